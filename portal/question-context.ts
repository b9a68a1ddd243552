import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { QuestionContext } from '#core/questions/store.ts';
import { parseReadAddress } from './routes.ts';

/** The page in which a question is asked, in the reader with the paragraph in view: its address follows it. */
export function questionContext(title: string, url: string): QuestionContext {
  const { pathname, search, hash } = new URL(url);
  const place = parseReadAddress(`${pathname}${search}${hash}`);
  const path = place?.path ?? place?.article;
  return {
    title,
    url,
    ...(place && path !== undefined && { paragraph: joinParagraphId(place.regTextId, path) }),
  };
}

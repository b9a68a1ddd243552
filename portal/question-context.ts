import type { LanguageCode } from '#core/contract/languages.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { isDay } from '#core/lib/day.ts';
import type { RequestedPlace } from '#core/questions/named-place.ts';
import type { QuestionContext } from '#core/questions/store.ts';
import { parseReadAddress } from './routes.ts';

/**
 * The page on which a question is asked; in the reader with the current paragraph, which its address names.
 */
export function questionContext(title: string, url: string): QuestionContext {
  const seen = placeIn(url);
  return { title, url, ...(seen && { paragraph: joinParagraphId(seen.regTextId, seen.path) }) };
}

/** The place in a text that an address names; `language` applies if the address names none. */
export function placeOfAddress(url: string, language: LanguageCode): RequestedPlace | undefined {
  const seen = placeIn(url);
  return seen && { ...seen, language: seen.language ?? language };
}

function placeIn(url: string) {
  const { pathname, search, hash } = new URL(url);
  const place = parseReadAddress(`${pathname}${search}${hash}`);
  const path = place?.path ?? place?.article;
  if (!place || path === undefined) return undefined;
  const { regTextId, versionDate: named, language } = place;
  const versionDate = named && isDay(named) ? named : undefined;
  return { regTextId, path, versionDate, language };
}

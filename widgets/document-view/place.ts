import type { LanguageCode } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';

/** A place in a document: `article` is the path of a unit, `path` that of a paragraph inside it. */
export type Place = {
  regTextId: string;
  article?: string | undefined;
  path?: string | undefined;
  versionDate?: string | undefined;
  language?: LanguageCode | undefined;
};

/** The fields of a place for this path. */
export function placeInDocument(path: string): Pick<Place, 'article' | 'path'> {
  const article = articlePath(path);
  return { article: article || undefined, path: article === path ? undefined : path };
}

/** The parts of the target of a reference or term: `bankg~5^2`, or a whole document. */
export function splitTarget(target: string): { regTextId: string; path: string | undefined } {
  const [regTextId = '', path] = target.split('~');
  return { regTextId, path };
}

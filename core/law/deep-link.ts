import type { LanguageCode } from '../contract/languages.ts';
import { toLanguageCode } from '../lib/locales.ts';
import { articlePath } from './paragraph-id.ts';

/** A place in a regulation as given in an address. */
export type ReadLocation = {
  regTextId: string;
  /** Path of the article (or other unit). */
  article?: string | undefined;
  versionDate?: string | undefined;
  language?: LanguageCode | undefined;
  /** Path of the exact place; its article is used if `article` is absent. */
  path?: string | undefined;
};

/** The address of a place in the reader, percent-encoded. */
export function readPath({ regTextId, article, versionDate, language, path }: ReadLocation): string {
  const unit = article ?? (path === undefined ? undefined : articlePath(path));
  const query = [
    versionDate && `versionDate=${encodeURIComponent(versionDate)}`,
    language && `language=${language}`,
  ].filter(Boolean);
  return [
    `/read/${encodeURIComponent(regTextId)}`,
    unit && `/${encodeURIComponent(unit)}`,
    query.length > 0 && `?${query.join('&')}`,
    path && `#${encodeURIComponent(path)}`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Parses an address made by `readPath`; undefined for any other address. An unknown language is ignored. A
 * date is not validated here: an invalid one must lead to an error, not to the text of another day.
 */
export function parseReadLocation(pathname: string, search = '', hash = ''): ReadLocation | undefined {
  const match = /^\/read\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname);
  const regTextId = decode(match?.[1]);
  if (!regTextId) return undefined;
  const query = new URLSearchParams(search);
  const article = decode(match?.[2]);
  const versionDate = query.get('versionDate');
  const language = toLanguageCode(query.get('language') ?? '');
  const path = decode(hash.replace(/^#/, ''));
  return {
    regTextId,
    ...(article && { article }),
    ...(versionDate && { versionDate }),
    ...(language && { language }),
    ...(path && { path }),
  };
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined; // a stray percent sign: not made by readPath
  }
}

import type { LanguageCode } from '../contract/languages.ts';
import { toLanguageCode } from '../lib/locales.ts';
import { articlePath } from './paragraph-id.ts';

/** A place in a regulation as the address bar names it. */
export type ReadLocation = {
  regTextId: string;
  /** Path of the article (or other unit) that is read. */
  article?: string | undefined;
  versionDate?: string | undefined;
  language?: LanguageCode | undefined;
  /** Path of the exact place; its article is used where `article` is not given. */
  path?: string | undefined;
};

/** The address of a place in the reader, with every part percent-encoded. */
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
 * Reads an address made by `readPath`; undefined where it is not one. A language that does not exist is left
 * out; a date is taken as it stands, so that whoever asks for no day is told and does not read another's text.
 */
export function parseReadLocation(pathname: string, search = '', hash = ''): ReadLocation | undefined {
  const match = /^\/read\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname);
  const regTextId = decoded(match?.[1]);
  if (!regTextId) return undefined;
  const query = new URLSearchParams(search);
  const article = decoded(match?.[2]);
  const versionDate = query.get('versionDate');
  const language = toLanguageCode(query.get('language') ?? '');
  const path = decoded(hash.replace(/^#/, ''));
  return {
    regTextId,
    ...(article && { article }),
    ...(versionDate && { versionDate }),
    ...(language && { language }),
    ...(path && { path }),
  };
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined; // a stray percent sign: no address of ours
  }
}

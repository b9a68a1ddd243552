import { type RefObject, useEffect } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { VersionStatus } from '#core/contract/main/text-status.ts';
import { citeVersion } from '#core/law/cited-version.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { ReaderHost } from './reg-reader-options.ts';

/** Where a reader is, as it is reported to its page: plain data. */
export type PlaceDetail = {
  /** As lawyers cite it, with its version where that is not today's. */
  citation: string;
  /** Deep link into the portal. */
  href: string;
  regTextId: string;
  article: string | undefined;
  path: string | undefined;
  language: LanguageCode;
  versionDate: string;
};

type Where = Pick<PlaceDetail, 'citation' | 'href' | 'regTextId' | 'language' | 'versionDate'> & {
  path: string | undefined;
  status: VersionStatus;
  /** Whether the text is older than the version in force. */
  isBehind: boolean;
};

/** The place as an event tells it. */
export function placeDetail({
  citation,
  href,
  regTextId,
  path,
  language,
  versionDate,
  status,
  isBehind,
}: Where): PlaceDetail {
  const article = path === undefined ? undefined : articlePath(path);
  return {
    citation: citeVersion(citation, { versionDate, status, language, isBehind }),
    href: new URL(href, document.baseURI).href,
    regTextId,
    article: article || undefined,
    path: article === path ? undefined : path,
    language,
    versionDate,
  };
}

/** Milliseconds without a move before the page is notified, since scrolling passes many places. */
const rest = 250;

/** Tells the page where its reader is, once for each place; `reported` is the last one, whatever view it was. */
export function usePlaceEvent(
  host: ReaderHost,
  reported: RefObject<string | undefined>,
  place: PlaceDetail | undefined,
): void {
  const key = place && JSON.stringify(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the whole place
  useEffect(() => {
    if (!place || key === reported.current) return;
    const waiting = setTimeout(() => {
      reported.current = key;
      host.emit('reg-place-changed', place);
    }, rest);
    return () => clearTimeout(waiting);
  }, [host, reported, key]);
}

import { type RefObject, useEffect } from 'react';
import { useScene } from '../reader/reader-scene.ts';
import { useRequestedPlace } from '../reader/requested-place.ts';
import type { OpenRequest } from './open-request.ts';
import { placeDetail, usePlaceEvent } from './place-event.ts';
import type { ReaderHost } from './reg-reader-options.ts';

type PlaceReportsProps = {
  host: ReaderHost;
  /** The last place that was reported to the page. */
  reported: RefObject<string | undefined>;
  /** What the page asked for, if it led here. */
  request: OpenRequest | undefined;
};

/** Tells the page on which place its reader is, and that a place is not in the text; stands in the open text. */
export function PlaceReports({ host, reported, request }: PlaceReportsProps) {
  const { props, document, language, versionDate, citationOf, addressOf } = useScene();
  const { requested, entry, isLoaded, isThere } = useRequestedPlace();
  const { regTextId } = props;
  const missing = isThere || !isLoaded ? undefined : `${regTextId}~${requested}`;
  const path = isThere ? requested : entry?.id;
  const place =
    requested !== undefined && !isLoaded
      ? undefined
      : placeDetail({
          citation:
            path === undefined ? (document.shortNames[language] ?? document.displayName) : citationOf(path),
          href: path === undefined ? props.href({ ...props, language }) : addressOf(path),
          regTextId,
          path,
          language,
          versionDate,
          status: document.status,
          isBehind: document.behind !== undefined,
        });
  usePlaceEvent(host, reported, place);

  useEffect(() => {
    if (missing) host.emit('reg-failed', { code: 'PARAGRAPH_NOT_FOUND', where: missing });
  }, [host, missing]);
  useEffect(() => {
    if (missing) request?.reject('PARAGRAPH_NOT_FOUND');
    else if (place) request?.resolve(place);
  });
  return null;
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { createPdfPlaces, type PdfPlaces } from '#core/regulations/pdf-places.ts';
import type { Reading } from '#core/regulations/reading-types.ts';

/** Places of articles and paragraphs; `isSettled` once there is nothing more to wait for. */
export function usePlaces(reading: Reading): { places: PdfPlaces; isSettled: boolean } {
  const articles = useStore(reading.$coordinates);
  const paragraphs = useStore(reading.$paragraphCoordinates);

  useEffect(() => {
    if (articles.state === 'idle') void reading.loadCoordinates();
    if (paragraphs.state === 'idle') void reading.loadParagraphCoordinates();
  }, [reading, articles.state, paragraphs.state]);

  const places = useMemo(
    () => createPdfPlaces(loadedValue(articles) ?? [], loadedValue(paragraphs) ?? []),
    [articles, paragraphs],
  );
  return { places, isSettled: articles.state === 'ready' || articles.state === 'failed' };
}

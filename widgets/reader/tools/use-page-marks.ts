import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { pageMarks } from '#core/regulations/page-marks.ts';
import { useScene } from '../reader-scene.ts';

/** Fetches where pages of the PDF begin: only units that bear a mark are drawn again. */
export function usePageMarks(): void {
  const { reading, preferences, props, $marks } = useScene();
  const { headers } = useStore(preferences.$preferences);
  const coordinates = useStore(reading.$paragraphCoordinates);
  const wanted = props.headers ?? headers;

  useEffect(() => {
    if (wanted) void reading.loadParagraphCoordinates();
  }, [reading, wanted]);

  useEffect(() => {
    const byUnit = new Map<string, Map<string, number>>();
    for (const [path, page] of pageMarks(loadedValue(coordinates) ?? [])) {
      const marks = byUnit.get(articlePath(path)) ?? new Map<string, number>();
      byUnit.set(articlePath(path), marks.set(path, page));
    }
    $marks.set(byUnit);
  }, [coordinates, $marks]);
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { shownValue } from '#core/http/loadable.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { pageMarks } from '#core/regulations/page-marks.ts';
import { repealedSince } from '#core/regulations/repeal.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import { useText } from '../app-context.tsx';
import type { Drawing } from './law/drawing.ts';
import { useScene } from './reader-scene.ts';

/** How this text is drawn; changes only with document, language of the interface, or page marks. */
export function useDrawing(): Drawing {
  const { reading, language, nameOf, preferences } = useScene();
  const text = useText<typeof readerTexts>();
  const { headers } = useStore(preferences.$preferences);
  const coordinates = useStore(reading.$paragraphCoordinates);

  useEffect(() => {
    if (!headers) return;
    // The places of paragraphs are a decoration: they wait until the text is on screen.
    const waiting = setTimeout(() => void reading.loadParagraphCoordinates(), 900);
    return () => clearTimeout(waiting);
  }, [reading, headers]);

  const marks = useMemo(() => {
    const places = shownValue(coordinates);
    return places && pageMarks(places);
  }, [coordinates]);

  return useMemo(
    () => ({
      typeset: createTypesetter(language),
      nameOf,
      marks,
      repealedSince(unit) {
        const day = repealedSince(unit, language);
        return day
          ? text('reader.repealedSince', { date: formatDate(day, localeOf(language), 'long') })
          : text('reader.repealed');
      },
      labels: {
        note: (number) => text('reader.note', { number }),
        notes: text('reader.notes'),
        page: (page) => text('reader.pageBegins', { page }),
        pageShort: (page) => text('reader.pageShort', { page }),
        image: text('reader.image'),
        table: text('reader.table'),
      },
    }),
    [language, nameOf, marks, text],
  );
}

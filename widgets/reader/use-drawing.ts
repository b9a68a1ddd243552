import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { shownValue } from '#core/http/loadable.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { pageMarks } from '#core/regulations/page-marks.ts';
import { repealedSince } from '#core/regulations/repeal.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import { useText } from '../app-context.tsx';
import type { Drawing } from './law/drawing.ts';
import { useScene } from './reader-scene.ts';

/** How this text is drawn; changes only with the document and the language of the interface. */
export function useDrawing(): Drawing {
  const { language, nameOf } = useScene();
  const text = useText<typeof readerTexts>();
  return useMemo(
    () => ({
      typeset: createTypesetter(language),
      nameOf,
      marks: undefined,
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
    [language, nameOf, text],
  );
}

/** Where pages of the PDF begin, by unit: only units that bear a mark are drawn again when they are known. */
export function usePageMarks(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const { reading, preferences } = useScene();
  const { headers } = useStore(preferences.$preferences);
  const coordinates = useStore(reading.$paragraphCoordinates);

  useEffect(() => {
    if (!headers) return;
    // The places of paragraphs are a decoration: they wait until the text is on screen.
    const waiting = setTimeout(() => void reading.loadParagraphCoordinates(), 900);
    return () => clearTimeout(waiting);
  }, [reading, headers]);

  return useMemo(() => {
    const byUnit = new Map<string, Map<string, number>>();
    for (const [path, page] of pageMarks(shownValue(coordinates) ?? [])) {
      const marks = byUnit.get(articlePath(path)) ?? new Map<string, number>();
      byUnit.set(articlePath(path), marks.set(path, page));
    }
    return byUnit;
  }, [coordinates]);
}

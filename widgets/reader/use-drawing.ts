import { useMemo } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { repealNote } from '#core/regulations/repeal.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import { useText } from '../app-context.tsx';
import type { Drawing } from '../law/drawing.ts';
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
      repealedSince: (unit) => repealNote(unit, language),
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

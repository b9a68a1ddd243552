import { useMemo, useRef } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { repealNote } from '#core/regulations/repeal.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import { useText } from '../app-context.tsx';
import type { Drawing } from '../law/drawing.ts';
import { useScene } from './reader-scene.ts';

/** How this text is drawn; changes only with the document, the day that is read and the language of the interface. */
export function useDrawing(): Drawing {
  const scene = useScene();
  const { language, nameOf, props } = scene;
  const latest = useRef(scene);
  latest.current = scene;
  const text = useText<typeof readerTexts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that is read stands in the addresses of links
  return useMemo(
    () => ({
      typeset: createTypesetter(language),
      nameOf,
      hrefTo: (target) => latest.current.hrefTo(target),
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
    [language, nameOf, text, props.versionDate],
  );
}

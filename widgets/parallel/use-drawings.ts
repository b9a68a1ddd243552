import { useMemo, useRef } from 'react';
import { readerTexts } from '#core/i18n/reader.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import { repealNote } from '#core/regulations/repeal.ts';
import { createTypesetter } from '#core/regulations/typography.ts';
import { useText, useTexts } from '../app-context.tsx';
import type { Drawing } from '../law/drawing.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { namesIn, placeOfTarget } from './parallel-scene.ts';

/** How each language is drawn; changes only with the text and the language of the interface. */
export function useDrawings(props: ParallelViewProps, opened: OpenedParallel): Drawing[] {
  useTexts(readerTexts);
  const text = useText<typeof readerTexts>();
  const latest = useRef(props);
  latest.current = props;
  return useMemo(
    () =>
      opened.languages.map((language) => ({
        typeset: createTypesetter(language),
        nameOf: namesIn(language, opened),
        hrefTo: (target) => {
          const { href, languages } = latest.current;
          return href(placeOfTarget(latest.current, target), { languages });
        },
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
      })),
    [opened, text],
  );
}

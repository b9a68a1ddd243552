import { useState } from 'react';
import { readingTexts } from '#core/i18n/reading.ts';
import { useText } from '#widgets/app-context.tsx';
import { ParallelView } from '#widgets/parallel/ParallelView.tsx';
import { usePageTitle } from '../../shell/page-title.tsx';
import type { ReadPart } from './read-parts.ts';

/** A place in the languages that the address names. */
export function ParallelPlace({ place, view, onClose, ...part }: ReadPart) {
  const text = useText(readingTexts);
  const [name, setName] = useState(place.regTextId);
  usePageTitle(text?.('reading.besides', { name }) ?? name);
  return (
    <ParallelView
      {...place}
      {...part}
      languages={view.languages ?? []}
      onClose={() => onClose()}
      onOpened={({ document }) => setName(document.displayName)}
    />
  );
}

import { useState } from 'react';
import { readingTexts } from '#core/i18n/reading.ts';
import { useText, useTexts } from '#widgets/app-context.tsx';
import { ParallelView } from '#widgets/parallel/ParallelView.tsx';
import { usePageTitle } from '../shell/page-title.tsx';
import type { ReadPart } from './read-parts.ts';

/** A place in several languages, as the address names them. */
export function ParallelPlace({ place, view, onClose, ...part }: ReadPart) {
  const hasTexts = useTexts(readingTexts);
  const text = useText<typeof readingTexts>();
  const [name, setName] = useState(place.regTextId);
  usePageTitle(hasTexts ? text('reading.besides', { name }) : name);
  return (
    <ParallelView
      {...place}
      {...part}
      languages={view.languages ?? []}
      heading={1}
      onClose={() => onClose()}
      onOpened={({ document }) => setName(document.displayName)}
    />
  );
}

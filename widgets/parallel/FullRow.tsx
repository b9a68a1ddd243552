import type { ReactNode } from 'react';
import { useScene } from './parallel-scene.ts';

/** A row that goes through all languages: what is said of the text and is no part of it. */
export function FullRow({ children }: { children: ReactNode }) {
  const { languages } = useScene().opened;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
    // biome-ignore lint/a11y/useFocusableInteractive: only rows that are places take the focus
    <div role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" aria-colspan={languages.length}>
        {children}
      </div>
    </div>
  );
}

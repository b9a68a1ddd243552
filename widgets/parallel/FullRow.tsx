import type { ReactNode } from 'react';
import { useScene } from './parallel-scene.ts';

type FullRowProps = { className?: string; children: ReactNode };

/** A row across all languages for notes about the text that are not part of it. */
export function FullRow({ className, children }: FullRowProps) {
  const { languages } = useScene().opened;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not be laid out one language below the other
    // biome-ignore lint/a11y/useFocusableInteractive: only rows that are places take the focus
    <div role="row" className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" aria-colspan={languages.length}>
        {children}
      </div>
    </div>
  );
}

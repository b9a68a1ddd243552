import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

/** Content for assistive technology only; with an id it may name or describe something else. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={hidden}>
      {children}
    </span>
  );
}

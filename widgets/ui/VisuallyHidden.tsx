import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

/** Said to assistive technology and not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}

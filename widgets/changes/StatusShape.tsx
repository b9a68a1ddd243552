import type { ReactNode } from 'react';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import * as styles from './signs.css.ts';

/** The shapes of the tokens: diamond, triangle, circle, dashed ring, tick, ring with a slash. */
const shapes: Record<ChangeStatus, ReactNode> = {
  R: <path d="m6 0 6 6-6 6-6-6Z" fill="currentColor" />,
  A: <path d="m6 .7 6 10.6H0Z" fill="currentColor" />,
  G: <circle cx="6" cy="6" r="5.2" fill="currentColor" />,
  '?': (
    <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 1.6" />
  ),
  D: <path d="m1.5 6.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  O: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="6" cy="6" r="5" />
      <path d="m2.5 9.5 7-7" />
    </g>
  ),
};

/** The shape of a status; the word stands beside it, so that neither colour nor shape has to be known. */
export function StatusShape({ status }: { status: ChangeStatus }) {
  return (
    <svg className={styles.shape[status]} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      {shapes[status]}
    </svg>
  );
}

import type { CommentStatusId } from '#core/contract/domain/comments.ts';
import { classes } from '../ui/classes.ts';
import * as styles from './comments.css.ts';

const ring = <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const shapes = {
  1: ring,
  2: (
    <>
      {ring}
      <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" />
    </>
  ),
  3: <path d="m1.5 6.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.75" />,
};

/** The shape of a status: ring, half-filled ring, tick. The word stands beside it. */
export function StatusSign({ status }: { status: CommentStatusId }) {
  if (status === 0) return null;
  return (
    <svg
      className={classes(styles.status, status === 3 && styles.done)}
      viewBox="0 0 12 12"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[status]}
    </svg>
  );
}

import type { CommentStatusId } from '#core/contract/domain/comments.ts';
import * as styles from './comments.css.ts';

/** The status of a comment as shape and word: ring, half-filled ring, tick. */
export function StatusMark({ status, label }: { status: CommentStatusId; label: string }) {
  if (status === 0) return <span className={styles.faint}>{label}</span>;
  return (
    <span className={styles.status}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className={styles.shape[status]}>
        {status === 3 ? (
          <path d="M1.5 6.5 4.5 9.5 10.5 2.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        ) : (
          <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        )}
        {status === 2 ? <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" /> : null}
      </svg>
      {label}
    </span>
  );
}

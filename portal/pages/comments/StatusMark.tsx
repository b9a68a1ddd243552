import type { CommentStatusId } from '#core/contract/domain/comments.ts';
import { StatusSign } from '#widgets/comments/StatusSign.tsx';
import * as styles from './comments.css.ts';

/** The status of a comment as shape and word. */
export function StatusMark({ status, label }: { status: CommentStatusId; label: string }) {
  if (status === 0) return <span className={styles.faint}>{label}</span>;
  return (
    <span className={styles.status}>
      <span className={styles.shape}>
        <StatusSign status={status} />
      </span>
      {label}
    </span>
  );
}

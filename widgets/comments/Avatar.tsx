import { initialsOf } from '#core/comments/threads.ts';
import * as styles from './comments.css.ts';

type AvatarProps = { name: string; kind: keyof typeof styles.avatar };

/** Two letters for the person; the name stands beside it. */
export function Avatar({ name, kind }: AvatarProps) {
  return (
    <span className={styles.avatar[kind]} aria-hidden="true">
      {kind === 'provider' ? 'R' : initialsOf(name)}
    </span>
  );
}

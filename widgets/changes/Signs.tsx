import { CircleAlert, Clock } from 'lucide';
import { deadlineState } from '#core/changes/deadline.ts';
import { initialsOf } from '#core/comments/threads.ts';
import type { ChangeVolume } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { formatDate } from '#core/lib/dates.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './signs.css.ts';

const filledBars: Record<ChangeVolume, number> = { high: 3, medium: 2, low: 1, unknown: 0 };

/** The work on a change as bars; the word stands beside them. What is unknown has none. */
export function VolumeBars({ volume }: { volume: ChangeVolume }) {
  const filled = filledBars[volume];
  if (filled === 0) return null;
  return (
    <span className={styles.bars} aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <span key={bar} className={bar <= filled ? styles.fullBar : styles.emptyBar} />
      ))}
    </span>
  );
}

/** Two letters for the owner; a dashed ring where nobody owns a change. */
export function OwnerPicture({ ownerId }: { ownerId: string | undefined }) {
  const { words, me } = useChangeScene();
  if (ownerId === undefined) return <span className={styles.avatar.nobody} aria-hidden="true" />;
  return (
    // No text: buttons with it are named by what is read.
    <span
      className={styles.avatar[ownerId === me ? 'own' : 'other']}
      aria-hidden="true"
      data-initials={initialsOf(words.people.get(ownerId) ?? '')}
    />
  );
}

/** The day, and if it is near or over how many days there are, in figures, words and colour. */
export function Deadline({ change }: { change: Change }) {
  const { words } = useChangeScene();
  const { text, locale, today } = words;
  if (change.deadline === undefined)
    return <span className={styles.faint}>{text('changes.noDeadline')}</span>;
  const { mark, days } = deadlineState(change, today);
  const day = <time dateTime={change.deadline}>{formatDate(change.deadline, locale)}</time>;
  if (mark === undefined) return <span className={styles.deadline}>{day}</span>;
  const count = Math.abs(days);
  return (
    <span className={classes(styles.deadline, styles.marked[mark])}>
      {day}{' '}
      <span className={styles.days}>
        <Icon of={mark === 'overdue' ? CircleAlert : Clock} size={14} />
        {mark === 'overdue' ? (
          <>
            <span aria-hidden="true">{text('changes.overdueMark', { count })}</span>
            <VisuallyHidden>{text('changes.overdue', { count })}</VisuallyHidden>
          </>
        ) : (
          text(days === 0 ? 'changes.dueToday' : 'changes.due', { count })
        )}
      </span>
    </span>
  );
}

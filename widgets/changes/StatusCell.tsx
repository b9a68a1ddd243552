import { Hourglass } from 'lucide';
import { statusText } from '#core/changes/change-words.ts';
import { changeStatuses } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ChoiceCell } from './ChoiceCell.tsx';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';
import { StatusShape } from './StatusShape.tsx';

/** The status as shape and word; editors choose another one from its menu, by the letter of its code too. */
export function StatusCell({ change }: { change: Change }) {
  const { words, mayEdit, setStatus } = useChangeScene();
  const { text } = words;
  const { status, topic, approval } = change;
  const word = text(statusText[status]);
  const pending = approval && text('changes.pending', { status: text(statusText[approval.status]) });
  const content = (
    <>
      <StatusShape status={status} />
      <span className={styles.word}>{word}</span>
      {pending ? (
        <>
          <Icon of={Hourglass} size={12} className={styles.pending} />
          <VisuallyHidden>{pending}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
  if (!mayEdit) return <span className={styles.value}>{content}</span>;
  return (
    <ChoiceCell
      label={text('changes.editStatus', { topic })}
      value={pending ? `${word} ${pending}` : word}
      menuLabel={text('changes.status')}
      items={() =>
        changeStatuses.map((code) => ({
          id: code,
          label: text(statusText[code]),
          sign: <StatusShape status={code} />,
          shortcut: code,
          apart: code === 'D',
          checked: code === status,
          onSelect: () => setStatus(change, code),
        }))
      }
    >
      {content}
    </ChoiceCell>
  );
}

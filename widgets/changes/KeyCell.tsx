import { KeyRound } from 'lucide';
import type { Change } from '#core/contract/domain/changes.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';

/** Whether a change is a key one: a key, or nothing. */
export function KeyCell({ change }: { change: Change }) {
  const { words, mayEdit, save } = useChangeScene();
  const { text } = words;
  const { key, topic } = change;
  if (!mayEdit)
    return key ? (
      <>
        <Icon of={KeyRound} size={14} />
        <VisuallyHidden>{text('changes.isKey')}</VisuallyHidden>
      </>
    ) : null;
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={text('changes.editKey', { topic })}
      aria-pressed={key}
      onClick={() => void save(change, { domainData: { key: !key } })}
    >
      <Icon of={KeyRound} size={14} />
    </button>
  );
}

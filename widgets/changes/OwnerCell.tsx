import type { Change } from '#core/contract/domain/changes.ts';
import { classes } from '../ui/classes.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';
import { OwnerPicture } from './Signs.tsx';
import { ownerName, peopleOptions } from './use-change-words.ts';

/** Who owns a change; editors choose among the people of the organisation. */
export function OwnerCell({ change }: { change: Change }) {
  const { words, mayEdit, save } = useChangeScene();
  const { text } = words;
  const { ownerId, topic } = change;
  const name = ownerName(words, ownerId);
  const content = (
    <>
      <OwnerPicture ownerId={ownerId} />
      <span className={classes(styles.word, ownerId === undefined && styles.faint)}>{name}</span>
    </>
  );
  if (!mayEdit) return <span className={styles.value}>{content}</span>;
  const choose = (id: string | null) => {
    if (id !== (ownerId ?? null)) void save(change, { domainData: { ownerId: id } });
  };
  return (
    <ChoiceCell
      label={text('changes.editOwner', { topic })}
      value={name}
      menuLabel={text('changes.ownerId')}
      items={() => [
        {
          id: '',
          label: text('changes.nobody'),
          sign: <OwnerPicture ownerId={undefined} />,
          checked: ownerId === undefined,
          onSelect: () => choose(null),
        },
        ...peopleOptions(words).map(({ value: id, label }) => ({
          id,
          label,
          sign: <OwnerPicture ownerId={id} />,
          checked: id === ownerId,
          onSelect: () => choose(id),
        })),
      ]}
    >
      {content}
    </ChoiceCell>
  );
}

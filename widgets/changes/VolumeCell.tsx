import { changeVolumes } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { classes } from '../ui/classes.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import * as styles from './cells.css.ts';
import { useChangeScene } from './change-scene.ts';
import { VolumeBars } from './Signs.tsx';

/** How much work a change is, as bars and a word. */
export function VolumeCell({ change }: { change: Change }) {
  const { words, mayEdit, save } = useChangeScene();
  const { text } = words;
  const { volume, topic } = change;
  const value = text(`changes.volume-${volume}`);
  const content = (
    <>
      <VolumeBars volume={volume} />
      <span className={classes(styles.word, volume === 'unknown' && styles.faint)}>{value}</span>
    </>
  );
  if (!mayEdit) return <span className={styles.value}>{content}</span>;
  return (
    <ChoiceCell
      label={text('changes.editVolume', { topic })}
      value={value}
      menuLabel={text('changes.volume')}
      items={() =>
        changeVolumes.map((one) => ({
          id: one,
          label: text(`changes.volume-${one}`),
          sign: <VolumeBars volume={one} />,
          checked: one === volume,
          onSelect: () => {
            if (one !== volume) void save(change, { domainData: { volume: one } });
          },
        }))
      }
    >
      {content}
    </ChoiceCell>
  );
}

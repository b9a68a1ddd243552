import { useId } from 'react';
import type { ChangeQuery, ChangeSwitches } from '#core/change-filter/change-address.ts';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';

type SwitchesProps = { query: ChangeQuery; onQuery: (change: Partial<ChangeQuery>) => void };

const names = ['onlyKey', 'green', 'ended'] as const satisfies readonly (keyof ChangeSwitches)[];

/** The three switches above the table; each says whether it shows or hides, and how it is at first. */
export function Switches({ query, onQuery }: SwitchesProps) {
  const { text } = useChangeScene().words;
  const id = useId();
  return (
    <div className={styles.switches}>
      {names.map((name) => {
        // A status that is asked for is displayed, whatever the switches say.
        const isOverruled = name !== 'onlyKey' && Boolean(query.filters.status);
        return (
          <label
            key={name}
            className={styles.choice}
            title={text(isOverruled ? 'changes.byStatus' : `changes.${name}Hint`)}
          >
            <input
              type="checkbox"
              className={styles.box}
              checked={query[name]}
              disabled={isOverruled}
              aria-describedby={`${id}-${name}`}
              onChange={(event) => onQuery({ [name]: event.target.checked })}
            />
            {text(`changes.${name}`)}
            <span id={`${id}-${name}`} hidden>
              {text(isOverruled ? 'changes.byStatus' : `changes.${name}Hint`)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

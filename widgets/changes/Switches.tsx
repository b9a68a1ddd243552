import { FilterX } from 'lucide';
import { useId, useRef } from 'react';
import {
  type ChangeQuery,
  type ChangeSwitches,
  filtersSet,
  switchesAtFirst,
} from '#core/change-filter/change-address.ts';
import { Button } from '../ui/Button.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';

type SwitchesProps = { query: ChangeQuery; onQuery: (change: Partial<ChangeQuery>) => void };

const names = ['onlyKey', 'green', 'ended'] as const satisfies readonly (keyof ChangeSwitches)[];

/**
 * The three switches above the table; each says whether it shows or hides, and how it is at first. Beside them what clears
 * them, and the filters of the columns, while any is set.
 */
export function Switches({ query, onQuery }: SwitchesProps) {
  const { text } = useChangeScene().words;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const count = filtersSet(query);
  const clear = () => {
    // The button goes with the filters.
    first.current?.focus();
    onQuery({ filters: {}, ...switchesAtFirst });
  };
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
              ref={name === names[0] ? first : undefined}
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
      {count > 0 ? (
        <Button size="small" kind="quiet" icon={FilterX} className={styles.clear} onClick={clear}>
          {text('changes.clearFilters', { count })}
        </Button>
      ) : null}
    </div>
  );
}

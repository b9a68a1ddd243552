import { useStore } from '@nanostores/react';
import { FilterX, Hourglass } from 'lucide';
import { useId, useMemo, useRef } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import {
  type ChangeQuery,
  type ChangeSwitches,
  filtersSet,
  overrulesSwitches,
  switchesAtFirst,
  waitingForApproval,
} from '#core/change-filter/change-address.ts';
import { changes } from '#core/changes/store.ts';
import { useApp } from '../app-context.tsx';
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
  const { words, mayEdit } = useChangeScene();
  const { text } = words;
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
        // What is asked for by status or approval is displayed, whatever the switches say.
        const isOverruled = name !== 'onlyKey' && overrulesSwitches(query.filters);
        const overruling = query.filters.status ? 'changes.byStatus' : 'changes.byApproval';
        const hint = text(isOverruled ? overruling : `changes.${name}Hint`);
        return (
          <label key={name} className={styles.choice} title={hint}>
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
              {hint}
            </span>
          </label>
        );
      })}
      {mayEdit ? <WaitingForApproval query={query} onQuery={onQuery} /> : null}
      {count > 0 ? (
        <Button size="small" kind="quiet" icon={FilterX} className={styles.besideSwitches} onClick={clear}>
          {text('changes.clearFilters', { count })}
        </Button>
      ) : null}
    </div>
  );
}

/** How many requested ends wait for somebody's approval, and those alone at a press; nothing where none does. */
function WaitingForApproval({ query, onQuery }: SwitchesProps) {
  const { text } = useChangeScene().words;
  const all = loadedValue(useStore(useApp().part(changes).$changes));
  const count = useMemo(() => (all ?? []).filter(({ approval }) => approval !== undefined).length, [all]);
  const isOn = Boolean(query.filters.approval);
  if (count === 0 && !isOn) return null;
  return (
    <Button
      size="small"
      kind={isOn ? 'plain' : 'quiet'}
      icon={Hourglass}
      className={styles.besideSwitches}
      aria-pressed={isOn}
      onClick={() => onQuery(isOn ? { filters: { ...query.filters, approval: '' } } : waitingForApproval)}
    >
      {text('changes.waiting', { count })}
    </Button>
  );
}

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isInSight, jumpToRow } from './jump-to-row.ts';

export type Changes = {
  /** The row that is looked at, by its place among all. */
  current: number | undefined;
  at: number;
  total: number;
  step: (by: 1 | -1) => void;
  /** To the first change at or after a row. */
  goTo: (row: number) => void;
};

/** Goes from change to change; the first one is in sight when the comparison opens. */
export function useChanges(rows: RefObject<HTMLElement | null>, changes: readonly number[]): Changes {
  const [current, setCurrent] = useState(changes[0]);
  const at = current === undefined ? -1 : changes.indexOf(current);

  // What is filtered away is not looked at any more.
  useLayoutEffect(() => {
    if (at < 0) setCurrent(changes[0]);
  }, [at, changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens; later the person scrolls
  useEffect(() => {
    const [first] = changes;
    if (!rows.current || first === undefined) return;
    if (!isInSight(rows.current, first)) jumpToRow(rows.current, first);
  }, []);

  const look = (row: number | undefined) => {
    if (row === undefined || !rows.current) return;
    setCurrent(row);
    jumpToRow(rows.current, row);
    rows.current.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus({ preventScroll: true });
  };
  return {
    current: at < 0 ? changes[0] : current,
    at: Math.max(at, 0),
    total: changes.length,
    step: (by) => look(changes[(Math.max(at, 0) + by + changes.length) % changes.length]),
    goTo(row) {
      const next = changes.find((each) => each >= row);
      if (rows.current) jumpToRow(rows.current, row);
      if (next !== undefined) setCurrent(next);
    },
  };
}

/** Where letters are typed, they are letters. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [popover], [role="menu"]';

/** `n` and `p` from change to change, `?` for help; with the focus in the view only. */
export function keysOfChanges(
  { step }: Pick<Changes, 'step'>,
  onHelp: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as HTMLElement).closest(typing)) return;
    const acts: Record<string, () => void> = { n: () => step(1), p: () => step(-1), '?': onHelp };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

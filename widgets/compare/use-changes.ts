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

/** Goes from change to change; the one looked at is in sight when the comparison opens or is shown otherwise. */
export function useChanges(
  rows: RefObject<HTMLElement | null>,
  changes: readonly number[],
  shown: string,
): Changes {
  const [current, setCurrent] = useState(changes[0]);
  const [jump, setJump] = useState<{ row: number; focus: boolean }>();
  const at = current === undefined ? -1 : changes.indexOf(current);

  // What is filtered away is not looked at any more.
  useLayoutEffect(() => {
    if (at < 0) setCurrent(changes[0]);
  }, [at, changes]);
  const looked = at < 0 ? changes[0] : current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when it moves: then it is jumped to
  useEffect(() => {
    if (!rows.current || looked === undefined) return;
    if (!isInSight(rows.current, looked)) jumpToRow(rows.current, looked);
  }, [shown]);

  // Once the row is drawn: of a long text those far away may not be yet.
  useLayoutEffect(() => {
    if (!jump || !rows.current) return;
    jumpToRow(rows.current, jump.row);
    if (jump.focus) focusRow(rows.current, jump.row);
  }, [jump, rows]);

  const look = (row: number | undefined) => {
    if (row === undefined) return;
    setCurrent(row);
    setJump({ row, focus: true });
  };
  return {
    current: looked,
    at: Math.max(at, 0),
    total: changes.length,
    step: (by) => look(changes[(Math.max(at, 0) + by + changes.length) % changes.length]),
    goTo(row) {
      setCurrent(changes.find((each) => each >= row) ?? changes.at(-1));
      setJump({ row, focus: false });
    },
  };
}

const focusRow = (rows: HTMLElement, row: number) =>
  rows.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus({ preventScroll: true });

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

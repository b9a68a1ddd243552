import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { focusRow, isInSight, jumpToRow } from './jump.ts';

export type Changes = {
  /** Index, among all rows, of the current change. */
  currentChange: number | undefined;
  /** The row that is looked at: a change, or what an address or the contents named. */
  viewedRow: number | undefined;
  /** Index of the current change among the changes; undefined at an unchanged row. */
  position: number | undefined;
  total: number;
  step: (by: 1 | -1) => void;
  /** Goes to a row, gives it the focus if asked for, and makes the first change at or after it the current one. */
  goTo: (row: number, focus?: boolean) => void;
};

type Looking = {
  /** The row to begin at; otherwise the first change. */
  initialRow: number | undefined;
  /**
   * Whether two rows belong to one article: at the head of an article, its first change is the current one.
   */
  areTogether: (row: number, other: number) => boolean;
  /** Layout and filter as one key; when it changes, the viewed row is scrolled to again. */
  displayed: string;
  /** Called once the user stays at a row. */
  onLook: (row: number) => void;
};

/**
 * Milliseconds at a row before it is reported: held-down keys would change the address more often than
 * browsers allow.
 */
const staying = 200;

const changeFrom = (changes: readonly number[], row: number | undefined) =>
  row === undefined ? changes[0] : (changes.find((each) => each >= row) ?? changes.at(-1));

/** The change before or after the viewed row; after the last one comes the first. */
export function changeBeside(
  changes: readonly number[],
  { change, viewedRow = change }: { change: number | undefined; viewedRow: number | undefined },
  by: 1 | -1,
): number | undefined {
  if (change === undefined || viewedRow === undefined) return undefined;
  // At an unchanged row, the next change in that direction is the current one.
  const isNext = by > 0 ? change > viewedRow : change < viewedRow;
  return isNext ? change : changes.at((changes.indexOf(change) + by) % changes.length);
}

/**
 * Steps through the changes; the current one is scrolled into view when the comparison opens or its display
 * changes.
 */
export function useChanges(
  rows: RefObject<HTMLElement | null>,
  changes: readonly number[],
  { initialRow, areTogether, displayed, onLook }: Looking,
): Changes {
  const [lastChange, setLastChange] = useState(() => changeFrom(changes, initialRow));
  const [viewedRow, setViewedRow] = useState(initialRow);
  const [jump, setJump] = useState<{ row: number; focus: boolean }>();
  const position = lastChange === undefined ? -1 : changes.indexOf(lastChange);

  // A viewed row that the filter has removed is no longer viewed.
  useLayoutEffect(() => {
    if (position >= 0 || changes.length === 0) return;
    setLastChange(changes[0]);
    setViewedRow(undefined);
  }, [position, changes]);
  const currentChange = position < 0 ? changes[0] : lastChange;
  const isInView =
    viewedRow === undefined || (currentChange !== undefined && areTogether(viewedRow, currentChange));
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the row moves: that is a jump
  useEffect(() => {
    const { current: around } = rows;
    const isDrawn = (row: number | undefined): row is number =>
      row !== undefined && around?.querySelector(`[data-row="${row}"]`) !== null;
    const row = [viewedRow, currentChange].find(isDrawn);
    if (around && row !== undefined && !isInSight(around, row)) jumpToRow(around, row);
  }, [displayed]);

  // After the row has been drawn: in a long text, distant rows may not be drawn yet.
  useLayoutEffect(() => {
    if (!jump || !rows.current) return;
    jumpToRow(rows.current, jump.row);
    if (jump.focus) focusRow(rows.current, jump.row);
  }, [jump, rows]);

  const reportLook = useEffectEvent(onLook);
  useEffect(() => {
    if (!jump) return;
    const timer = setTimeout(() => reportLook(jump.row), staying);
    return () => clearTimeout(timer);
  }, [jump]);

  const look = (row: number | undefined, to: number | undefined, focus: boolean) => {
    if (row === undefined) return;
    setLastChange(to);
    setViewedRow(row);
    setJump({ row, focus });
  };
  return {
    currentChange,
    viewedRow: viewedRow ?? currentChange,
    position: isInView ? Math.max(position, 0) : undefined,
    total: changes.length,
    step(by) {
      const next = changeBeside(changes, { change: currentChange, viewedRow }, by);
      look(next, next, true);
    },
    goTo: (row, focus = false) => look(row, changeFrom(changes, row), focus),
  };
}

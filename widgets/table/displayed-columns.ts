import { createContext, useCallback, useMemo, useState } from 'react';
import { hasRoom, roomIn } from './room.ts';
import type { TableColumn } from './table-column.ts';

/** The columns whose values stand in the rows now: what others hold, the detail of a row says. */
export const DisplayedColumns = createContext<ReadonlySet<string>>(new Set());

/**
 * The columns for which a table has room, by its own width. Styles leave out the others too, before anything is measured;
 * but cells that span the table must span those alone, or it would keep room for columns that are not there.
 */
export function useDisplayedColumns<Row>(columns: readonly TableColumn<Row>[]) {
  // Most tables are as wide as the window, so that nothing is drawn twice.
  const [room, setRoom] = useState(() => roomIn(window.innerWidth));
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => setRoom(roomIn(element.offsetWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitting = useMemo(() => columns.filter(({ needs }) => hasRoom(needs, room)), [columns, room]);
  const displayed = useMemo(
    () =>
      new Set(fitting.flatMap(({ id, hiddenInBlocks }) => (room === 'blocks' && hiddenInBlocks ? [] : [id]))),
    [fitting, room],
  );
  return { watch, fitting, displayed };
}

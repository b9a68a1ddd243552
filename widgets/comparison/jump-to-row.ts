import { scrollerOf } from '../document-view/scroller.ts';

/** Frames in which rows above may still get their real heights. */
const framesAtMost = 12;
/** What stays in sight above a row that was jumped to. */
const above = 110;

/** Whether all of a row is in sight. */
export function isInSight(rows: HTMLElement, index: number): boolean {
  const row = rows.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const scroller = row && scrollerOf(row);
  if (!row || !scroller) return true;
  const [own, around] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return own.top >= around.top + 36 && own.bottom <= around.bottom;
}

/** Brings a row near the top of what scrolls here, and nothing around it; rows that get their height meanwhile move it along. */
export function jumpToRow(rows: HTMLElement, index: number): void {
  const row = rows.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const scroller = row && scrollerOf(row);
  if (!row || !scroller) return;
  let frames = 0;
  const settle = () => {
    const distance = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - above;
    const before = scroller.scrollTop;
    if (Math.abs(distance) > 1) scroller.scrollTop += distance;
    frames += 1;
    const moved = Math.abs(scroller.scrollTop - before) > 1;
    if (frames < framesAtMost && (moved || frames < 3)) requestAnimationFrame(settle);
  };
  settle();
}

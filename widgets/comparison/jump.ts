import { ownMoves, scrollerOf } from '../document-view/scroller.ts';

/** The names of the versions, which stay at the top while the text scrolls, around or inside an element. */
export const headsOf = (element: HTMLElement): HTMLElement | null =>
  element.closest<HTMLElement>('[data-heads]') ?? element.querySelector<HTMLElement>('[data-heads]');

/** Height at the top of the scroller that sticky parts cover once the text is scrolled. */
function coveredHeight(rows: HTMLElement): number {
  const heads = headsOf(rows);
  if (!heads) return 0;
  return (Number.parseFloat(getComputedStyle(heads).insetBlockStart) || 0) + heads.offsetHeight;
}

const rowIn = (rows: HTMLElement, index: number) =>
  rows.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? undefined;

/** Whether a row is completely visible. */
export function isInSight(rows: HTMLElement, index: number): boolean {
  const row = rowIn(rows, index);
  const scroller = row && scrollerOf(row);
  if (!row || !scroller) return true;
  const [own, around] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return own.top >= around.top + coveredHeight(rows) && own.bottom <= around.bottom;
}

export const focusRow = (rows: HTMLElement, row: number) => rowIn(rows, row)?.focus({ preventScroll: true });

/** Maximum frames during which rows above may still get their final heights. */
const framesAtMost = 12;
/** Milliseconds for which rows above may get other heights than those with which they were first drawn. */
const followFor = 1500;
/** What ends following a row, by the rows it is one of. */
const following = new WeakMap<HTMLElement, () => void>();
/** Share of the visible height that may lie between the heading of an article and what must be seen of the row. */
const maxShare = 0.9;
/** Height of a row, in pixels, that must be seen below its heading: some lines. */
const enough = 104;

/**
 * Scrolls a row below the sticky heads, without scrolling the page; with the heading of its article, if that leaves room for
 * its first lines.
 * Follows while rows above get their final heights, until the user moves or it jumps elsewhere.
 */
export function jumpToRow(rows: HTMLElement, index: number): void {
  const row = rowIn(rows, index);
  const scroller = row && scrollerOf(row);
  following.get(rows)?.();
  if (!row || !scroller) return;
  let frames = 0;
  const settle = () => {
    const covered = coveredHeight(rows);
    const top = topFor(row, (scroller.clientHeight - covered) * maxShare);
    const distance = top.getBoundingClientRect().top - scroller.getBoundingClientRect().top - covered;
    const before = scroller.scrollTop;
    if (Math.abs(distance) > 1) scroller.scrollTop += distance;
    frames += 1;
    const moved = Math.abs(scroller.scrollTop - before) > 1;
    if (frames < framesAtMost && (moved || frames < 3)) requestAnimationFrame(settle);
  };
  settle();
  follow(rows, settle);
}

/** Calls back when rows get other heights soon after a jump, unless the user has moved. */
function follow(rows: HTMLElement, onResized: () => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const observer = new ResizeObserver(onResized);
  const timer = setTimeout(end, followFor);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const move of ownMoves) window.addEventListener(move, end, { signal, passive: true, capture: true });
  observer.observe(rows);
  following.set(rows, end);
}

/**
 * What comes to the top: the heading of the article, otherwise the paragraph whose list has the row, if the row begins
 * to be read within `height` below it; otherwise the row.
 */
function topFor(row: HTMLElement, height: number): HTMLElement {
  const { top, bottom } = row.getBoundingClientRect();
  const read = Math.min(bottom, top + enough);
  const fits = (above: HTMLElement) => read - above.getBoundingClientRect().top <= height;
  const first = row.parentElement?.firstElementChild;
  if (first instanceof HTMLElement && first.dataset.kind === 'head' && fits(first)) return first;
  const paragraph = paragraphOf(row);
  return paragraph && fits(paragraph) ? paragraph : row;
}

/** The row before an item that is no item itself. */
function paragraphOf(row: HTMLElement): HTMLElement | undefined {
  let at: Element | null = row;
  while (at instanceof HTMLElement && at.dataset.kind === 'item') at = at.previousElementSibling;
  return at instanceof HTMLElement && at !== row && at.dataset.kind === undefined ? at : undefined;
}

import { elementOf } from './marked-place.ts';
import { ownMoves } from './scroller.ts';

/**
 * Time in milliseconds during which a jump keeps its target at the top while the text above it is laid out.
 */
const settleFor = 1500;
/** Keys that scroll. */
const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ', 'ArrowDown', 'ArrowUp']);

/** The head of the article is scrolled to the top if the target paragraph stays visible then. */
function alignedWith(target: HTMLElement, scroller: HTMLElement): HTMLElement {
  const head = target.closest('[data-index]')?.querySelector<HTMLElement>('[data-path]');
  if (!head) return target;
  const below = target.getBoundingClientRect().bottom - head.getBoundingClientRect().top;
  return below < scroller.clientHeight * 0.6 ? head : target;
}

/** The element of a path, or of the unit that contains it. */
export function elementAt(sheet: HTMLElement, path: string, index: number): HTMLElement | undefined {
  return elementOf(sheet, path) ?? sheet.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
}

/**
 * Scrolls a place to the top of the column. Keeps it there while the text above it gets its final height, and
 * when the width of the column changes, until the user moves. Scrolls only the column, never the host page.
 * `clearance` is the height that stays free at the top, for the running title of the reader.
 */
export function jumpTo(
  scroller: HTMLElement,
  sheet: HTMLElement,
  find: () => HTMLElement | undefined,
  clearance = 44,
): () => void {
  let width = scroller.clientWidth;
  let settledAt = performance.now() + settleFor;
  const align = () => {
    const target = find();
    if (!target) return;
    const edge = alignedWith(target, scroller);
    const top = edge.getBoundingClientRect().top - scroller.getBoundingClientRect().top - clearance;
    if (Math.abs(top) > 1) scroller.scrollTop += top;
  };
  align();
  const observer = new ResizeObserver(() => {
    if (scroller.clientWidth !== width) settledAt = performance.now() + settleFor;
    width = scroller.clientWidth;
    if (performance.now() < settledAt) align();
  });
  observer.observe(sheet);
  const frame = requestAnimationFrame(align);
  for (const move of ownMoves) scroller.addEventListener(move, stop, { passive: true });
  function stop() {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const move of ownMoves) scroller.removeEventListener(move, stop);
  }
  return stop;
}

/**
 * Reports when the user scrolls by wheel, finger, key or scroll bar; before that, a jump determines the
 * place.
 */
export function onOwnScroll(scroller: HTMLElement, report: () => void): () => void {
  const handleMove = (event: Event) => {
    if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return;
    // A press on the scroller itself is on its scroll bar.
    if (event.type === 'pointerdown' && event.target !== scroller) return;
    report();
  };
  for (const move of ownMoves) scroller.addEventListener(move, handleMove, { passive: true });
  return () => {
    for (const move of ownMoves) scroller.removeEventListener(move, handleMove);
  };
}

import { elementOf } from './marked-place.ts';

/** For so many milliseconds a place that was jumped to is kept at the top while text takes its height. */
const settleFor = 1500;
/** Events by which a person begins to move in the text. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
/** Keys that scroll. */
const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ', 'ArrowDown', 'ArrowUp']);

/** The head of a paragraph's article comes to the top as long as the paragraph itself stays in sight. */
function alignedWith(target: HTMLElement, scroller: HTMLElement): HTMLElement {
  const head = target.closest('[data-index]')?.querySelector<HTMLElement>('[data-path]');
  if (!head) return target;
  const below = target.getBoundingClientRect().bottom - head.getBoundingClientRect().top;
  return below < scroller.clientHeight * 0.6 ? head : target;
}

/** The element of a path, or the unit that it belongs to. */
export function elementAt(sheet: HTMLElement, path: string, index: number): HTMLElement | undefined {
  return elementOf(sheet, path) ?? sheet.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
}

/**
 * Scrolls a place to the top of the column and keeps it there while text above it takes its real
 * height, and again when the column gets another width, until the person moves. Only the column
 * scrolls: never the page around the view. `clearance` is what stays at the top, in the reader its running title.
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
  for (const move of moves) scroller.addEventListener(move, stop, { passive: true });
  function stop() {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const move of moves) scroller.removeEventListener(move, stop);
  }
  return stop;
}

/** Reports that the person scrolls, by wheel, finger, key or scroll bar; until then a jump determines the place. */
export function onOwnScroll(scroller: HTMLElement, report: () => void): () => void {
  const handleMove = (event: Event) => {
    if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return;
    // A press on the scroller itself is a press on its scroll bar.
    if (event.type === 'pointerdown' && event.target !== scroller) return;
    report();
  };
  for (const move of moves) scroller.addEventListener(move, handleMove, { passive: true });
  return () => {
    for (const move of moves) scroller.removeEventListener(move, handleMove);
  };
}

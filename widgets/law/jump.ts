const settleFor = 1500;

/** Of a paragraph, the head of its article comes to the top as long as the paragraph stays well in sight. */
function alignedWith(target: HTMLElement, scroller: HTMLElement): HTMLElement {
  const head = target.closest('[data-index]')?.querySelector<HTMLElement>('[data-path]');
  if (!head) return target;
  const below = target.getBoundingClientRect().bottom - head.getBoundingClientRect().top;
  return below < scroller.clientHeight * 0.6 ? head : target;
}

export function elementAt(sheet: HTMLElement, path: string, index: number): HTMLElement | undefined {
  const exact = sheet.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  return exact ?? sheet.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
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
  const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  for (const move of moves) scroller.addEventListener(move, stop, { passive: true });
  function stop() {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const move of moves) scroller.removeEventListener(move, stop);
  }
  return stop;
}

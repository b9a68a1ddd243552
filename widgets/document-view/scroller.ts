/** Events with which users start to move in a text themselves. */
export const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The element that scrolls around another one: its column, or the whole view if that scrolls as a whole. */
export function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return undefined;
}

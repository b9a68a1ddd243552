/** How far a pointer may stray between the begin and the end of a press, in pixels. */
const maxStray = 8;
const controls = 'button, a[href], summary';

const isPlain = ({ isPrimary, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent) =>
  isPrimary && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Ends presses on what moves away under the pointer, because something above it has loaded meanwhile: browsers give a
 * click neither to that nor to what came in its place. A press that the person moves away from is none, as ever.
 */
export function keepPresses(window: Window): void {
  const follow = (begin: PointerEvent) => {
    const control = begin.target instanceof Element ? begin.target.closest<HTMLElement>(controls) : null;
    if (!control || !isPlain(begin)) return;
    const ended = new AbortController();
    const end = ({ type, pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== begin.pointerId) return;
      ended.abort();
      const stray = Math.hypot(clientX - begin.clientX, clientY - begin.clientY);
      if (type !== 'pointerup' || stray > maxStray) return;
      if (control.contains(window.document.elementFromPoint(clientX, clientY))) return;
      let isClicked = false;
      control.addEventListener('click', () => (isClicked = true), { once: true });
      // A browser that gives a click does it at once; a control that is gone has nothing to do any more.
      setTimeout(() => isClicked || !control.isConnected || control.click());
    };
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, end, { capture: true, signal: ended.signal });
  };
  window.addEventListener('pointerdown', follow, { capture: true });
}

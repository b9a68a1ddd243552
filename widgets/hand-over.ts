import type { Carried, UsedShell } from './element-spec.ts';
import { carriedFrom, controlIn } from './first-use.ts';

/** What a view has drawn when it stands: something to use or to read, other than the line of the session. */
const content = ['input', 'button', 'a', 'p', '[role]'].map((each) => `${each}:not([data-session] *)`).join();

/** What marks the place while shell and view are both in it: the view has no room of its own yet. */
const replacing = 'data-replacing';

/**
 * Opens by a press that began on the shell's button and ends on the view's: browsers give neither a click.
 */
function endPress(root: ShadowRoot): void {
  const ended = new AbortController();
  const end = ({ type, clientX, clientY }: PointerEvent) => {
    ended.abort();
    const control = controlIn(root);
    const isOver = root.elementFromPoint(clientX, clientY)?.closest('button') === control;
    if (type !== 'pointerup' || !control || !isOver) return;
    let isClicked = false;
    control.addEventListener('click', () => (isClicked = true), { once: true });
    // A browser that gives a click does it at once.
    setTimeout(() => isClicked || control.click());
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, end, { capture: true, signal: ended.signal });
}

/**
 * Leaves the shell beside the view until that has drawn something; a shell in which nothing can be done goes at once. A
 * view takes what was done in it when its own control is there; other views, such as a form for the sign-in, come without.
 */
export function handOver(place: HTMLElement, root: ShadowRoot, before: Carried | undefined): UsedShell {
  const shell = [...place.childNodes];
  const parts = shell.flatMap((node) => (node instanceof Element ? node : []));
  let carried: Carried | undefined;
  let isThere = true;
  const remove = () => {
    if (!isThere) return;
    isThere = false;
    observer.disconnect();
    carried = carriedFrom(root, before);
    const isHeld = !carried.pressed && controlIn(root)?.matches('button:active');
    for (const node of shell) node.remove();
    place.removeAttribute(replacing);
    if (isHeld) endPress(root);
  };
  const observer = new MutationObserver(() => {
    const drawn = [...place.children].filter((child) => !parts.includes(child));
    if (drawn.some((child) => child.querySelector(content) !== null)) remove();
  });
  place.setAttribute(replacing, '');
  observer.observe(place, { childList: true, subtree: true });
  if (!controlIn(root)) remove();
  return {
    isFocused: carriedFrom(root, before).focused,
    take() {
      remove();
      const taken = carried;
      carried = undefined;
      return taken;
    },
  };
}

/** Resolves when no letters are being put together, which would be lost with their field. */
export async function untilComposed(root: ShadowRoot, composing: { isOn: boolean }): Promise<void> {
  const control = controlIn(root);
  if (!composing.isOn || !control) return;
  // Leaving the field ends it too, in some browsers without the event.
  await new Promise<unknown>((done) => {
    for (const event of ['compositionend', 'blur']) control.addEventListener(event, done, { once: true });
  });
}

/** Told to the shadow root, and to nobody outside, after the page has moved its element. */
export const movedEvent = 'reg-moved';

/**
 * Scroll positions are lost with append(), which takes an element out of its page and puts it back: they are recorded
 * while the user scrolls, and `restore` sets them again.
 */
export function keepScroll(root: ShadowRoot): { restore: () => void; end: () => void } {
  const positions = new WeakMap<Element, ScrollToOptions>();
  const record = ({ target }: Event) => {
    if (target instanceof Element)
      positions.set(target, { left: target.scrollLeft, top: target.scrollTop, behavior: 'instant' });
  };
  root.addEventListener('scroll', record, { capture: true, passive: true });
  return {
    restore() {
      for (const element of root.querySelectorAll('*')) {
        const position = positions.get(element);
        if (position) element.scrollTo(position);
      }
      root.dispatchEvent(new Event(movedEvent));
    },
    end: () => root.removeEventListener('scroll', record, { capture: true }),
  };
}

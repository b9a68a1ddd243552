import type { Carried, ElementHost } from './element-spec.ts';

/** Distance from the screen at which an element begins to load. */
const approach = '600px';

type Start = {
  host: ElementHost;
  place: HTMLElement;
  shell: {
    /** Whether it is enough until somebody uses the element. */
    isEnough: () => boolean;
    refresh: () => void;
  };
  start: () => void;
};

/**
 * Starts an element: with `loading="eager"` at once, else when it comes near the screen, or, where its shell is enough
 * until then, when it is pointed at, focused or pressed. `check` looks again after its options have changed.
 */
export function whenNeeded({ host, place, shell, start }: Start) {
  if (host.values().loading === 'eager' || typeof IntersectionObserver === 'undefined') {
    queueMicrotask(start);
    return { check: () => undefined, stop: () => undefined };
  }
  let isNear = false;
  const check = () => {
    if (isNear && (!shell.isEnough() || host.values().loading === 'eager')) start();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.some((entry) => entry.isIntersecting);
      if (isNear) shell.refresh();
      check();
    },
    { rootMargin: approach },
  );
  observer.observe(host.element);
  const waiting = new AbortController();
  // A click without the others comes from a script, or from software that helps people.
  for (const event of ['pointerenter', 'focusin', 'click']) place.addEventListener(event, start, waiting);
  return {
    check,
    stop() {
      observer.disconnect();
      waiting.abort();
    },
  };
}

export const controlIn = (root: ShadowRoot) => root.querySelector<HTMLElement>('input, button');

/** What the user did in the shell; `before` is what they had done before loading failed once. */
export function carriedFrom(root: ShadowRoot, before: Carried | undefined): Carried {
  const control = controlIn(root);
  return {
    typed: (control instanceof HTMLInputElement && control.value) || before?.typed || '',
    focused: control !== null && root.activeElement === control,
    pressed: control?.ariaBusy === 'true' || (before?.pressed ?? false),
  };
}

/** Follows whether letters are being put together in a place. */
export function followComposition(place: HTMLElement): { isOn: boolean } {
  const composing = { isOn: false };
  place.addEventListener('compositionstart', () => {
    composing.isOn = true;
  });
  place.addEventListener('compositionend', () => {
    composing.isOn = false;
  });
  return composing;
}

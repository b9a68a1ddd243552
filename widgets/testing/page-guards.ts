const guards = new Set<EventListenerOrEventListenerObject>();
const { addEventListener, removeEventListener } = window;

/**
 * Notes what asks before the page is closed. Files of tests share a page, and an upload that a test never answers would ask
 * in every later test.
 */
export function watchPageGuards(): void {
  window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    if (given[0] === 'beforeunload') guards.add(given[1]);
    addEventListener.apply(window, given);
  };
  window.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    guards.delete(given[1]);
    removeEventListener.apply(window, given);
  };
}

/** Takes away what earlier tests have left. */
export function dropPageGuards(): void {
  for (const guard of guards) window.removeEventListener('beforeunload', guard);
}

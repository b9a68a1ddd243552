import { useSyncExternalStore } from 'react';
import { cramped } from '#styles/breakpoints.ts';

/** Whether the window is too small for a table that scrolls inside, so that it scrolls with the page. */
export function useCramped(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(cramped).matches);
}

function watch(changed: () => void) {
  const media = window.matchMedia(cramped);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

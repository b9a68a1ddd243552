import { useEffect } from 'react';

/** Maximum age of the counts on an open page, in milliseconds. */
const patience = 3 * 60 * 1000;

/** Refreshes at once, when the window gets the focus, and every few minutes while the page is visible. */
export function useLive(refresh: () => void): void {
  useEffect(() => {
    refresh();
    const refreshSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(refreshSeen, patience);
    window.addEventListener('focus', refreshSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshSeen);
    };
  }, [refresh]);
}

import { useEffect } from 'react';

/** In milliseconds: numbers on a page that stays open are not older than this. */
const patience = 3 * 60 * 1000;

/** Does it at once, when the window gets the focus again, and every few minutes as long as somebody can see it. */
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

import { useEffect, useRef } from 'react';

/** Milliseconds for which content may come in; later the user is at the top for good. */
const patience = 5000;
/** What a user does who wants to be elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Remembers where each address was scrolled to when it was left, and scrolls there once its content is high enough: what
 * is loaded first comes too late for the browser, which restores the position at once or never.
 */
export function useLeftScroll(): { restore: () => void; end: () => void } {
  const handling = useRef({ restore: () => {}, end: () => {} });
  useEffect(() => {
    const positions = new Map<string, number>();
    let left: number | undefined;
    let end = () => {};
    const record = () => positions.set(window.location.href, window.scrollY);
    // Before the page changes, which moves what is on screen.
    const note = () => {
      left = positions.get(window.location.href);
    };
    handling.current = {
      restore() {
        end();
        if (left !== undefined) end = scrollOnceHigh(left);
      },
      end: () => end(),
    };
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('popstate', note);
    return () => {
      end();
      window.removeEventListener('scroll', record);
      window.removeEventListener('popstate', note);
    };
  }, []);
  return { restore: () => handling.current.restore(), end: () => handling.current.end() };
}

/** Scrolls to a position as soon as the document reaches it. Returns what gives up. */
function scrollOnceHigh(top: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tryIt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top, behavior: 'instant' });
    ending.abort();
  };
  const growth = new ResizeObserver(tryIt);
  const timer = setTimeout(() => ending.abort(), patience);
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const move of ownMoves)
    window.addEventListener(move, () => ending.abort(), { signal, passive: true, capture: true });
  // Observing tells the present height too.
  growth.observe(document.body);
  return () => ending.abort();
}

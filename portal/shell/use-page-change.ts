import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a change of page, the focus moves to the content and the page starts at the top; going back keeps the
 * scroll position that the browser restores.
 */
export function usePageChange(page: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const current = useRef(page);
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (current.current === page) return;
    current.current = page;
    main.current?.focus({ preventScroll: true });
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
  }, [page]);

  return main;
}

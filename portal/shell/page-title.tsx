import { createContext, useContext, useEffect } from 'react';

/** Tells the layout what the page on screen is called. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Names the page: in the browser's title and, after a change of page, in the live region. */
export function usePageTitle(title: string): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    document.title = title ? `${title} – Regesta` : 'Regesta';
    tell(title);
  }, [title, tell]);
}

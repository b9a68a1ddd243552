import { createContext, useContext, useEffect } from 'react';

/** Reports the title of the page to the layout. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Sets the title of the page: in the browser, and after a change of page in the live region. */
export function usePageTitle(title: string): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    document.title = title ? `${title} – Regesta` : 'Regesta';
    tell(title);
  }, [title, tell]);
}

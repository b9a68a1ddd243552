import { createContext, useContext, useEffect } from 'react';

/** Reports the title of the page to the layout. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Sets the title of the page: in the browser, and after a change of page in the live region. */
export function usePageTitle(title: string): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    // No line ends inside it, and it is found and copied as it is typed.
    document.title = title ? `${title.replaceAll('\u00a0', ' ')} – Regesta` : 'Regesta';
    tell(title);
  }, [title, tell]);
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What stands on paper only is drawn then, before the browser looks at it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const media = window.matchMedia('print');
    const set = (to: boolean) => flushSync(() => setIsPrinting(to));
    const begin = () => set(true);
    const end = () => set(false);
    const change = () => set(media.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}

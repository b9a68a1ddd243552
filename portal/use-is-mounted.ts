import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for what follows a call: whoever has left the page must not be led elsewhere. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

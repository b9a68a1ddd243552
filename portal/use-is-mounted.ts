import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted: a call that ends later must not navigate users who have left the
 * page.
 */
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

import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still drawn, for what follows a call: who left is not to be led elsewhere. */
export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

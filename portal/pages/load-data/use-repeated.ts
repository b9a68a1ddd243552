import { useEffect, useEffectEvent } from 'react';

const pause = 1500;

/** Does something again and again while it is due. */
export function useRepeated(isDue: boolean, work: () => unknown): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => void run(), pause);
    return () => clearInterval(timer);
  }, [isDue]);
}

import { useEffect, useEffectEvent } from 'react';

const pause = 1500;

/** Does something again and again while it is due and somebody can see it; the next time waits for the reply to this one. */
export function useRepeated(isDue: boolean, work: () => Promise<unknown>): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const repeat = async () => {
      timer = undefined;
      isRunning = true;
      try {
        await run();
      } finally {
        isRunning = false;
        wait();
      }
    };
    const wait = () => {
      if (isOver || isRunning || timer !== undefined || document.hidden) return;
      timer = setTimeout(() => void repeat(), pause);
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const follow = () => (document.hidden ? stop() : wait());
    wait();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isDue]);
}

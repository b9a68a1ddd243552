import { startTransition, useEffect, useState } from 'react';

/** So long rows must stay, in milliseconds, before they are drawn whole. */
const rest = 120;

/**
 * Whether rows rush by, as when the bar is dragged: all that are drawn are others than just before. They are drawn whole
 * once they stay.
 */
export function useRush(first: number, count: number): boolean {
  const [seen, setSeen] = useState({ first, isRush: false });
  if (seen.first !== first) setSeen({ first, isRush: seen.isRush || Math.abs(first - seen.first) > count });
  useEffect(() => {
    if (!seen.isRush) return;
    const timer = setTimeout(() => startTransition(() => setSeen({ ...seen, isRush: false })), rest);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.isRush;
}

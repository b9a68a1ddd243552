import { useState } from 'react';

/** True once `wanted` has been: what loads when first asked for stays from then on. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}

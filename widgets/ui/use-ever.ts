import { useState } from 'react';

/** True once `wanted` has been: what loads when first asked for stays from then on. */
export function useEver(wanted: boolean): boolean {
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  return ever || wanted;
}

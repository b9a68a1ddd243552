import { useState } from 'react';

/** True once the condition has been true: what has been loaded stays mounted. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}

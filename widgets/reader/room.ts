import { threeColumns, twoColumns } from '../law/layout.ts';

/** What fits side by side. */
export type Room = 'phone' | 'one' | 'two' | 'three';

export function roomFor(width: number): Room {
  if (width >= threeColumns) return 'three';
  if (width >= twoColumns) return 'two';
  return width >= 600 ? 'one' : 'phone';
}

import { breakpoints } from '#styles/breakpoints.ts';

/** The number of columns that fit side by side. */
export type Room = 'one' | 'two' | 'three';

export function roomFor(width: number): Room {
  if (width >= breakpoints.large) return 'three';
  return width >= breakpoints.medium ? 'two' : 'one';
}

import { breakpoints } from '#styles/breakpoints.ts';

/** How much room a table has: its rows are blocks, or it lacks what some columns need, or nothing. */
export type Room = 'blocks' | 'medium' | 'large' | 'full';

/** Pixels from which a table has room for all of its columns. */
export const fullWidth = 1400;

/** Room in a width in pixels. */
export function roomIn(width: number): Room {
  if (width < breakpoints.medium) return 'blocks';
  if (width < breakpoints.large) return 'medium';
  return width < fullWidth ? 'large' : 'full';
}

/** Whether there is room for what a column needs. Rows that are blocks have their own rule. */
export function hasRoom(needs: 'large' | 'full' | undefined, room: Room): boolean {
  if (needs === undefined || room === 'blocks' || room === 'full') return true;
  return needs === 'large' && room === 'large';
}

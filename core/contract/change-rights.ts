import type { Rights } from './endpoint.ts';

/** Who sees changes: the same on both servers. */
export const forChangeReaders = {
  roles: ['CHANGE_READER'],
  capability: 'CAN_SEE_CHANGE',
} as const satisfies Rights;

export const forChangeEditors = {
  roles: ['CHANGE_EDITOR'],
  capability: 'CAN_SEE_CHANGE',
} as const satisfies Rights;

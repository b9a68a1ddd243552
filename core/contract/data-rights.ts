import type { Rights } from './endpoint.ts';

/** Who administers the data of the main server. */
export const forDataAdministrators = {
  roles: ['REGESTA_STATICDB_DATA_ADMIN'],
  capability: 'CAN_DIRECT_DATA_LOADING',
} as const satisfies Rights;

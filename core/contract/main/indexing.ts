import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { languageCode } from '../values.ts';

/** Kept apart from the calls of the search, with which no element needs to load it. */
export const indexCalls = {
  /** Rebuilds a part of the index while searches continue; for REGESTA_STATICDB_DATA_ADMIN. */
  index: call('POST', '/Index', {
    access: { roles: ['REGESTA_STATICDB_DATA_ADMIN'] },
    reply: v.object({
      entityType: v.string(),
      language: languageCode,
      counts: v.object({ texts: v.number(), paragraphs: v.number() }),
      seconds: v.number(),
    }),
  }),
};

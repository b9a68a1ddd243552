import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import {
  commaList,
  countUpTo,
  listPosition,
  paragraphIdParam,
  regTextIdParam,
  wholeNumber,
} from '../params.ts';
import { carryOutcome } from './carried-mark.ts';
import { carriedType, carryOverCalls } from './carry-over.ts';

const byCaid = v.object({ caid: uuid('must be the id of what was carried over') });
const byId = v.object({ id: uuid('must be the id of a comment or an answer') });
const currentVersion = { version: wholeNumber(1, 2_000_000_000) };

/** Of each list one entry must hold, of all filters each. */
const filters = {
  outcome: v.optional(commaList(carryOutcome)),
  regulation: v.optional(commaList(regTextIdParam)),
  type: v.optional(carriedType),
  /** What waits, or with `false` what was worked off. */
  open: v.optional(v.picklist(['true', 'false']), 'true'),
};
export type CarryFilter = v.InferOutput<v.ObjectSchema<typeof filters, undefined>>;

export const carryOverEndpoints = endpoints(carryOverCalls, {
  /** In the order of the law. */
  listCarried: {
    query: v.object({
      ...filters,
      start: v.optional(listPosition, 0),
      rows: v.optional(countUpTo(500), 50),
    }),
    costs: 'searches',
  },
  carriedCounts: { query: v.object(filters) },
  carriedPlaces: { params: byId },
  carriedHistory: { params: byId },
  acceptCarried: { params: byCaid, body: v.object(currentVersion) },
  moveCarried: { params: byCaid, body: v.object({ ...currentVersion, regArt: paragraphIdParam }) },
  parkCarried: { params: byCaid, body: v.object(currentVersion) },
  undoCarried: { params: byCaid, body: v.object(currentVersion) },
  carriedItem: { params: byCaid },
});

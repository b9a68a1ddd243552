import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { isoDate, sequenceNumber } from '../values.ts';
import { auditAction, auditCalls } from './audit.ts';

/** Earlier days are refused: the database has no year 0, and no line is older than the product. */
const day = v.pipe(isoDate, v.minValue('2000-01-01', 'must be from the year 2000 on'));

const filter = {
  action: v.optional(auditAction),
  /** First and last day, in Swiss time. */
  from: v.optional(day),
  to: v.optional(day),
  /** Part of the e-mail address of the acting person or of the person or thing concerned. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(/^\P{Cc}*$/u, 'must be one line'))),
};

export type AuditFilter = v.InferOutput<v.ObjectSchema<typeof filter, undefined>>;

export const auditEndpoints = endpoints(auditCalls, {
  auditLog: { query: v.object({ ...filter, before: v.optional(sequenceNumber) }), cache: 'no-store' },
  exportAuditLog: { body: v.object(filter), costs: 'computations' },
});

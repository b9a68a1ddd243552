import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { sequenceNumber } from '../params.ts';
import { oneLine } from '../text.ts';
import { isoDate } from '../values.ts';
import { auditAction, auditCalls } from './audit.ts';

/** Earlier days are refused, since no line is older than the product. */
const day = v.pipe(isoDate, v.minValue('2000-01-01', 'must be from the year 2000 on'));

const filter = {
  action: v.optional(auditAction),
  /** First and last day, in Swiss time. */
  from: v.optional(day),
  to: v.optional(day),
  /** Part of the e-mail address of the acting person or of the person or thing concerned. */
  text: v.optional(oneLine(254)),
};

export type AuditFilter = v.InferOutput<v.ObjectSchema<typeof filter, undefined>>;

export const auditEndpoints = endpoints(auditCalls, {
  auditLog: { query: v.object({ ...filter, before: v.optional(sequenceNumber) }), cache: 'no-store' },
  exportAuditLog: { body: v.object(filter), costs: 'computations' },
});

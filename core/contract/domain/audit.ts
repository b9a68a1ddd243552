import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, isoDate } from '../values.ts';

/** What the audit log tells of: one word for each deed. */
export const auditActions = [
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'SIGN_IN_LINK_SENT',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET_SENT',
  'PASSWORD_RESET_LINK_SHOWN',
  'PASSWORD_RESET',
  'LOGIN_FORCED',
  'USER_CHANGED',
  'ROLES_CHANGED',
  'USER_DELETED',
  'CONSENTS_CHANGED',
  'INVITE_CREATED',
  'INVITE_RESENT',
  'INVITE_DELETED',
  'INVITE_CONSUMED',
  'PLAN_CHANGED',
  'AUDIT_EXPORTED',
] as const;
export const auditAction = v.picklist(auditActions);
export type AuditAction = v.InferOutput<typeof auditAction>;

/** The database knows no year 0, and nothing is older than the product. */
const day = v.pipe(isoDate, v.minValue('2000-01-01', 'must be from the year 2000 on'));

const filter = {
  action: v.optional(auditAction),
  /** First and last day, by Swiss time. */
  from: v.optional(day),
  to: v.optional(day),
  /** Part of an address: of who did it or of whom or what it was done to. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(/^\P{Cc}*$/u, 'must be one line'))),
};
export type AuditFilter = v.InferOutput<v.ObjectSchema<typeof filter, undefined>>;

export const auditLine = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.optional(v.string()),
  action: auditAction,
  subject: v.optional(v.string()),
  detail: v.optional(v.record(v.string(), v.unknown())),
  address: v.optional(v.string()),
});

export type AuditLine = v.InferOutput<typeof auditLine>;

/** Who did what, when and from where; newest first, for administrators. */
export const auditEndpoints = {
  auditLog: endpoint('GET', '/AuditLog', {
    query: v.object({ ...filter, before: v.optional(count) }),
    reply: v.object({ items: v.array(auditLine), more: v.boolean() }),
    unkept: true,
  }),
  /** All that the filter leaves, as a table for other programs. Itself a line of the log. */
  exportAuditLog: endpoint('POST', '/AuditLog/Export', {
    body: v.object(filter),
    reply: v.object({ csv: v.string(), lines: v.number(), more: v.boolean() }),
  }),
};

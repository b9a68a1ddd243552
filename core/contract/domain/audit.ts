import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** The actions that the audit log records. */
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
  'APPLICATION_CREATED',
  'APPLICATION_REVOKED',
  'SESSION_EXCHANGED',
  'SESSION_REFUSED',
  'SECOND_FACTOR_SET',
  'SECOND_FACTOR_REMOVED',
  'SECOND_FACTOR_RESET',
  'RECOVERY_CODES_RENEWED',
  'ALL_SESSIONS_ENDED',
  'SIGN_IN_RULES_CHANGED',
  'ASSURANCE_ANSWERED',
  'ASSURANCE_CHANGED',
  'ASSURANCE_WITHDRAWN',
  'CHANGE_CREATED',
  'CHANGE_UPDATED',
  'CHANGE_DELETED',
  'CHANGE_APPROVED',
  'CHANGE_DECLINED',
  'CHANGE_RULES_CHANGED',
  'CALENDAR_FEED_CREATED',
  'CALENDAR_FEED_REVOKED',
  'NEWS_FEED_CREATED',
  'NEWS_FEED_REVOKED',
  'DIGEST_RULES_CHANGED',
  'AUDIT_EXPORTED',
] as const;
export const auditAction = v.picklist(auditActions);
export type AuditAction = v.InferOutput<typeof auditAction>;

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
export const auditCalls = {
  auditLog: call('GET', '/AuditLog', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ items: v.array(auditLine), more: v.boolean() }),
  }),
  /** All lines that match the filter, as CSV. The export itself is recorded in the log. */
  exportAuditLog: call('POST', '/AuditLog/Export', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: v.object({ csv: v.string(), lines: v.number(), more: v.boolean() }),
  }),
};

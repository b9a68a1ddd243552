import * as v from 'valibot';

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
  'QUESTION_SENT',
  'PLAN_CHANGED',
  'SETTINGS_CHANGED',
  'AUDIT_EXPORTED',
] as const;
export const auditAction = v.picklist(auditActions);
export type AuditAction = v.InferOutput<typeof auditAction>;

import * as v from 'valibot';
import { interfaceLanguage, languageCode } from '../values.ts';

export const roles = [
  'ADMINISTRATOR',
  'READER',
  'COMMENT_EDITOR',
  'CHANGE_READER',
  'CHANGE_EDITOR',
  'ISOLATED_TESTER',
  'FULL_DOMAIN_ADMIN',
  'REGESTA_STATICDB_DATA_ADMIN',
  'CHAT_USER',
] as const;
export const role = v.picklist(roles);
export type Role = v.InferOutput<typeof role>;

/** Service plans from the smallest to the largest. */
export const plans = ['reading', 'changes', 'complete'] as const;
export type Plan = (typeof plans)[number];

export const capabilities = [
  'CAN_SEE_CHANGE',
  'CAN_SEE_NEWS',
  'CAN_DIRECT_DATA_LOADING',
  'CAN_SEE_CHAT',
  'CAN_SEE_REG_TEXT_CHANGE',
] as const;
export const capability = v.picklist(capabilities);
export type Capability = v.InferOutput<typeof capability>;

/** Titles that can be chosen. DR is displayed where it is stored, but not offered. */
export const titles = ['MR', 'MS', 'MRS'] as const;
export const storedTitle = v.picklist([...titles, 'DR']);
export type StoredTitle = v.InferOutput<typeof storedTitle>;

export const user = v.object({
  id: v.string(),
  email: v.string(),
  fullName: v.string(),
  title: v.optional(storedTitle),
  preferredLanguage: interfaceLanguage,
  fallbackLanguage: languageCode,
  documentDisplayLanguage: languageCode,
  /** All roles of the user, including those that another role covers. */
  roles: v.array(role),
  createdAt: v.string(),
  lastLogin: v.optional(v.string()),
  /** Whether a second factor is set up; in replies to administrators who list users. */
  hasSecondFactor: v.optional(v.boolean()),
  /** Ids of the mails that the user consented to; in replies to this user only, since they are nobody else's. */
  notificationPreferences: v.optional(v.array(v.number())),
});
export type User = v.InferOutput<typeof user>;

import * as v from 'valibot';
import { capability } from '../domain/user.ts';
import { call } from '../endpoint.ts';
import { interfaceLanguage } from '../values.ts';

const domainAction = v.picklist([
  'PLAN_CHANGED',
  'SETTINGS_CHANGED',
  /** Pages of an origin were shown to be the organisation's, so that their visitors may ask questions. */
  'ORIGIN_PROVED',
  /** The register lacks the organisation, has it again, or has lacked it for so long that it was removed. */
  'ORGANISATION_ABSENT',
  'ORGANISATION_RETURNED',
  'ORGANISATION_REMOVED',
]);
export type DomainAction = v.InferOutput<typeof domainAction>;

export const maxWidgetOrigins = 50;

const chosen = {
  /** Languages that the organisation's users may choose. */
  languages: v.array(interfaceLanguage),
  supportAddress: v.nullable(v.string()),
  widgetOrigins: v.array(v.string()),
  /** Whether internal documents may be sent to the model that answers in the chat. */
  internalToModel: v.boolean(),
};

const settings = v.object({
  organisation: v.string(),
  name: v.string(),
  emailDomain: v.string(),
  plan: v.string(),
  ...chosen,
});
export type DomainSettings = v.InferOutput<typeof settings>;

const domain = v.object({
  slug: v.string(),
  name: v.string(),
  emailDomain: v.string(),
  baseUrl: v.string(),
  plan: v.string(),
  sample: v.boolean(),
});

const audited = v.object({
  at: v.string(),
  actor: v.string(),
  organisation: v.string(),
  action: domainAction,
  detail: v.record(v.string(), v.unknown()),
  address: v.optional(v.string()),
});

/** The settings of an organisation, and the plans of all organisations for users who may change them. */
export const organisationCalls = {
  domainSettings: call('GET', '/domain/settings', { reply: settings }),
  changeDomainSettings: call('PUT', '/domain/settings', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: settings,
  }),
  domains: call('GET', '/domains', {
    access: { roles: ['FULL_DOMAIN_ADMIN'] },
    reply: v.object({
      domains: v.array(domain),
      plans: v.array(v.object({ name: v.string(), canUse: v.array(capability) })),
    }),
  }),
  changePlan: call('PUT', '/domains/:slug/ServicePlan', {
    access: { roles: ['FULL_DOMAIN_ADMIN'] },
    reply: domain,
  }),
  /**
   * Newest first; `before` is the number of the last line received. Administrators see the changes of their
   * own organisation.
   */
  domainChanges: call('GET', '/domains/audit', {
    access: { roles: ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] },
    reply: v.object({ items: v.array(v.object({ id: v.number(), ...audited.entries })), more: v.boolean() }),
  }),
};

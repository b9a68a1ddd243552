import * as v from 'valibot';
import { capability } from '../domain/user.ts';
import { endpoint } from '../endpoint.ts';
import { count, languageCode } from '../values.ts';

const domainAction = v.picklist(['PLAN_CHANGED', 'SETTINGS_CHANGED']);
export type DomainAction = v.InferOutput<typeof domainAction>;

export const mostWidgetOrigins = 50;

/** Where a page may stand that holds the organisation's elements: scheme, host and port, nothing behind. */
export const widgetOrigin = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(
    (text) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://www.example.com',
  ),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of an organisation'));
const chosen = {
  /** Languages that its people may prefer. */
  languages: v.array(languageCode),
  supportAddress: v.nullable(v.string()),
  widgetOrigins: v.array(v.string()),
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

/** An organisation's settings, and the plans of all for those who may change them. */
export const domainEndpoints = {
  domainSettings: endpoint('GET', '/domain/settings', { reply: settings }),
  changeDomainSettings: endpoint('PUT', '/domain/settings', {
    body: v.object({
      languages: v.pipe(
        v.array(languageCode),
        v.minLength(1, 'must name a language'),
        v.check((all) => new Set(all).size === all.length, 'must name each language once'),
      ),
      supportAddress: v.nullable(
        v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('must be an e-mail address')),
      ),
      widgetOrigins: v.pipe(
        v.array(widgetOrigin),
        v.maxLength(mostWidgetOrigins, `must have at most ${mostWidgetOrigins} entries`),
      ),
    }),
    reply: settings,
  }),
  domains: endpoint('GET', '/domains', {
    reply: v.object({
      domains: v.array(domain),
      plans: v.array(v.object({ name: v.string(), canUse: v.array(capability) })),
    }),
  }),
  changePlan: endpoint('PUT', '/domains/:slug/ServicePlan', {
    params: v.object({ slug }),
    body: v.object({ plan: v.string() }),
    reply: domain,
  }),
  /** Newest first; `before` is the number of the last one seen. Administrators see the settings of their own. */
  domainChanges: endpoint('GET', '/domains/audit', {
    query: v.object({ organisation: v.optional(slug), before: v.optional(count) }),
    reply: v.object({ items: v.array(v.object({ id: v.number(), ...audited.entries })), more: v.boolean() }),
  }),
};

import type { Kysely } from 'kysely';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import { canUse } from '../auth/roles.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { AskMain, MainReply, MainSettings } from './main-link.ts';
import { type Organisation, storedPlan } from './organisation.ts';

/** The settings of an organisation on the main server, requested in each call, so that a change counts from the next call on. */
export type TenantSettings = {
  /** Rejects with a 503 if the main server does not say it. */
  plan: (organisation: Organisation) => Promise<string>;
  /** Languages that users may choose as preferred: the last ones if the main server does not say them. */
  languages: (organisation: Organisation) => Promise<readonly InterfaceLanguage[]>;
};
type Options = { db: Kysely<DomainTables>; askMain: AskMain; now: () => Date };

/** Longer than a connection may take to open, so that a server that is not reached is told from one that is slow. */
const patienceForPlan = 12_000;
/** Languages are not worth a long wait: those of the last reply are good enough. */
const patienceForLanguages = 2000;
/** How long the last plan holds after the first call that did not reach the main server. */
const holdMilliseconds = 60_000;

export function createTenantSettings({ db, askMain, now }: Options): TenantSettings {
  const lastLanguages = new Map<string, readonly InterfaceLanguage[]>();
  /** The number of the request whose reply is stored, by organisation: an earlier one that comes later is old. */
  const storedBy = new Map<string, number>();
  let requests = 0;
  let unreachableSince: number | undefined;
  const ask = async (organisation: Organisation, patience: number): Promise<MainReply> => {
    const request = ++requests;
    const reply = await askMain(organisation, patience);
    if (reply.state === 'unreachable') unreachableSince ??= now().getTime();
    if (reply.state === 'known') unreachableSince = undefined;
    if (reply.state === 'known' && request > (storedBy.get(organisation.slug) ?? 0)) {
      storedBy.set(organisation.slug, request);
      lastLanguages.set(organisation.slug, reply.settings.languages);
      await storePlan(db, organisation, reply.settings, now());
    }
    return reply;
  };
  return {
    plan: async (organisation) => {
      const reply = await ask(organisation, patienceForPlan);
      if (reply.state === 'known') return reply.settings.plan;
      const isHeld = unreachableSince !== undefined && now().getTime() - unreachableSince <= holdMilliseconds;
      if (reply.state === 'unreachable' && isHeld) return storedPlan(db, organisation.slug);
      throw new HttpProblem(503, 'PLAN_UNKNOWN', 'the main server does not say the plan of the organisation');
    },
    languages: async (organisation) => {
      await ask(organisation, patienceForLanguages);
      return lastLanguages.get(organisation.slug) ?? interfaceLanguageCodes;
    },
  };
}

/** Keeps the plan for times in which the main server cannot be reached, and tells of a change in the log. */
async function storePlan(
  db: Kysely<DomainTables>,
  organisation: Organisation,
  { plan }: MainSettings,
  at: Date,
): Promise<void> {
  if (plan === organisation.plan) return;
  const { slug, plan: from } = organisation;
  organisation.plan = plan;
  const { numUpdatedRows } = await db
    .withSchema('domain')
    .updateTable('organisation')
    .set({ plan })
    .where('slug', '=', slug)
    .where('plan', '!=', plan)
    .executeTakeFirst();
  // Only one of several simultaneous calls logs the change.
  if (numUpdatedRows > 0n)
    await record(
      organisation.db,
      { actor: undefined, action: 'PLAN_CHANGED', subject: slug, detail: { from, to: plan } },
      at,
    );
}

/** The service plan of the organisation. */
export function servicePlanHandlers(
  organisation: Organisation,
  { tenantSettings }: { tenantSettings: TenantSettings },
): Pick<DomainHandlers, 'servicePlan' | 'servicePlanCanUse'> {
  return {
    servicePlan: async () => {
      const servicePlanName = await tenantSettings.plan(organisation);
      return { servicePlanName, canUse: canUse(servicePlanName) };
    },
    servicePlanCanUse: async () => canUse(await tenantSettings.plan(organisation)),
  };
}

import type { Kysely } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { canUse } from '../auth/roles.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { AskMain } from './main-link.ts';
import type { Organisation } from './organisation.ts';

/** The settings of an organisation on the main server, requested in each call, so that a change counts from the next call on. */
export type TenantSettings = {
  plan: (organisation: Organisation) => Promise<string>;
  /** Languages that users may choose as preferred. */
  languages: (organisation: Organisation) => Promise<readonly LanguageCode[]>;
};
type Options = { db: Kysely<DomainTables>; askMain: AskMain; now: () => Date };

/** If the main server does not answer, its last reply is used. */
export function createTenantSettings({ db, askMain, now }: Options): TenantSettings {
  const lastLanguages = new Map<string, readonly LanguageCode[]>();
  const ask = async (organisation: Organisation) => {
    const settings = await askMain(organisation);
    if (settings === undefined) return;
    lastLanguages.set(organisation.slug, settings.languages);
    if (settings.plan === organisation.plan) return;
    const { slug, plan: from } = organisation;
    organisation.plan = settings.plan;
    const { numUpdatedRows } = await db
      .withSchema('domain')
      .updateTable('organisation')
      .set({ plan: settings.plan })
      .where('slug', '=', slug)
      .where('plan', '!=', settings.plan)
      .executeTakeFirst();
    // Only one of several simultaneous calls logs the change.
    if (numUpdatedRows > 0n)
      await record(
        organisation.db,
        { actor: undefined, action: 'PLAN_CHANGED', subject: slug, detail: { from, to: settings.plan } },
        now(),
      );
  };
  return {
    plan: async (organisation) => {
      await ask(organisation);
      return organisation.plan;
    },
    languages: async (organisation) => {
      await ask(organisation);
      return lastLanguages.get(organisation.slug) ?? languageCodes;
    },
  };
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

import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import { raiseEpoch } from './raise-epoch.ts';
import { secondFactorSince } from './second-factor-store.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;

/** Whether the organisation requires a second factor; no, unless an administrator has said so. */
export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const rules = await db.selectFrom('sign_in_rules').select('second_factor_required').executeTakeFirst();
  return rules?.second_factor_required ?? false;
}

/** Until the transaction ends, nobody else changes the rules or relies on their being as they are. */
export async function lockSignInRules(
  trx: Transaction<OrganisationTables>,
  { slug }: Pick<Organisation, 'slug'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sign-in rules ${slug}`}))`.execute(trx);
}

/** What an organisation requires of sign-ins, for administrators. */
export function signInRulesHandlers(
  organisation: Organisation,
  { now, tellMain }: { now: () => Date; tellMain: NotifyMain },
): Pick<DomainHandlers, 'signInRules' | 'updateSignInRules'> {
  const { db } = organisation;
  return {
    signInRules: async () => ({ secondFactorRequired: await isSecondFactorRequired(db) }),
    updateSignInRules: async ({ body: { secondFactorRequired: required }, caller, address }) => {
      const ended = await db.transaction().execute(async (trx) => {
        await lockSignInRules(trx, organisation);
        if ((await isSecondFactorRequired(trx)) === required) return [];
        if (required && (await secondFactorSince(trx, caller.account.id)) === undefined)
          throw new HttpProblem(409, 'SECOND_FACTOR_MISSING', 'set up a second factor of your own first');
        await trx
          .insertInto('sign_in_rules')
          .values({ second_factor_required: required })
          .onConflict((conflict) =>
            conflict.column('single').doUpdateSet({ second_factor_required: required }),
          )
          .execute();
        const detail = { secondFactor: required ? 'required' : 'optional' };
        const entry = { actor: caller.account.email, address, detail };
        await record(trx, { ...entry, action: 'SIGN_IN_RULES_CHANGED' }, now());
        return required ? await endSessionsWithout(trx, organisation, now()) : [];
      });
      await tellMain(organisation, ended);
      return { secondFactorRequired: required };
    },
  };
}

/** Ends the sessions of users without a second factor, who set one up when they sign in next; answers their ids. */
async function endSessionsWithout(
  trx: Transaction<OrganisationTables>,
  organisation: Organisation,
  now: Date,
): Promise<string[]> {
  const secured = trx.selectFrom('second_factor').select('account_id').where('secret', 'is not', null);
  const ended = await raiseEpoch(trx, organisation, (update) => update.where('id', 'not in', secured), now);
  return ended.map(({ id }) => id);
}

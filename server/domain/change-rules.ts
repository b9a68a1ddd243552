import { sql } from 'kysely';
import { forChangeEditors } from '#core/contract/change-rights.ts';
import { roles } from '#core/contract/domain/user.ts';
import { holdsRole } from '../auth/rights.ts';
import { heldRoles } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainCaller } from './authentication.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** Whether somebody else must approve that a change is done or out of scope. */
export async function hasFourEyes(db: Db): Promise<boolean> {
  const row = await db.selectFrom('change_rules').select('four_eyes').executeTakeFirst();
  return row?.four_eyes ?? false;
}

/** Roles with which somebody edits changes. */
const editorRoles = roles.filter((role) => holdsRole(forChangeEditors, heldRoles([role])));

/** Refuses a request that nobody else could approve. */
export async function requireTwoEditors(trx: OrganisationTransaction): Promise<void> {
  const named = sql.join(editorRoles.map((role) => sql.lit(role)));
  const { editors } = await trx
    .selectFrom('account')
    .select(sql<number>`count(*)::integer`.as('editors'))
    .where(sql<boolean>`account.roles ?| array[${named}]`)
    .executeTakeFirstOrThrow();
  if (editors < 2)
    throw new HttpProblem(
      409,
      'NEEDS_TWO_EDITORS',
      'somebody else who edits changes must be able to approve',
    );
}

/** Switches four eyes on or off. What was requested before stays requested. */
export function updateRules(
  organisation: Organisation,
  { fourEyes, caller, address }: { fourEyes: boolean; caller: DomainCaller; address: string | undefined },
  now: Date,
): Promise<{ fourEyes: boolean }> {
  return changing('changes', organisation, async (trx) => {
    if ((await hasFourEyes(trx)) === fourEyes) return { fourEyes };
    if (fourEyes) await requireTwoEditors(trx);
    await trx
      .insertInto('change_rules')
      .values({ four_eyes: fourEyes })
      .onConflict((conflict) => conflict.column('single').doUpdateSet({ four_eyes: fourEyes }))
      .execute();
    const actor = caller.account.email;
    await record(trx, { actor, action: 'CHANGE_RULES_CHANGED', detail: { fourEyes }, address }, now);
    return { fourEyes };
  });
}

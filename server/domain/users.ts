import { canUse } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import { refuseHigher } from '../http/refuse-higher.ts';
import { asOwnUser, asUser } from './accounts.ts';
import { leaveAnswers } from './assurance-of-removed.ts';
import { record } from './audit.ts';
import { type DomainCaller, type DomainHandlers, requireSelfOrAdministrator } from './authentication.ts';
import { leaveChanges } from './changes-of-removed.ts';
import { revokeCodes } from './codes.ts';
import { leaveComments } from './comments-of-removed.ts';
import { forgetDevices } from './devices.ts';
import { editUser } from './edit-user.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import { raiseEpoch } from './raise-epoch.ts';
import { secondFactorSince, usersWithSecondFactor } from './second-factor-store.ts';
import type { TenantSettings } from './service-plan.ts';
import { enterUntold } from './untold-users.ts';
import { refuseLastAdministrator, withUser } from './users-at-rest.ts';

type Calls =
  | 'currentUser'
  | 'currentCapabilities'
  | 'userNames'
  | 'users'
  | 'user'
  | 'updateUser'
  | 'deleteUser'
  | 'endSessions';

export type UserContext = {
  now: () => Date;
  tenantSettings: TenantSettings;
  tellMain: NotifyMain;
};

/** The users of an organisation, and the caller's own account. */
export function userHandlers(
  organisation: Organisation,
  { now, tenantSettings, tellMain }: UserContext,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  return {
    currentUser: ({ caller: { account, roles } }) => asOwnUser(db, account, roles),
    currentCapabilities: async () => canUse(await tenantSettings.plan(organisation)),
    userNames: async ({ caller }) => {
      const { account, roles } = caller;
      // Isolated testers and other users do not see each other.
      if (roles.includes('ISOLATED_TESTER')) return [{ id: account.id, fullName: account.full_name }];
      const all = await db
        .selectFrom('account')
        .select(['id', 'full_name', 'roles'])
        .orderBy('full_name')
        .execute();
      return all
        .filter((one) => !one.roles.includes('ISOLATED_TESTER'))
        .map(({ id, full_name }) => ({ id, fullName: full_name }));
    },
    users: async () => {
      const all = await db.selectFrom('account').selectAll().orderBy('email').execute();
      const secured = await usersWithSecondFactor(db);
      return all.map((account) => ({ ...asUser(account), hasSecondFactor: secured.has(account.id) }));
    },
    user: async ({ params: { id }, caller }) => {
      requireSelfOrAdministrator(caller, id);
      const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
      if (account === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
      if (id === caller.account.id) return asOwnUser(db, account);
      return { ...asUser(account), hasSecondFactor: (await secondFactorSince(db, id)) !== undefined };
    },
    updateUser: async ({ params: { id }, body, caller, address }) => {
      const languages = await tenantSettings.languages(organisation);
      const edit = { id, edit: body, caller, address, languages };
      const edited = await editUser(organisation, edit, now());
      if (body.roles !== undefined) await tellMain(organisation, [id]);
      return edited;
    },
    deleteUser: async ({ params: { id }, caller, address }) => {
      await deleteUser(organisation, { id, caller, address }, now());
      await tellMain(organisation, [id]);
      return { id };
    },
    endSessions: async ({ body, caller, address }) => {
      const given = { email: body.email, caller, address };
      const { id, email } = await endSessions(organisation, given, now());
      await tellMain(organisation, [id]);
      return { email };
    },
  };
}

/** Deletes a user with all sessions and codes. Users may delete themselves, administrators any user. */
function deleteUser(
  organisation: Organisation,
  { id, caller, address }: { id: string; caller: DomainCaller; address: string | undefined },
  now: Date,
): Promise<void> {
  return withUser(organisation, { id, caller }, async ({ trx, target }) => {
    if (target.roles.includes('ADMINISTRATOR')) await refuseLastAdministrator(trx, target);
    for (const purpose of ['login', 'passwordReset'] as const)
      await revokeCodes(trx, { purpose, subject: id });
    const leaving = { slug: organisation.slug, target, actor: caller.account.id, now };
    await leaveComments(trx, leaving);
    await leaveAnswers(trx, leaving);
    await leaveChanges(trx, leaving);
    await trx.deleteFrom('account').where('id', '=', id).execute();
    await enterUntold(trx, organisation, [target], now);
    const entry = { actor: caller.account.email, subject: target.email, address };
    await record(trx, { ...entry, action: 'USER_DELETED' }, now);
  });
}

/** Ends all sessions of another user. Links to sign in that were sent before become invalid. */
function endSessions(
  organisation: Organisation,
  { email: given, caller, address }: { email: string; caller: DomainCaller; address: string | undefined },
  now: Date,
): Promise<{ id: string; email: string }> {
  const email = given.toLowerCase();
  if (email === caller.account.email)
    throw new HttpProblem(403, 'OWN_ACCOUNT', 'nobody forces themselves to sign in again');
  return organisation.db.transaction().execute(async (trx) => {
    const [ended] = await raiseEpoch(trx, organisation, (update) => update.where('email', '=', email), now);
    if (ended === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
    // Takes the change back too, since the transaction fails.
    refuseHigher(caller.roles, ended.roles);
    await revokeCodes(trx, { purpose: 'login', subject: ended.id });
    await forgetDevices(trx, ended.id);
    const entry = { actor: caller.account.email, subject: email, address };
    await record(trx, { ...entry, action: 'LOGIN_FORCED' }, now);
    return { id: ended.id, email };
  });
}

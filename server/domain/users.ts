import { capabilitiesOf } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import { asUser } from './accounts.ts';
import { type DomainHandlers, requireSelfOrAdministrator } from './authentication.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { endSessions } from './end-sessions.ts';
import type { TellMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import type { TenantSettings } from './service-plan.ts';

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
  endOnMain: TellMain;
  rolesOnMain: TellMain;
};

/** The users of an organisation, and who somebody is. */
export function userHandlers(
  organisation: Organisation,
  { now, tenantSettings, endOnMain, rolesOnMain }: UserContext,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  return {
    currentUser: ({ caller: { account, roles } }) => asUser(account, roles),
    currentCapabilities: async ({ caller }) =>
      capabilitiesOf(await tenantSettings.plan(organisation), caller.roles),
    userNames: async ({ caller }) => {
      const { account, roles } = caller;
      // A tester works alone: nobody is there for them, and they for nobody.
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
      return all.map((account) => asUser(account));
    },
    user: async ({ params: { id }, caller }) => {
      requireSelfOrAdministrator(caller, id);
      const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
      if (account === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
      return asUser(account);
    },
    updateUser: async ({ params: { id }, body, caller, address }) => {
      const languages = await tenantSettings.languages(organisation);
      const edit = { id, edit: body, caller, address, languages };
      const edited = await editUser(organisation, edit, now());
      if (body.roles !== undefined) await rolesOnMain(organisation, edited.email);
      return edited;
    },
    deleteUser: async ({ params: { id }, caller, address }) => {
      const { email } = await deleteUser(organisation, { id, caller, address }, now());
      await endOnMain(organisation, email);
      return { id };
    },
    endSessions: async ({ body, caller, address }) => {
      const given = { email: body.email, caller, address };
      const { email } = await endSessions(organisation, given, now());
      await endOnMain(organisation, email);
      return { email };
    },
  };
}

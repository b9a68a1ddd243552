import { notToGive } from '#core/contract/domain/higher-rights.ts';
import type { Role, User } from '#core/contract/domain/user.ts';
import type { UserEdit } from '#core/contract/domain/users-endpoints.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { exclusiveRoles, fewestRoles, heldRoles } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import { asOwnUser, asUser } from './accounts.ts';
import { record } from './audit.ts';
import { type Account, type DomainCaller, onlyForAdministrators } from './authentication.ts';
import type { Organisation } from './organisation.ts';
import { enterUntold } from './untold-users.ts';
import { refuseLastAdministrator, withUser } from './users-at-rest.ts';

type Edit = {
  id: string;
  edit: UserEdit;
  caller: DomainCaller;
  address: string | undefined;
  /** Languages that may be chosen. A stored language stays even if it may not be chosen any more. */
  languages: readonly InterfaceLanguage[];
};
type Columns = Pick<
  Account,
  'full_name' | 'title' | 'preferred_language' | 'fallback_language' | 'document_display_language'
>;

/** Changes a user. Users may change themselves, administrators any user and the roles. */
export function editUser(
  organisation: Organisation,
  { id, edit, caller, address, languages }: Edit,
  now: Date,
): Promise<User> {
  return withUser(organisation, { id, caller }, async ({ trx, target, isSelf, isAdministrator }) => {
    if (edit.email !== undefined && edit.email.toLowerCase() !== target.email)
      throw new HttpProblem(400, 'EMAIL_READ_ONLY', 'an e-mail address cannot be changed');
    const roles = newRoles(target, edit.roles, isSelf ? caller.roles : undefined);
    if (roles !== undefined) {
      if (!isAdministrator) throw onlyForAdministrators();
      checkRoles(roles, target.roles, caller.roles);
      if (target.roles.includes('ADMINISTRATOR') && !roles.includes('ADMINISTRATOR'))
        await refuseLastAdministrator(trx, target);
    }
    const changed = changes(target, edit);
    if (changed.preferred_language !== undefined && !languages.includes(changed.preferred_language))
      throw new HttpProblem(400, 'INVALID_REQUEST', 'preferredLanguage: is not offered here');
    const reply = (account: Account) => (isSelf ? asOwnUser(trx, account) : asUser(account));
    if (roles === undefined && Object.keys(changed).length === 0) return reply(target);
    const updated = await trx
      .updateTable('account')
      .set((eb) => ({
        ...changed,
        ...(roles && { roles: JSON.stringify(roles), roles_epoch: eb('roles_epoch', '+', 1) }),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const entry = { actor: caller.account.email, subject: target.email, address };
    if (Object.keys(changed).length > 0)
      await record(trx, { ...entry, action: 'USER_CHANGED', detail: { fields: Object.keys(changed) } }, now);
    if (roles !== undefined) {
      await enterUntold(trx, organisation, [target], now);
      const detail = { from: target.roles, to: roles };
      await record(trx, { ...entry, action: 'ROLES_CHANGED', detail }, now);
    }
    return reply(updated);
  });
}

/**
 * The roles that an edit assigns, as they are stored; undefined if they do not change. A form sends the whole
 * user back; for the caller's own account that includes the roles of the session.
 */
function newRoles(
  { roles: stored }: Account,
  given: readonly Role[] | undefined,
  ofSession: readonly Role[] | undefined,
): Role[] | undefined {
  if (given === undefined) return undefined;
  const held = heldRoles(given).join();
  const isSame = held === heldRoles(stored).join() || held === ofSession?.join();
  return isSame ? undefined : fewestRoles(given);
}

function checkRoles(roles: readonly Role[], before: readonly Role[], giver: readonly Role[]): void {
  const exclusive = exclusiveRoles(roles);
  if (exclusive !== undefined)
    throw new HttpProblem(400, 'EXCLUSIVE_ROLES', `nobody has ${exclusive.join(' and ')} together`);
  const added = roles.filter((role) => !before.includes(role));
  const [refused] = notToGive(added, giver);
  if (refused !== undefined)
    throw new HttpProblem(403, 'ROLE_NOT_YOURS_TO_GIVE', `${refused} is given by FULL_DOMAIN_ADMIN only`);
}

/** The columns that an edit changes. If the preferred language changes, the other languages follow it. */
function changes(account: Account, edit: UserEdit): Partial<Columns> {
  if (edit.title === 'DR' && account.title !== 'DR')
    throw new HttpProblem(400, 'INVALID_REQUEST', 'title: DR is not offered');
  const follows =
    edit.preferredLanguage !== undefined && edit.preferredLanguage !== account.preferred_language;
  const requested: { [K in keyof Columns]: Columns[K] | undefined } = {
    full_name: edit.fullName,
    title: edit.title,
    preferred_language: edit.preferredLanguage,
    fallback_language: follows ? edit.preferredLanguage : edit.fallbackLanguage,
    document_display_language: follows ? edit.preferredLanguage : edit.documentDisplayLanguage,
  };
  const differing = Object.entries(requested).filter(
    ([column, value]) => value !== undefined && value !== account[column as keyof Columns],
  );
  return Object.fromEntries(differing) as Partial<Columns>;
}

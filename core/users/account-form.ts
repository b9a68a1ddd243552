import * as v from 'valibot';
import type { domainContract } from '../contract/domain/domain.ts';
import { type Role, type StoredTitle, titles, type User } from '../contract/domain/user.ts';
import type { UserEdit } from '../contract/domain/users-endpoints.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { personName } from '../contract/rules.ts';
import type { CallReply, Client } from '../http/client.ts';
import type { ProductStorage } from '../session/storage.ts';
import { minimalRoles, type RoleOption, withHeldRoles } from './role-choice.ts';

type Consent = CallReply<typeof domainContract.emailConsents>[number];
export type ConsentId = Consent['id'];

/** A user's account as stored on the servers. */
export type Account = {
  user: User;
  /** Languages that the organisation's users may choose. */
  languages: readonly InterfaceLanguage[];
  /** Only if an administrator edits the account. */
  roles?: readonly RoleOption[];
  /** Only for the user's own account. */
  consents?: { offered: readonly Consent[]; chosen: readonly ConsentId[] };
};

/** The entries of the form; an empty title means none. */
export type AccountForm = {
  fullName: string;
  title: StoredTitle | '';
  language: InterfaceLanguage;
  roles: readonly Role[];
  consents: readonly ConsentId[];
};

export function accountForm({ user, roles, consents }: Account): AccountForm {
  return {
    fullName: user.fullName,
    title: user.title ?? '',
    language: user.preferredLanguage,
    roles: minimalRoles(roles ?? [], user.roles),
    consents: consents?.chosen ?? [],
  };
}

/** Languages to choose from; the stored one stays even if the organisation has removed it since. */
export function offeredLanguages({ user, languages }: Account): InterfaceLanguage[] {
  return interfaceLanguageCodes.filter((code) => languages.includes(code) || code === user.preferredLanguage);
}

/**
 * Titles to choose from. Only English tells MRS from MS: the other languages write both alike today, so they offer
 * one, the stored one if there is. DR is offered only if it is stored.
 */
export function offeredTitles<T extends StoredTitle = never>(
  language: InterfaceLanguage,
  stored?: T,
): readonly (T | (typeof titles)[number])[] {
  const offered = titles.filter((title) => language === 'EN' || title !== (stored === 'MRS' ? 'MS' : 'MRS'));
  return stored === undefined || titles.some((title) => title === stored) ? offered : [...offered, stored];
}

/** The difference between the form and the stored account. */
export type AccountChanges = { edit?: UserEdit; consents?: ConsentId[] };

export function accountChanges(account: Account, form: AccountForm): AccountChanges {
  const stored = accountForm(account);
  const edit: UserEdit = {};
  if (form.fullName.trim() !== stored.fullName) edit.fullName = form.fullName.trim();
  if (form.title !== stored.title) edit.title = form.title === '' ? null : form.title;
  if (form.language !== stored.language) edit.preferredLanguage = form.language;
  const roles = minimalRoles(account.roles ?? [], form.roles);
  if (roles.join() !== stored.roles.join()) edit.roles = roles;
  const order = account.consents?.offered.map(({ id }) => id) ?? [];
  const consents = order.filter((id) => form.consents.includes(id));
  const isSame = consents.join() === order.filter((id) => stored.consents.includes(id)).join();
  return { ...(Object.keys(edit).length > 0 ? { edit } : {}), ...(isSame ? {} : { consents }) };
}

/** The errors of the entries, each as the key of its text. */
export type AccountErrors = { fullName?: 'nameRequired' | 'nameInvalid'; roles?: 'roleRequired' };

export function accountErrors(account: Account, form: AccountForm): AccountErrors {
  const isBlank = form.fullName.trim() === '';
  return {
    ...(isBlank ? { fullName: 'nameRequired' } : {}),
    ...(isBlank || v.is(personName, form.fullName) ? {} : { fullName: 'nameInvalid' }),
    ...(account.roles && form.roles.length === 0 ? { roles: 'roleRequired' } : {}),
  };
}

type LoadDependencies = {
  main: Pick<Client<typeof mainContract>, 'domainSettings' | 'roleOptions'>;
  domain: Pick<Client<typeof domainContract>, 'user' | 'emailConsents' | 'emailPreferences'>;
};
type AccountRequest = { id: string; isOwn: boolean; isAdministrator: boolean };

/** Loads an account with the options of its form; what the form does not show is not requested. */
export async function loadAccount(
  { main, domain }: LoadDependencies,
  { id, isOwn, isAdministrator }: AccountRequest,
): Promise<Account> {
  const [user, { languages }, roles, offered, chosen] = await Promise.all([
    domain.user({ id }),
    main.domainSettings({}),
    isAdministrator ? main.roleOptions({}) : undefined,
    isOwn ? domain.emailConsents({}) : undefined,
    isOwn ? domain.emailPreferences({}) : undefined,
  ]);
  return {
    user,
    languages,
    ...(roles ? { roles: withHeldRoles(roles, user.roles) } : {}),
    ...(offered && chosen ? { consents: { offered, chosen: chosen.map(({ consentId }) => consentId) } } : {}),
  };
}

type SaveDependencies = {
  main: Pick<Client<typeof mainContract>, 'updateRegisteredUser'>;
  domain: Pick<Client<typeof domainContract>, 'updateUser' | 'updateEmailPreferences'>;
  storage: Pick<ProductStorage, 'write'>;
};
export type SavedPart = 'user' | 'register' | 'consents';
export type SavedAccount = {
  /** The account after saving; entries that failed keep their old value and can be saved again. */
  account: Account;
  /** Whether the main server has not received the last change yet. */
  untold: boolean;
  failed: { part: SavedPart; error: unknown }[];
};

/**
 * Saves the user, then reports to the main server, then saves the consents, then forgets the filters of changes that
 * this device caches; a failure of one does not stop the others. Changes of roles are reported to the main server by the organisation's server, in the same
 * call.
 */
export async function saveAccount(
  { main, domain, storage }: SaveDependencies,
  account: Account,
  { edit, consents }: AccountChanges,
  untold: boolean,
): Promise<SavedAccount> {
  const failed: SavedAccount['failed'] = [];
  const tried = async <T>(part: SavedPart, work: Promise<T>) => {
    try {
      return await work;
    } catch (error) {
      failed.push({ part, error });
      return undefined;
    }
  };
  const saved = edit && (await tried('user', domain.updateUser({ id: account.user.id, body: edit })));
  const user = saved ?? account.user;
  const { email, fullName, preferredLanguage } = user;
  const isNews = saved !== undefined && (edit?.fullName ?? edit?.preferredLanguage) !== undefined;
  const informed =
    isNews || untold
      ? await tried('register', main.updateRegisteredUser({ body: { email, fullName, preferredLanguage } }))
      : undefined;
  const chosen = consents && (await tried('consents', domain.updateEmailPreferences({ body: consents })));
  storage.write('change-filters', undefined);
  const chosenIds = chosen?.map(({ consentId }) => consentId);
  return {
    account: {
      ...account,
      user: chosenIds ? { ...user, notificationPreferences: chosenIds } : user,
      ...(account.consents && chosenIds ? { consents: { ...account.consents, chosen: chosenIds } } : {}),
    },
    untold: (isNews || untold) && informed === undefined,
    failed,
  };
}

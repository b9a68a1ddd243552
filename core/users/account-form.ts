import * as v from 'valibot';
import type { domainContract } from '../contract/domain/domain.ts';
import { type Role, type StoredTitle, titles, type User } from '../contract/domain/user.ts';
import type { UserEdit } from '../contract/domain/users-endpoints.ts';
import { type LanguageCode, languageCodes } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { personName } from '../contract/rules.ts';
import type { CallReply, Client } from '../http/client.ts';
import { minimalRoles, type RoleOption, withHeldRoles } from './role-choice.ts';

type Consent = CallReply<typeof domainContract.emailConsents>[number];
export type ConsentId = Consent['id'];

/** Somebody's account as the servers have it. */
export type Account = {
  user: User;
  /** Those that the organisation's people may prefer. */
  languages: readonly LanguageCode[];
  /** Only where an administrator looks. */
  roles?: readonly RoleOption[];
  /** Only of one's own account. */
  consents?: { offered: readonly Consent[]; chosen: readonly ConsentId[] };
};

/** What is filled in; the empty title is none. */
export type AccountForm = {
  fullName: string;
  title: StoredTitle | '';
  language: LanguageCode;
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

/** Languages to choose from: one that is stored stays, whatever was settled since. */
export function offeredLanguages({ user, languages }: Account): LanguageCode[] {
  return languageCodes.filter((code) => languages.includes(code) || code === user.preferredLanguage);
}

/** Titles to choose from: DR is shown where it is stored, and not offered. */
export function offeredTitles({ user }: Account): readonly StoredTitle[] {
  return user.title === 'DR' ? [...titles, 'DR'] : titles;
}

/** What of the form differs from what is stored. */
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

/** What is wrong with the entries, by the key of its text. */
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

/** An account with all that its form offers; what the form does not show is not asked for. */
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
};
export type SavedPart = 'user' | 'register' | 'consents';
export type SavedAccount = {
  /** With what was saved; the rest is as it was and can be saved again. */
  account: Account;
  /** The main server has not heard of the last change yet. */
  untold: boolean;
  failed: { part: SavedPart; error: unknown }[];
};

/**
 * Saves the user, then tells the main server, then saves the consents; one that fails does not hinder the
 * others. Of roles the organisation tells the main server itself, within the same call.
 */
export async function saveAccount(
  { main, domain }: SaveDependencies,
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
  return {
    account: {
      ...account,
      user,
      ...(account.consents && chosen
        ? { consents: { ...account.consents, chosen: chosen.map(({ consentId }) => consentId) } }
        : {}),
    },
    untold: (isNews || untold) && informed === undefined,
    failed,
  };
}

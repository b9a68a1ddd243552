import type { domainContract } from '../contract/domain/domain.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Account, AccountChanges } from './account-form.ts';

type Tools = {
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
  { main, domain }: Tools,
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
  const told =
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
    untold: (isNews || untold) && told === undefined,
    failed,
  };
}

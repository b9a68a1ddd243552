import type { Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Account } from './authentication.ts';
import { revokeCodes } from './codes.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { forgetDevices } from './devices.ts';
import type { Organisation } from './organisation.ts';
import { hashPassword } from './passwords.ts';
import { raiseEpoch } from './raise-epoch.ts';

/** Hashes a new password; refuses one that is easily guessed. The dictionaries take memory only once one is set. */
export async function hashNewPassword(
  { name }: Pick<Organisation, 'name'>,
  { email, full_name }: Pick<Account, 'email' | 'full_name'>,
  password: string,
  checks: ConcurrencyLimit,
): Promise<string> {
  const { weaknessOf } = await import('#core/password/weakness.ts');
  const weakness = weaknessOf(password, [name, email, full_name]);
  if (weakness !== undefined)
    throw new HttpProblem(400, 'COMMON_PASSWORD', `newPassword: is easily guessed (${weakness})`);
  return checks(() => hashPassword(password));
}

/** Sets a password and ends what the old one gave access to: sessions, links that were sent, and known devices. */
export async function setPassword(
  trx: Transaction<OrganisationTables>,
  organisation: Pick<Organisation, 'slug'>,
  { id, hash }: { id: string; hash: string },
  now: Date,
): Promise<Account> {
  for (const purpose of ['login', 'passwordReset'] as const) await revokeCodes(trx, { purpose, subject: id });
  await forgetDevices(trx, id);
  const [account] = await raiseEpoch(
    trx,
    organisation,
    (update) => update.set({ password_hash: hash }).where('id', '=', id),
    now,
  );
  if (account === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
  return account;
}

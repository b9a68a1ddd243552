import { createHash, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;

const codesOfUser = 10;
/** Without letters that are taken for digits; 16 of them are 80 bits, so that guessing needs no limit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 16;
const groupLength = 4;

/** Makes ten codes in place of all earlier ones. Stored are their hashes, so that they can be shown once only. */
export async function createRecoveryCodes(trx: Db, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codesOfUser }, randomCode);
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, hash: hashOf(accountId, code) })))
    .execute();
  return codes.map((code) => code.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? code);
}

/** Uses a code. It is one statement, so that of two simultaneous calls only one succeeds. */
export async function redeemRecoveryCode(
  db: Db,
  accountId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (code.length !== codeLength) return false;
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hashOf(accountId, code))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** How many codes a user has left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const randomCode = () =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The id of the account is the salt: equal codes of two users have different hashes. */
function hashOf(accountId: string, code: string): string {
  return createHash('sha256').update(`${accountId} ${code}`).digest('hex');
}

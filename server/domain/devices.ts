import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;

/*
 * A device on which a user has signed in is known by a secret that it got then. It opens nothing: wrong passwords from
 * there are counted apart from those of strangers.
 */

const lifetimeDays = 400;
/** The least used of a user's devices beyond these are forgotten. */
const maxDevices = 10;

/** The device of a user, as the hash of its secret, if one of the given secrets is of this user. */
export async function knownDevice(
  db: Db,
  email: string,
  secrets: readonly string[] = [],
  now: Date,
): Promise<string | undefined> {
  if (secrets.length === 0) return undefined;
  const row = await db
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .select('device.hash')
    .where('account.email', '=', email.toLowerCase())
    .where('device.hash', 'in', secrets.map(hashOf))
    .where('device.last_used', '>', tooOld(now))
    .orderBy('device.last_used', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hash;
}

/** After a sign-in: a secret for a device that is not known yet; a known one keeps its own. */
export async function welcomeDevice(
  db: Db,
  accountId: string,
  known: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (known !== undefined && (await isStillKnown(db, accountId, known, now))) return undefined;
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('device')
    .values({ hash: hashOf(secret), account_id: accountId, created_at: now, last_used: now })
    .execute();
  await forgetSome(db, accountId, now);
  return secret;
}

/** After a new password, a lost second factor or a forced sign-in: somebody else may have a device of theirs. */
export async function forgetDevices(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('device').where('account_id', '=', accountId).execute();
}

async function isStillKnown(db: Db, accountId: string, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('device')
    .set({ last_used: now })
    .where('hash', '=', hash)
    .where('account_id', '=', accountId)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

async function forgetSome(db: Db, accountId: string, now: Date): Promise<void> {
  const newest = db
    .selectFrom('device')
    .select('hash')
    .where('account_id', '=', accountId)
    .orderBy('last_used', 'desc')
    .orderBy('hash')
    .limit(maxDevices);
  await db
    .deleteFrom('device')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('hash', 'not in', newest), eb('last_used', '<=', tooOld(now))]))
    .execute();
}

const tooOld = (now: Date) => new Date(now.getTime() - lifetimeDays * 24 * 3_600_000);

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

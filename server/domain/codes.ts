import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';

/** rehearsal: of nobody; see link-requests.ts. */
export type CodePurpose = 'login' | 'passwordReset' | 'invite' | 'rehearsal';
type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;
type CodeRequest = { purpose: CodePurpose; code: string };
export type DeadCode = 'unknown' | 'expired' | 'used';
type CodeResult = { subject: string } | DeadCode;

/** Makes a code that works once. Only its hash is stored, so that the table reveals no usable code. */
export async function issueCode(
  db: Db,
  { purpose, subject, lifetimeMinutes }: { purpose: CodePurpose; subject: string; lifetimeMinutes: number },
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + lifetimeMinutes * 60_000);
  await db
    .insertInto('one_time_code')
    .values({ hash: hashOf(code), purpose, subject, issued_at: now, expires_at: expires })
    .execute();
  return code;
}

/** Redeems a code. It is one statement, so that of two simultaneous calls only one succeeds. */
export async function redeemCode(db: Db, request: CodeRequest, now: Date): Promise<CodeResult> {
  const redeemed = await db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('hash', '=', hashOf(request.code))
    .where('purpose', '=', request.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subject')
    .executeTakeFirst();
  return redeemed ?? (await lookUpCode(db, request, now));
}

/** Looks up a code without redeeming it. */
export async function lookUpCode(db: Db, { purpose, code }: CodeRequest, now: Date): Promise<CodeResult> {
  const row = await db
    .selectFrom('one_time_code')
    .select(['subject', 'expires_at', 'used_at'])
    .where('hash', '=', hashOf(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.used_at !== null) return 'used';
  return row.expires_at > now ? { subject: row.subject } : 'expired';
}

/** The problem of a code that cannot be used. */
export function deadCode(why: DeadCode): HttpProblem {
  if (why === 'expired') return new HttpProblem(400, 'EXPIRED', 'the link has run out');
  if (why === 'used') return new HttpProblem(400, 'CODE_USED', 'the link has been used');
  return new HttpProblem(400, 'INVALID_CODE', 'there is no such link');
}

/** Deletes the unused codes of a person. */
export async function revokeCodes(
  db: Db,
  { purpose, subject }: { purpose: CodePurpose; subject: string },
): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

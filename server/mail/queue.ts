import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Mail, MailTemplate } from './mailer.ts';
import type { MailTables } from './tables.ts';

/** A mail that one attempt has to itself until its lease ends. */
export type ClaimedMail = { id: string; claim: string; mail: Mail; attempts: number; createdAt: Date };
type MailDb = Kysely<MailTables>;

const minute = 60_000;
/** Longer than an attempt may take until the text is handed over. */
const lease = 3 * minute;
export const attemptLimit = 90_000;
const firstPause = minute;
const longestPause = 4 * 60 * minute;

/** A link that is over is not worth its delivery. */
const triedFor: Record<MailTemplate, number> = {
  loginLink: 60 * minute,
  passwordReset: 24 * 60 * minute,
  invite: 3 * 24 * 60 * minute,
  question: 3 * 24 * 60 * minute,
};

/** How long to wait after so many attempts: three times as long each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPause * 3 ** (attempts - 1), longestPause);
}

/** Stores a mail as one that its sender is trying already. */
export async function enterMail(db: MailDb, mail: Mail, now: Date): Promise<ClaimedMail> {
  const [id, claim] = [randomUUID(), randomUUID()];
  await db
    .insertInto('mail')
    .values({
      id,
      content: JSON.stringify(mail),
      state: 'waiting',
      attempts: 1,
      claim,
      next_at: new Date(now.getTime() + lease),
      created_at: now,
    })
    .execute();
  return { id, claim, mail, attempts: 1, createdAt: now };
}

/** Takes the mail that is due longest; no two attempts, of whatever process, get the same one. */
export async function claimMail(db: MailDb, now: Date): Promise<ClaimedMail | undefined> {
  const claim = randomUUID();
  const due = db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('mail')
    .set({ claim, attempts: sql`attempts + 1`, next_at: new Date(now.getTime() + lease) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return row && { id: row.id, claim, mail: row.content, attempts: row.attempts, createdAt: row.created_at };
}

/** Says that the text is about to be handed over; false where the mail is another's by now. */
export async function markHanded(db: MailDb, { id, claim }: ClaimedMail): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'handed' })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets a mail that is settled, and with it the link that it held. */
export async function removeMail(db: MailDb, { id, claim }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).where('claim', '=', claim).execute();
}

/** Puts a mail back for later; false where its time is over and it was given up. */
export async function postponeMail(db: MailDb, claimed: ClaimedMail, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + pauseAfter(claimed.attempts));
  if (next.getTime() > claimed.createdAt.getTime() + triedFor[claimed.mail.template]) {
    await removeMail(db, claimed);
    return false;
  }
  await db
    .updateTable('mail')
    .set({ state: 'waiting', next_at: next })
    .where('id', '=', claimed.id)
    .where('claim', '=', claimed.claim)
    .execute();
  return true;
}

/** How many mails a mail server had whole when it, or this one, fell silent. */
export async function countHanded(db: MailDb): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'handed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

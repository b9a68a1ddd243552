import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Mail, MailTemplate } from './mailer.ts';
import { renderMail } from './render.ts';
import type { MailTables } from './tables.ts';

/** A mail claimed by one attempt until its lease ends. */
export type ClaimedMail = { id: string; claim: string; mail: Mail; attempts: number; createdAt: Date };
type MailDb = Kysely<MailTables>;

const minute = 60_000;
/** How long a claim holds; longer than `attemptLimit`, so no second attempt begins meanwhile. */
const lease = 3 * minute;
export const attemptLimit = 90_000;
const firstPause = minute;
const longestPause = 4 * 60 * minute;

/** How long the links of mails work, where that is less than the mail is tried; later nobody is to get them. */
const linkLives: Partial<Record<MailTemplate, number>> = {
  loginLink: 15 * minute,
  passwordReset: 60 * minute,
};

/** How long a mail is tried. */
const triedFor: Record<MailTemplate, number> = {
  loginLink: 15 * minute,
  passwordReset: 60 * minute,
  invite: 3 * 24 * 60 * minute,
  secondFactorSet: 3 * 24 * 60 * minute,
  secondFactorRemoved: 3 * 24 * 60 * minute,
  secondFactorReset: 3 * 24 * 60 * minute,
  newChange: 3 * 24 * 60 * minute,
  watchedChange: 3 * 24 * 60 * minute,
  digest: 3 * 24 * 60 * minute,
  commentTag: 3 * 24 * 60 * minute,
  shareRegArt: 3 * 24 * 60 * minute,
  question: 3 * 24 * 60 * minute,
};

/** Pause after this many attempts: each one is three times as long as the one before. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPause * 3 ** (attempts - 1), longestPause);
}

/** Stores a mail as already claimed by its sender; one of a rehearsal is never sent, whatever happens. */
export async function enterMail(
  db: MailDb,
  mail: Mail,
  now: Date,
  state: 'waiting' | 'rehearsal' = 'waiting',
): Promise<ClaimedMail> {
  const [id, claim] = [randomUUID(), randomUUID()];
  await db
    .insertInto('mail')
    .values({
      id,
      content: JSON.stringify(mail),
      state,
      attempts: 1,
      claim,
      next_at: new Date(now.getTime() + lease),
      created_at: now,
    })
    .execute();
  return { id, claim, mail, attempts: 1, createdAt: now };
}

/**
 * Stores mails that are due, for whoever works the queue, in one statement: in the transaction of what they tell of, so that
 * both happen or neither.
 */
export async function enqueueMails(db: MailDb, mails: readonly Mail[], now: Date): Promise<void> {
  // A mail that cannot be rendered is an error of the caller and is never queued.
  for (const mail of mails) renderMail(mail);
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({
    id: randomUUID(),
    content: JSON.stringify(mail),
    state: 'waiting' as const,
    attempts: 0,
    claim: randomUUID(),
    next_at: now,
    created_at: now,
  }));
  await db.insertInto('mail').values(rows).execute();
}

/** Claims the mail that has been due longest; no two attempts, of any process, get the same mail. A dead link goes. */
export async function claimMail(
  db: MailDb,
  now: Date,
  onExpired: (mail: ClaimedMail) => void = () => undefined,
): Promise<ClaimedMail | undefined> {
  for (;;) {
    const claimed = await claimNext(db, now);
    if (claimed === undefined || !isDead(claimed, now)) return claimed;
    await removeMail(db, claimed);
    onExpired(claimed);
  }
}

const isDead = ({ createdAt, mail }: ClaimedMail, now: Date) =>
  now.getTime() > createdAt.getTime() + (linkLives[mail.template] ?? Number.POSITIVE_INFINITY);
const isExpired = ({ createdAt, mail }: ClaimedMail, now: Date) =>
  now.getTime() > createdAt.getTime() + triedFor[mail.template];

async function claimNext(db: MailDb, now: Date): Promise<ClaimedMail | undefined> {
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

/** Records that the text is about to be handed over; false if another attempt has claimed the mail. */
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

/** Deletes a finished mail together with the link in it. */
export async function removeMail(db: MailDb, { id, claim }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).where('claim', '=', claim).execute();
}

/** Schedules another attempt; false if the mail has expired and was given up. */
export async function postponeMail(db: MailDb, claimed: ClaimedMail, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + pauseAfter(claimed.attempts));
  if (isExpired(claimed, next)) {
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

/** Number of mails handed over completely without an answer from the mail server. */
export async function countHanded(db: MailDb): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'handed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

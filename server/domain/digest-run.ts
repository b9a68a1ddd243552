import { type Kysely, type Selectable, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { swissDay } from '../data/versions.ts';
import { dueWeek } from '../jobs/weekly.ts';
import { enqueueMails } from '../mail/queue.ts';
import type { MailTables } from '../mail/tables.ts';
import { type ComposeDigests, type ComposedDigest, createDigests } from './digest-compose.ts';
import { digestSchedule } from './digest-rules.ts';
import type { DigestSection } from './digest-section.ts';
import { digestSections } from './digest-sections.ts';
import { type ConsentKind, idOfConsent, receiverOf } from './digest-viewers.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import { type Organisation, storedPlan } from './organisation.ts';

type Run = Selectable<OrganisationTables['job_run']>;
export type DigestContext = {
  now: () => Date;
  portalUrl: string;
  /** Ends the work between two batches. */
  signal?: AbortSignal;
  sections?: readonly DigestSection[];
  /** How many people are dealt with in one transaction. */
  batchSize?: number;
};

const kind = 'weekly';
const day = 86_400_000;
/** How far the first digest of an organisation looks back. */
const firstDays = 7;

/** Kinds of mails that come in the digest. */
const consents: readonly ConsentKind[] = [
  'WEEKLY_TASKS',
  'NEW_FEATURES_UPDATES',
  'WEEKLY_UNPROCESSED_CHANGES',
  'WEEKLY_DEADLINE_CHANGES',
  'WEEKLY_NEWS_AND_CHANGES',
];

/**
 * Puts the weekly mails of an organisation into the queue, if they are due and were not yet. Several processes may do so
 * at the same time, and any of them may end at any point: who was dealt with stands in the database.
 */
export async function sendDigests(organisation: Organisation, context: DigestContext): Promise<void> {
  const { now, portalUrl, sections = digestSections, batchSize = 100, signal } = context;
  const week = dueWeek(await digestSchedule(organisation.db), now());
  if (week === undefined) return;
  const run = await beginRun(organisation.db, week, now());
  if (run.finished_at !== null) return;
  const occasion = { portalUrl, now: now(), today: swissDay(now()), since: run.since, until: run.began_at };
  const compose = createDigests(organisation, occasion, sections);
  let isLeft = true;
  while (isLeft && signal?.aborted !== true)
    isLeft = await sendBatch(organisation, { week, compose, now: now(), size: batchSize });
}

/** The work of a week begins once, for all processes: what it tells is what happened since the last that was done. */
async function beginRun(db: Organisation['db'], period: string, now: Date): Promise<Run> {
  const ofWeek = db.selectFrom('job_run').selectAll().where('kind', '=', kind).where('period', '=', period);
  const known = await ofWeek.executeTakeFirst();
  if (known !== undefined) return known;
  const since = await lastRun(db, now);
  await db
    .insertInto('job_run')
    .values({ kind, period, began_at: now, since })
    .onConflict((conflict) => conflict.columns(['kind', 'period']).doNothing())
    .execute();
  return ofWeek.executeTakeFirstOrThrow();
}

/** When the last digest was made that reached everybody. */
export async function lastRun(db: Organisation['db'], now: Date): Promise<Date> {
  const last = await db
    .selectFrom('job_run')
    .select('began_at')
    .where('kind', '=', kind)
    .where('finished_at', 'is not', null)
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.began_at ?? new Date(now.getTime() - firstDays * day);
}

type Batch = { week: string; compose: ComposeDigests; now: Date; size: number };

/**
 * Deals with the next people in one transaction: their mails, the note that they have them, and how far the work is. Of a
 * process that ends here nothing stays. While one does so, others find nothing to do. Answers whether somebody is left.
 */
function sendBatch(organisation: Organisation, { week, compose, now, size }: Batch): Promise<boolean> {
  return organisation.db.transaction().execute(async (trx) => {
    const ofWeek = { kind, period: week } as const;
    const run = await trx
      .selectFrom('job_run')
      .selectAll()
      .where('kind', '=', kind)
      .where('period', '=', week)
      .where('finished_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (run === undefined) return false;
    const plan = await storedPlan(trx, organisation.slug);
    const rows = await accountsAfter(trx, run.reached, size);
    const receivers = rows.flatMap((row) => receiverOf(row, { plan, consents: row.consents ?? [] }) ?? []);
    const digests = await compose(trx, receivers);
    await enqueue(trx, await claim(trx, digests, { ...ofWeek, now }), now);
    const last = rows.at(-1);
    const isDone = rows.length < size;
    await trx
      .updateTable('job_run')
      .set({ ...(last && { reached: last.id }), ...(isDone && { finished_at: now }) })
      .where('kind', '=', kind)
      .where('period', '=', week)
      .execute();
    if (isDone) await forgetOld(trx, now);
    return !isDone;
  });
}

/** The next accounts that have consented to something of the digest, in the order of their ids. */
export async function accountsAfter(db: Organisation['db'], reached: string | null, size: number) {
  const ids = sql.join(consents.map((one) => sql.lit(idOfConsent(one))));
  return db
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.preferred_language', 'account.roles'])
    .select((eb) =>
      eb
        .selectFrom('email_consent')
        .select(sql<number[]>`array_agg(email_consent.consent_id)`.as('ids'))
        .whereRef('email_consent.account_id', '=', 'account.id')
        .as('consents'),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('email_consent')
          .select('email_consent.consent_id')
          .whereRef('email_consent.account_id', '=', 'account.id')
          .where(sql<boolean>`email_consent.consent_id in (${ids})`),
      ),
    )
    .$if(reached !== null, (query) => query.where('account.id', '>', reached ?? ''))
    .orderBy('account.id')
    .limit(size)
    .execute();
}

/** Notes who has their digest of the week, and answers those who had it not. */
async function claim(
  trx: OrganisationTransaction,
  digests: readonly ComposedDigest[],
  { period, now: at }: { kind: typeof kind; period: string; now: Date },
): Promise<readonly ComposedDigest[]> {
  if (digests.length === 0) return [];
  const claimed = await trx
    .insertInto('sent_notice')
    .values(digests.map(({ receiver }) => ({ account_id: receiver.id, kind, period, told: null, at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  const ids = new Set(claimed.map(({ account_id }) => account_id));
  const theirs = digests.filter(({ receiver }) => ids.has(receiver.id));
  const rows = theirs.flatMap(({ receiver, notices }) =>
    notices.map((one) => ({ account_id: receiver.id, period, at, ...one })),
  );
  if (rows.length > 0)
    await trx
      .insertInto('sent_notice')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return theirs;
}

const enqueue = (trx: OrganisationTransaction, digests: readonly ComposedDigest[], now: Date) =>
  enqueueMails(
    trx.withSchema('domain') as unknown as Kysely<MailTables>,
    digests.map(({ mail }) => mail),
    now,
  );

/** Notices of weeks that are over serve for nothing; others say for a year what was told. */
async function forgetOld(trx: OrganisationTransaction, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await trx.deleteFrom('sent_notice').where('kind', '=', kind).where('at', '<', before(30)).execute();
  await trx.deleteFrom('sent_notice').where('at', '<', before(400)).execute();
  await trx.deleteFrom('job_run').where('began_at', '<', before(400)).execute();
}

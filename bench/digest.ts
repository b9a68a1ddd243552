import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { sendDigests } from '#server/domain/digest-run.ts';
import type { DigestSection } from '#server/domain/digest-section.ts';
import { digestSections } from '#server/domain/digest-sections.ts';
import { schemaOf } from '#server/domain/organisation.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { fillChanges } from './changes/fill-changes.ts';
import { fillPeople } from './digest/fill-people.ts';

/*
 * The weekly mails of 10,000 people of an organisation with 10,000 changes, put into the queue, beside a bare set of selects
 * of what they tell; time, the memory that is held, and what the process takes beyond what it had before. `npm run bench --
 * digest`.
 */

const people = 10_000;
const slug = 'musterbank';
const now = new Date('2026-03-02T06:01:00Z');
const mebibyte = 1024 ** 2;

/** What somebody would ask the database by hand, without rights and languages, for all people at once. */
const bareSelects = [
  `select comment_tag.account_id, comment.status, count(*) from comment_tag join comment on comment.id = comment_tag.comment_id
    where comment_tag.ended_at is null and comment.status in (1, 2) and comment.removed_at is null group by 1, 2`,
  `select change_task.owner, change_task.change_id, count(*), min(due_date), coalesce(change_words.topic, change_element.topic)
    from change_task join change_element on change_element.id = change_task.change_id
    left join change_words on change_words.main_id = change_element.main_id and change_words.language = 'DE'
    where not done and change_task.owner is not null group by 1, 2, 5`,
  `select change_element.owner, change_element.id, coalesce(change_copy.deadline, change_element.deadline), status,
    coalesce(change_words.topic, change_element.topic)
    from change_element left join change_copy on change_copy.main_id = change_element.main_id
    left join change_words on change_words.main_id = change_element.main_id and change_words.language = 'DE'
    where owner is not null and status not in ('D', 'O') and coalesce(change_copy.deadline, change_element.deadline) <= '2026-04-02'`,
  `select account.id, email, preferred_language, roles, array_agg(consent_id) from account
    join email_consent on account_id = account.id group by account.id`,
];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The most memory that is in use while some work is done, without what was let go: independent of when that is collected. */
async function heldBy(work: () => Promise<void>): Promise<number> {
  const inUse = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = inUse();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, inUse());
  }, 50);
  await work();
  clearInterval(timer);
  return (most - before) / mebibyte;
}

/** The most memory that the process has while some work is done. */
async function peakOf(work: () => Promise<void>): Promise<number> {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  await work();
  clearInterval(timer);
  return Math.max(peak, process.memoryUsage.rss());
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
if (database === undefined) {
  console.log('digest: skipped, no PostgreSQL');
  process.exit(0);
}
const domain = await startDomain(database);
const client = new pg.Client({ connectionString: domain.place.url });
try {
  const organisation = domain.server.organisations().find((one) => one.slug === slug);
  if (organisation === undefined) throw new Error(`no organisation ${slug}`);
  await client.connect();
  await client.query(`set search_path to ${schemaOf(slug)}`);
  await fillChanges(organisation, client);
  await fillPeople(client, people);
  const results: { digest: number; reading: number; bare: number; memory: number }[] = [];
  const context = { now: () => now, portalUrl: 'http://portal.test' };
  const forget = async () => {
    for (const table of ['job_run', 'sent_notice', 'domain.mail']) await client.query(`delete from ${table}`);
  };
  // Reads as for mails, and writes none.
  const readingOnly = digestSections.map(
    (section): DigestSection =>
      (occasion) => {
        const find = section(occasion);
        return async (db, receivers) => {
          await find(db, receivers);
          return new Map();
        };
      },
  );
  await forget();
  const held = await heldBy(() => sendDigests(organisation, context));
  let mails = 0;
  for (let round = 0; round < 4; round += 1) {
    await forget();
    const reading = await taken(() => sendDigests(organisation, { ...context, sections: readingOnly }));
    await forget();
    const before = process.memoryUsage.rss();
    let digest = 0;
    const peak = await peakOf(async () => {
      digest = await taken(() => sendDigests(organisation, context));
    });
    const bare = await taken(async () => {
      for (const select of bareSelects) await client.query(select);
    });
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer as count from domain.mail',
    );
    mails = rows[0]?.count ?? 0;
    results.push({ digest, reading, bare, memory: (peak - before) / mebibyte });
  }
  // The first round compiles, and the heap grows to what it stays at: neither its time nor its memory counts.
  const of = (name: 'digest' | 'reading' | 'bare') => median(results.slice(1).map((one) => one[name])) / 1000;
  const [digest, reading, bare] = [of('digest'), of('reading'), of('bare')];
  const memory = Math.max(...results.slice(1).map((one) => one.memory));
  console.log(
    `${mails} mails of ${people} people over 10,000 changes: ${digest.toFixed(1)} s (${(digest / bare).toFixed(0)} × bare selects), of which reading ${reading.toFixed(1)} s (${(reading / bare).toFixed(0)} ×); bare selects ${bare.toFixed(2)} s`,
  );
  console.log(
    `memory that is held: at most ${held.toFixed(0)} MiB; of the process, beyond what it had before: at most ${memory.toFixed(0)} MiB`,
  );
  const root = resolve(import.meta.dirname, '..');
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/digest.json'), JSON.stringify({ mails, held, results }, null, 2));
} finally {
  await client.end();
  await domain.stop();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { schemaOf } from '#server/domain/organisation.ts';
import { listen } from '#server/http/listen.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { counts, fillChanges } from './changes/fill-changes.ts';
import { createHttpClient } from './search/http-client.ts';
import { type Times, timesOf } from './search/timings.ts';

/*
 * The consolidated list of 10,000 changes of both origins on PostgreSQL, over HTTP, beside a bare select of the same rows
 * on the same database. `npm run bench -- changes [--calls 60]`.
 */

const { values: options } = parseArgs({ options: { calls: { type: 'string', default: '60' } } });
const calls = Number(options.calls);
const aim = 300;
const slug = 'musterbank';
const port = 4790;
const none = Promise.resolve();
const root = resolve(import.meta.dirname, '..');

/** The same rows as somebody would write it who asks the database by hand, in one language and without rights. */
const bareSelect = `select copy.*, words.topic, words.summary, change.*, (select count(*) from comment where comment.change_id = copy.main_id::text) as comments,
    (select count(*) from change_task where change_task.change_id = change.id) as tasks
  from change_copy as copy join change_words as words on words.main_id = copy.main_id and words.language = 'DE'
  full join change_element as change on change.main_id = copy.main_id
  where change.removed_at is null order by coalesce(copy.deadline, change.deadline)`;

async function taken(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const say = (name: string, { p50, p95, max }: Times) =>
  console.log(`${name}: p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, at most ${Math.round(max)} ms`);

/** As browsers take it over HTTPS, over HTTP, and as scripts do. */
const ways = { zstd: 'gzip, deflate, br, zstd', gzip: 'gzip', plain: undefined } as const;
type Way = keyof typeof ways;
/** Somebody notes something of one change, so that no two lists are the same. */
const note = `update change_element set user_notes = 'Stand ' || $1::text, version = version + 1
  where id = (select id from change_element order by id offset $1::integer % 4000 limit 1)`;

const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
if (database === undefined) {
  console.log('changes: skipped, no PostgreSQL');
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
  const token = await domain.signIn(slug, 'editor');
  const listening = await listen(domain.server.fetch, { host: '127.0.0.1', port, variable: 'port' });
  const of = (language: string) =>
    `http://127.0.0.1:${port}/${slug}/api/v1/ChangeElementsDomain/consolidated?language=${language}`;
  const reply = await fetch(of('DE'), { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  const rows = (JSON.parse(text) as unknown[]).length;
  const names = Object.keys(ways) as Way[];
  const clients = names.map((name) => createHttpClient(token, ways[name]));
  const first: number[] = [];
  // The words of the other languages are read and written for the first time.
  for (const language of ['FR', 'IT', 'EN'])
    first.push(await taken(() => clients[0]?.ask(of(language)) ?? none));
  const times = new Map<Way | 'bare', number[]>([...names, 'bare' as const].map((name) => [name, []]));
  for (let round = -5; round < calls; round += 1) {
    await client.query(note, [round + 5]);
    for (const [index, name] of names.entries()) {
      const time = await taken(() => clients[index]?.ask(of('DE')) ?? none);
      if (round >= 0) times.get(name)?.push(time);
    }
    const bare = await taken(() => client.query(bareSelect));
    if (round >= 0) times.get('bare')?.push(bare);
  }
  for (const each of clients) each.close();
  await listening.close();
  const measured = Object.fromEntries([...times].map(([name, all]) => [name, timesOf(all)]));
  console.log(
    `${rows} changes (${counts.own} own ones), ${(text.length / 1e6).toFixed(1)} MB of JSON, ${calls} rounds, one change noted before each`,
  );
  for (const [name, all] of times)
    say(
      name === 'bare' ? 'bare select, not written' : `consolidated, ${name} (aim: p95 ${aim} ms)`,
      timesOf(all),
    );
  console.log(
    `first call in each other language: ${first.map((time) => `${Math.round(time)} ms`).join(', ')}`,
  );
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/changes.json'), JSON.stringify({ rows, first, ...measured }, null, 2));
} finally {
  await client.end();
  await domain.stop();
}

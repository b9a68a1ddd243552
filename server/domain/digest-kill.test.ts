import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { dueMonday, openForDigests } from '#server/testing/digest-process.ts';
import { enterReceiver } from '#server/testing/digests.ts';
import { type Running, runScript } from '#server/testing/processes.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import { sendDigests } from './digest-run.ts';

/** A server that looks at the clock again and again, says each batch, and delivers what waits; until it is ended. */
const program = `
  import { dueMonday, openForDigests } from './server/testing/digest-process.ts';
  import { sendDigests } from './server/domain/digest-run.ts';
  const { organisation, mailer } = await openForDigests(JSON.parse(process.env.PLACE), { smtp: process.env.SMTP });
  process.on('SIGTERM', () => mailer.close().then(() => process.exit(0)));
  await mailer.start();
  console.log('ready');
  const now = () => {
    console.log('batch');
    return dueMonday;
  };
  const context = { now, portalUrl: 'http://portal.test', batchSize: 3 };
  const turn = () => void sendDigests(organisation, context).finally(() => setTimeout(turn, 20));
  turn();
`;
const people = 60;

describe.each(testDatabases())('servers on $name that send the weekly mails', (database) => {
  let at: TestPlace;
  let smtp: TestSmtp;
  const running: Running[] = [];
  beforeEach(async () => {
    at = await database.start('domain');
    smtp = await startSmtp();
    const { organisation, close } = await openForDigests(at.place, { smtp: smtp.url });
    for (let number = 0; number < people; number += 1)
      await enterReceiver(organisation, `receiver-${number}`, { consents: ['WEEKLY_UNPROCESSED_CHANGES'] });
    await organisation.db.insertInto('change_element').values(anOwnChange).execute();
    await close();
  });
  afterEach(async () => {
    for (const { child } of running.splice(0)) child.kill('SIGKILL');
    await smtp?.stop();
    await at?.remove();
  });

  const start = () => {
    const env = { PLACE: JSON.stringify(at.place), SMTP: smtp.url };
    const server = runScript('--input-type=module', ['-e', program], env);
    running.push(server);
    return server;
  };
  const end = async ({ child, ended }: Running, signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  /** Does what is left, when what killed servers had claimed is free again; answers to whom mails went. */
  const finish = async () => {
    smtp.drop();
    smtp.behave(() => 250);
    const now = () => new Date(Date.now() + 10 * 60_000);
    const { organisation, mailer, close } = await openForDigests(at.place, { smtp: smtp.url, now });
    try {
      await sendDigests(organisation, { now: () => dueMonday, portalUrl: 'http://portal.test' });
      await mailer.work();
    } finally {
      await mailer.close();
      await close();
    }
    return smtp.received.flatMap(({ to }) => to).sort();
  };
  const everybody = Array.from({ length: people }, (_, number) => `receiver-${number}@musterbank.example`);

  // The embedded database has one owner: there one server follows the other.
  const together = database.name === 'PGlite' ? 1 : 3;

  it.each([0, 7, 23])('send each mail once, though one is killed after %i ms', async (pause) => {
    // Mails wait before the mail server, so that none is on its way when the server is killed.
    smtp.behave((step) => (step === 'connect' ? 'stall' : 250));
    const servers = Array.from({ length: together }, start);
    const [first] = servers as [Running];
    await Promise.all(servers.map((server) => server.printed('ready')));
    await Promise.any(servers.map((server) => server.printed('batch\nbatch\nbatch')));
    await setTimeout(pause);
    await end(first, 'SIGKILL');
    smtp.behave(() => 250);
    smtp.release();
    if (together > 1)
      await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBeGreaterThan(people / 2);
    // The others end as servers do, with the mails that are on their way.
    await Promise.all(servers.slice(1).map((server) => end(server, 'SIGTERM')));
    expect(await finish()).toEqual(everybody.toSorted());
    expect(smtp.received[0]?.raw).toMatch(
      /^List-Unsubscribe: <http:\/\/portal\.test\/user\/EditOwnAccount>/m,
    );
  });
});

const anOwnChange = {
  main_id: null,
  slug: 'weisung',
  topic: 'Weisung',
  summary: 'Neu.',
  language: 'DE',
  source: 'internal',
  type: 'directive',
  deadline: '2025-03-20',
  link: null,
  provisions: '[]',
  area: '',
  comment: '',
  key: false,
  owner: null,
  status: '?',
  user_notes: '',
  volume: 'unknown',
  approval_status: null,
  approval_by: null,
  approval_at: null,
  approval_reason: '',
  folded: '',
  date: '2025-03-01',
  version: 1,
  edited_at: dueMonday,
  edited_by: null,
  known_at: dueMonday,
} as const;

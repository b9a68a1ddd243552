import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOwnChange } from '#server/testing/changes.ts';
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
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const now = () => {
    console.log('batch');
    // So long a batch takes at least, however fast the machine is: else all would be done before one can be killed.
    Atomics.wait(pause, 0, 0, 10);
    return dueMonday;
  };
  const context = { now, portalUrl: 'http://portal.test', batchSize: 1 };
  const turn = () =>
    void sendDigests(organisation, context).finally(() => {
      console.log('done');
      setTimeout(turn, 20);
    });
  turn();
`;
const people = 60;
/** Mails that a server sends at the same time. */
const atOnce = 3;

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
    await organisation.db
      .insertInto('change_element')
      .values(anOwnChange({ at: dueMonday }))
      .execute();
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
  const everybody = Array.from(
    { length: people },
    (_, number) => `receiver-${number}@musterbank.example`,
  ).sort();
  type Open = Awaited<ReturnType<typeof openForDigests>>;
  /** How many people have their mail in the queue, or have got it. */
  const countNotices = async (open?: Open): Promise<number> => {
    const { organisation, mailer, close } = open ?? (await openForDigests(at.place, { smtp: smtp.url }));
    const rows = await organisation.db.selectFrom('sent_notice').select('account_id').execute();
    if (open !== undefined) return rows.length;
    await mailer.close();
    await close();
    return rows.length;
  };

  // The embedded database has one owner: there one server follows the other.
  const together = database.name === 'PGlite' ? 1 : 3;

  it.each([0, 7, 23])('send each mail once, though one is killed after %i ms', async (pause) => {
    // Mails wait before the mail server, so that none is on its way when the server is killed.
    smtp.behave((step) => (step === 'connect' ? 'stall' : 250));
    const beside = together > 1 ? await openForDigests(at.place, { smtp: smtp.url }) : undefined;
    const servers = Array.from({ length: together }, start);
    const [first] = servers as [Running];
    await Promise.all(servers.map((server) => server.printed('ready')));
    if (beside) await expect.poll(() => countNotices(beside), { interval: 5 }).toBeGreaterThan(5);
    else await first.printed('batch\n'.repeat(15));
    await setTimeout(pause);
    await end(first, 'SIGKILL');
    const dealtWith = await countNotices(beside);
    await beside?.mailer.close();
    await beside?.close();
    expect(dealtWith).toBeGreaterThan(0);
    expect(dealtWith).toBeLessThan(people);
    smtp.behave(() => 250);
    smtp.release();
    if (together > 1)
      await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBeGreaterThan(people / 2);
    // The others end as servers do, with the mails that are on their way.
    await Promise.all(servers.slice(1).map((server) => end(server, 'SIGTERM')));
    expect(await finish()).toEqual(everybody);
    expect(smtp.received[0]?.raw).toMatch(
      /^List-Unsubscribe: <http:\/\/portal\.test\/user\/EditOwnAccount>/m,
    );
  });

  it('send each mail once, though one is killed that has sent some and holds others', async () => {
    const held = new Set<string>();
    let isComposed = false;
    let isKilled = false;
    // All mails are in the queue before the first goes; from a number on the first server waits for each that it begins.
    smtp.behave((step, to = '') => {
      if (step === 'connect' && !isComposed) return 'stall';
      if (step !== 'recipient' || isKilled) return 250;
      if (held.size < atOnce && smtp.received.length >= people / 3) held.add(to);
      return held.has(to) ? 'stall' : 250;
    });
    const first = start();
    await first.printed('done');
    isComposed = true;
    smtp.release();
    await expect.poll(() => held.size, { timeout: 30_000 }).toBe(atOnce);
    const sentByFirst = smtp.received.length;
    expect(sentByFirst).toBeLessThan(people - atOnce);
    const kill = async () => {
      isKilled = true;
      await end(first, 'SIGKILL');
    };
    // While it holds them, and before its claim on them ends, no other server begins them.
    if (together === 1) await kill();
    const others = Array.from({ length: Math.max(1, together - 1) }, start);
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(people - atOnce);
    if (together > 1) await kill();
    // Others look again and again for what is due.
    await setTimeout(1000);
    expect(smtp.attempts.filter((to) => held.has(to)).sort()).toEqual([...held].sort());
    expect(smtp.received.some(({ to }) => held.has(to[0] ?? ''))).toBe(false);
    await Promise.all(others.map((server) => end(server, 'SIGTERM')));
    expect(await finish()).toEqual(everybody);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import { openDatabase } from '../data/database.ts';
import { mailQueueSql } from '../data/migrations/mail.ts';
import { migrate } from '../data/migrations/migrate.ts';
import type { Deliver } from './delivery.ts';
import type { Mail } from './mailer.ts';
import { enqueueMails } from './queue.ts';
import { createQueueMailer, type QueueMailer } from './queue-mailer.ts';
import { smtpDelivery } from './smtp.ts';
import type { MailTables } from './tables.ts';

const mail = (to = 'anna@musterbank.example', template: 'invite' | 'loginLink' = 'invite'): Mail => ({
  to,
  language: 'DE',
  template,
  data: {
    organisation: 'Musterbank AG',
    inviter: 'Andrea Amstutz',
    minutes: '15',
    link: 'https://regesta.example/invite/accept?code=1',
    expires: '2026-05-08T10:00:00Z',
  },
});
const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

async function open({ place }: TestPlace) {
  const { db: all, close } = await openDatabase<MailTables>(place);
  await migrate(all, 'mails', [{ name: '0001-mail', sql: mailQueueSql }]);
  return { db: all.withSchema('mails'), close };
}

describe.each(testDatabases())('queue of mails on $name', (database) => {
  let at: TestPlace;
  let data: Awaited<ReturnType<typeof open>>;
  let smtp: TestSmtp;
  let time: number;
  let logged: string[];
  const opened: QueueMailer[] = [];
  beforeAll(async () => {
    at = await database.start();
    data = await open(at);
    smtp = await startSmtp();
  });
  beforeEach(async () => {
    smtp.release();
    await Promise.all(opened.splice(0).map((mailer) => mailer.close()));
    await data.db.deleteFrom('mail').execute();
    smtp.behave(() => 250);
    for (const list of [smtp.received, smtp.steps]) list.splice(0);
    time = Date.parse('2026-05-01T10:00:00Z');
    logged = [];
  });
  afterAll(async () => {
    smtp?.release();
    await Promise.all(opened.map((mailer) => mailer.close()));
    await smtp?.stop();
    await data?.close();
    await at?.remove();
  });

  const direct: Deliver = (outgoing, attempt) =>
    smtpDelivery({ url: smtp.url, from: 'regesta@provider.example' })(outgoing, attempt);
  const mailer = (options: { timeoutMilliseconds?: number; farewell?: number; deliver?: Deliver } = {}) => {
    const made = createQueueMailer({
      db: data.db,
      deliver: direct,
      now: () => new Date(time),
      log: (line) => logged.push(line),
      ...options,
    });
    opened.push(made);
    return made;
  };
  const rows = () => data.db.selectFrom('mail').selectAll().execute();
  const receivers = () => smtp.received.flatMap(({ to }) => to);
  const settled = () => expect.poll(async () => (await rows()).length).toBe(0);

  it('sends at once and forgets what is sent', async () => {
    expect(await mailer().send(mail())).toBe('sent');
    expect(receivers()).toEqual(['anna@musterbank.example']);
    expect(await rows()).toEqual([]);
  });

  it('does not keep what is refused for good, and logs no address', async () => {
    smtp.behave((step) => (step === 'recipient' ? 550 : 250));
    const one = mailer();
    expect(await one.send(mail())).toBe('refused');
    expect(await rows()).toEqual([]);
    smtp.behave(() => 250);
    time += 24 * hours;
    await one.work();
    expect(receivers()).toEqual([]);
    expect(logged).toEqual([expect.stringMatching(/^mail \S+: refused for good \(RCPT TO 550\)$/)]);
  });

  it('tries again after growing pauses what was refused for now, until it is taken, once', async () => {
    smtp.behave((step) => (step === 'recipient' ? 451 : 250));
    const one = mailer();
    expect(await one.send(mail())).toBe('queued');
    const tries = () => smtp.steps.filter((step) => step === 'recipient').length;
    for (const [done, pause] of [1, 3, 9, 27].entries()) {
      time += pause * minutes - seconds;
      await one.work();
      expect(tries()).toBe(done + 1);
      time += seconds;
      await one.work();
      expect(tries()).toBe(done + 2);
    }
    smtp.behave(() => 250);
    time += 81 * minutes;
    await one.work();
    await one.work();
    expect(receivers()).toEqual(['anna@musterbank.example']);
    expect(await rows()).toEqual([]);
  });

  it('gives up when what the mail offers is over', async () => {
    smtp.behave(() => 451);
    const one = mailer();
    expect(await one.send(mail('anna@musterbank.example', 'loginLink'))).toBe('queued');
    for (const pause of [1, 3]) {
      time += pause * minutes;
      await one.work();
    }
    expect(await rows()).toHaveLength(1);
    time += 9 * minutes;
    await one.work();
    expect(await rows()).toEqual([]);
    expect(logged.at(-1)).toMatch(/given up/);
  });

  it('sends no link that works no more, though it was away meanwhile', async () => {
    smtp.behave(() => 451);
    const one = mailer();
    await one.send(mail('anna@musterbank.example', 'loginLink'));
    await one.send(mail('bea@musterbank.example'));
    smtp.behave(() => 250);
    time += 16 * minutes;
    await one.work();
    await settled();
    expect(receivers()).toEqual(['bea@musterbank.example']);
    expect(await rows()).toEqual([]);
    expect(logged.at(-1)).toMatch(/given up, what it offers is over/);
  });

  it('waits no longer than a request has patience, and goes on behind it', async () => {
    smtp.behave((step) => (step === 'connect' ? 'stall' : 250));
    const one = mailer({ timeoutMilliseconds: 20 });
    expect(await one.send(mail())).toBe('queued');
    await one.work();
    await expect.poll(() => smtp.steps).toContain('connect');
    smtp.release();
    await settled();
    expect(receivers()).toEqual(['anna@musterbank.example']);
  });

  it('sends nothing twice while a server is silent about the whole text', async () => {
    smtp.behave((step) => (step === 'data' ? 'stall' : 250));
    const one = mailer({ timeoutMilliseconds: 20 });
    expect(await one.send(mail())).toBe('queued');
    await expect.poll(() => smtp.steps).toContain('data');
    for (const pause of [5 * minutes, 5 * hours, 48 * hours]) {
      time += pause;
      await Promise.all([one.work(), mailer().work()]);
    }
    expect(smtp.steps.filter((step) => step === 'data')).toHaveLength(1);
    smtp.release();
    await settled();
    expect(receivers()).toEqual(['anna@musterbank.example']);
  });

  it('sends nothing twice where the connection broke after the whole text, and says so at the next start', async () => {
    smtp.behave((step) => (step === 'data' ? 'drop' : 250));
    const one = mailer();
    expect(await one.send(mail())).toBe('queued');
    expect(logged).toEqual([expect.stringMatching(/not sent again by itself/)]);
    smtp.behave(() => 250);
    time += 48 * hours;
    const next = mailer();
    await next.start();
    await next.work();
    expect(receivers()).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'handed' }]);
    expect(logged.at(-1)).toMatch(/^mail: of 1 nobody knows/);
  });

  it('survives a process that ends in the middle: another sends it, and the first can do so no more', async () => {
    let resume: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const hanging: Deliver = (outgoing, attempt) => gate.then(() => direct(outgoing, attempt));
    expect(await mailer({ timeoutMilliseconds: 20, deliver: hanging }).send(mail())).toBe('queued');
    const next = mailer();
    await next.work();
    expect(receivers()).toEqual([]);
    time += 5 * minutes;
    await next.work();
    expect(receivers()).toEqual(['anna@musterbank.example']);
    resume();
    await expect.poll(() => smtp.steps.filter((step) => step === 'recipient').length).toBe(2);
    await Promise.all(opened.splice(0).map((made) => made.close()));
    expect(receivers()).toEqual(['anna@musterbank.example']);
    expect(await rows()).toEqual([]);
  });

  it('keeps accepted mails when the database is opened anew', async () => {
    smtp.behave(() => 451);
    expect(await mailer().send(mail())).toBe('queued');
    await Promise.all(opened.splice(0).map((made) => made.close()));
    await data.close();
    data = await open(at);
    smtp.behave(() => 250);
    time += minutes;
    await mailer().work();
    expect(receivers()).toEqual(['anna@musterbank.example']);
  });

  it('gives each mail to one of several workers', async () => {
    smtp.behave(() => 451);
    const one = mailer();
    const names = Array.from({ length: 12 }, (_, at) => `user${at}@musterbank.example`);
    for (const name of names) expect(await one.send(mail(name))).toBe('queued');
    smtp.behave(() => 250);
    time += minutes;
    await Promise.all([one.work(), mailer().work(), mailer().work()]);
    expect(receivers().sort()).toEqual(names.sort());
  });

  it('sends what comes while a mail server is silent about another mail', async () => {
    const slow = 'slow@musterbank.example';
    smtp.behave((step, to) => (step === 'recipient' && to === slow ? 'stall' : 250));
    const work = mailer();
    await enqueueMails(data.db, [mail(slow)], new Date(time));
    const working = work.work();
    await expect.poll(() => smtp.steps).toContain('recipient');
    await enqueueMails(data.db, [mail('bea@musterbank.example')], new Date(time));
    void work.work();
    await expect.poll(receivers).toEqual(['bea@musterbank.example']);
    smtp.release();
    await working;
    expect(receivers().sort()).toEqual(['bea@musterbank.example', slow]);
  });

  it('says at once that a mail cannot be written', async () => {
    await expect(mailer().send({ ...mail(), data: {} })).rejects.toThrow(/organisation/);
    expect(await rows()).toEqual([]);
  });

  it.each([
    'a@x.example\r\nRCPT TO:<b@x.example>',
    'a@x.example> <b@x.example',
    'a@x.example,b@x.example',
    'nobody',
  ])('refuses %j as a receiver without asking a mail server', async (to) => {
    expect(await mailer().send(mail(to))).toBe('refused');
    expect(await mailer().send({ ...mail(), replyTo: to })).toBe('refused');
    expect([smtp.steps, await rows()]).toEqual([[], []]);
  });

  it('lets go of a server that stalls when it closes', async () => {
    smtp.behave((step) => (step === 'connect' ? 'stall' : 250));
    const one = mailer({ timeoutMilliseconds: 20, farewell: 20 });
    await one.send(mail());
    await one.close();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});

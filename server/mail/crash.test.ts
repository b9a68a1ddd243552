import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { runScript } from '#server/testing/processes.ts';
import { type Behaviour, startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import { openDatabase } from '../data/database.ts';
import { mailQueueSql } from '../data/migrations/mail.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { createQueueMailer } from './queue-mailer.ts';
import { smtpDelivery } from './smtp.ts';
import type { MailTables } from './tables.ts';

/** A server that sends a mail and then runs until it is killed. */
const program = `
  import { openDatabase } from './server/data/database.ts';
  import { openMailer } from './server/mail/open-mailer.ts';
  import { sampleMail } from './server/mail/development-page.ts';
  const { db } = await openDatabase(JSON.parse(process.env.PLACE));
  const settings = { smtpUrl: process.env.SMTP, from: 'regesta@provider.example' };
  const mailer = openMailer(db.withSchema('mails'), settings, console.error);
  void mailer.send(sampleMail('invite', 'DE'));
  setInterval(() => undefined, 1000);
`;

describe.each(testDatabases())('a server on $name that is killed', (database) => {
  let at: TestPlace;
  let smtp: TestSmtp;
  beforeAll(async () => {
    at = await database.start();
    smtp = await startSmtp();
    const { db, close } = await openDatabase<MailTables>(at.place);
    await migrate(db, 'mails', [{ name: '0001-mail', sql: mailQueueSql }]);
    await close();
  });
  afterAll(async () => {
    await smtp?.stop();
    await at?.remove();
  });

  /** Kills a server when its mail has reached this step; resolves to what the next server sends and logs. */
  async function afterKillAt(step: Parameters<Behaviour>[0]) {
    smtp.behave((reached) => (reached === step ? 'stall' : 250));
    for (const list of [smtp.received, smtp.steps]) list.splice(0);
    const env = { PLACE: JSON.stringify(at.place), SMTP: smtp.url };
    const { child, ended } = runScript('--input-type=module', ['-e', program], env);
    await expect.poll(() => smtp.steps, { timeout: 30_000 }).toContain(step);
    child.kill('SIGKILL');
    await ended;
    smtp.drop();
    smtp.behave(() => 250);
    const { db: all, close } = await openDatabase<MailTables>(at.place);
    const logged: string[] = [];
    const later = new Date(Date.now() + 10 * 60_000);
    const next = createQueueMailer({
      db: all.withSchema('mails'),
      deliver: smtpDelivery({ url: smtp.url, from: 'regesta@provider.example' }),
      now: () => later,
      log: (line) => logged.push(line),
    });
    try {
      await next.start();
      await next.work();
    } finally {
      await next.close();
      await close();
    }
    return { sent: smtp.received.flatMap(({ to }) => to), logged };
  }

  it('has its mail sent by the next, once', async () => {
    expect(await afterKillAt('recipient')).toEqual({ sent: ['anna@musterbank.example'], logged: [] });
  });

  it('leaves a mail alone that it had handed over', async () => {
    expect(await afterKillAt('data')).toEqual({
      sent: [],
      logged: [expect.stringMatching(/^mail: of 1 nobody knows/)],
    });
  });
});

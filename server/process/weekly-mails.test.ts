import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weekdayOf } from '#core/lib/months.ts';
import { readSettings } from '../config/settings.ts';
import { swissHour } from '../jobs/swiss-time.ts';
import { anOwnChange } from '../testing/changes.ts';
import { createDatabases, temporaryFolder, testDatabases } from '../testing/databases.ts';
import { enterReceiver } from '../testing/digests.ts';
import { freePort } from '../testing/postgres.ts';
import { type Running, runScript } from '../testing/processes.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { openDomain } from './start-domain.ts';

describe.each(testDatabases())('a started server on $name', (database) => {
  let env: Record<string, string>;
  let smtp: TestSmtp;
  let remove: () => Promise<void>;
  const running: Running[] = [];
  beforeEach(async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    smtp = await startSmtp();
    env = {
      REGESTA_DATA: folder,
      REGESTA_SERVERS: 'domain',
      REGESTA_SAMPLE: 'on',
      REGESTA_DOMAIN_PORT: String(await freePort()),
      // Nothing listens there.
      REGESTA_MAIN_URL: 'http://localhost:9',
      SMTP_URL: smtp.url,
      REGESTA_MAIL_FROM: 'regesta@provider.example',
      REGESTA_SUPPORT: 'support@provider.example',
      // Several processes of one server share a PostgreSQL; the embedded database has one owner.
      ...(place.url !== undefined && { DATABASE_URL: place.url, REGESTA_PROCESSES: '2' }),
    };
    remove = async () => {
      await smtp.stop();
      await removeDatabase();
      removeFolder();
    };
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
    await remove();
  });

  /** An organisation that has chosen this hour a year ago, with people, some of whom agreed to mails, and a change. */
  const prepare = async () => {
    const { server, close } = await openDomain(readSettings({ ...env, REGESTA_PROCESSES: '1' }));
    for (const { slug, db } of server.organisations())
      if (slug !== 'musterbank') await db.deleteFrom('email_consent').execute();
    const organisation = server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('the sample lacks its organisation');
    await organisation.db.deleteFrom('email_consent').execute();
    const consents = ['WEEKLY_UNPROCESSED_CHANGES'] as const;
    await enterReceiver(organisation, 'ada', { consents });
    await enterReceiver(organisation, 'eve', { consents, language: 'EN' });
    await enterReceiver(organisation, 'silent', { consents: [] });
    const now = new Date();
    await organisation.db
      .insertInto('change_element')
      .values(anOwnChange({ topic: 'Weisung zur Woche', at: now }))
      .execute();
    const { day, hour } = swissHour(now);
    await organisation.db
      .insertInto('digest_rules')
      .values({ day: weekdayOf(day) + 1, hour, since: new Date(now.getTime() - 365 * 86_400_000) })
      .execute();
    await close();
  };
  const start = async () => {
    const server = runScript('server/process/start.ts', [], env);
    running.push(server);
    await server.printed('Ctrl-C stops.');
    return server;
  };
  const stop = async ({ child, ended }: Running) => {
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  };

  it('sends the weekly mails that are due to a mail server, each once, also when it is started again', async () => {
    await prepare();
    const first = await start();
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(2);
    await stop(first);
    const second = await start();
    // It looks at the clock when it starts.
    await setTimeout(3000);
    await stop(second);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([
      'ada@musterbank.example',
      'eve@musterbank.example',
    ]);
    const ofAda = smtp.received.find(({ to }) => to.includes('ada@musterbank.example'));
    expect(ofAda?.from).toBe('regesta@provider.example');
    expect(ofAda?.raw).toMatch(/^Subject: Ihre Woche in Regesta\r?$/m);
    expect(ofAda?.raw).toContain('Weisung zur Woche');
    expect(smtp.received.find((mail) => mail !== ofAda)?.raw).toMatch(/^Subject: Your week in Regesta\r?$/m);
  }, 120_000);
});

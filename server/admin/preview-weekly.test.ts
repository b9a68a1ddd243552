import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weekdayOf } from '#core/lib/months.ts';
import { createDatabases, temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { enterReceiver } from '#server/testing/digests.ts';
import { runScript } from '#server/testing/processes.ts';
import { takeQueued } from '#server/testing/queued-mails.ts';
import { readSettings } from '../config/settings.ts';
import { sendDigests } from '../domain/digest-run.ts';
import { swissHour } from '../jobs/swiss-time.ts';
import { renderMail } from '../mail/render.ts';
import { openDomain } from '../process/start-domain.ts';
import { readJobsCommand } from './jobs-arguments.ts';
import { describePreview, previewWeeklyIn } from './preview-weekly-in.ts';

describe.each(testDatabases())('jobs preview weekly on $name', (database) => {
  let env: Record<string, string>;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const { folder, remove: removeFolder } = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(folder, 'domain');
    env = {
      REGESTA_DATA: folder,
      REGESTA_SAMPLE: 'on',
      // Nothing listens there.
      REGESTA_MAIN_URL: 'http://localhost:9',
      ...(place.url !== undefined && { DATABASE_URL: place.url }),
    };
    remove = async () => {
      await removeDatabase();
      removeFolder();
    };
  });
  afterEach(() => remove());

  it('prints what would be sent, and sends nothing, while the server runs and while it does not', async () => {
    const settings = readSettings(env);
    const running = await openDomain(settings);
    const organisation = running.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (organisation === undefined) throw new Error('no organisation');
    await enterReceiver(organisation, 'ada', { consents: ['WEEKLY_UNPROCESSED_CHANGES'], language: 'EN' });
    const user = 'ada@musterbank.example';
    const preview = await previewWeeklyIn(settings, { user });
    expect(preview.mail?.subject).toBe('Your week in Regesta');
    expect(preview.mail?.text).toContain('Changes that nobody has processed yet');
    expect(await previewWeeklyIn(settings, { user: 'reader@musterbank.example' })).toEqual({
      to: 'reader@musterbank.example',
      next: expect.any(String),
    });
    await expect(previewWeeklyIn(settings, { user: 'nobody@musterbank.example' })).rejects.toThrow(
      'has no user',
    );
    const notices = organisation.db.selectFrom('sent_notice').selectAll();
    expect(await notices.execute()).toEqual([]);
    // What is sent when it is due, as it is at this hour, is what was printed, to the letter.
    const now = new Date();
    const { day, hour } = swissHour(now);
    const since = new Date(now.getTime() - 365 * 86_400_000);
    await organisation.db
      .insertInto('digest_rules')
      .values({ day: weekdayOf(day) + 1, hour, since })
      .execute();
    const queue = organisation.db.withSchema('domain') as never;
    await sendDigests(organisation, { now: () => now, portalUrl: settings.mainUrl });
    const sent = (await takeQueued(queue)).filter(({ to }) => to === user);
    expect(sent.map((mail) => renderMail(mail).text)).toEqual([preview.mail?.text]);
    await organisation.db.deleteFrom('sent_notice').execute();
    await organisation.db.deleteFrom('job_run').execute();
    await running.close();
    const { ended } = runScript('server/admin/jobs-command.ts', ['preview', 'weekly', '--user', user], env);
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`To: ${user}\nSubject: Your week in Regesta\n`);
    expect(out).toContain('Nothing was sent.');
  }, 120_000);
});

it('the command line of jobs is read, and mistakes are named', () => {
  const read = (...args: string[]) => readJobsCommand(args);
  expect(read('preview', 'weekly', '--user', 'Ada@neu.example')).toEqual({
    name: 'preview',
    previewed: { user: 'ada@neu.example' },
  });
  expect(read('--help')).toEqual({ name: 'help' });
  expect(() => read()).toThrow('name a command');
  expect(() => read('send', 'weekly')).toThrow('there is no command "send"');
  expect(() => read('preview')).toThrow('name a job');
  expect(() => read('preview', 'daily')).toThrow('there is no job "daily"');
  expect(() => read('preview', 'weekly')).toThrow('--user is missing');
  expect(() => read('preview', 'weekly', '--user', 'ada')).toThrow('--user: must be an e-mail address');
});

it('a preview says to whom, or that there is nothing to tell, and when the next mail is due', () => {
  const next = '2026-10-26T06:00:00.000Z';
  expect(describePreview({ to: 'a@b.example', next })).toBe(
    'To: a@b.example\nOf what this person has agreed to there is nothing to tell: no mail.\n\nNext weekly mail: 26/10/2026, 07:00, Swiss time. Nothing was sent.',
  );
  expect(describePreview({ to: 'a@b.example', next, mail: { subject: 'S', text: 'T\n' } })).toContain(
    'Subject: S\n\nT\n',
  );
});

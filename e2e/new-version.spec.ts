import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts as byDate } from '../core/i18n/en/bydate.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as en } from '../core/i18n/en/watching.ts';
import { addDays } from '../core/lib/dates.ts';
import { actXml, article } from '../server/import/akn/act-fixture.ts';
import { callAs } from './comment-calls.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { findFreePorts } from './free-ports.ts';
import { emailOf, password } from './people.ts';
import { startProduct } from './product.ts';

// A product of its own, since a new law would be seen by other tests.
test.use({ person: 'nobody' });

const firstDay = '2020-01-01';
/** The day from which the new version applies: one that is to come, or it would be no news for who watches since today. */
const nextDay = addDays(new Date().toISOString().slice(0, 10), 2);
const displayed = (day: string) => day.split('-').reverse().join('/');

/** An act of two articles, of which the second says this. */
const version = (day: string, duty: string) =>
  actXml({
    workUri: `https://fedlex.data.admin.ch/eli/cc/31/117_121_129/${day.replaceAll('-', '')}`,
    workDates: `<FRBRdate date="${day}" name="jolux:dateApplicability"/>`,
    body: article('1', 'Dieses Gesetz gilt für die Musterbank.') + article('2', duty),
  });

let folder: string;
let base: string;
let stop: (() => Promise<void>) | undefined;
let importFiles: (files: readonly string[]) => Promise<void>;
const write = (day: string, duty: string) => {
  const file = join(folder, `${day}.xml`);
  writeFileSync(file, version(day, duty));
  return file;
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'regesta-new-version-'));
  const mainPort = await findFreePorts(2);
  base = `http://127.0.0.1:${mainPort}`;
  stop = await startProduct({
    mainPort,
    domainPort: mainPort + 1,
    feedSeconds: 2,
    databaseUrl: '',
    imports: [write(firstDay, 'Sie meldet Störungen innert zehn Tagen.')],
    onImporter: (importer) => {
      importFiles = importer;
    },
  });
});
test.afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

test('a new version of an act of which somebody watches an article is seen where they look, the comparison one click away', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto(`${base}/`);
  await page.getByLabel(session.email).fill(emailOf('chat'));
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  // The act is there in German alone.
  const german = page.getByRole('button', { name: 'DE, Deutsch' });
  await german.click();
  await expect(german).toHaveAttribute('aria-pressed', 'true');
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);
  const who = {
    token: await stored('regesta-token'),
    baseUrl: await stored('regesta-domain-base-url'),
    user: { id: '', fullName: '' },
    capabilities: [],
  };
  for (const { id } of await callAs<{ id: string }[]>(who, 'GET', '/Watches'))
    await callAs(who, 'DELETE', `/Watches/${id}`);
  await callAs(who, 'POST', '/Watches', { kind: 'place', completeParagraphID: 'mbg~2' });
  await page.goto(`${base}/watching`);
  const happened = page.getByRole('region', { name: en.happened });
  await expect(happened.getByText(en.happenedNone)).toBeVisible();
  const unread = async () => (await callAs<{ unread: number }>(who, 'GET', '/Inbox')).unread;
  const mentions = await unread();

  await importFiles([write(nextDay, 'Sie meldet Störungen innert dreissig Tagen.')]);
  const events = async () => (await callAs<{ unread: number }>(who, 'GET', '/Watches/Events')).unread;
  await expect.poll(events, { timeout: 60_000 }).toBe(1);

  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('link', { name: new RegExp(`, ${mentions + 1} unread`) }),
  ).toBeVisible();
  await expect(happened.getByText(en.newVersion.replace('{{date}}', displayed(nextDay)))).toBeVisible();
  await expect(happened.getByText(/^Because you watch Art\. 2/)).toBeVisible();
  await expectAccessible(page);
  const compare = new RegExp(`^${en.compare.replace('{{date}}', displayed(firstDay))}`);
  const expectCompared = async () => {
    await expect(page).toHaveURL(new RegExp(`/read/mbg\\?versionDate=${nextDay}.*compare=${firstDay}`));
    await expect(page.locator('del').filter({ hasText: 'zehn' }).first()).toBeVisible();
    await expect(page.locator('ins').filter({ hasText: 'dreissig' }).first()).toBeVisible();
  };
  await happened.getByRole('link', { name: compare }).click();
  await expectCompared();
  await expect.poll(events).toBe(0);

  await page.goto(`${base}/regTextChange?from=${nextDay}&to=${nextDay}`);
  await expect(page.getByRole('heading', { level: 1, name: byDate.title })).toBeVisible();
  const row = page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ hasText: displayed(nextDay) });
  await expect(row).toContainText('1 changed');
  await row.getByRole('link', { name: compare }).click();
  await expectCompared();
});

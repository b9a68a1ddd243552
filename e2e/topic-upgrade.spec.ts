import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { texts as session } from '../core/i18n/en/session.ts';
// Who administers the data of the sample has Italian as their language.
import { texts as write } from '../core/i18n/it/topicpages.ts';
import { expect, expectAccessibleInBothThemes, test } from './fixtures.ts';
import { findFreePorts } from './free-ports.ts';
import { emailOf, password } from './people.ts';
import { startProduct } from './product.ts';

// A product of its own, which is stopped, updated and started again.
test.use({ person: 'nobody' });

const root = resolve(import.meta.dirname, '..');
const shippedNow = readFileSync(join(root, 'server/topics/it/liquidity.md'), 'utf8');
const before = 'Una banca tiene una lanterna in ogni caveau.';

let folder: string;
let base: string;
let ports: { mainPort: number; domainPort: number };
let stop: (() => Promise<void>) | undefined;

/** An earlier release: the same product, of which one topic page says something else. */
function earlierRelease(): string {
  const release = join(folder, 'release');
  for (const part of ['server', 'core', 'package.json'])
    cpSync(join(root, part), join(release, part), { recursive: true });
  for (const part of ['node_modules', 'dist']) symlinkSync(join(root, part), join(release, part));
  writeFileSync(join(release, 'server/topics/it/liquidity.md'), `${shippedNow.trimEnd()}\n\n${before}\n`);
  return release;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${base}/`);
  await page.getByLabel(session.email).fill(emailOf('data'));
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'regesta-upgrade-'));
  const mainPort = await findFreePorts(2);
  ports = { mainPort, domainPort: mainPort + 1 };
  base = `http://127.0.0.1:${mainPort}`;
  stop = await startProduct({ ...ports, data: join(folder, 'data'), release: earlierRelease() });
});
test.afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

test('after an update that changed a page which somebody has written, they are told what it changed, and choose', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  const words = page.getByLabel(write.textField);
  const note = page.getByRole('region', { name: write.newerTitle });
  const open = async () => {
    await page.goto(`${base}/topic-pages/liquidity?language=IT`);
    await expect(words).toBeVisible();
  };
  const readers = async () => {
    await page.goto(`${base}/topic/liquidity`);
    return page.getByRole('main');
  };
  await signIn(page);
  await open();
  await expect(words).toHaveValue(new RegExp(before));
  await words.fill('Chiedere dapprima alla tesoreria.');
  await page.getByRole('button', { name: write.save, exact: true }).click();
  await expect(page.getByText(write.saved)).toBeVisible();
  await expect(note).toHaveCount(0);

  // Open pages ask servers that are away for a while.
  consoleGuard.allow(/Failed to load resource|ERR_CONNECTION_REFUSED|NetworkError|Failed to fetch/);
  await page.goto('about:blank');
  await stop?.();
  stop = await startProduct({ ...ports, data: join(folder, 'data') });

  await page.goto(`${base}/topic-pages`);
  await expect(page.getByRole('row').filter({ hasText: write.newer })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: write.newer })).toContainText('liquidity');
  await open();
  await expect(words).toHaveValue('Chiedere dapprima alla tesoreria.');
  await expect(note).toContainText(write.newerText);
  await note.getByRole('button', { name: write.newerCompare }).click();
  await expect(note.locator('del')).toContainText(before);
  await note.getByRole('button', { name: write.newerAgainstMine }).click();
  // Word by word: some stand in both.
  await expect(note.locator('del').filter({ hasText: 'tesoreria' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(await readers()).toContainText('Chiedere dapprima alla tesoreria.');

  // Who keeps their page is not reminded of this update again.
  await open();
  await note.getByRole('button', { name: write.keep }).click();
  await expect(page.getByText(write.kept)).toBeVisible();
  await expect(note).toHaveCount(0);
  await open();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('region', { name: write.versions })).toContainText(write['act-kept']);
  await expect(await readers()).toContainText('Chiedere dapprima alla tesoreria.');
});

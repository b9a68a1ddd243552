import { randomUUID } from 'node:crypto';
import { texts as de } from '../core/i18n/de/watching.ts';
import { texts as en } from '../core/i18n/en/watching.ts';
import { callAs } from './comment-calls.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import type { SignedIn } from './people.ts';
import { focusTool, readerOf } from './reader-page.ts';

// Charlotte Chapuis reads changes; nobody else who tests watches anything.
test.use({ person: 'changes' });
test.describe.configure({ mode: 'serial' });

type Watch = { id: string };

/** What earlier runs left. */
async function stopAll(session: SignedIn) {
  for (const { id } of await callAs<Watch[]>(session, 'GET', '/Watches'))
    await callAs(session, 'DELETE', `/Watches/${id}`);
}
test.beforeEach(async ({ sessions }) => stopAll(await sessions('changes')));
test.afterAll(async ({ sessions }) => stopAll(await sessions('changes')));

test('a paragraph is watched in the reader by keyboard, listed, ended, and watched again', async ({
  page,
}) => {
  const reader = readerOf(page);
  await page.goto('/read/bankg-m/5#5%5E2');
  await expect(reader.paragraph('Art. 5 Abs. 2')).toBeFocused();
  await page.keyboard.press('Shift');
  const tool = page.getByRole('button', { name: new RegExp(`^${en.watch}: Art\\. 5 Abs\\. 2`) });
  await focusTool(page, tool);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You now watch Art\. 5 Abs\. 2/)).toBeVisible();
  const pressed = page.getByRole('button', { name: new RegExp(`^${en.watched}: Art\\. 5 Abs\\. 2`) });
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: en.title }).press('Enter');
  const mine = page.getByRole('region', { name: en.mine });
  const link = mine.getByRole('link', { name: /^Art\. 5 Abs\. 2/ });
  await expect(link).toHaveAttribute('href', '/read/bankg-m/5#5%5E2');
  await expectAccessibleInBothThemes(page);
  await mine.getByRole('button', { name: /^Stop watching Art\. 5 Abs\. 2/ }).press('Enter');
  await expect(page.getByText(/^You no longer watch Art\. 5 Abs\. 2/)).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: en.undo }).press('Enter');
  await expect(link).toBeVisible();
  await page.reload();
  await expect(link).toBeVisible();
});

test('a new change that names what is watched is told on the page, in the bar and on the overview', async ({
  page,
  sessions,
}) => {
  const [reads, edits] = await Promise.all([sessions('changes'), sessions('editor')]);
  await callAs(reads, 'POST', '/Watches', { kind: 'place', completeParagraphID: 'bankg-m~5' });
  const topic = `Watched ${randomUUID().slice(0, 8)}`;
  const { domainId } = await callAs<{ domainId: string }>(edits, 'POST', '/ChangeElementsDomain', {
    topic,
    summary: 'Made by a test.',
    deadline: '2031-12-31',
    type: 'directive',
    language: 'EN',
    provisions: ['bankg-m~5^2'],
    domainData: {},
  });
  try {
    const unreadEvents = async () =>
      (await callAs<{ unread: number }>(reads, 'GET', '/Watches/Events?unread=true')).unread;
    await expect.poll(unreadEvents, { timeout: 40_000 }).toBe(1);
    await page.goto('/dashboard');
    const part = page.getByRole('region', { name: en.latest });
    await expect(part.getByRole('link', { name: topic })).toBeVisible();
    // Beside the mentions that there are.
    const { unread } = await callAs<{ unread: number }>(reads, 'GET', '/Inbox');
    const bell = page.getByRole('banner').getByRole('link', { name: `, ${unread + 1} unread` });
    await expect(bell).toBeVisible();
    await part.getByRole('link', { name: en.toAll }).click();
    const happened = page.getByRole('region', { name: en.happened });
    await expect(happened.getByText(/^Because you watch Art\. 5 /)).toBeVisible();
    await expect(happened.getByRole('link', { name: /^Art\. 5 Abs\. 2/ })).toHaveAttribute(
      'href',
      '/read/bankg-m/5#5%5E2',
    );
    await happened.getByRole('link', { name: topic }).click();
    await expect(page).toHaveURL(/\/changes\//);
    await expect.poll(unreadEvents).toBe(0);
    await expect(bell).toHaveCount(0);
  } finally {
    await callAs(edits, 'DELETE', `/ChangeElementsDomain/${domainId}`);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, interfaceLanguage: 'DE' });

  test('what is watched fits, in German', async ({ page, sessions }) => {
    const reads = await sessions('changes');
    await callAs(reads, 'POST', '/Watches', { kind: 'document', regTextId: 'bankg-m' });
    await callAs(reads, 'POST', '/Watches', { kind: 'term', term: 'Einlagen', language: 'DE' });
    await page.goto('/watching');
    await expect(page.getByRole('region', { name: de.mine }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(de.happenedNone)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

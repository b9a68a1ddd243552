import type { Page } from '@playwright/test';
import { texts as table } from '../core/i18n/en/table.ts';
import { texts as users } from '../core/i18n/en/users.ts';
import { expect, test } from './fixtures.ts';

test.use({ person: 'admin' });

const rows = (page: Page) => page.locator('tbody tr:not([aria-hidden])');
const filter = (page: Page, column: string) =>
  page.getByLabel(table.filter.replace('{{column}}', column), { exact: true });
const size = (page: Page, name: string) =>
  page.getByRole('group', { name: table.rows }).getByRole('button', { name, exact: true });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const range = (page: Page) => page.getByRole('status').filter({ hasText: /–.* of / });

const invented = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email: `user${String(number).padStart(5, '0')}@musterbank.example`,
  fullName: `${['Ànna', 'Beat', 'Chloé'][number % 3]} Nr. ${number}`,
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
  roles: number % 100 === 0 ? ['READER', 'CHAT_USER'] : ['READER'],
  createdAt: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
});

/** Makes the organisation's server return this number of users. */
async function openWith(page: Page, count: number) {
  await page.route('**/musterbank/api/v1/users', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: Array.from({ length: count }, (_, index) => invented(index + 1)) });
  });
  await page.goto('/users/registered');
  await expect(rows(page).first()).toBeVisible();
}

test('ten thousand users are scrolled, sorted and filtered with some dozens of rows drawn', async ({
  page,
}) => {
  await openWith(page, 10_000);
  await expect(rows(page)).toHaveCount(10);
  await size(page, table.allRows).click();
  const box = page.getByRole('region', { name: users.registeredTitle });
  const all = page.getByRole('table', { name: users.registeredTitle });
  const drawn = () => rows(page).count();
  await expect(all).toHaveAttribute('aria-rowcount', '10002');
  await expect(range(page)).toHaveText('1–10,000 of 10,000');
  expect(await drawn()).toBeLessThan(100);
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '3');

  const last = rows(page).filter({ hasText: invented(10_000).email });
  // Heights that are learnt with the first rows make the end another one.
  await expect(async () => {
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await expect(last).toHaveAttribute('aria-rowindex', '10002');
  expect(await drawn()).toBeLessThan(100);
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(rows(page).filter({ hasText: invented(5000).email })).toBeAttached();
  expect(await drawn()).toBeLessThan(100);

  await head(page, users.joined).getByRole('button').click();
  await head(page, users.joined).getByRole('button').press('Enter');
  await expect(head(page, users.joined)).toHaveAttribute('aria-sort', 'descending');
  await box.evaluate((element) => element.scrollTo(0, 0));
  await expect(rows(page).first()).toContainText(invented(10_000).email);

  await filter(page, users.fullName).fill('anna 99');
  await expect(all).toHaveAttribute('aria-rowcount', /^\d{2,3}$/);
  await expect(rows(page).first()).toContainText('Ànna Nr. 9999');
  await filter(page, users.fullName).press('Escape');
  await filter(page, users.roles).selectOption({ label: 'Chat user' });
  await expect(all).toHaveAttribute('aria-rowcount', '102');
  await expect(page.getByText('100 of 10,000', { exact: true })).toBeVisible();

  await filter(page, users.roles).selectOption('');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(all).toHaveAttribute('aria-rowcount', '10002');
  const end = rows(page).filter({ hasText: invented(1).email });
  // Rows are measured when they become visible, which moves the end of the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return end.count();
    })
    .toBe(1);
  expect(await drawn()).toBeLessThan(100);
});

test('pages have ten rows until another number is chosen, which is kept', async ({ page }) => {
  await openWith(page, 42);
  await expect(range(page)).toHaveText('1–10 of 42');
  const next = page.getByRole('button', { name: table.next });
  const previous = page.getByRole('button', { name: table.previous });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(range(page)).toHaveText('11–20 of 42');
  await expect(rows(page).first()).toContainText(invented(11).email);
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '13');
  for (const name of ['25', '50', '100', table.allRows]) {
    await size(page, name).click();
    await expect(rows(page)).toHaveCount(Math.min(Number(name) || 42, 42));
  }
  await size(page, '25').click();
  await page.reload();
  await expect(range(page)).toHaveText('1–25 of 42');
  await expect(size(page, '25')).toHaveAttribute('aria-pressed', 'true');
  await next.click();
  await expect(range(page)).toHaveText('26–42 of 42');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('columns are sorted by click and by keyboard, all but the actions', async ({ page }) => {
  await openWith(page, 42);
  const first = rows(page).first();
  await expect(head(page, users.email)).toHaveAttribute('aria-sort', 'ascending');
  await head(page, users.email).getByRole('button').click();
  await expect(head(page, users.email)).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText(invented(42).email);
  await head(page, users.fullName).getByRole('button').press('Enter');
  await expect(head(page, users.email)).not.toHaveAttribute('aria-sort');
  await expect(head(page, users.fullName)).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('Ànna Nr. 3');
  await expect(head(page, users.actions).getByRole('button')).toHaveCount(0);
});

test('filters that nothing matches say so and are taken back at once', async ({ page }) => {
  await openWith(page, 42);
  await page.getByRole('button', { name: table.next }).click();
  await filter(page, users.email).fill('nobody');
  await expect(page.getByText(table.noResult)).toBeVisible();
  await expect(page.getByText('0 of 42').first()).toBeVisible();
  await page.getByRole('button', { name: table.clearFilters }).click();
  await expect(filter(page, users.email)).toHaveValue('');
  await expect(range(page)).toHaveText('1–10 of 42');
});

test('nobody at all is said, with what leads on', async ({ page }) => {
  await page.route('**/musterbank/api/v1/users', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [] });
  });
  await page.goto('/users/registered');
  await expect(page.getByText(users.usersEmpty)).toBeVisible();
  await expect(page.getByRole('link', { name: users.inviteUser })).toHaveCount(1);
});

test('columns are chosen and moved, rows stand closer, and all that is kept', async ({ page }) => {
  await openWith(page, 42);
  const open = page.getByRole('button', { name: table.settings });
  await open.click();
  const popup = page.getByRole('dialog', { name: table.settings });
  await popup.getByRole('checkbox', { name: users.lastLogin }).uncheck();
  await popup.getByRole('button', { name: table.moveUp.replace('{{column}}', users.roles) }).click();
  await popup.getByText(table.compact).click();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(open).toBeFocused();
  const visibleHeads = [
    users.email,
    users.fullName,
    users.roles,
    users.joined,
    users.secondFactor,
    users.actions,
  ];
  await expect(page.getByRole('columnheader')).toHaveText(visibleHeads);
  const high = (await rows(page).first().boundingBox())?.height ?? 0;
  expect(high).toBeLessThan(30);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText(visibleHeads);
  await expect(rows(page).first()).toContainText(invented(1).email);
  expect((await rows(page).first().boundingBox())?.height).toBe(high);
});

import type { Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/sources.ts';
import { texts as categories } from '../core/i18n/en/categories.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { texts as en } from '../core/i18n/en/sources.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

const views = (page: Page) => page.getByRole('navigation', { name: en.views });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const row = (page: Page, regTextId: string) =>
  rows(page).filter({ has: page.locator(`a[href="/read/${regTextId}"]`) });
const filter = (page: Page) => page.getByRole('searchbox', { name: en.filter });
const bankingAct = 'bankg-m';
const directive = 'weisung-meldewesen_musterbank';

async function openSources(page: Page, address = '/read') {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}

type Listed = { regTextId: string; longName: string; archived: boolean; status: string };

/** Makes the list return other data for one document of the sample content. */
async function changeListed(page: Page, regTextId: string, change: Partial<Listed>) {
  await page.route('**/api/v1/ListOfRegulation', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as Listed[];
    await route.fulfill({
      response,
      json: list.map((each) => (each.regTextId === regTextId ? { ...each, ...change } : each)),
    });
  });
}

test('shows every view of the specification with what it holds', async ({ page }) => {
  await openSources(page);
  const labels = [en.all, ...Object.values(categories)];
  const total = await rows(page).count();
  let sum = 0;
  for (const label of labels) {
    const view = views(page).getByRole('button', { name: new RegExp(`^${label}\\s*\\d*$`) });
    await view.click();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label === en.all ? en.title : label);
    const count = await rows(page).count();
    expect(count, label).toBeGreaterThan(0);
    await expect(view).toContainText(String(count));
    if (label !== en.all) sum += count;
  }
  expect(sum, 'each document stands in one view').toBe(total);
});

test('the view is in the address and in the title of the page', async ({ page }) => {
  await openSources(page, '/read?category=eu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.eu);
  await expect(page).toHaveTitle(`${categories.eu} – Regesta`);
  await expect(row(page, 'mdv-m')).toHaveCount(1);
  await expect(row(page, bankingAct)).toHaveCount(0);
  await views(page).getByRole('button', { name: categories.basel }).click();
  await expect(page).toHaveURL(/\/read\?category=basel$/);
});

test('filters by name, number and other languages; says so when nothing fits', async ({ page }) => {
  await openSources(page);
  const status = page.getByRole('main').getByRole('status');
  await filter(page).fill('950.0m');
  await expect(status).toHaveText(en.shown_one.replace('{{count}}', '1'));
  for (const term of ['950.0M', 'bundesgesetz banken', 'LBCR-M', 'einlagen banka-m']) {
    await filter(page).fill(term);
    await expect(row(page, 'mdv-m'), term).toHaveCount(0);
    await expect(row(page, bankingAct), term).toHaveCount(1);
  }
  await filter(page).fill('no such thing');
  await expect(page.getByText(en.noResult.replace('{{term}}', 'no such thing'))).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: en.clearFilter }).last().click();
  await expect(filter(page)).toHaveValue('');
  expect(await rows(page).count()).toBeGreaterThan(10);
});

test('marks sample, archived, future and past documents in words', async ({ page }) => {
  await openSources(page);
  await expect(row(page, bankingAct)).toContainText(common.sample);
  for (const mark of [en.archived, en.future, en.past])
    await expect(row(page, bankingAct)).not.toContainText(mark);
  for (const [change, mark] of [
    [{ archived: true }, en.archived],
    [{ status: 'future' }, en.future],
    [{ status: 'past' }, en.past],
  ] as const) {
    await page.unroute('**/api/v1/ListOfRegulation');
    await changeListed(page, 'bankg-m', change);
    await openSources(page);
    await expect(row(page, bankingAct), mark).toContainText(mark);
  }
});

test('an empty list and a failing list say what is the matter', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 500|regulations?:|ListOfRegulation|list/i);
  await page.route('**/api/v1/ListOfRegulation', (route) => route.fulfill({ json: [] }));
  await page.goto('/read');
  await expect(page.getByText(en.empty)).toBeVisible();
  await page.unroute('**/api/v1/ListOfRegulation');
  await page.route('**/api/v1/ListOfRegulation', (route) =>
    route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST', message: '[language: is missing]' } }),
  );
  consoleGuard.allow(/status of 400/);
  await page.goto('/read');
  await expect(page.getByText(en.failed)).toBeVisible();
  await page.unroute('**/api/v1/ListOfRegulation');
  await page.getByRole('button', { name: common.retry }).click();
  await expect(row(page, bankingAct)).toHaveCount(1);
});

test('sorts by a column, forwards and back', async ({ page }) => {
  await openSources(page);
  const head = page.getByRole('columnheader', { name: en.shortName });
  const names = async () => (await rows(page).locator('td:first-child').allTextContents()).filter(Boolean);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const forwards = await names();
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  expect(forwards).toEqual([...forwards].sort(collator.compare));
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect((await names())[0]).toBe(forwards.at(-1));
});

test('works by keyboard: down into the list, along it, and into a document', async ({ page }) => {
  await openSources(page);
  await filter(page).focus();
  await page.keyboard.type('Muster');
  await page.keyboard.press('ArrowDown');
  const links = page.getByRole('table').getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  const href = await links.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('the filter is emptied by Escape', async ({ page }) => {
  await openSources(page);
  await filter(page).fill('bank');
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveValue('');
});

test('names documents in the language chosen for documents', async ({ page }) => {
  await openSources(page);
  await page.getByRole('button', { name: 'FR, Français' }).click();
  await expect(row(page, bankingAct)).toContainText('LB-M');
  await expect(row(page, bankingAct).getByRole('link')).toHaveAttribute('lang', 'fr');
});

for (const width of [360, 390, 1024, 1440, 2560]) {
  test(`fits ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSources(page);
    await expectNoSidewaysScroll(page);
    await expect(rows(page).first().getByRole('link')).toBeInViewport();
  });
}

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });

  test('is accessible in both themes, wide and narrow', async ({ page }) => {
    await openSources(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.title);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('somebody of another organisation', () => {
  test.use({ person: 'reader@alpina.example' });

  test('does not see the internal directive of the first, which has no address for them', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404|there is no regulation/);
    await openSources(page);
    await expect(row(page, bankingAct)).toHaveCount(1);
    await expect(row(page, directive)).toHaveCount(0);
    await page.goto(`/read/${directive}`);
    await expect(page.getByText(lost.unknown.replace('{{name}}', directive))).toBeVisible();
  });
});

test('members of an organisation see its internal directive', async ({ page }) => {
  await openSources(page, '/read?category=internal');
  await expect(row(page, directive)).toHaveCount(1);
});

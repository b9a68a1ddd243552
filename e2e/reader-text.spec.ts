import type { Page } from '@playwright/test';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { texts as en } from '../core/i18n/en/reader.ts';
import { expect, test } from './fixtures.ts';
import { untilLoaded } from './loaded.ts';
import { expectAtTop, readerOf } from './reader-page.ts';

const column = (page: Page) => page.getByRole('main');

test('opens a sample act from the sources and shows its text', async ({ page }) => {
  await page.goto('/read');
  await page.locator('a[href="/read/bankg-m"]').click();
  const reader = readerOf(page);
  await expect(reader.title).toHaveText(/^BankG-M/);
  await expect(reader.heading(/Art\.\s1\s*Zweck/)).toBeVisible();
  await expect(page).toHaveTitle('BankG-M – Regesta');
  await expect(page.getByRole('main').getByText('950.0M', { exact: true }).first()).toBeVisible();
});

for (const [what, address, path, words] of [
  ['a paragraph', '/read/bankg-m/5#5%5E2', '5^2', 'Sie darf sich erst danach in das Handelsregister'],
  ['a letter in an unnumbered paragraph', '/read/bankg-m/3#3%5E_%5Ed%5E2', '3^_^d^2', 'Beistandsverhältnis'],
  ['an annex', '/read/bankg-m/%7BA1a%7D#%7BA1a%7D', '{A1a}', 'Anhang 1a'],
  [
    'a paragraph of the final provisions',
    '/read/bankg-m/%7Bdisp_20230616%7D1#%7Bdisp_20230616%7D1%5E2',
    '{disp_20230616}1^2',
    'um höchstens zwölf Monate',
  ],
  ['a margin number', '/read/rs-opwid-m/12a', '12a', 'Kritische Drittpartei'],
  ['a recital', '/read/mdv-m/%7Brct_4%7D', '{rct_4}', ''],
] as const) {
  test(`a link to ${what} opens there`, async ({ page }) => {
    await page.goto(address);
    const place = readerOf(page).at(path);
    await expect(place).toContainText(words);
    // The heading of the article stays visible above the paragraph.
    await expectAtTop(place, column(page), 600);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);
  });
}

test('a link stays in place while the text above it arrives', async ({ page }) => {
  await page.goto('/read/emv-m/29');
  const place = readerOf(page).at('29');
  await expectAtTop(place, column(page));
  await untilLoaded(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAtTop(place, column(page));
});

test('steps to the previous and the next article, by button and in the address', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  const reader = readerOf(page);
  await expectAtTop(reader.at('5'), column(page));
  await reader.next.click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/5a/);
  await expectAtTop(reader.at('5a'), column(page));
  await reader.previous.click();
  await reader.previous.click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/4/);
  await expectAtTop(reader.at('4'), column(page));
});

test('steps over the end of a chapter and into the annex', async ({ page }) => {
  await page.goto('/read/bankg-m/42');
  const reader = readerOf(page);
  await expectAtTop(reader.at('42'), column(page));
  for (const unit of ['%7Bdisp_20230616%7D1', '%7Bdisp_20230616%7D2', '%7BA1a%7D']) {
    await reader.next.click();
    await expect(page).toHaveURL(new RegExp(`/read/bankg-m/${unit}(\\?|$)`));
  }
});

test('follows the reading in the contents and in the address', async ({ page }) => {
  await page.goto('/read/bankg-m/11');
  const reader = readerOf(page);
  await expectAtTop(reader.at('11'), column(page));
  await expect(reader.currentLine).toHaveAccessibleName('Art. 11 Oberleitung');
  await reader.at('11').hover();
  await page.mouse.wheel(0, 1200);
  await expect(reader.currentLine).not.toHaveAccessibleName('Art. 11 Oberleitung');
  await expect(page).not.toHaveURL(/\/11(\?|$)/);
  const name = await reader.currentLine.getAttribute('data-id');
  await expect(page).toHaveURL(new RegExp(`/read/bankg-m/${encodeURIComponent(name ?? '')}`));
});

test('going back leads through the places that were chosen', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  const reader = readerOf(page);
  await reader.line('Art. 6 Mindestkapital').click();
  await expect(page).toHaveURL(/\/6(\?|$)/);
  await expectAtTop(reader.at('6'), column(page));
  await page.goBack();
  await expect(page).toHaveURL(/\/5(\?|$)/);
  await expectAtTop(reader.at('5'), column(page));
});

test('shows a note beside its mark, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/read/bankg-m/6#6%5E1');
  const mark = readerOf(page)
    .paragraph('Art. 6 Abs. 1')
    .getByRole('button', { name: /Note \d+/ });
  const preview = page.getByRole('tooltip').filter({ hasText: 'Muster-BG vom 16. Juni 2023' });
  await expect(preview).toBeHidden();
  await mark.hover();
  await expect(preview).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(preview).toBeHidden();
  await mark.focus();
  await expect(preview).toBeVisible();
  await expect(mark).toHaveAccessibleDescription(/Muster-BG vom 16\.\sJuni\s2023/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('shows repealed articles, ranges, tables and margin numbers as they are', async ({ page }) => {
  await page.goto('/read/bankg-m/16');
  const reader = readerOf(page);
  await expect(reader.at('16')).toContainText('Aufgehoben mit Wirkung seit 1. Januar 2024');
  await expect(reader.line(/^Art\.\s16 repealed/)).toBeVisible();
  await page.goto('/read/bankg-m/37');
  await expectAtTop(reader.at('36-38'), column(page));
  await expect(page.getByText(/was not found in this version/)).toHaveCount(0);
  await page.goto('/read/bankg-m/%7Bannex_1_a__lvl_u1%7D');
  const table = page
    .getByRole('group', { name: en.table })
    .filter({ hasText: 'Eigenmittelausweis' })
    .getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Meldung', 'Häufigkeit', 'Frist in Tagen']);
  await expect(table.getByRole('cell')).toContainText(['Eigenmittelausweis', 'vierteljährlich', '45']);
});

test('sets margin numbers at the right edge', async ({ page }) => {
  await page.goto('/read/rs-opwid-m/13');
  const text = readerOf(page).at('13');
  await expectAtTop(text, column(page));
  const unit = page.locator('[data-unit="13"]');
  const number = unit.getByText('13', { exact: true });
  const [numberBox, textBox] = await Promise.all([
    number.boundingBox(),
    text.locator('p').first().boundingBox(),
  ]);
  expect(numberBox?.x).toBeGreaterThanOrEqual((textBox?.x ?? 0) + (textBox?.width ?? 0) - 4);
  expect(Math.abs((numberBox?.y ?? 0) - (textBox?.y ?? 0))).toBeLessThan(16);
});

test('says that an article or paragraph is not there, and what is shown instead', async ({
  page,
  consoleGuard,
}) => {
  // The reader first requests the text around the requested article, which does not exist.
  consoleGuard.allow(/status of 404/);
  await page.goto('/read/bankg-m/99');
  await expect(page.getByRole('status').filter({ hasText: 'Art. 99' })).toHaveText(
    /Art\.\s99 was not found in this version\.\sShown is/,
  );
  await page.goto('/read/bankg-m/5#5%5E9');
  await expect(page.getByRole('status').filter({ hasText: 'Abs. 9' })).toHaveText(
    'Art. 5 Abs. 9 was not found in this version. Shown is Art. 5.',
  );
  await expectAtTop(readerOf(page).at('5'), column(page));
});

test('says that a document is not there', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404|regulation|NOT_FOUND|there is no/i);
  await page.goto('/read/nowhere/5');
  await expect(page.getByText(lost.unknown.replace('{{name}}', 'nowhere'))).toBeVisible();
});

test('an unreachable server is named, with a retry that works', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_|Failed to fetch|open|load/i);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/read/bankg-m/5');
  await expect(page.getByText('The regulation server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(readerOf(page).paragraph('Art. 5 Abs. 2')).toBeVisible();
});

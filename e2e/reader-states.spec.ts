import { texts as common } from '../core/i18n/en/common.ts';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { texts as pdf } from '../core/i18n/en/pdf.ts';
import { expect, test } from './fixtures.ts';
import { untilLoaded } from './loaded.ts';
import { readerOf } from './reader-page.ts';

test('a day before the first version is told from an unknown document, with the versions there are', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404|was not in force/);
  await page.goto('/read/bankg-m/5?versionDate=1950-01-01');
  await expect(page.getByText('No version is loaded for 1 January 1950.')).toBeVisible();
  await expect(page.getByText(lost.unknownTitle)).toHaveCount(0);
  await page.getByRole('button', { name: lost.todaysVersion }).click();
  await expect(readerOf(page).paragraph('Art. 5 Abs. 2')).toBeVisible();
  await expect(page).not.toHaveURL(/versionDate/);
  await page.goBack();
  await page.getByRole('button', { name: /^First version: / }).click();
  await expect(page).toHaveURL(/versionDate=\d{4}/);
  await expect(readerOf(page).at('5')).toBeVisible();
});

test('a part of the text that does not come says so in its place, with a retry', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|Failed to fetch|load a part/);
  const parts = /\/RegText\/bankg-m\?.*from=/;
  await page.route(parts, (route) => route.abort());
  await page.goto('/read/bankg-m/1');
  await expect(readerOf(page).at('1')).toBeVisible();
  await expect(page.getByText(common.mainServerAway).first()).toBeAttached();
  // The place says it; no notice says it too.
  await expect(page.getByText('ERR_NETWORK')).toHaveCount(0);
  await page.unroute(parts);
  await page.getByRole('button', { name: common.retry }).first().click();
  await expect(page.getByText(common.mainServerAway)).toHaveCount(0);
  await expect(page.locator('[data-index][aria-busy]')).toHaveCount(0);
});

test('opened as pages, contents stand at the article that is asked for', async ({ page }) => {
  await page.goto('/read/bankg-m/24?view=pdf');
  await expect(page.getByRole('region', { name: pdf.pages })).toBeVisible();
  await expect(readerOf(page).currentLine).toHaveText(/^Art\.\s24/);
});

test('the document’s title is the heading of the page', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/BankG-M|Banken/);
});

test('a note stays while it is pointed at, and Escape closes it wherever the focus is', async ({ page }) => {
  await page.goto('/read/bankg-m/6#6%5E1');
  const mark = readerOf(page)
    .paragraph('Art. 6 Abs. 1')
    .getByRole('button', { name: /Note \d+/ });
  const preview = page.getByRole('tooltip').filter({ hasText: 'Muster-BG vom 16. Juni 2023' });
  // The text moves below a resting pointer while parts of the page still come.
  await untilLoaded(page);
  await mark.hover();
  await expect(preview).toBeVisible();
  await preview.hover();
  // Longer than the time that the pointer has to move from the mark to the preview.
  await page.waitForTimeout(600);
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test.describe('in a French interface', () => {
  test.use({ interfaceLanguage: 'FR' });

  test('what was repealed is said in the language of the document', async ({ page }) => {
    await page.goto('/read/bankg-m/16');
    await expect(readerOf(page).at('16')).toContainText('Aufgehoben mit Wirkung seit 1. Januar 2024');
  });
});

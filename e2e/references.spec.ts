import type { Page } from '@playwright/test';
import { texts as reader } from '../core/i18n/en/reader.ts';
import { texts as en } from '../core/i18n/en/references.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { untilLoaded } from './loaded.ts';
import { expectAtTop, readerOf } from './reader-page.ts';

const link = (page: Page, path: string, name: string) =>
  readerOf(page).at(path).getByRole('link', { name, exact: true });
/** A tooltip; a group where it has something to press. */
const preview = (page: Page) =>
  page.locator('[popover]:popover-open').filter({ hasText: en.unchangedSince.split('{{')[0] ?? '' });

test.describe('a citation in the text', () => {
  test('leads to its place, by mouse and back again', async ({ page }) => {
    await page.goto('/read/bankg-m/7');
    await link(page, '7^1', 'Artikel 6').click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/6/);
    await expectAtTop(readerOf(page).at('6'), page.getByRole('main'));
    await page.goBack();
    await expectAtTop(readerOf(page).at('7'), page.getByRole('main'));
  });

  test('is an address that keeps the day that is read', async ({ page }) => {
    await page.goto('/read/bankg-m/7?versionDate=2022-06-01');
    const cited = link(page, '7^1', 'Artikel 6');
    await expect(cited).toHaveAttribute('href', /^\/read\/bankg-m\/6\?versionDate=2022-06-01/);
    await cited.click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/6\?versionDate=2022-06-01/);
    await expect(readerOf(page).paragraph('Art. 6 Abs. 1')).toContainText('10 Millionen');
  });

  test('previews its place at the day that is read', async ({ page }) => {
    await page.goto('/read/bankg-m/7?versionDate=2022-06-01');
    await link(page, '7^1', 'Artikel 6').hover();
    await expect(preview(page)).toContainText('Art. 6');
    await expect(preview(page)).toContainText('10 Millionen');
    await expect(preview(page)).toContainText('In this wording since 1 January 2022 at the latest');
    await expect(preview(page)).toContainText('Changes on 1 January 2024');
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  });

  for (const [count, words] of [
    [1, 'Cited by 1 text'],
    [12, 'Cited by 12 texts'],
  ] as const) {
    test(`names how many texts cite it: ${count}`, async ({ page }) => {
      await page.route('**/References/Preview/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), citedBy: count } });
      });
      await page.goto('/read/bankg-m/7');
      await link(page, '7^1', 'Artikel 6').hover();
      await expect(preview(page).getByText(words, { exact: true })).toBeVisible();
    });
  }

  test('is reached, previewed and followed by keyboard alone', async ({ page }) => {
    await page.goto('/read/bankg-m/7#7%5E2');
    await readerOf(page).at('7^2').focus();
    const cited = link(page, '7^2', 'Absatz 1 Buchstabe c');
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      if (await cited.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(cited).toBeFocused();
    await expect(preview(page)).toContainText('Art. 7 Abs. 1 Bst. c');
    await expect(cited).toHaveAttribute('aria-describedby', /./);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#7%5E1%5Ec$/);
  });

  test('that cannot be previewed says so', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/500|broken/);
    await page.route('**/References/Preview/**', (route) =>
      route.fulfill({ status: 500, json: { code: 'BROKEN', message: 'broken' } }),
    );
    await page.goto('/read/bankg-m/7');
    // The text moves below a resting pointer while parts of the page still come.
    await untilLoaded(page);
    await link(page, '7^1', 'Artikel 6').hover();
    await expect(page.getByRole('tooltip').filter({ hasText: en.previewFailed })).toBeVisible();
  });
});

test('a defined term is marked quietly and previewed', async ({ page }) => {
  await page.goto('/read/bankg-m/6');
  const term = link(page, '6^1', 'Bank');
  await expect(term).toHaveCSS('text-decoration-style', 'dotted');
  // Text that still comes above moves the term from below the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await term.hover();
    await expect(preview(page)).toContainText('Art. 3', { timeout: 3000 });
  }).toPass();
  await term.click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/3/);
});

test.describe('the panel', () => {
  test('lists what the article refers to and what cites it', async ({ page }) => {
    await page.goto('/read/bankg-m/6');
    const { panel, tab } = readerOf(page);
    await tab(reader.references).click();
    const citing = panel.getByRole('link', { name: /^Art\.\s7 Abs\.\s1/ });
    await expect(citing).toContainText('Artikel 6');
    await expect(tab(reader.references)).toContainText(/\d/);
    await expectAccessibleInBothThemes(page);
    await citing.click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/7/);
  });

  test('lists what the paragraph in its head refers to, also on the way back', async ({ page }) => {
    await page.goto('/read/bankg-m/7#7%5E2');
    const { panel, tab } = readerOf(page);
    await tab(reader.references).click();
    const own = panel.getByRole('link', { name: 'Absatz 1 Buchstabe c' });
    const other = panel.getByRole('link', { name: /^Artikel\s6/ });
    await expect(own).toBeVisible();
    await expect(other).toHaveCount(0);
    await own.click();
    await expect(page).toHaveURL(/#7%5E1%5Ec$/);
    await page.goBack();
    await expect(own).toBeVisible();
    await expect(other).toHaveCount(0);
  });

  test('calls what a list cites in full', async ({ page }) => {
    await page.goto('/read/mdv-m/14#14%5E1');
    const { panel, tab } = readerOf(page);
    await tab(reader.references).click();
    const cited = panel.locator('a[data-target^="mdv-m~"]');
    await expect(cited).toContainText([/^Artikel\s4/, /^Art\.\s7$/, /^Art\.\s9$/]);
  });

  test('says what nobody cites', async ({ page }) => {
    await page.goto('/read/bankg-m/1');
    const { panel, tab } = readerOf(page);
    await tab(reader.references).click();
    await expect(panel.getByText(en.noneIncoming.replace('{{name}}', 'Art. 1'))).toBeVisible();
  });

  test('does not say that nobody cites it while texts are still read', async ({ page }) => {
    const nothingYet = { total: 0, documents: 0, complete: false, items: [] };
    await page.route('**/References/Incoming/**', (route) => route.fulfill({ json: nothingYet }));
    await page.goto('/read/bankg-m/1');
    const { panel, tab } = readerOf(page);
    await tab(reader.references).click();
    await expect(panel.getByText(en.incomplete)).toBeVisible();
    await expect(panel.getByText(en.noneIncoming.replace('{{name}}', 'Art. 1'))).toHaveCount(0);
  });

  test('can ask again where the server was away', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/500|broken/);
    await page.route('**/References/Incoming/**', (route) =>
      route.fulfill({ status: 500, json: { code: 'BROKEN', message: 'broken' } }),
    );
    await page.goto('/read/bankg-m/6');
    const { panel, tab } = readerOf(page);
    await tab(reader.references).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await page.unroute('**/References/Incoming/**');
    await panel.getByRole('alert').getByRole('button').click();
    await expect(panel.getByRole('link', { name: /^Art\.\s7 Abs\.\s1/ })).toBeVisible();
  });
});

test.describe('on a phone, in German', () => {
  test.use({ interfaceLanguage: 'DE', hasTouch: true });

  test('a touch follows the citation', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/read/bankg-m/7');
    await expectNoSidewaysScroll(page);
    await link(page, '7^1', 'Artikel 6').tap();
    await expect(page).toHaveURL(/\/read\/bankg-m\/6/);
    await expect(preview(page)).toHaveCount(0);
  });
});

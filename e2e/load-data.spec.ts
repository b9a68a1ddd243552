import type { Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/loading.ts';
import { texts as en } from '../core/i18n/en/loading.ts';
import { texts as enShell } from '../core/i18n/en/shell.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { actXml, article } from '../server/import/akn/act-fixture.ts';
import { zipOf } from '../server/testing/zip-files.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

/** A version of an invented act that no other test names. */
const version = (day: string, number: number, words: string) =>
  actXml({
    workUri: `https://fedlex.data.admin.ch/eli/cc/32/${number}/${day.replaceAll('-', '')}`,
    workDates: `<FRBRdate date="${day}" name="jolux:dateApplicability"/>`,
    work:
      '<FRBRcountry value="CH"/><FRBRnumber value="990.77"/>' +
      `<FRBRname xml:lang="de" value="Laternengesetz ${number} (LatG${number})" shortForm="LatG${number}"/>` +
      '<FRBRauthoritative value="true"/>',
    body: article('1', words) + article('2', 'Es gilt.'),
  });
const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const named = (template: string, name: string) => template.replace('{{name}}', name);

test.describe('wide', () => {
  test.use({ person: 'data' });

  test('files are loaded, seen as a comparison, published and read', async ({ page }) => {
    const number = Date.now();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: enShell.menu }).click();
    await page.getByRole('link', { name: enShell.loadData }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
    const archive = `acts-${number}.zip`;
    await choose(
      page,
      archive,
      zipOf({
        'first.xml': version('2025-01-01', number, 'Laternen brennen.'),
        'second.xml': version('2026-01-01', number, 'Laternen brennen die ganze Nacht.'),
        'letter.txt': 'Dear all',
      }),
    );
    const row = rowOf(page, archive);
    await expect(row).toContainText(en.checked, { timeout: 30_000 });
    await expect(row).toContainText('1 new document, 1 new version, 1 refused');
    await expectAccessibleInBothThemes(page);

    // By keyboard: the report, and in it the comparison.
    await row.getByRole('button', { name: named(en.report, archive) }).press('Enter');
    const report = page.getByRole('dialog', { name: named(en.report, archive) });
    await expect(report).toContainText('letter.txt');
    await expect(report).toContainText('in no format that is read');
    await expect(report).toContainText('1 article changed');
    await expectAccessibleInBothThemes(page);
    await report.getByRole('link', { name: /^Compare LatG/ }).press('Enter');
    await expect(page.locator('ins').filter({ hasText: 'die ganze Nacht' }).first()).toBeVisible();
    await expect(page.getByText('Loaded: version of 01/01/2026')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: en.backToReport }).click();

    await report.getByRole('button', { name: en.publish }).click();
    await page
      .getByRole('dialog', { name: named(en.publishOf, archive) })
      .getByRole('button', { name: en.publish })
      .click();
    const link = report.getByRole('link', { name: /^Read LatG.*01\/01\/2026$/ });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/read/latg${number}\\?versionDate=2026-01-01`));
    await expect(page.getByText('Laternen brennen die ganze Nacht.').first()).toBeVisible();
  });

  test('a file that is no law is refused, and deleted with the number that is displayed', async ({
    page,
  }) => {
    const name = `letter-${Date.now()}.xml`;
    await page.goto('/load-data');
    await choose(page, name, 'Dear all');
    await expect(rowOf(page, name)).toContainText('1 refused', { timeout: 30_000 });
    await expect(rowOf(page, name)).toContainText(en.nothingNew);
    await choose(page, 'empty.xml', '');
    await expect(page.getByRole('alert').filter({ hasText: en.empty })).toBeVisible();
    await page.getByRole('button', { name: named(en.dismiss, 'empty.xml') }).click();
    await rowOf(page, name)
      .getByRole('button', { name: named(en.remove, name) })
      .click();
    const dialog = page.getByRole('dialog', { name: en.deleteTitle });
    const field = dialog.getByRole('textbox');
    const label = await dialog.locator('label').first().textContent();
    await field.fill(/\d+/.exec(label ?? '')?.[0] ?? '');
    await dialog.getByRole('button', { name: en.delete, exact: true }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
  });
});

test.describe('narrow, in German', () => {
  test.use({ person: 'data', interfaceLanguage: 'DE', viewport: { width: 390, height: 844 } });

  test('what was loaded fits', async ({ page }) => {
    const name = `brief-mit-einem-sehr-langen-namen-ohne-leerzeichen-${Date.now()}.xml`;
    await page.goto('/load-data');
    await choose(page, name, 'Sehr geehrte Damen und Herren');
    await expect(rowOf(page, name)).toContainText(de.nothingNew, { timeout: 30_000 });
    await expectNoSidewaysScroll(page);
    await rowOf(page, name)
      .getByRole('button', { name: named(de.report, name) })
      .click();
    await expect(page.getByRole('dialog')).toContainText(de.outcomeRefused);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('without the role', () => {
  test.use({ person: 'reader' });

  test('the address shows the page without access, and the menu no link', async ({ page }) => {
    await page.goto('/load-data');
    await expect(page.getByRole('heading', { level: 1, name: warnings.noAccessTitle })).toBeVisible();
    await page.getByRole('button', { name: enShell.menu }).click();
    await expect(page.getByRole('link', { name: enShell.loadData })).toHaveCount(0);
  });
});

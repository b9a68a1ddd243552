import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/loading.ts';
import { texts as en } from '../core/i18n/en/loading.ts';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { texts as enPdf } from '../core/i18n/en/pdfuploads.ts';
import { texts as enShell } from '../core/i18n/en/shell.ts';
import { texts as preview } from '../core/i18n/en/textpreview.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { actXml, article } from '../server/import/akn/act-fixture.ts';
import { anActAsPdf } from '../server/testing/pdf-uploads.ts';
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

/** Types the number that a dialog shows, and confirms. */
async function confirmNumber(page: Page, title: string, button: string) {
  const dialog = page.getByRole('dialog', { name: title });
  const label = await dialog.locator('label').first().textContent();
  await dialog.getByRole('textbox').fill(/\d+/.exec(label ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

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
    const link = report.getByRole('link', { name: /^Read the text: LatG.*01\/01\/2026$/ });
    await expect(link).toBeVisible({ timeout: 60_000 });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/read/latg${number}\\?versionDate=2026-01-01`));
    await expect(page.getByText('Laternen brennen die ganze Nacht.').first()).toBeVisible();
  });

  test('a new document is read as text before it is published, where nobody else finds it, and then by all', async ({
    page,
    openAs,
    consoleGuard,
  }) => {
    test.slow();
    // Who looks for the text before it is there.
    consoleGuard.allow(/status of 404|there is no regulation latg/);
    const number = Date.now();
    const file = `lamps-${number}.xml`;
    const words = `Laternen ${number} leuchten sanft.`;
    await page.goto('/load-data');
    await choose(page, file, version('2025-01-01', number, words));
    await expect(rowOf(page, file)).toContainText('1 new document', { timeout: 30_000 });
    await rowOf(page, file)
      .getByRole('button', { name: named(en.report, file) })
      .click();
    const report = page.getByRole('dialog', { name: named(en.report, file) });
    await report.getByRole('link', { name: /^Read the text: .*LatG/ }).press('Enter');
    await expect(page).toHaveURL(/\/load-data\?file=[0-9a-f-]{36}&text=1&view=text/);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`LatG${number}`) })).toBeVisible();
    await expect(page.getByText(preview.about)).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // A place of it has an address, which a reload opens again.
    await page.getByRole('treeitem', { name: /^Art\.\s2/ }).click();
    await expect(page).toHaveURL(/view=text.*place=|place=.*view=text/);
    await page.reload();
    await expect(page.getByText('Es gilt.')).toBeVisible();

    const reader = await openAs('reader');
    await reader.goto(`/read/latg${number}`);
    await expect(reader.getByRole('heading', { name: lost.unknownTitle })).toBeVisible();
    await page.getByRole('link', { name: en.backToReport }).click();
    await report.getByRole('button', { name: en.publish }).click();
    await page
      .getByRole('dialog', { name: named(en.publishOf, file) })
      .getByRole('button', { name: en.publish })
      .click();
    await expect(report.getByRole('link', { name: /^Read the text: .*LatG/ })).toHaveAttribute(
      'href',
      new RegExp(`^/read/latg${number}`),
      { timeout: 60_000 },
    );
    await reader.reload();
    await expect(reader.getByText(words)).toBeVisible();
  });

  test('a table is refused by row and column, then compared cell by cell, published and read', async ({
    page,
  }) => {
    const name = `lampen-${Date.now()}`;
    const table = (...rows: string[]) => ['name;language;title;text', ...rows].join('\r\n');
    await page.goto('/load-data');
    await choose(
      page,
      `${name}-a.csv`,
      table(`${name};EN;Lanterns;They burn.`, `${name};XX;Lampen;Sie brennen.`),
    );
    const wrong = rowOf(page, `${name}-a.csv`);
    await expect(wrong).toContainText(en.nothingNew, { timeout: 30_000 });
    await wrong.getByRole('button', { name: named(en.report, `${name}-a.csv`) }).click();
    const refused = page.getByRole('dialog', { name: named(en.report, `${name}-a.csv`) });
    await expect(refused).toContainText('Row 3, column “language”');
    await expect(refused).toContainText('must be one of');
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');

    // Dropped, as it may be chosen.
    const right = `${name}-b.csv`;
    const drop = await page.evaluateHandle(
      ([file, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content ?? ''], file ?? '', { type: 'text/csv' }));
        return data;
      },
      // In both languages, whichever the documents of this reader have.
      [right, table(...['DE', 'EN'].map((code) => `${name};${code};Lanterns;They burn all night.`))],
    );
    await page.getByRole('region', { name: en.add }).dispatchEvent('drop', { dataTransfer: drop });
    await expect(rowOf(page, right)).toContainText('1 table that changes something', { timeout: 30_000 });
    await rowOf(page, right)
      .getByRole('button', { name: named(en.report, right) })
      .click();
    const report = page.getByRole('dialog', { name: named(en.report, right) });
    await expect(report).toContainText('2 new, 0 changed, 0 as they were');
    await report.getByText(en.showChanges).click();
    await expect(report).toContainText('They burn all night.');
    await expectAccessibleInBothThemes(page);
    await report.getByRole('button', { name: en.publish }).click();
    await page
      .getByRole('dialog', { name: named(en.publishOf, right) })
      .getByRole('button', { name: en.publish })
      .click();
    await expect(report.getByText(en.becameStored, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    await page.goto(`/topic/${name}`);
    await expect(page.getByText('They burn all night.')).toBeVisible();
  });

  test('a template comes back right, and a PDF goes to the uploads of PDFs', async ({ page }) => {
    await page.goto('/load-data');
    await page.getByText(en.templates).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Template of Topics as XLSX' }).click();
    const file = await (await saved).path();
    const name = `topics-${Date.now()}.xlsx`;
    await choose(page, name, readFileSync(file));
    await expect(rowOf(page, name)).toContainText('1 table that changes something', { timeout: 30_000 });
    await expectAccessibleInBothThemes(page);

    const pdf = `guidance-${Date.now()}.pdf`;
    await choose(page, pdf, Buffer.from(anActAsPdf()));
    const dialog = page.getByRole('dialog', { name: enPdf.describeNew });
    await expect(dialog).toContainText(pdf);
    await dialog.getByRole('textbox', { name: enPdf.versionDate }).fill('01.02.2025');
    await dialog.getByRole('button', { name: enPdf.upload }).click();
    const row = rowOf(page, pdf);
    await expect(row).toContainText(enPdf['state-recognised'], { timeout: 60_000 });
    await expectAccessibleInBothThemes(page);
    await row.getByRole('link', { name: en.correctAndPublish }).click();
    await expect(page).toHaveURL(/\/pdf-upload\/[0-9a-f-]{36}$/);
    await page.goto('/load-data');
    await rowOf(page, pdf)
      .getByRole('button', { name: named(en.remove, pdf) })
      .click();
    await confirmNumber(page, enPdf.deleteTitle, enPdf.delete);
    await expect(rowOf(page, pdf)).toHaveCount(0);
    await expect(page.getByRole('region', { name: en.files })).toBeFocused();
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
    await confirmNumber(page, en.deleteTitle, en.delete);
    await expect(rowOf(page, name)).toHaveCount(0);
    // The button that had the focus is gone with its row.
    await expect(page.getByRole('region', { name: en.files })).toBeFocused();
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

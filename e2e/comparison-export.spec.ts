import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { texts as de } from '#core/i18n/de/comparison.ts';
import { texts as en } from '#core/i18n/en/comparison.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const article = '/read/bankg-m/6?versionDate=2024-01-01&compare=2022-01-01';
const whole = '/read/bankg-m?versionDate=2024-01-01&compare=2022-01-01';

const openMenu = (page: Page) => page.getByRole('button', { name: en.export, exact: true }).click();

async function saved(page: Page, item: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a comparison is saved as a document with revision marks', async ({ page }) => {
  await page.goto(article);
  await openMenu(page);
  await expectAccessible(page);
  const { name, content } = await saved(page, en.exportWord);
  expect(name).toMatch(/ Art\. 6 2022-01-01–2024-01-01\.docx$/);
  const files = unzipSync(new Uint8Array(content));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(xml).toMatch(/<w:del [^>]*w:author="Regesta"[^>]*>.*?<w:delText[^>]*>[^<]*10/);
  expect(xml).toMatch(/<w:ins [^>]*w:author="Regesta"[^>]*>.*?<w:t[^>]*>[^<]*12/);
  expect(xml).toContain('As of 1 January 2022');
  await expect(page.getByRole('button', { name: en.export, exact: true })).toBeFocused();
});

test('a comparison is saved as PDF, as it is shown: with changes only', async ({ page }) => {
  await page.goto(`${whole}&only=changes`);
  await openMenu(page);
  const pdfRequest = page.waitForRequest(/\/Comparison\/Pdf\//);
  const { name, content } = await saved(page, en.exportPdf);
  expect(new URL((await pdfRequest).url()).searchParams.get('only')).toBe('changes');
  expect(name).toMatch(/ 2022-01-01–2024-01-01\.pdf$/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the menu says what a file holds, whichever kinds of changes are shown', async ({ page }) => {
  for (const [address, note] of [
    [`${article}&classes=amount`, en.exportWhole],
    [`${article}&only=changes&classes=amount`, en.exportChanges],
  ] as const) {
    await page.goto(address);
    await openMenu(page);
    for (const item of [en.exportWord, en.exportPdf])
      await expect(page.getByRole('menuitem', { name: item })).toContainText(note);
  }
});

test('a file that cannot be made is said, and can be tried again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 503|export a comparison/);
  await page.route(/\/Comparison\/Pdf\//, (route) =>
    route.fulfill({ status: 503, json: { code: 'COMPARISONS_BUSY', message: 'busy' } }),
  );
  await page.goto(article);
  await openMenu(page);
  await page.getByRole('menuitem', { name: en.exportPdf }).click();
  await expect(page.getByText(en.exportFailed)).toBeVisible();
  await page.unroute(/\/Comparison\/Pdf\//);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('on paper there are both texts without bars, in both layouts', async ({ page }) => {
  for (const layout of ['side', 'inline'] as const) {
    await page.goto(`${article}&layout=${layout}`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: en.export, exact: true })).toBeHidden();
    await expect(page.locator('[data-row]').filter({ hasText: '12 Millionen' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('in German on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, interfaceLanguage: 'DE' });

  test('a comparison is saved by keyboard alone', async ({ page }) => {
    await page.goto(article);
    await page.getByRole('button', { name: de.more, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: de['layout-inline'] })).toBeFocused();
    // To the first entry that begins with this letter.
    await page.keyboard.press('a');
    const word = page.getByRole('menuitem', { name: de.exportWord });
    await expect(word).toBeFocused();
    await expect(word.getByText(de.exportWhole)).toBeInViewport({ ratio: 1 });
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { texts as assurance } from '../core/i18n/en/assurance.ts';
import { texts as categories } from '../core/i18n/en/categories.ts';
import { texts as contents } from '../core/i18n/en/contents.ts';
import { texts as about } from '../core/i18n/en/document.ts';
import { texts as outcomes } from '../core/i18n/en/outcomes.ts';
import { texts as en } from '../core/i18n/en/reader.ts';
import { texts as reading } from '../core/i18n/en/reading.ts';
import { texts as references } from '../core/i18n/en/references.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAtTop, focusTool, readerOf } from './reader-page.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

test.describe('copies', () => {
  test.beforeEach(({ context }) =>
    context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.main }),
  );

  test('a link to the paragraph that leads there again', async ({ page, context }) => {
    await page.goto('/read/bankg-m/5?versionDate=2022-01-01');
    const { paragraph } = readerOf(page);
    await paragraph('Art. 5 Abs. 2').hover();
    await page
      .getByRole('toolbar', { name: 'Art. 5 Abs. 2' })
      .getByRole('button', { name: reading.copyLink })
      .click();
    await page.getByRole('menuitem', { name: reading.copyPermanent }).click();
    const done = { name: 'Art. 5 Abs. 2', date: '1 January 2022' };
    await expect(said(page, filled(outcomes.permanentCopied, done))).toBeVisible();
    const link = await clipboard(page);
    expect(link).toMatch(
      new RegExp(`^${addresses.main}/read/bankg-m/5\\?versionDate=2022-01-01&language=DE#5%5E2$`),
    );
    const other = await context.newPage();
    await other.goto(link);
    await expect(readerOf(other).paragraph('Art. 5 Abs. 2')).toHaveAttribute('data-here');
    await expectAtTop(readerOf(other).paragraph('Art. 5 Abs. 2'), other.getByRole('main'), 600);
  });

  for (const [language, citation] of [
    ['DE', 'Art. 5 Abs. 2 BankG-M'],
    ['FR', 'art. 5, al. 2, LB-M'],
    ['IT', 'art. 5 cpv. 2 LBCR-M'],
    ['EN', 'Art. 5 para. 2 BankA-M'],
  ] as const) {
    test(`the citation in the style of ${language}`, async ({ page }) => {
      await page.goto(`/read/bankg-m/5?language=${language}#5%5E2`);
      await readerOf(page).at('5^2').hover();
      await page.getByRole('toolbar').getByRole('button', { name: reading.copyCitation }).click();
      await expect(said(page, filled(outcomes.citationCopied, { citation }))).toBeVisible();
      expect(await clipboard(page)).toBe(citation);
    });
  }

  test('by keyboard as well', async ({ page }) => {
    await page.goto('/read/bankg-m/5#5%5E2');
    await readerOf(page).paragraph('Art. 5 Abs. 2').focus();
    await page.keyboard.press('ArrowDown');
    await expect(readerOf(page).paragraph('Art. 5 Abs. 3')).toBeFocused();
    await page.keyboard.press('z');
    await expect(said(page, 'Art. 5 Abs. 3 BankG-M')).toBeVisible();
    expect(await clipboard(page)).toBe('Art. 5 Abs. 3 BankG-M');
    await page.keyboard.press('l');
    const done = { name: 'Art. 5 Abs. 3', date: '1 January 2024' };
    await expect(said(page, filled(outcomes.permanentCopied, done))).toBeVisible();
    expect(await clipboard(page)).toMatch(/\/5\?versionDate=2024-01-01&language=DE#5%5E3$/);
    await page.keyboard.press('L');
    await expect(said(page, filled(outcomes.livingCopied, { name: 'Art. 5 Abs. 3' }))).toBeVisible();
    expect(await clipboard(page)).toMatch(/\/5\?language=DE#5%5E3$/);
    await page.keyboard.press('t');
    await expect(
      said(page, filled(outcomes.textCopied, { citation: 'Art. 5 Abs. 3 BankG-M' })),
    ).toBeVisible();
    expect(await clipboard(page)).toMatch(/^Art\. 5 Abs\. 3 BankG-M\n3 [\s\S]+\nhttp\S+#5%5E3$/);
  });

  // The policy of the page reports what it refuses on the console, which fails the test.
  test('with letters and numbers, indented as the policy of the page allows', async ({ page }) => {
    await page.goto('/read/bankg-m/7');
    await readerOf(page).paragraph('Art. 7 Abs. 1').focus();
    await page.keyboard.press('t');
    await expect(
      said(page, filled(outcomes.textCopied, { citation: 'Art. 7 Abs. 1 BankG-M' })),
    ).toBeVisible();
    expect(await clipboard(page)).toMatch(/\n {4}a\. \S/);
  });
});

test('after a deep link, the keyboard alone cites the paragraph that the link names', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.main });
  await page.goto('/read/bankg-m/5#5%5E2');
  const { paragraph } = readerOf(page);
  await expect(paragraph('Art. 5 Abs. 2')).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('toolbar', { name: 'Art. 5 Abs. 2' })).toBeVisible();
  const citation = page.getByRole('button', { name: reading.copyCitation });
  await focusTool(page, citation);
  await page.keyboard.press('Enter');
  await expect(said(page, 'Art. 5 Abs. 2 BankG-M')).toBeVisible();
  expect(await clipboard(page)).toBe('Art. 5 Abs. 2 BankG-M');
  await expect(page).toHaveURL(/#5%5E2$/);
});

test('the link past the bar leads to the current paragraph', async ({ page }) => {
  await page.goto('/read/bankg-m/5#5%5E2');
  const { paragraph } = readerOf(page);
  await expect(paragraph('Art. 5 Abs. 2')).toBeFocused();
  await page.getByRole('button', { name: shell.skipToContent }).focus();
  await page.keyboard.press('Enter');
  await expect(paragraph('Art. 5 Abs. 2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(paragraph('Art. 5 Abs. 3')).toBeFocused();
});

test('a refused copy shows the words themselves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await page.goto('/read/bankg-m/5#5%5E2');
  await readerOf(page).paragraph('Art. 5 Abs. 2').focus();
  await page.keyboard.press('z');
  await expect(said(page, filled(outcomes.copyFailed, { text: 'Art. 5 Abs. 2 BankG-M' }))).toBeVisible();
});

test('downloads the PDF of the version and language on screen', async ({ page }) => {
  await page.goto('/read/bankg-m/5?versionDate=2022-01-01&language=IT');
  const { button, at } = readerOf(page);
  await expect(at('5^2')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(en.downloadPdf).click()]);
  expect(download.suggestedFilename()).toMatch(/^\S+ 2022-01-01 IT\.pdf$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a download that fails says so and leaves the text alone', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_|PDF|Failed/i);
  await page.route('**/api/v1/RegPdf/**', (route) => route.abort());
  await page.goto('/read/bankg-m/5');
  const { button, at } = readerOf(page);
  await expect(at('5^2')).toBeVisible();
  await button(en.downloadPdf).click();
  await expect(said(page, outcomes.noPdf)).toBeVisible();
  await expect(at('5^2')).toBeVisible();
});

test('makes the text larger and smaller, keeps the place and remembers it', async ({ page }) => {
  await page.goto('/read/bankg-m/14');
  const { choose, at } = readerOf(page);
  const size = () =>
    at('14^1')
      .locator('p')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  await expectAtTop(at('14'), page.getByRole('main'));
  const normal = await size();
  for (let step = 0; step < 3; step++) await choose(new RegExp(`^${reading.larger}`));
  expect(await size()).toBeCloseTo(normal * 1.5, 0);
  await expectAtTop(at('14'), page.getByRole('main'));
  await page.reload();
  await expect(at('14^1')).toBeVisible();
  expect(await size()).toBeCloseTo(normal * 1.5, 0);
  await choose(reading.smaller);
  expect(await size()).toBeLessThan(normal * 1.45);
});

test('hides and shows page marks and notes', async ({ page }) => {
  await page.goto('/read/bankg-m/6');
  const { choose, at } = readerOf(page);
  const notes = page.getByRole('list', { name: en.notes }).first();
  const marks = page.locator('[data-page-mark]').first();
  await expect(at('6^1')).toBeVisible();
  await expect(notes).toBeVisible();
  // Page marks are added when the user first acts in the text.
  await at('6^1').hover();
  await expect(marks).toBeVisible();
  await choose(reading.hideHeaders);
  await expect(notes).toBeHidden();
  await expect(marks).toBeHidden();
  await expect(at('6^1')).toContainText('12 Millionen');
  await choose(reading.showHeaders);
  await expect(notes).toBeVisible();
  await expect(marks).toBeVisible();
});

test('tells everything that is known of the document', async ({ page }) => {
  await page.route(/ListOfRegulation\/Info\/bankg-m/, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), sourcePage: 'https://source.example/950.0M' };
    await route.fulfill({ response, json });
  });
  await page.goto('/read/bankg-m/5');
  await readerOf(page).button(en.info).click();
  const dialog = page.getByRole('dialog', { name: en.info });
  await expect(dialog.getByRole('term')).not.toHaveCount(0);
  const facts = async () => {
    const [terms, definitions] = await Promise.all([
      dialog.getByRole('term').allTextContents(),
      dialog.getByRole('definition').allTextContents(),
    ]);
    return Object.fromEntries(
      terms.map((term, index) => [term, definitions[index]?.replaceAll('\u00a0', ' ') ?? '']),
    );
  };
  const known = await facts();
  expect(known[about.displayName]).toBe('BankG-M');
  expect(known[about.longName]).toContain('Bundesgesetz über die Banken');
  for (const short of ['BankG-M', 'LB-M', 'LBCR-M', 'BankA-M'])
    expect(known[about.shortNames]).toContain(short);
  expect(known[about.versionDate]).toContain('1 January 2024');
  expect(known[about.versionDate]).toContain('to 30 June 2027');
  expect(known[about.versionDate]).toContain(en['status-inForce']);
  expect(known[about.currentVersion]).toBe('1 January 2024');
  expect(known[about.archive]).toBe(about.notArchived);
  expect(known[about.languages]).toBe('German, French, Italian, English');
  expect(known[about.sourceNumber]).toContain('950.0M');
  expect(known[about.category]).toBe(categories.base);
  expect(known[about.sample]).toBe(about.isSample);
  expect(known[en.pdf]).toMatch(/^\d+ pages, [\d.]+ KB/);
  await expect(dialog.getByRole('link', { name: 'https://source.example/950.0M' })).toHaveAttribute(
    'href',
    'https://source.example/950.0M',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(readerOf(page).button(en.info)).toBeFocused();
});

test('the panel has its four tabs, chosen by arrows', async ({ page }) => {
  await page.goto('/read/bankg-m/6');
  const { panel, tab } = readerOf(page);
  await tab(en.comments).click();
  await expect(panel.getByRole('region', { name: /^Comments on Art\.\s6$/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText(assurance.tester)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('heading', { name: reading.versionsOfDocument })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(en.references)).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText(references.none)).toBeVisible();
});

test('single keys act in the text, are listed, and can be switched off', async ({ page }) => {
  await page.goto('/read/bankg-m/5#5%5E2');
  const { paragraph } = readerOf(page);
  await paragraph('Art. 5 Abs. 2').focus();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/5a/);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/\/5(\?|$)/);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: reading.keys });
  await expect(help).toContainText(en.nextArticle);
  await help.getByRole('checkbox', { name: reading.singleKeys }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await paragraph('Art. 5 Abs. 2').focus();
  const address = page.url();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  expect(page.url()).toBe(address);
});

test('letters typed into a field are letters', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  const field = page.getByRole('searchbox', { name: contents.filter });
  await field.pressSequentially('jk?');
  await expect(field).toHaveValue('jk?');
  await expect(page).toHaveURL(/\/5$/);
});

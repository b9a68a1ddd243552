import type { Page } from '@playwright/test';
import { texts as comparison } from '../core/i18n/en/comparison.ts';
import { texts as pdf } from '../core/i18n/en/pdf.ts';
import { texts as reading } from '../core/i18n/en/reading.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { legalStatusText, originTexts } from '../core/law/legal-words.ts';
import { formatDate, today } from '../core/lib/dates.ts';
import { expect, test } from './fixtures.ts';
import { untilLoaded } from './loaded.ts';
import { blankSheets, type PrintedSheet, printedSheets } from './printed.ts';
import { readerOf } from './reader-page.ts';

test.use({ person: 'admin' });

const day = () => formatDate(today(Date.now()), 'en-GB', 'long');
const status = legalStatusText('sample', 'EN');
const made = () => originTexts({ source: 'other', madeOn: today(Date.now()) }, 'EN').join(' · ');

/** What stands on the first sheet of every print, and what stands on none. */
async function expectPrinted(page: Page, first: readonly (string | RegExp)[]): Promise<PrintedSheet[]> {
  const sheets = await printedSheets(page);
  expect(blankSheets(sheets)).toEqual([]);
  for (const words of first)
    if (typeof words === 'string') expect(sheets[0]?.words).toContain(words);
    else expect(sheets[0]?.words).toMatch(words);
  const all = sheets.map(({ words }) => words).join(' ');
  for (const navigation of [shell.skipToContent, shell.askQuestion, reading.copyCitation])
    expect(all).not.toContain(navigation);
  return sheets;
}

/** Pixels below the last printed words; where they do not fit on the last sheet, a blank one follows. */
async function printedRoomAtEnd(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const room = await page.evaluate(() => {
    const range = document.createRange();
    let lowest = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      range.selectNode(node);
      lowest = Math.max(lowest, range.getBoundingClientRect().bottom);
    }
    return document.body.getBoundingClientRect().bottom - lowest;
  });
  await page.emulateMedia({ media: null });
  return room;
}

const lists: readonly { path: string; words: string | RegExp }[] = [
  { path: '/dashboard', words: /Good|Hello|Welcome/ },
  { path: '/read', words: 'Muster-Bankengesetz' },
  { path: '/glossary', words: /Glossary/ },
  { path: '/regTextChange?from=2026-01-01&to=2026-04-01', words: 'GWV-M' },
  { path: '/search/DE/DE/Einlagen', words: 'Einlagen' },
  { path: '/users/registered', words: 'admin@musterbank.example' },
  { path: '/users/invites', words: /Invites/ },
  { path: '/audit', words: 'Signed in' },
  { path: '/topic/landing', words: /Topics/ },
];
for (const { path, words } of lists)
  test(`${path} is printed with its name and the day, and without a blank sheet`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await untilLoaded(page);
    const title = (await page.title()).replace(/ – Regesta$/, '');
    await expectPrinted(page, [`Regesta · ${title} · ${day()}`, words]);
    expect(await printedRoomAtEnd(page)).toBeLessThan(20);
  });

test('all users are printed, on as many sheets as they need', async ({ page }) => {
  await page.goto('/users/registered');
  const rows = page.getByRole('main').getByText(/^[\w.]+@musterbank\.example$/);
  await expect(rows.first()).toBeVisible();
  const emails = await rows.allTextContents();
  const all = (await printedSheets(page)).map(({ words }) => words).join(' ');
  for (const email of emails) expect(all).toContain(email);
});

test('a text is printed whole, with its version, legal status, source and the day', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  await expect(readerOf(page).at('5').first()).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printing', '');
  });
  await readerOf(page).choose(new RegExp(`^${reading.print}$`));
  await expect(page.locator('body[data-printing]')).toBeVisible();
  const sheets = await expectPrinted(page, [/As of 1\.\sJanuar\s2024/, status, made()]);
  const all = sheets.map(({ words }) => words).join(' ');
  for (const article of ['Art. 1', 'Art. 24', 'Privilegierte Einlagen']) expect(all).toContain(article);
});

test('a part of a text is printed alone', async ({ page }) => {
  await page.goto('/read/bankg-m/24#24%5E2');
  await expect(readerOf(page).paragraph('Art. 24 Abs. 2')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printing', '');
  });
  await readerOf(page).choose(/^Print Art\.\s24$/);
  await expect(page.locator('body[data-printing]')).toBeVisible();
  const sheets = await expectPrinted(page, [status, 'Privilegierte Einlagen']);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.words).not.toContain('Bewilligungspflicht');
});

test('a comparison is printed with both versions, their legal status and the day', async ({ page }) => {
  await page.goto('/read/bankg-m/6?versionDate=2024-01-01&compare=2022-01-01');
  await expect(page.getByRole('button', { name: comparison.export, exact: true })).toBeVisible();
  await expectPrinted(page, ['Art. 6', '1 January 2022', '1 January 2024', status, made()]);
});

for (const languages of ['de,fr', 'de,fr,it,en'])
  test(`languages side by side (${languages}) are printed from the first sheet on`, async ({ page }) => {
    await page.goto(`/read/bankg-m/5?languages=${languages}`);
    await expect(page.getByText('Bewilligungspflicht').first()).toBeVisible();
    await untilLoaded(page);
    const sheets = await expectPrinted(page, [status, made(), 'Muster']);
    expect(sheets.some(({ words }) => words.includes('Bewilligungspflicht'))).toBe(true);
    // A sheet with a line or two would be as good as blank.
    for (const { words } of sheets.slice(0, -1)) expect(words.length).toBeGreaterThan(200);
  });

test('pages of a PDF are printed as they are, each on a sheet of its own', async ({ page }) => {
  await page.goto('/read/bankg-m/24?view=pdf');
  await expect(page.getByText(/^of \d+$/)).toBeVisible();
  const before = await printedSheets(page);
  expect(before).toHaveLength(1);
  expect(before[0]?.words).toContain(pdf.printAsk);
  const total = Number(/\d+/.exec((await page.getByText(/^of \d+$/).textContent()) ?? '')?.[0]);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printing', '');
  });
  await readerOf(page).choose(new RegExp(`^${reading.print}$`));
  await expect(page.locator('body[data-printing]')).toBeVisible({ timeout: 30_000 });
  const sheets = await expectPrinted(page, [status, made()]);
  expect(sheets.map(({ pictures }) => pictures)).toEqual(Array(total).fill(1));
});

test('a dark screen is printed on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/read/bankg-m/5');
  const text = readerOf(page).at('5').first();
  await expect(text).toBeVisible();
  const colours = await text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (!canvas) return Number.NaN;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].reduce((sum, part) => sum + part, 0);
    };
    return light(getComputedStyle(element).color);
  });
  expect(colours).toBeLessThan(200);
});

import type { Page } from '@playwright/test';
import { texts as en } from '../core/i18n/en/contents.ts';
import { texts as reader } from '../core/i18n/en/reader.ts';
import { expect, test } from './fixtures.ts';
import { expectAtTop, readerOf } from './reader-page.ts';

const filter = (page: Page) => page.getByRole('searchbox', { name: en.filter });

test('opens around the article that is read, and further by pointer', async ({ page }) => {
  await page.goto('/read/bankg-m/11');
  const { contents, line, currentLine } = readerOf(page);
  await expect(currentLine).toHaveAccessibleName('Art. 11 Oberleitung');
  await expect(line('Art. 12 Risikomanagement')).toBeVisible();
  await expect(line('Art. 29 Öffentliche Liste')).toHaveCount(0);
  const chapter = line(/Einlagensicherung$/);
  await expect(chapter).toHaveAttribute('aria-expanded', 'false');
  await chapter.locator('[data-chevron]').click();
  await expect(chapter).toHaveAttribute('aria-expanded', 'true');
  await expect(line('Art. 24 Privilegierte Einlagen')).toBeVisible();
  // Expanding a chapter does not navigate.
  await expect(page).toHaveURL(/\/11$/);
  await expect(contents.getByRole('treeitem', { selected: true })).toHaveCount(0);
});

test('expands and collapses all', async ({ page }) => {
  await page.goto('/read/bankg-m/1');
  const { contents, button } = readerOf(page);
  const lines = contents.getByRole('treeitem');
  await expect(lines.first()).toBeVisible();
  const before = await lines.count();
  await button(en.expandAll).click();
  await expect(lines).toHaveCount(64);
  await button(en.collapseAll).click();
  expect(await lines.count()).toBeLessThan(before);
});

test('filters by words and numbers, without accents, and says when nothing fits', async ({ page }) => {
  await page.goto('/read/bankg-m/1');
  const { contents, line } = readerOf(page);
  await filter(page).fill('ubergangs');
  await expect(line(/Übergangsbestimmungen/)).toBeVisible();
  await expect(line('Art. 2 Geltungsbereich')).toHaveCount(0);
  await filter(page).fill('5a');
  await expect(line('Art. 5a Innovationsbewilligung')).toBeVisible();
  await filter(page).fill('zzz');
  await expect(contents.getByRole('treeitem')).toHaveCount(0);
  await expect(page.getByText(en.nothingFiltered)).toBeVisible();
  await filter(page).fill('');
  await expect(line('Art. 2 Geltungsbereich')).toBeVisible();
});

test('a chosen line opens its article', async ({ page }) => {
  await page.goto('/read/bankg-m/1');
  const { line, at, button } = readerOf(page);
  await button(en.expandAll).click();
  await line('Art. 26 Auszahlung').click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/26/);
  await expectAtTop(at('26'), page.getByRole('main'));
  await expect(readerOf(page).currentLine).toHaveAccessibleName('Art. 26 Auszahlung');
});

test('is one stop of the tab key; arrows move, open, close and lead to the parent', async ({ page }) => {
  await page.goto('/read/bankg-m/11');
  const { line, contents } = readerOf(page);
  await expect(line('Art. 11 Oberleitung')).toBeVisible();
  await filter(page).focus();
  await page.keyboard.press('Tab');
  await expect(line('Art. 11 Oberleitung')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line('Art. 12 Risikomanagement')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const chapter = line(/^3\.\sKapitel.*Organisation/);
  await expect(chapter).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chapter).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(line('Art. 11 Oberleitung')).toBeFocused();
  await page.keyboard.press('End');
  await expect(contents.getByRole('treeitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(contents.getByRole('treeitem').first()).toBeFocused();
  await page.keyboard.press('*');
  await expect(line('Art. 26 Auszahlung')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('treeitem').and(page.locator(':focus'))).toHaveCount(0);
});

test('can be hidden and shown again', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  const { contents, button } = readerOf(page);
  await button(en.hide).click();
  await expect(contents).toHaveCount(0);
  await button(reader.showContents).click();
  await expect(contents).toBeVisible();
});

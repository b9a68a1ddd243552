import { texts as de } from '../core/i18n/de/technical.ts';
import { texts as drafts } from '../core/i18n/en/providerdrafts.ts';
import { texts as enShell } from '../core/i18n/en/shell.ts';
import { texts as en } from '../core/i18n/en/technical.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

test.describe('who administers the data', () => {
  test.use({ person: 'data' });

  test('sees technical data, and builds a part of the index again by keyboard', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: enShell.menu }).click();
    await page.getByRole('link', { name: enShell.technical }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: en.topics });
    await expect(row).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await row.getByRole('button', { name: en.buildOf.replace('{{part}}', en.topics) }).press('Enter');
    await expect(page.getByText(/^Topics: built again in \d+ s\.$/)).toBeVisible({ timeout: 30_000 });
    await expect(row).not.toContainText(en.never);
  });

  test('sees that no draft waits', async ({ page }) => {
    await page.goto('/drafts');
    await expect(page.getByRole('heading', { level: 1, name: drafts.title })).toBeVisible();
    await expect(page.getByText(drafts.none)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test.describe('on a phone in German', () => {
    test.use({ viewport: { width: 390, height: 800 }, interfaceLanguage: 'DE' });

    test('sees the same without scrolling sideways', async ({ page }) => {
      await page.goto('/technical');
      await expect(page.getByRole('heading', { level: 1, name: de.title })).toBeVisible();
      await expect(page.getByRole('heading', { name: de.log })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  });
});

test.describe('who does not administer the data', () => {
  test.use({ person: 'reader' });

  for (const path of ['/technical', '/drafts'])
    test(`sees at ${path} what is missing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: warnings.noAccessTitle })).toBeVisible();
    });
});

import { texts as de } from '../core/i18n/de/bydate.ts';
import { texts as deCategories } from '../core/i18n/de/categories.ts';
import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as en } from '../core/i18n/en/bydate.ts';
import { texts as categories } from '../core/i18n/en/categories.ts';
import { texts as enShell } from '../core/i18n/en/shell.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

// Versions of the sample came into force on 1 January (ordinance) and on 1 April 2026 (circular).
const period = 'from=2026-01-01&to=2026-04-01';

test.describe('wide', () => {
  test.use({ person: 'changes', documentLanguage: 'EN' });

  test('new versions by date lead to the comparison, and to the changes that name them', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: enShell.menu }).click();
    await page.getByRole('link', { name: enShell.regTextChange }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
    await page.goto(`/regTextChange?${period}`);
    const table = page.getByRole('tabpanel').getByRole('row');
    const ordinance = table.filter({ hasText: 'AMLO-M' });
    await expect(ordinance).toContainText('01/01/2026');
    await expect(ordinance).toContainText(/\d+ changed, \d+ new, \d+ repealed/);
    // It names Art. 13, which has changed, and Art. 16.
    const named = ordinance.getByRole('link', { name: 'Due diligence', exact: true });
    await expect(named).toHaveAttribute('href', '/changes/sorgfaltspflichten-geldwaescherei');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('tab', { name: categories.base }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: categories.supervision })).toBeFocused();
    await expect(table.filter({ hasText: 'Circ-OpRes-M' })).toContainText('01/04/2026');
    await expect(page).toHaveURL(/\?from=2026-01-01&to=2026-04-01&view=supervision$/);
    await table.getByRole('link', { name: /^Compare with 01\/01\/2024/ }).click();
    await expect(page).toHaveURL(/\/read\/rs-opwid-m\?versionDate=2026-04-01&compare=2024-01-01$/);
    await page.goBack();
    await expect(table.filter({ hasText: 'Circ-OpRes-M' })).toBeVisible();
  });
});

test.describe('narrow, in German', () => {
  test.use({ person: 'reader', interfaceLanguage: 'DE', viewport: { width: 390, height: 844 } });

  test('new versions by date fit, without changes for who sees none', async ({ page }) => {
    await page.goto(`/regTextChange?${period}&view=eu`);
    await expect(page.getByRole('heading', { level: 1, name: deShell.regTextChange })).toBeVisible();
    // The regulation of the sample is older.
    await expect(page.getByText(/keine Fassung in Kraft getreten/)).toContainText('30.06.2025');
    await page.getByRole('combobox', { name: de.views }).selectOption('base');
    const ordinance = page.getByRole('tabpanel').locator('tr').filter({ hasText: 'GWV-M' });
    await expect(ordinance.getByRole('link')).toHaveCount(2);
    await expect(page.getByText(de.changes)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: de.views })).toContainText(deCategories.base);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

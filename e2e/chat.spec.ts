import { texts as de } from '../core/i18n/de/chat.ts';
import { texts as en } from '../core/i18n/en/chat.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { texts as fr } from '../core/i18n/fr/chat.ts';
import { texts as it } from '../core/i18n/it/chat.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

// Chloe Carter may use the chat.
test.use({ person: 'chat' });

test('a question is answered with places of the texts, or not at all, stored, named and deleted, by keyboard', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: shell.menu }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: shell.chat }).press('Enter');
  await expect(page).toHaveURL(/\/chat$/);
  const main = page.getByRole('main');
  await expect(main.getByText(en.experimental, { exact: true })).toBeVisible();
  const question = `Bis zu welchem Betrag sind Einlagen gesichert (${Date.now() % 100_000})?`;
  await main.getByLabel(en.question).fill(question);
  await page.keyboard.press('Control+Enter');
  const answer = main.getByRole('article', { name: question });
  const places = answer.getByRole('link', { name: en.open });
  await expect(answer.getByText(de.none).or(places.first())).toBeVisible({ timeout: 30_000 });
  // Each place that is quoted is beside the answer, once.
  const quoted = await answer.locator('blockquote').count();
  expect(await places.count()).toBeGreaterThanOrEqual(quoted === 0 ? 0 : 1);
  await expectAccessibleInBothThemes(page);

  await page.reload();
  const thread = main.getByRole('button', { name: question, exact: true });
  await thread.press('Enter');
  await expect(answer).toBeVisible();
  await main.getByRole('button', { name: en.rename.replace('{{title}}', question) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.name).fill(`Renamed ${question}`);
  await dialog.getByRole('button', { name: en.renameConfirm }).press('Enter');
  await main
    .getByRole('button', { name: en.remove.replace('{{title}}', `Renamed ${question}`) })
    .press('Enter');
  await dialog.getByRole('button', { name: en.removeConfirm }).press('Enter');
  await expect(main.getByRole('button', { name: `Renamed ${question}`, exact: true })).toHaveCount(0);
});

test('what the empty page proposes to ask is answered by the law, in each language', async ({ page }) => {
  await page.goto('/chat');
  const main = page.getByRole('main');
  for (const { start } of [de, en, fr, it]) {
    const [, proposed = ''] = /[«“]\s?(.+?)\s?[»”]/u.exec(start) ?? [];
    await main.getByLabel(en.question).fill(proposed);
    await page.keyboard.press('Control+Enter');
    const answer = main.getByRole('article', { name: proposed });
    await expect(answer.locator('blockquote').first()).toContainText(/12 mil/i, { timeout: 30_000 });
  }
});

test.describe('in German on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, interfaceLanguage: 'DE' });
  test('what is asked in vain is said, and everything fits', async ({ page }) => {
    await page.goto('/chat');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: de.ask, exact: true }).click();
    await expect(main.getByText(de.questionMissing)).toBeVisible();
    await main.getByLabel(de.question).fill('Wie viel kostet ein Kühlschrank in Samarkand?');
    await main.getByRole('button', { name: de.ask, exact: true }).click();
    await expect(main.getByText(de.none)).toBeVisible({ timeout: 30_000 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('without the role', () => {
  test.use({ person: 'reader' });
  test('the page says what is missing, and so does the link in the menu', async ({ page }) => {
    await page.goto('/chat');
    await expect(page.getByRole('heading', { level: 1, name: warnings.noAccessTitle })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: shell.menu }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: shell.chat })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as topic } from '../core/i18n/en/topic.ts';
import { modifiers } from '../core/law/search/modifiers.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

test.use({ person: 'reader' });

const title = (name: string) => ({ name, level: 1 });

test('the link leads to the landing page, and from there to each topic', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: shell.topics, exact: true }).click();
  await expect(page.getByRole('heading', title('Topics'))).toBeVisible();
  await expect(page).toHaveURL(/\/topic\/landing$/);
  for (const name of ['First steps', 'Advanced search', 'Support', "What's new"]) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', title(name))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await page.goBack();
  }
  // Nothing is promised that is not written yet.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Getting started',
    'Searching and looking up',
  ]);
});

test('advanced search shows every sign and key that the parser knows, with an example that runs', async ({
  page,
}) => {
  await page.goto('/topic/advanced-search');
  const table = page.getByRole('table');
  await expect(table.locator('tbody tr')).toHaveCount(modifiers.length);
  for (const { example } of modifiers)
    await expect(table.getByRole('link', { name: example, exact: true })).toBeVisible();
  await table.getByRole('link', { name: 'Bank Konkurs' }).click();
  await expect(page).toHaveURL(/\/search\/DE\/DE\/Bank%20Konkurs$/);
});

test('the support page has an address of its own', async ({ page }) => {
  await page.goto('/support');
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.getByRole('heading', title('Support'))).toBeVisible();
});

test('a topic that does not exist is told, with a way back', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404|no topic nothing/);
  await page.goto('/topic/nothing');
  await expect(page.getByRole('heading', title(topic.notFound))).toBeVisible();
  await page.getByRole('link', { name: topic.toTopics }).click();
  await expect(page.getByRole('heading', title('Topics'))).toBeVisible();
});

test.describe('in German on a phone', () => {
  test.use({ interfaceLanguage: 'DE', viewport: { width: 390, height: 844 } });
  test('topics are in the language of the interface, accessible and as wide as the screen', async ({
    page,
  }) => {
    for (const name of ['landing', 'first_login', 'advanced-search', 'support']) {
      await page.goto(`/topic/${name}`);
      await expect(page.locator('main [lang="de"] article')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
    await expect(page.getByRole('link', { name: deShell.topics, exact: true })).toHaveCount(0);
  });
});

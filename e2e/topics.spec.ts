import type { Page } from '@playwright/test';
import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as topic } from '../core/i18n/en/topic.ts';
import { texts as write } from '../core/i18n/en/topicpages.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { modifiers } from '../core/law/search/modifiers.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

test.use({ person: 'reader' });

const title = (name: string) => ({ name, level: 1 });

test('the link leads to the landing page, and from there to each topic', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: shell.topics, exact: true }).click();
  await expect(page.getByRole('heading', title('Topics'))).toBeVisible();
  await expect(page).toHaveURL(/\/topic\/landing$/);
  for (const name of [
    ...['First steps', 'Advanced search', 'Support', "What's new"],
    ...['Own funds', 'Liquidity', 'Money laundering', 'Outsourcing'],
    ...['Data protection', 'Rules of conduct', 'Depositor protection', 'Cross-border business'],
  ]) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', title(name))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await page.goBack();
  }
  // Nothing is promised that is not written yet.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Getting started',
    'Searching and looking up',
    'By theme',
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
    for (const name of ['landing', 'first_login', 'advanced-search', 'support', 'own-funds', 'conduct']) {
      await page.goto(`/topic/${name}`);
      await expect(page.locator('main [lang="de"] article')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
    await expect(page.getByRole('link', { name: deShell.topics, exact: true })).toHaveCount(0);
  });
});

test.describe('a topic page', () => {
  test.use({ person: 'data' });
  const words = (page: Page) => page.getByLabel(write.textField);
  const save = (page: Page) => page.getByRole('button', { name: write.save, exact: true }).click();
  const open = async (page: Page, name: string) => {
    await page.goto(`/topic-pages/${name}?language=EN`);
    await expect(words(page)).toBeVisible();
  };

  test('is written with a preview, read by everybody at once, and gives way to the shipped one again', async ({
    page,
  }) => {
    await page.goto('/topic/outsourcing');
    await page.getByRole('link', { name: topic.edit }).click();
    const shipped = await words(page).inputValue();
    await words(page).fill(
      'Ask **first**: [the Banking Act](/read/bankg-m/5), [what is not here](law:955.0~3), [nowhere](/no/page).',
    );
    const preview = page.getByRole('region', { name: write.preview });
    await expect(preview.getByRole('link', { name: 'the Banking Act' })).toHaveAttribute(
      'href',
      '/read/bankg-m/5',
    );
    await expect(preview.locator('strong')).toHaveText('first');
    await expect(preview.getByRole('link', { name: 'what is not here' })).toHaveCount(0);
    await expect(preview).toContainText(topic.notLoaded);
    const links = page.getByRole('region', { name: write.links });
    await expect(links).toContainText(write['link-document']);
    await expect(links).toContainText(write['link-page']);
    await expectAccessibleInBothThemes(page);
    await save(page);
    await expect(page.getByText(write.saved)).toBeVisible();
    await page.getByRole('link', { name: write.toPage }).click();
    await expect(page.getByRole('main')).toContainText('Ask first: the Banking Act');
    await page.getByRole('link', { name: topic.edit }).click();
    await page.getByRole('button', { name: write.return }).click();
    await page.getByRole('dialog').getByRole('button', { name: write.return }).click();
    await expect(words(page)).toHaveValue(shipped);
    await page.goto('/topic/outsourcing');
    await expect(page.getByRole('main')).toContainText('A bank may outsource functions');
  });

  test('has versions that are compared and restored', async ({ page }) => {
    await open(page, 'conduct');
    await words(page).fill('The first words.');
    await save(page);
    await expect(page.getByText(write.saved)).toBeVisible();
    await words(page).fill('The second words.');
    // By keyboard.
    await words(page).press('Control+s');
    const versions = page.getByRole('region', { name: write.versions });
    await expect(versions.getByRole('listitem')).toHaveCount(3);
    await expect(versions.getByRole('listitem').first()).toContainText('data@musterbank.example');
    await versions.getByRole('button', { name: write.comparison }).click();
    await expect(versions.locator('del')).toHaveText('first');
    await expect(versions.locator('ins')).toHaveText('second');
    await expectAccessibleInBothThemes(page);
    await versions
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(page.getByText(write.restored)).toBeVisible();
    await expect(words(page)).toHaveValue('The first words.');
    await page.getByRole('button', { name: write.return }).click();
    await page.getByRole('dialog').getByRole('button', { name: write.return }).click();
    await expect(page.getByText(write.returned)).toBeVisible();
  });

  test('of its own is new, found by search, and deleted', async ({ page }) => {
    const name = `lantern-oil-${Date.now()}`;
    await page.goto('/topic-pages');
    await page.getByRole('button', { name: write.newPage }).click();
    const dialog = page.getByRole('dialog', { name: write.newPage });
    await dialog.getByLabel(write.name).fill(name);
    await dialog.getByRole('button', { name: write.create }).click();
    await page.getByLabel(write.titleField).fill('Lantern oil');
    await words(page).fill(`What applies to lanternfuelling ${name}.`);
    await save(page);
    await expect(page.getByText(write.saved)).toBeVisible();
    await page.goto(`/search/EN/EN/${name}`);
    await page.getByRole('button', { name: 'Topics 1', exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Lantern oil' })).toBeVisible();
    await open(page, name);
    await page.getByRole('button', { name: write.delete }).click();
    const asking = page.getByRole('dialog', { name: write.deleteTitle });
    const label = await asking.locator('label').first().textContent();
    await asking.getByRole('textbox').fill(/\d+/.exec(label ?? '')?.[0] ?? '');
    await asking.getByRole('button', { name: write.delete }).click();
    await expect(page).toHaveURL(/\/topic-pages$/);
    await expect(page.getByRole('table')).not.toContainText(name);
  });
});

test('who does not administer the data sees neither the link nor the page', async ({ page }) => {
  await page.goto('/topic/landing');
  await expect(page.getByRole('heading', title('Topics'))).toBeVisible();
  await expect(page.getByRole('link', { name: topic.edit })).toHaveCount(0);
  await page.getByRole('button', { name: shell.menu }).click();
  await expect(page.getByRole('link', { name: shell.topicPages })).toHaveCount(0);
  await page.goto('/topic-pages/landing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(warnings.noAccessTitle);
  await expect(page.getByLabel(write.textField)).toHaveCount(0);
});

test.describe('written in German on a phone', () => {
  test.use({ person: 'data', interfaceLanguage: 'DE', viewport: { width: 390, height: 844 } });
  test('list and page are accessible and as wide as the screen', async ({ page }) => {
    for (const address of ['/topic-pages', '/topic-pages/own-funds?language=DE']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText('own-funds').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
  });
});

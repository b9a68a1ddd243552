import { parseFeed } from 'feedsmith';
import { texts as de } from '../core/i18n/de/news.ts';
import { texts as deFeeds } from '../core/i18n/de/newsfeeds.ts';
import { texts as deWarnings } from '../core/i18n/de/warnings.ts';
import { texts as anyFeeds } from '../core/i18n/en/feeds.ts';
import { texts as en } from '../core/i18n/en/news.ts';
import { texts as newsFeeds } from '../core/i18n/en/newsfeeds.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { sampleNews } from '../server/sample/news/sample-news.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

const feeds = { ...anyFeeds, ...newsFeeds };

// Charlotte Chapuis reads changes too, so that the changes of an item are linked.
test.use({ person: 'changes' });

const titleOf = (slug: string, language: 'EN' | 'DE' | 'FR') =>
  sampleNews.find((one) => one.slug === slug)?.words[language]?.title ?? '';
const pages = Math.ceil(sampleNews.length / 10);
const pageWords = (page: number) => en.page.replace('{{page}}', `${page}`).replace('{{pages}}', `${pages}`);

test('the link in the menu leads to the newest, and from page to page by keyboard', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: shell.menu }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: shell.news }).press('Enter');
  await expect(page).toHaveURL(/\/news\/1$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    titleOf('einlagensicherung-umsetzung', 'EN'),
  );
  await expectAccessibleInBothThemes(page);
  await main.getByRole('link', { name: en.older }).press('Enter');
  await expect(page).toHaveURL(/\/news\/2$/);
  await expect(main.getByText(pageWords(2))).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(sampleNews.length - 10);
  await main.getByRole('link', { name: en.newer }).press('Enter');
  await expect(page).toHaveURL(/\/news\/1$/);
});

for (const address of ['/news', '/news/0', '/news/none'])
  test(`${address} is page 1`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/news\/1$/);
    await expect(page.getByText(pageWords(1))).toBeVisible();
  });

test('beyond the last page there is a way to the newest', async ({ page }) => {
  await page.goto('/news/99');
  const words = en.beyond.replace('{{page}}', '99').replace('{{pages}}', `${pages}`);
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: en.toFirst }).click();
  await expect(page).toHaveURL(/\/news\/1$/);
});

test('an item has its text, leads to the change, the law and the items beside it, and says that it is invented', async ({
  page,
}) => {
  await page.goto('/news/id/einlagensicherung-umsetzung');
  const main = page.getByRole('main');
  const title = titleOf('einlagensicherung-umsetzung', 'EN');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('Sample: this item is invented.')).toBeVisible();
  await expect(main.getByRole('article').getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
  const changes = main.getByRole('region', { name: en.changes }).getByRole('link');
  await expect(changes).toHaveAttribute('href', '/changes/einlagensicherung');
  await expect(changes).toHaveText(/\S/);
  const texts = main.getByRole('region', { name: en.texts }).getByRole('link');
  await expect(texts).toHaveCount(2);
  await texts.first().click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/24#24$/);
  await page.goBack();
  await main
    .getByRole('navigation', { name: en.pagingItem })
    .getByRole('link', { name: new RegExp(`^${en.olderItem}`) })
    .click();
  await expect(page).toHaveURL(/\/news\/id\/cyberrisiken-erste-erfahrungen$/);
});

test('an item that there is not is told, with a way to the news', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404|there is no news item/);
  await page.goto('/news/id/nothing');
  await expect(page.getByRole('heading', { level: 1, name: en.missing })).toBeVisible();
  await page.getByRole('link', { name: en.toNews }).click();
  await expect(page).toHaveURL(/\/news\/1$/);
});

test('what is not written in the language of the interface is in the nearest, with a badge', async ({
  page,
}) => {
  await page.goto('/news/1');
  const row = page.getByRole('listitem').filter({ hasText: titleOf('sanktionen-neue-liste', 'DE') });
  await expect(row.getByText('In German', { exact: true })).toBeVisible();
  await expect(row.getByRole('heading')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('In German', { exact: true })).toHaveCount(1);
});

test.describe('in German on a phone', () => {
  test.use({ interfaceLanguage: 'DE', viewport: { width: 390, height: 844 } });
  test('list, item and the feeds fit, and axe finds nothing in both themes', async ({ page }) => {
    for (const address of ['/news/1', '/news/id/basel-liquiditaet-konsultation', '/news/99']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [role="status"] [aria-hidden="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
    await page.goto('/news/id/basel-liquiditaet-konsultation');
    await expect(page.getByText(de.badge.replace('{{language}}', 'Englisch'), { exact: true })).toBeVisible();
    await page.goto('/news/1');
    await page.getByRole('button', { name: de.subscribe }).click();
    await expect(page.getByRole('dialog', { name: deFeeds.subscribeTitle })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

test('a program reads RSS and Atom at addresses that are displayed once, until they are revoked', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto('/news/1');
  await page.getByRole('button', { name: en.subscribe }).click();
  const dialog = page.getByRole('dialog', { name: feeds.subscribeTitle });
  const name = `Reader ${Date.now()}`;
  await dialog.getByLabel(feeds.name).fill(name);
  await page.getByRole('button', { name: feeds.create }).click();
  const rss = await page.getByLabel(feeds.rss, { exact: true }).inputValue();
  const atom = await page.getByLabel(feeds.atom, { exact: true }).inputValue();
  await expectAccessibleInBothThemes(page);

  const titles = async (address: string) => {
    const { format, feed } = parseFeed(await (await fetch(address)).text());
    const titles =
      format === 'rss'
        ? feed.items?.map(({ title }) => title)
        : format === 'atom'
          ? feed.entries?.map(({ title }) => title?.value)
          : [];
    return { format, titles: titles ?? [] };
  };
  // The organisation hears of the provider's news within a minute of its start.
  await expect
    .poll(async () => (await titles(rss)).titles.length, { timeout: 120_000, intervals: [1000] })
    .toBe(sampleNews.length);
  const first = await titles(rss);
  expect(first.format).toBe('rss');
  expect(await titles(atom)).toEqual({ format: 'atom', titles: first.titles });
  const reply = await fetch(rss);
  const again = await fetch(rss, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);

  await page.getByRole('button', { name: feeds.another }).click();
  await page.getByRole('button', { name: feeds.revokeOf.replace('{{name}}', name) }).click();
  await page
    .getByRole('dialog', { name: feeds.revokeTitle })
    .getByRole('button', { name: feeds.revoke, exact: true })
    .click();
  await expect(page.getByText(feeds.revoked.replace('{{name}}', name))).toBeVisible();
  expect([(await fetch(rss)).status, (await fetch(atom)).status]).toEqual([404, 404]);
});

for (const person of ['chat', 'tester', 'reader'] as const)
  test.describe(`as ${person}`, () => {
    test.use({ person });
    test('news are read whatever the role, and changes are linked for those who see them', async ({
      page,
    }) => {
      await page.goto('/news/id/einlagensicherung-umsetzung');
      const main = page.getByRole('main');
      await expect(main.getByRole('article')).toBeVisible();
      await expect(main.getByRole('region', { name: en.changes })).toHaveCount(0);
      await expect(main.getByRole('region', { name: en.texts })).toHaveCount(1);
    });
  });

test.describe('without the plan', () => {
  test.use({ interfaceLanguage: 'DE' });
  test('the page says what is missing', async ({ page }) => {
    await page.route('**/api/v1/users/current/capabilities', (route) => route.fulfill({ json: [] }));
    await page.goto('/news/1');
    await expect(page.getByRole('heading', { level: 1, name: deWarnings.noAccessTitle })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

import type { Page } from '@playwright/test';
import { texts as found } from '#core/i18n/en/results.ts';
import { texts as en } from '../core/i18n/en/search.ts';
import { expect, expectAccessibleInBothThemes, test } from './fixtures.ts';

/** A query with many hits in one act of the sample content. */
const inOneAct = 'reg:BankG-M Bewilligung';
const resultsAddress = (term: string) => `/search/DE/DE/${encodeURIComponent(term)}`;
const hitsOf = (page: Page) => page.locator('[data-hit]');
const marked = (page: Page) => page.evaluate(() => CSS.highlights.get('reg-found')?.size ?? 0);
const removal = (page: Page) => page.getByRole('button', { name: found.remove });

async function openHit(page: Page, index: number) {
  await page.goto(resultsAddress(inOneAct));
  await hitsOf(page).nth(index).locator('[data-hit-link]').click();
  await expect(page).toHaveURL(/\/read\/bankg-m\//);
  await expect(removal(page)).toBeVisible();
}

test.describe('a hit that was opened', () => {
  test('has its words marked in its article alone, and no address carries them', async ({ page }) => {
    await openHit(page, 0);
    await expect.poll(() => marked(page)).toBeGreaterThan(0);
    const inArticle = await page.evaluate(() =>
      [...(CSS.highlights.get('reg-found') ?? [])].map((range) => {
        const { startContainer } = range as Range;
        return startContainer.parentElement?.closest('[data-unit]')?.getAttribute('data-unit');
      }),
    );
    expect(new Set(inArticle).size).toBe(1);
    expect(page.url()).toMatch(/\/read\/bankg-m\/[^?]+$/);
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect.poll(() => marked(page)).toBeGreaterThan(0);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.locator('[data-unit]').first()).toBeVisible();
    expect(await marked(other)).toBe(0);
  });

  test('loses its marks with Escape or the button, also for who comes back', async ({ page }) => {
    await openHit(page, 0);
    await page.keyboard.press('Escape');
    await expect(removal(page)).toHaveCount(0);
    await expect.poll(() => marked(page)).toBe(0);
    await page.reload();
    await expect(page.locator('[data-unit]').first()).toBeVisible();
    expect(await marked(page)).toBe(0);

    await openHit(page, 1);
    await removal(page).click();
    await expect(removal(page)).toHaveCount(0);
    await expect.poll(() => marked(page)).toBe(0);
    await expect(page.locator('[data-path]:focus')).toHaveCount(1);
  });

  test('keeps its marks while somebody scrolls on', async ({ page }) => {
    await openHit(page, 0);
    const address = page.url();
    await page.locator('[data-unit]').first().hover();
    await page.mouse.wheel(0, 4000);
    await expect(page).not.toHaveURL(address);
    await expect(removal(page)).toBeVisible();
    expect(await marked(page)).toBeGreaterThan(0);
  });

  test('is the chosen one for who comes back, and in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await openHit(page, 7);
    await page.goBack();
    const hit = hitsOf(page).nth(7);
    await expect(hit).toHaveAttribute('aria-current', 'true');
    await expect(hit).toBeInViewport();
    await expect(page.getByRole('complementary', { name: en.preview })).toContainText('Hit 8 of');
  });

  test('is shown to who comes back on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openHit(page, 7);
    await page.goBack();
    await expect(hitsOf(page).nth(7)).toHaveAttribute('aria-current', 'true');
    await expect(hitsOf(page).nth(7)).toBeInViewport();
  });
});

test('the preview begins at the place that answers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(resultsAddress('reg:BankG-M Verfügungen'));
  const preview = page.locator('[data-preview]');
  const answer = preview.locator('[data-path="30^3"]');
  await expect(answer).toBeInViewport();
  // The bar that marks it.
  await expect.poll(() => answer.evaluate((own) => getComputedStyle(own, '::before').content)).toBe('""');
  expect(await preview.evaluate((pane) => pane.scrollTop)).toBeGreaterThan(0);
});

test('a page beyond the last says so and leads to the last', async ({ page }) => {
  await page.goto(`${resultsAddress('#all Bank')}?page=99`);
  await page.getByRole('button', { name: /^Go to the last page/ }).click();
  await expect(page).toHaveURL(/page=\d+$/);
  await expect(hitsOf(page).first()).toBeVisible();
});

test('a term that is not searched leaves nothing of the search before beside it', async ({ page }) => {
  await page.goto(resultsAddress(inOneAct));
  await expect(page.getByRole('checkbox', { name: en.partArticle })).toBeVisible();
  await page.getByRole('combobox', { name: en.box }).fill('Kapital #exp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /is not a search modifier/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: en.facets })).toHaveCount(0);
});

test('while reading, an article number suggests the article of the open document first', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  await page.getByRole('combobox', { name: en.box }).fill('8');
  const first = page.getByRole('group', { name: en.direct }).getByRole('option').first();
  await expect(first).toContainText(/Art\.\s8\sBankG-M/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/read\/bankg-m\/8$/);
});

test('the examples of the box find what they name', async ({ page }) => {
  await page.goto('/read');
  const box = page.getByRole('combobox', { name: en.box });
  const examples = page.getByRole('group', { name: en.examples }).getByRole('option');
  await box.focus();
  await expect(examples).toHaveCount(4);
  for (const index of [0, 1, 2, 3]) {
    await box.fill('');
    await examples.nth(index).click();
    // A hit and its preview may both be there.
    await expect(hitsOf(page).or(page.locator('[data-unit]')).first()).toBeVisible();
    await page.goto('/read');
    await box.focus();
  }
});

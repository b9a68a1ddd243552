import { texts as compare } from '#core/i18n/en/comparison.ts';
import { texts as parallel } from '../core/i18n/de/parallel.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectArticle, placeReader, reader, seenEvents } from './host-page.ts';
import { readerOf } from './reader-page.ts';

const compared = '/read/bankg-m/6?versionDate=2024-01-01&compare=2022-01-01';

test('an address opens a comparison, which is named and leads back to the text', async ({ page }) => {
  await page.goto(compared);
  await expect(page).toHaveTitle(/^Comparison: Art\. 6 BankG-M/);
  await page.getByRole('button', { name: compare.back }).click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?versionDate=2024-01-01$/);
  await expect(readerOf(page).paragraph('Art. 6 Abs. 1')).toContainText('12 Millionen');
  await page.goBack();
  await expect(page).toHaveTitle(/^Comparison: /);
});

test('the picker of languages keeps the comparison', async ({ page }) => {
  await page.goto(`${compared}&language=DE`);
  await expect(page).toHaveTitle(/^Comparison: Art\. 6/);
  await page.getByRole('button', { name: 'FR, Français' }).click();
  await expect(page).toHaveURL(/compare=2022-01-01/);
  await expect(page).toHaveTitle(/LB-M/);
});

test.describe('<reg-reader>', () => {
  test.use({ person: 'nobody' });
  const back = { name: 'Zurück zum Text' };

  test('shows what changed since a version, on demand', async ({ page, sessions }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester') });
    await expectArticle(page);
    const isComparison = (path: string) => /\/Comparison\/|OtherView/.test(path);
    expect(fetched.filter(isComparison)).toEqual([]);
    await reader(page).evaluate((element) => {
      element.setAttribute('article', '6');
      element.setAttribute('version-date', '2024-01-01');
      element.setAttribute('compare-to', '2022-01-01');
    });
    await expect(reader(page).getByRole('button', back)).toBeVisible();
    await expect(reader(page)).toContainText('10 Millionen');
    await expect(reader(page)).toContainText('12 Millionen');
    expect(fetched.filter(isComparison)).not.toEqual([]);
    expect((await seenEvents(page)).at(-1)).toEqual({
      name: 'reg-opened',
      detail: { kind: 'regulation', id: 'bankg-m~6', language: 'DE', versionDate: '2024-01-01' },
    });
    await expectAccessible(page);
  });

  test('shows languages side by side, on demand', async ({ page, sessions }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester') });
    await expectArticle(page);
    const isParallel = (path: string) => /\/Parallel\/|OtherView/.test(path);
    expect(fetched.filter(isParallel)).toEqual([]);
    await reader(page).evaluate((element) => {
      element.setAttribute('article', '6');
      element.setAttribute('languages', 'de fr');
    });
    const table = reader(page).getByRole('table', { name: parallel.view });
    await expect(table.locator('[role="columnheader"]')).toHaveText(['Deutsch', 'Français']);
    await expect(table.locator('[data-path="6^1"] > [role="cell"]')).toHaveText([
      /12 Millionen/,
      /12 millions/,
    ]);
    expect(fetched.filter(isParallel)).not.toEqual([]);
    expect((await seenEvents(page)).at(-1)).toEqual({
      name: 'reg-opened',
      detail: { kind: 'regulation', id: 'bankg-m', language: 'DE', versionDate: '2024-01-01' },
    });
    await expectAccessible(page);
    await reader(page).getByRole('button', back).click();
    await expect(reader(page).getByRole('group', { name: 'Art. 6 Abs. 1', exact: true })).toBeVisible();
  });

  test('leads back to the text, by its button and by the page', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    const attributes = { article: '6', 'version-date': '2024-01-01', 'compare-to': '2022-01-01' };
    await placeReader(page, { session: await sessions('tester'), attributes });
    await reader(page).getByRole('button', back).click();
    const paragraph = reader(page).getByRole('group', { name: 'Art. 6 Abs. 1', exact: true });
    await expect(paragraph).toContainText('12 Millionen');
    await reader(page).evaluate((element) => element.setAttribute('compare-to', '2027-07-01'));
    await expect(reader(page).getByRole('button', back)).toBeVisible();
    await reader(page).evaluate((element) => element.removeAttribute('compare-to'));
    await expect(paragraph).toContainText('12 Millionen');
  });

  test('hears the keys of a comparison with the focus inside only', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    const attributes = { article: '', 'version-date': '2024-01-01', 'compare-to': '2022-01-01' };
    await placeReader(page, { session: await sessions('tester'), attributes });
    const position = reader(page).getByText(/^\d+ von \d+$/);
    await expect(position).toHaveText(/^1 von /);
    await page.keyboard.press('n');
    await expect(position).toHaveText(/^1 von /);
    await reader(page).locator('[data-row]').filter({ hasText: 'Website' }).first().click();
    await page.keyboard.press('n');
    await expect(position).toHaveText(/^2 von /);
    await page.keyboard.press('p');
    await expect(position).toHaveText(/^1 von /);
  });

  test('compares where somebody asks for it inside', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester'), attributes: { article: '6' } });
    const paragraph = reader(page).getByRole('group', { name: 'Art. 6 Abs. 1', exact: true });
    await paragraph.hover();
    await reader(page)
      .getByRole('toolbar')
      .getByRole('button', { name: /vorherigen Fassung/ })
      .click();
    await expect(reader(page).getByRole('button', back)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/glossary.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as en } from '../core/i18n/en/glossary.ts';
import { texts as reader } from '../core/i18n/en/reader.ts';
import { texts as reading } from '../core/i18n/en/reading.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

const entries = (page: Page) => page.locator('dl > div');
const entry = (page: Page, term: string) =>
  entries(page).filter({ has: page.locator('dt').getByText(term, { exact: true }) });
const filter = (page: Page) => page.getByRole('searchbox', { name: en.filter });
const texts = (page: Page) => page.getByRole('navigation', { name: en.documents });
const letters = (page: Page) => page.getByRole('toolbar', { name: en.letters });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const stillReading = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ texts have been read/);
const call = '**/api/v1/Glossary?*';

/** Opens the glossary and waits until the server has read all definitions, which the first call starts. */
async function openGlossary(page: Page, address = '/glossary') {
  await page.goto(address);
  await expect(entries(page).first()).toBeVisible();
  await expect(stillReading(page)).toHaveCount(0);
}

test('the menu leads to what the texts define, with place and names in other languages', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('link', { name: shell.glossary }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
  await expect(page).toHaveTitle(`${en.title} – Regesta`);
  await expect(stillReading(page)).toHaveCount(0);
  // Real law, where it lies beside the project, defines the same term.
  const holding = entry(page, 'qualifizierte Beteiligung')
    .locator('dd')
    .filter({ has: page.locator('a[href^="/read/bankg-m/"]') });
  await expect(holding.locator('p')).toContainText('10 Prozent');
  const chips = holding.getByRole('list', { name: en.translations });
  await expect(chips.getByRole('listitem')).toHaveText([
    'FR participation qualifiée',
    'IT partecipazione qualificata',
    'EN qualifying holding',
  ]);
  await holding.getByRole('link').click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/3#3%5E/);
});

test('stands in the order of the alphabet, and a letter leads to its terms', async ({ page }) => {
  await openGlossary(page);
  const terms = await entries(page).locator('dt').allTextContents();
  expect(terms.length).toBeGreaterThan(15);
  const order = new Intl.Collator('de', { numeric: true, ignorePunctuation: true });
  expect(terms).toEqual([...terms].sort(order.compare));
  await letters(page).getByRole('button', { name: 'Q', exact: true }).click();
  const head = page.getByRole('heading', { level: 2, name: 'Q', exact: true });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  await expect(letters(page).getByRole('button', { name: 'X', exact: true })).toBeDisabled();
});

test('forms of a term are one entry with each definition at its place', async ({ page }) => {
  const define = (term: string, path: string) => ({
    term,
    entry: 'kahn',
    also: [],
    completeParagraphID: `bankg-m~${path}`,
    regTextId: 'bankg-m',
    documentName: 'BankG-M',
    name: `Art. ${path}`,
    definition: `Was ${term} heisst.`,
    translations: [],
  });
  const terms = [define('Kahn', '1'), define('Kahne', '2')];
  await page.route(call, (route) =>
    route.fulfill({ json: { total: 2, complete: true, texts: 1, read: 1, terms } }),
  );
  await openGlossary(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).locator('dt')).toHaveText('Kahn, Kahne');
  await expect(entries(page).getByRole('link')).toHaveText(['Art. 1 BankG-M', 'Art. 2 BankG-M']);
  await expect(status(page)).toHaveText('1 term');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('filters by term in any language, and says so when nothing fits', async ({ page }) => {
  await openGlossary(page);
  for (const typed of ['qualifizierte beteiligung', 'PARTICIPATION qualifiee', 'qualifying holding']) {
    await filter(page).fill(typed);
    await expect(entries(page), typed).toHaveCount(1);
    await expect(status(page)).toHaveText(en.shown_one.replace('{{count}}', '1'));
  }
  await filter(page).fill('no such thing');
  await expect(page.getByText(en.noResult.replace('{{term}}', 'no such thing'))).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: en.clearFilter }).last().click();
  await expect(filter(page)).toHaveValue('');
  await expect(entries(page).nth(5)).toBeVisible();
});

test('one text is in the address; a text that defines nothing says so', async ({ page }) => {
  await openGlossary(page);
  await texts(page)
    .getByRole('button', { name: /^BankG-M/ })
    .click();
  await expect(page).toHaveURL(/\/glossary\?document=bankg-m$/);
  const places = await entries(page).getByRole('link').allTextContents();
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter((place) => !place.endsWith('BankG-M'))).toEqual([]);
  await openGlossary(page, '/glossary?document=bankg-m');
  await expect(texts(page).getByRole('button', { name: /^BankG-M/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/glossary?document=nothing');
  await expect(page.getByText(en.emptyText)).toBeVisible();
  await page.getByRole('button', { name: en.toAll }).click();
  await expect(page).toHaveURL(/\/glossary$/);
});

test('a text leads to the terms that it defines', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  await page.getByRole('button', { name: reader.more }).first().click();
  await page.getByRole('menuitem', { name: reading.glossary }).click();
  await expect(page).toHaveURL(/\/glossary\?document=bankg-m$/);
  await expect(entry(page, 'qualifizierte Beteiligung')).toHaveCount(1);
});

test.describe('in other languages of documents', () => {
  for (const [language, term] of [
    ['FR', 'participation qualifiée'],
    ['IT', 'partecipazione qualificata'],
    ['EN', 'qualifying holding'],
  ] as const)
    test.describe(language, () => {
      test.use({ documentLanguage: language });
      test(`has the terms of that language: ${language}`, async ({ page }) => {
        await openGlossary(page);
        await expect(entry(page, term)).toHaveCount(1);
        await expect(entry(page, term).locator('dt')).toHaveAttribute('lang', language.toLowerCase());
      });
    });
});

test('says when there is nothing, when it fails, and when more comes', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 400|glossary/i);
  await page.route(call, (route) =>
    route.fulfill({ json: { total: 0, complete: true, texts: 1, read: 1, terms: [] } }),
  );
  await page.goto('/glossary');
  await expect(page.getByText(en.empty)).toBeVisible();
  await page.unroute(call);
  await page.route(call, (route) =>
    route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST', message: '[language: is missing]' } }),
  );
  await page.goto('/glossary');
  await expect(page.getByText(en.failed)).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: common.retry }).click();
  await expect(entries(page).first()).toBeVisible();

  let requestCount = 0;
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as object;
    requestCount += 1;
    await route.fulfill({
      response,
      json: requestCount > 1 ? reply : { ...reply, complete: false, read: 2, texts: 1234 },
    });
  });
  await page.goto('/glossary');
  await expect(page.getByText('2 of 1,234 texts have been read')).toBeVisible();
  await expect(stillReading(page)).toHaveCount(0);
  expect(requestCount).toBeGreaterThan(1);
});

test('works by keyboard: into the list, along it, along the letters, and into a text', async ({ page }) => {
  await openGlossary(page);
  await filter(page).focus();
  await page.keyboard.press('ArrowDown');
  const links = entries(page).getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();

  // The texts stand between the filter and the letters.
  await texts(page).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  const first = letters(page).locator('button:enabled').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = letters(page).locator('button:enabled').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/read\//);
});

test('a long definition is shown whole on demand, and printed whole', async ({ page }) => {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { terms: { definition: string }[] };
    const [one] = reply.terms;
    if (one) one.definition = 'Ein Satz, der länger ist als andere Sätze. '.repeat(40);
    await route.fulfill({ response, json: reply });
  });
  await openGlossary(page);
  const words = entries(page).first().locator('dd p');
  const height = async () => (await words.boundingBox())?.height ?? 0;
  const short = await height();
  const more = entries(page).first().getByRole('button', { name: en.more });
  await more.click();
  expect(await height()).toBeGreaterThan(short);
  await entries(page).first().getByRole('button', { name: en.less }).click();
  expect(await height()).toBe(short);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(short);
  await expect(letters(page)).toBeHidden();
  await expect(filter(page)).toBeHidden();
});

test.describe('in German on a phone', () => {
  test.use({ interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });
  test('nothing is cut off, and both themes are accessible', async ({ page }) => {
    await page.goto('/glossary');
    await expect(page.getByRole('heading', { level: 1, name: de.title })).toBeVisible();
    await expect(page.getByText(de.ofToday)).toBeInViewport();
    await expect(entries(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

test('opened from an earlier version it says that its terms are those of today', async ({ page }) => {
  await page.goto('/read/bankg-m/5?versionDate=2022-01-01');
  await page.getByRole('button', { name: reader.more }).first().click();
  await page.getByRole('menuitem', { name: reading.glossary }).click();
  await expect(page).toHaveURL(/\/glossary\?document=bankg-m$/);
  await expect(page.getByText(en.ofToday)).toBeVisible();
});

test('is accessible in both themes on a wide screen, and at 200 percent', async ({ page }) => {
  await openGlossary(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 640, height: 400 });
  await expectNoSidewaysScroll(page);
});

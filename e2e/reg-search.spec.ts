import type { Page } from '@playwright/test';
import { texts as found } from '#core/i18n/de/results.ts';
import { texts as search } from '../core/i18n/de/search.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, test } from './fixtures.ts';
import { paragraph, seenEvents } from './host-page.ts';
import { type SignedIn, signInByCalls } from './people.ts';

test.use({ person: 'nobody' });

let session: SignedIn;
test.beforeAll(async () => {
  session = await signInByCalls('reader');
});

type Setting = { search?: Record<string, string>; reader?: Record<string, string> | undefined };

/** Opens a host page with `<reg-search>` and, if requested, `<reg-reader>` below it. */
async function openHost(page: Page, { search: options = {}, reader }: Setting) {
  await page.goto(`${addresses.host}/plain.html`);
  await page.evaluate(
    async ({ elements, token, baseUrl, address }) => {
      const host = window as unknown as { seen: { name: string; detail: unknown }[] };
      host.seen = [];
      for (const name of ['opened', 'searched', 'navigate', 'failed'])
        document.addEventListener(`reg-${name}`, (event) =>
          host.seen.push({ name: event.type, detail: (event as CustomEvent).detail }),
        );
      const given = async () => token;
      for (const { tag, attributes } of elements) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.setAttribute('domain-url', baseUrl);
        Object.assign(element, { token: given });
        document.getElementById('place')?.append(element);
      }
      await import(/* @vite-ignore */ address);
    },
    {
      elements: [
        {
          tag: 'reg-search',
          attributes: { 'main-url': addresses.main, language: 'DE', loading: 'eager', ...options },
        },
        ...(reader
          ? [{ tag: 'reg-reader', attributes: { 'main-url': addresses.main, language: 'DE', ...reader } }]
          : []),
      ],
      token: session.token,
      baseUrl: session.baseUrl,
      address: `${addresses.main}/widgets/regesta.js`,
    },
  );
}

const box = (page: Page) => page.locator('reg-search').getByRole('combobox');
const firstHit = (page: Page) => page.locator('reg-search [data-hit-link]').first();
async function searchFor(page: Page, term: string) {
  await box(page).fill(term);
  await box(page).press('Enter');
}
const named = async (page: Page, name: string) =>
  (await seenEvents(page)).filter((event) => event.name === name).map(({ detail }) => detail);

test('searches, tells the page, and opens a hit in the reader beside it', async ({ page }) => {
  await openHost(page, { reader: { 'reg-text-id': 'gwv-m', loading: 'eager' } });
  await searchFor(page, 'Handelsregister');
  await expect(firstHit(page)).toBeVisible();
  const [searched] = await named(page, 'reg-searched');
  expect(searched).toMatchObject({ term: 'Handelsregister', total: expect.any(Number) });
  expect((searched as { total: number }).total).toBeGreaterThan(0);
  await firstHit(page).click();
  await expect(page.locator('reg-reader [data-unit]').first()).toBeVisible();
  await expect.poll(async () => (await named(page, 'reg-opened')).length).toBeGreaterThan(1);
  expect(await named(page, 'reg-navigate')).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('marks in the reader beside it what was found, until the marks are removed', async ({ page }) => {
  await openHost(page, { reader: { 'reg-text-id': 'gwv-m', loading: 'eager' } });
  await searchFor(page, 'Handelsregister');
  await firstHit(page).click();
  const marked = () => page.evaluate(() => CSS.highlights.get('reg-found')?.size ?? 0);
  await expect.poll(marked).toBeGreaterThan(0);
  await page.locator('reg-reader').getByRole('button', { name: found.remove }).click();
  await expect.poll(marked).toBe(0);
});

test('a citation leads straight to its paragraph', async ({ page }) => {
  await openHost(page, { reader: { loading: 'eager', 'reg-text-id': 'gwv-m' } });
  await searchFor(page, 'Art. 5 Abs. 2 BankG-M');
  await expect(paragraph(page, 'Art. 5 Abs. 2').first()).toBeVisible();
});

test('says that a cited act is not there', async ({ page }) => {
  await openHost(page, {});
  await searchFor(page, 'Art. 5 KAG');
  // The box says so too, as long as its list is open.
  const results = page.locator('reg-search').getByRole('region', { name: search.list });
  await expect(results.getByText(/^KAG \(SR\s951\.31\)/)).toBeVisible();
  await expect(page.locator('reg-search').getByText(search.citationHit)).toHaveCount(0);
});

test('brings a reader that has not come near', async ({ page }) => {
  await openHost(page, { reader: { 'reg-text-id': 'gwv-m' } });
  await page.evaluate(() => {
    const room = document.createElement('div');
    room.style.height = '4000px';
    document.querySelector('reg-reader')?.before(room);
  });
  await searchFor(page, 'Art. 5 Abs. 2 BankG-M');
  await expect(paragraph(page, 'Art. 5 Abs. 2').first()).toBeInViewport();
});

test('without a reader the page may veto, or names its own, or the portal opens', async ({ page }) => {
  await openHost(page, {});
  await searchFor(page, 'Handelsregister');
  await expect(firstHit(page)).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('reg-navigate', (event) => event.preventDefault(), { once: true }),
  );
  await firstHit(page).click();
  const [asked] = await named(page, 'reg-navigate');
  expect(asked).toMatchObject({
    href: expect.stringContaining(`${addresses.main}/read/`),
    regTextId: expect.any(String),
  });
  expect(page.context().pages()).toHaveLength(1);

  const portal = page.context().waitForEvent('page');
  await firstHit(page).click();
  expect((await portal).url()).toContain(addresses.main);

  await page.evaluate(
    (address) => document.querySelector('reg-search')?.setAttribute('reader-url', address),
    `${addresses.host}/plain.html?law={regTextId}&at={path}`,
  );
  await firstHit(page).click();
  await page.waitForURL(/plain\.html\?law=[\w-]+&at=/);
});

test('words typed before the box is there stay, with the caret', async ({ page }) => {
  await page.route('**/widgets/parts/box-*', async (route) => {
    await new Promise((later) => setTimeout(later, 800));
    await route.continue();
  });
  await openHost(page, {});
  const shell = page.locator('reg-search input');
  await shell.focus();
  await page.keyboard.type('Bew');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('illigung');
  await expect(box(page)).toHaveValue('Bewilligung');
});

test('the page begins a search by an attribute and changes it', async ({ page }) => {
  await openHost(page, { search: { term: 'Bewilligung' } });
  await expect(firstHit(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('reg-search')?.setAttribute('term', 'Revision'));
  await expect
    .poll(async () => (await named(page, 'reg-searched')).map((detail) => (detail as { term: string }).term))
    .toEqual(['Bewilligung', 'Revision']);
  await expect(box(page)).toHaveValue('Revision');
});

test('is accessible, its list of suggestions too', async ({ page }) => {
  await openHost(page, { search: { lang: 'de' } });
  await box(page).focus();
  await expect(page.locator('reg-search').getByRole('listbox')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await searchFor(page, 'Bewilligung');
  await expect(firstHit(page)).toBeVisible();
  await expect(page.locator('reg-search').getByText(search.byRelevance)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

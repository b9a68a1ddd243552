import type { Page } from '@playwright/test';
import { texts as changeWords } from '../core/i18n/de/changes.ts';
import { texts as questions } from '../core/i18n/de/questions.ts';
import { texts as de } from '../core/i18n/de/reader.ts';
import { findPageLibraries } from '../scripts/system.mjs';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { commentNumbers, paragraph } from './host-page.ts';
import { emailOf, type SignedIn } from './people.ts';
import { differingPixels } from './pixels.ts';

test.use({ person: 'nobody' });

/** What the script of an old page changes, by the file of a library or by its own words. */
type Change = { name: string; file?: string | undefined; script?: string };

const libraries: Change[] = Object.entries(findPageLibraries()).map(([name, file]) => ({ name, file }));
const changes: Change[] = [
  ...libraries.filter(({ name }) => name !== 'Bootstrap 3'),
  {
    name: 'enumerable entries of Object.prototype',
    script: `Object.prototype.extend = function () { return this; };
      Object.prototype.isOwn = 'of everything';
      Array.prototype.removeAll = function () { this.length = 0; };
      Function.prototype.bindTo = function () { return this; };`,
  },
  {
    name: 'JSON of an age before the browser’s',
    script: `Array.prototype.toJSON = function () { return '[' + this.join(',') + ']'; };
      String.prototype.toJSON = function () { return '"' + this + '"'; };`,
  },
];

const apply = (page: Page, { file, script = '' }: Change) =>
  page.addScriptTag(file ? { path: file } : { content: script });

/** Puts all four elements on the page, as its owner would. */
async function placeElements(page: Page, session: SignedIn) {
  await page.evaluate(
    async ([main, domain, token]) => {
      const place = document.getElementById('place');
      const elements: [string, string[][]][] = [
        ['reg-search', [['language', 'DE']]],
        ['ask-question', [['lang', 'de']]],
        [
          'reg-reader',
          [
            ['reg-text-id', 'bankg-m'],
            ['article', '5'],
            ['language', 'DE'],
          ],
        ],
        ['change-table', [['lang', 'de']]],
      ];
      for (let at = 0; at < elements.length; at += 1) {
        const [tag = '', attributes = []] = elements[at] ?? [];
        const element = document.createElement(tag);
        element.setAttribute('main-url', main ?? '');
        element.setAttribute('domain-url', domain ?? '');
        element.setAttribute('loading', 'eager');
        element.setAttribute('sign-in', 'host');
        for (let index = 0; index < attributes.length; index += 1)
          element.setAttribute(attributes[index]?.[0] ?? '', attributes[index]?.[1] ?? '');
        Object.defineProperty(element, 'token', { value: () => token, writable: true, configurable: true });
        place?.appendChild(element);
      }
      await import(/* @vite-ignore */ `${main}/widgets/regesta.js`);
    },
    [addresses.main, session.baseUrl, session.token],
  );
}

/** Reads, opens a page of the PDF, searches, opens a hit, opens a change, and asks a question. */
async function useAll(page: Page) {
  await expect(paragraph(page).first()).toContainText('in das Handelsregister');
  await page.getByRole('button', { name: de.nextArticle }).click();
  await expect(paragraph(page, 'Art. 5a Abs. 1')).toBeInViewport();
  const box = page.locator('reg-search').getByRole('combobox');
  await box.fill('Handelsregister');
  await box.press('Enter');
  await page.locator('reg-search [data-hit-link]').first().click();
  await expect(page.locator('reg-reader [data-unit]').first()).toBeVisible();
  const change = page.locator('change-table tbody button[aria-expanded]').first();
  await change.click();
  await expect(page.locator('change-table').getByRole('heading', { name: changeWords.tasks })).toBeVisible();
  await page.locator('ask-question').getByRole('button', { name: questions.title }).click();
  const words = `From an old page ${Date.now()}`;
  await page.getByRole('radio', { name: questions.bug }).check();
  await page.getByLabel(questions.subject, { exact: true }).fill(words);
  await page.getByLabel(questions.message, { exact: true }).fill(`${words}, and more`);
  await page.getByRole('button', { name: questions.send, exact: true }).click();
  await expect(page.getByText(questions.sent)).toBeVisible();
  await page.goto(`${addresses.main}/development/mails`);
  await page.getByRole('link', { name: words }).click();
  await expect(page.getByRole('main')).toContainText(`${words}, and more`);
  await expect(page.getByRole('main')).toContainText(emailOf('editor'));
}

for (const change of changes) {
  const skipped = 'file' in change && change.file === undefined;
  test.describe(change.name, () => {
    test.skip(skipped, `the Debian package with ${change.name} is not on this machine`);

    test('that was there before: the elements work', async ({ page, sessions }) => {
      await page.goto(`${addresses.host}/plain.html`);
      await apply(page, change);
      await placeElements(page, await sessions('editor'));
      await useAll(page);
    });

    test('that comes after the elements: they work on', async ({ page, sessions }) => {
      await page.goto(`${addresses.host}/plain.html`);
      await placeElements(page, await sessions('editor'));
      await expect(paragraph(page).first()).toContainText('in das Handelsregister');
      await apply(page, change);
      await useAll(page);
    });
  });
}

test.describe('the style sheet of Bootstrap 3', () => {
  const { 'Bootstrap 3': file } = findPageLibraries();
  test.skip(file === undefined, 'the Debian package with Bootstrap 3 is not on this machine');

  test('changes no pixel of the reader', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await page.addStyleTag({
      // The typeface is the page's own where nothing else is said.
      content: `#place { position: fixed !important; inset: 0 auto auto 0; inline-size: 820px; background: white }
        reg-reader { block-size: 640px; --reg-font: sans-serif }
        reg-search, ask-question, change-table { display: none }`,
    });
    const numbersAreDrawn = commentNumbers(page);
    await placeElements(page, await sessions('editor'));
    await expect(paragraph(page).first()).toContainText('in das Handelsregister');
    await paragraph(page).first().hover();
    const marks = page.locator('reg-reader').getByText(/^S\.\s\d+/);
    await expect(marks.first()).toBeAttached();
    await numbersAreDrawn();
    await page.mouse.move(1300, 850);
    const plain = await page.locator('reg-reader').screenshot({ animations: 'disabled' });
    await page.addStyleTag({ path: file ?? '' });
    const dressed = await page.locator('reg-reader').screenshot({ animations: 'disabled' });
    expect(await differingPixels(page, plain, dressed)).toBeLessThan(50);
  });
});

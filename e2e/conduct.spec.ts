import type { Page } from '@playwright/test';
import { texts as deElement } from '../core/i18n/de/element.ts';
import { texts as de } from '../core/i18n/de/reader.ts';
import { texts as frReader } from '../core/i18n/fr/reader.ts';
import type { ElementTag } from '../widgets/element-tags.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle, paragraph, placeReader, reader, seenEvents } from './host-page.ts';

type Conduct = { text: string; flag: string; number: string; json: string; fallback: [string, number] };
/** One row per element with an option of each kind. Every element must follow the fifteen rules. */
const elements: Record<ElementTag, Conduct> = {
  'reg-reader': {
    text: 'regTextId',
    flag: 'hideHeaders',
    number: 'zoom',
    json: 'place',
    fallback: ['zoom', 1],
  },
  'reg-search': {
    text: 'term',
    flag: 'hideResults',
    number: 'resultsHeight',
    json: 'search',
    fallback: ['resultsHeight', 560],
  },
  'ask-question': {
    text: 'label',
    flag: 'inline',
    number: 'formHeight',
    json: 'context',
    fallback: ['formHeight', 640],
  },
  'change-table': {
    text: 'slug',
    flag: 'readOnly',
    number: 'tableHeight',
    json: 'filters',
    fallback: ['tableHeight', 640],
  },
};
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Opens a host page of another origin; the test decides when the element's script loads. */
async function openHost(page: Page) {
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'away' } }),
  );
  await page.goto(`${addresses.host}/plain.html`);
}
const define = (page: Page) =>
  page.evaluate(
    (address) => import(/* @vite-ignore */ address).then(() => undefined),
    `${addresses.main}/widgets/regesta.js`,
  );

for (const [tag, { text, flag, number, json, fallback }] of Object.entries(elements)) {
  test.describe(`conduct of <${tag}>`, () => {
    test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/404|NOT_FOUND|away/));

    test('1 a property set before the upgrade arrives', async ({ page }) => {
      await openHost(page);
      await page.evaluate(
        ({ tag, text }) => {
          const element = document.createElement(tag);
          Object.assign(element, { [text]: 'early' });
          document.getElementById('place')?.append(element);
        },
        { tag, text },
      );
      await define(page);
      const seen = await page.evaluate(
        ({ tag, text }) => {
          const element = document.querySelector(tag) as unknown as Record<string, unknown> & HTMLElement;
          return { value: element[text], own: Object.hasOwn(element, text) };
        },
        { tag, text },
      );
      expect(seen).toEqual({ value: 'early', own: false });
    });

    test('2 and 3 a function, string or object property never becomes an attribute and keeps its identity', async ({
      page,
    }) => {
      await openHost(page);
      await define(page);
      const seen = await page.evaluate(
        ({ tag, text, json }) => {
          const element = document.createElement(tag) as unknown as Record<string, unknown> & HTMLElement;
          const given = { regTextId: 'x' };
          const token = async () => 'secret';
          document.getElementById('place')?.append(element);
          Object.assign(element, { [text]: 'value', [json]: given, token });
          return {
            attributes: element.getAttributeNames(),
            same: element[json] === given,
            token: element.token === token,
          };
        },
        { tag, text, json },
      );
      expect(seen).toEqual({ attributes: [], same: true, token: true });
    });

    test('4 a bare flag is true; 5 a removed attribute means the default', async ({ page }) => {
      await openHost(page);
      await define(page);
      const seen = await page.evaluate(
        ({ tag, flag, number, names }) => {
          const place = document.getElementById('place');
          const element = document.createElement(tag) as unknown as Record<string, unknown> & HTMLElement;
          element.setAttribute(names.flag, '');
          element.setAttribute(names.number, '1.5');
          place?.append(element);
          const before = [element[flag], element[number]];
          element.removeAttribute(names.flag);
          element.removeAttribute(names.number);
          return { before, after: [element[flag], element[number]] };
        },
        { tag, flag, number, names: { flag: kebab(flag), number: kebab(number) } },
      );
      expect(seen).toEqual({ before: [true, 1.5], after: [false, fallback[1]] });
    });

    test('6 an empty text, 7 a zero and 8 null are applied', async ({ page }) => {
      await openHost(page);
      await define(page);
      const seen = await page.evaluate(
        ({ tag, text, number, name }) => {
          const element = document.createElement(tag) as unknown as Record<string, unknown> & HTMLElement;
          document.getElementById('place')?.append(element);
          element.setAttribute(name, 'before');
          element.setAttribute(name, '');
          const empty = element[text];
          element[number] = 0;
          const zero = element[number];
          element[number] = null;
          return { empty, zero, nothing: element[number] };
        },
        { tag, text, number, name: kebab(text) },
      );
      expect(seen).toEqual({ empty: '', zero: 0, nothing: null });
    });

    test('9 bad JSON gives reg-failed, never a throw', async ({ page }) => {
      await openHost(page);
      await define(page);
      const seen = await page.evaluate(
        ({ tag, name }) => {
          const failures: unknown[] = [];
          document.addEventListener('reg-failed', (event) =>
            failures.push((event as CustomEvent).detail.code),
          );
          const element = document.createElement(tag);
          document.getElementById('place')?.append(element);
          element.setAttribute(name, '{not json');
          return failures;
        },
        { tag, name: kebab(json) },
      );
      expect(seen).toEqual(['INVALID_ATTRIBUTE']);
    });

    test('10 detached, nothing mounts', async ({ page }) => {
      await openHost(page);
      await define(page);
      const children = await page.evaluate(
        async ({ tag, name }) => {
          const element = document.createElement(tag);
          element.setAttribute('loading', 'eager');
          element.setAttribute(name, 'x');
          await new Promise((next) => setTimeout(next, 100));
          return element.shadowRoot?.childNodes.length;
        },
        { tag, name: kebab(text) },
      );
      expect(children).toBe(0);
    });

    for (const how of ['11 append()', '12 moveBefore()'] as const) {
      test(`${how} keeps the state`, async ({ page }) => {
        await openHost(page);
        await define(page);
        const seen = await page.evaluate(
          async ({ tag, text, how }) => {
            const element = document.createElement(tag) as unknown as Record<string, unknown> & HTMLElement;
            const place = document.getElementById('place') as HTMLElement & {
              moveBefore?: (node: Node, child: Node | null) => void;
            };
            place.append(element);
            element[text] = 'kept';
            const before = element.shadowRoot?.firstChild;
            const other = place.appendChild(document.createElement('section')) as typeof place;
            if (how.includes('moveBefore')) {
              if (!other.moveBefore) return 'this browser has no moveBefore';
              other.moveBefore(element, null);
            } else other.append(element);
            await new Promise((next) => setTimeout(next, 50));
            return {
              same: element.shadowRoot?.firstChild === before && before !== null,
              value: element[text],
            };
          },
          { tag, text, how },
        );
        expect(seen).toEqual({ same: true, value: 'kept' });
      });
    }

    test('13 events keep their dashes and a veto returns false', async ({ page }) => {
      await openHost(page);
      await define(page);
      const vetoed = await page.evaluate(
        async ({ tag, flag }) => {
          const seen: string[] = [];
          for (const name of ['reg-auth-required', 'reg-failed']) {
            document.addEventListener(name, (event) => {
              event.preventDefault();
              seen.push(
                `${event.type} ${event.bubbles} ${event.composed} ${event.cancelable} ${event.defaultPrevented}`,
              );
            });
          }
          const element = document.createElement(tag);
          // All elements then require a signed-in user, whatever they display first.
          const attributes = { loading: 'eager', 'sign-in': 'own', 'reg-text-id': 'bankg-m', [flag]: '' };
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          document.getElementById('place')?.append(element);
          for (let wait = 0; seen.length === 0 && wait < 50; wait++)
            await new Promise((next) => setTimeout(next, 100));
          return seen[0];
        },
        { tag, flag: kebab(flag) },
      );
      expect(vetoed).toBe('reg-auth-required true true true true');
    });

    test('14 attributes are never looked up on window', async ({ page }) => {
      await openHost(page);
      await define(page);
      const value = await page.evaluate(
        ({ tag, text, name }) => {
          Object.assign(window, { secretOfThePage: () => 'called' });
          const element = document.createElement(tag) as unknown as Record<string, unknown> & HTMLElement;
          element.setAttribute(name, 'secretOfThePage');
          element.setAttribute('token', 'secretOfThePage');
          document.getElementById('place')?.append(element);
          return { text: element[text], token: element.token };
        },
        { tag, text, name: kebab(text) },
      );
      expect(value).toEqual({ text: 'secretOfThePage', token: undefined });
    });

    test('15 a second definition changes nothing', async ({ page }) => {
      await openHost(page);
      await define(page);
      const same = await page.evaluate(
        async ({ tag, address }) => {
          const first = customElements.get(tag);
          await import(/* @vite-ignore */ `${address}?again`);
          return customElements.get(tag) === first;
        },
        { tag, address: `${addresses.main}/widgets/${tag}.js` },
      );
      expect(same).toBe(true);
    });
  });
}

test.describe('a loaded reader', () => {
  test.use({ person: 'nobody' });
  const change = (page: Page, name: string, value: string) =>
    reader(page).evaluate((element, { name, value }) => element.setAttribute(name, value), { name, value });
  const firstParagraph = (page: Page) => paragraph(page, 'Art. 8 Abs. 1').first();

  async function goOn(page: Page) {
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: de.nextArticle }).click();
    await expect(firstParagraph(page)).toBeInViewport();
  }

  test('11 and 12 keeps its place when it is moved or another option changes', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester') });
    await expectArticle(page);
    await goOn(page);
    await change(page, 'theme', 'dark');
    await change(page, 'zoom', '1.1');
    await change(page, 'density', 'roomy');
    await expect(firstParagraph(page)).toBeInViewport();
    for (const how of ['append', 'moveBefore'] as const) {
      await reader(page).evaluate((element, how) => {
        const other = document.body.appendChild(document.createElement('section'));
        const { moveBefore } = other as unknown as { moveBefore?: (node: Node, child: Node | null) => void };
        if (how === 'moveBefore' && moveBefore) moveBefore.call(other, element, null);
        else other.append(element);
      }, how);
      await reader(page).scrollIntoViewIfNeeded();
      await expect(firstParagraph(page), how).toBeInViewport();
    }
    await change(page, 'article', '6');
    await expect(paragraph(page, 'Art. 6 Abs. 1').first()).toBeInViewport();
  });

  test('density changes the height of rows', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester') });
    await expectArticle(page);
    const height = async (density: string) => {
      await change(page, 'density', density);
      return (await page.getByRole('treeitem').nth(3).boundingBox())?.height ?? 0;
    };
    const heights = [await height('compact'), await height('normal'), await height('roomy')];
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(new Set(heights).size).toBe(3);
  });

  test('speaks its own language beside another', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    const session = await sessions('tester');
    await placeReader(page, { session });
    await placeReader(page, { session, attributes: { lang: 'fr' } });
    await expect(page.getByRole('button', { name: de.nextArticle })).toHaveCount(1);
    await expect(page.getByRole('button', { name: frReader.nextArticle })).toHaveCount(1);
  });

  test('a token taken back ends the reading', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester'), attributes: { 'sign-in': 'host' } });
    await expectArticle(page);
    await reader(page).evaluate((element) => Object.assign(element, { token: undefined }));
    await expect(reader(page).getByText(deElement.signInOutside)).toBeVisible();
  });

  test('a refused token asks for a sign-in, and one that comes later sees no end', async ({
    page,
    sessions,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 401|session is over/);
    const session = await sessions('tester');
    await page.goto(`${addresses.host}/plain.html`);
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHORISED', message: 'expired' } }),
    );
    await placeReader(page, { session, attributes: { 'sign-in': 'host' } });
    await expect(reader(page).getByText(deElement.signInOutside)).toBeVisible();
    const names = async () => (await seenEvents(page)).map(({ name }) => name);
    await expect.poll(names).toEqual(expect.arrayContaining(['reg-signed-out', 'reg-auth-required']));
    const ends = (await names()).filter((name) => name === 'reg-signed-out').length;
    await page.unroute('**/api/v1/**');
    // The same element with another token function, as when the page has a newer token.
    await reader(page).evaluate(
      (element, token) => Object.assign(element, { token: async () => token }),
      session?.token,
    );
    await expectArticle(page);
    await placeReader(page, { session });
    await expect(page.getByRole('button', { name: de.nextArticle })).toHaveCount(2);
    expect((await names()).filter((name) => name === 'reg-signed-out')).toHaveLength(ends);
  });

  test('without a document it says so, on the page and to the page', async ({ page }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { attributes: { 'reg-text-id': '' } });
    await expect(reader(page).getByText(deElement.noDocument)).toBeVisible();
    expect(await seenEvents(page)).toContainEqual({
      name: 'reg-failed',
      detail: { code: 'NO_DOCUMENT', where: 'reg-text-id' },
    });
  });

  test('names the document alone where no article is known', async ({ page, sessions }) => {
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, { session: await sessions('tester'), attributes: { article: '' } });
    await expect
      .poll(async () => (await seenEvents(page)).find(({ name }) => name === 'reg-opened')?.detail)
      .toMatchObject({ id: 'bankg-m' });
  });

  test('takes the PDF’s worker from the folder that the page names', async ({ page, sessions }) => {
    const requests: string[] = [];
    await page.route('**/own-pdfjs/**', (route) => {
      requests.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(`${addresses.host}/plain.html`);
    await placeReader(page, {
      session: await sessions('tester'),
      attributes: { view: 'pdf', 'pdf-folder': '/own-pdfjs/' },
    });
    await expect.poll(() => requests).toContain('/own-pdfjs/build/pdf.worker.min.mjs');
  });
});

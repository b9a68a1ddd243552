import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';

/** One row per element: an option of each kind that it has. Every element keeps the fifteen rules. */
const elements = [
  {
    tag: 'reg-reader',
    text: 'regTextId',
    flag: 'hideHeaders',
    number: 'zoom',
    json: 'place',
    fallback: ['zoom', 1] as const,
  },
];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A host page of another origin; the element's script comes when the test says so. */
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

for (const { tag, text, flag, number, json, fallback } of elements) {
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
      const vetoed = await page.evaluate(async (tag) => {
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
        element.setAttribute('loading', 'eager');
        element.setAttribute('reg-text-id', 'bankg-m');
        document.getElementById('place')?.append(element);
        for (let wait = 0; seen.length === 0 && wait < 50; wait++)
          await new Promise((next) => setTimeout(next, 100));
        return seen[0];
      }, tag);
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

import type { Page } from '@playwright/test';
import { texts as dePdf } from '../core/i18n/de/pdf.ts';
import { texts as de } from '../core/i18n/de/reader.ts';
import { texts as deReading } from '../core/i18n/de/reading.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { commentNumbers, expectArticle, paragraph, placeReader, reader } from './host-page.ts';
import { differingPixels } from './pixels.ts';

test.use({ person: 'nobody' });

/** Records what the strictest policy blocks on a page that has it. */
async function noteViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const violations = document.documentElement.dataset.violations ?? '';
      document.documentElement.dataset.violations = `${violations}${event.effectiveDirective} ${event.blockedURI}; `;
    });
  });
}
const violations = (page: Page) => page.evaluate(() => document.documentElement.dataset.violations ?? '');

test('works under the strictest policy with Trusted Types, text and pages', async ({ page, sessions }) => {
  await noteViolations(page);
  await page.goto(`${addresses.host}/strict.html`);
  await page.evaluate(
    (token) => {
      Object.assign(document.querySelector('reg-reader') ?? {}, { token: () => token });
    },
    (await sessions('tester')).token,
  );
  await expectArticle(page);
  await page.getByRole('button', { name: de.more, exact: true }).click();
  await page.keyboard.press('Escape');
  await reader(page).evaluate((element) => element.setAttribute('view', 'pdf'));
  await expect(
    page.getByRole('region', { name: dePdf.pages }).getByText('Bewilligungspflicht').first(),
  ).toBeVisible();
  await expect(page.getByText(dePdf.slow)).toHaveCount(0);
  expect(await violations(page)).toBe('');
});

/** Puts the reader into a box with the same size and position on any page. */
async function placeBoxed(
  page: Page,
  address: string,
  session: Parameters<typeof placeReader>[1]['session'],
) {
  await page.goto(address);
  await page.evaluate(() => {
    const place = document.getElementById('place');
    const rules: Record<string, string> = {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '820px',
      height: '640px',
      background: 'white',
      display: 'block',
    };
    for (const [name, value] of Object.entries(rules)) place?.style.setProperty(name, value, 'important');
  });
  const numbersAreDrawn = commentNumbers(page);
  await placeReader(page, { session, attributes: { style: 'height: 640px' } });
  await expectArticle(page);
  await page.addStyleTag({
    content: 'reg-reader { height: 640px !important; --reg-font: sans-serif !important }',
  });
  // Page marks are added when the user first acts in the text.
  await paragraph(page).hover();
  await expect(
    page
      .locator('reg-reader')
      .getByText(/^S\.\s\d+/)
      .first(),
  ).toBeAttached();
  await numbersAreDrawn();
  await page.mouse.move(1300, 850);
}

test('a hostile page changes no pixel of the element', async ({ page, sessions }) => {
  const session = await sessions('tester');
  await placeBoxed(page, `${addresses.host}/plain.html`, session);
  const calm = await reader(page).screenshot({ animations: 'disabled' });
  await placeBoxed(page, `${addresses.host}/hostile.html`, session);
  const hostile = await reader(page).screenshot({ animations: 'disabled' });
  await test.info().attach('plain', { body: calm, contentType: 'image/png' });
  await test.info().attach('hostile', { body: hostile, contentType: 'image/png' });
  expect(await differingPixels(page, calm, hostile)).toBeLessThan(50);
});

test('the element works on a hostile page', async ({ page, sessions }) => {
  await page.goto(`${addresses.host}/hostile.html`);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  await page.getByRole('button', { name: de.nextArticle }).click();
  await expect(paragraph(page, 'Art. 5a Abs. 1')).toBeInViewport();
  await page.getByRole('button', { name: de.more, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: deReading.larger })).toBeVisible();
});

test('the element changes nothing of the page', async ({ page, sessions }) => {
  await page.goto(`${addresses.host}/plain.html`);
  const state = () =>
    page.evaluate(() => {
      const styleOf = (element: Element) => {
        const style = getComputedStyle(element);
        return [...style]
          .filter((name) => !/^(height|block-size|perspective-origin|transform-origin)$/.test(name))
          .map((name) => `${name}:${style.getPropertyValue(name)}`)
          .join(';');
      };
      return {
        globals: Object.getOwnPropertyNames(window).filter((name) => !['seen', 'asked'].includes(name)),
        styles: [document.documentElement, document.body, document.querySelector('h1')].map((each) =>
          each ? styleOf(each) : '',
        ),
        elements: document.querySelectorAll('style, link, script').length,
        inHead: document.head.childElementCount,
        inBody: document.body.childElementCount,
        sheets: document.styleSheets.length,
        history: history.length,
        address: location.href,
        title: document.title,
        functions: [
          history.pushState,
          history.replaceState,
          Element.prototype.attachShadow,
          window.fetch,
        ].map(String),
        prototypes: [Array.prototype, Element.prototype, Node.prototype, Function.prototype].map(
          (each) => Object.getOwnPropertyNames(each).length,
        ),
      };
    });
  const before = await state();
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  await page.getByRole('button', { name: de.nextArticle }).click();
  await expect(paragraph(page, 'Art. 5a Abs. 1')).toBeInViewport();
  expect(await state()).toEqual(before);
});

test('the PDF part leaves no global and no canvas in the page', async ({ page, sessions }) => {
  await page.goto(`${addresses.host}/plain.html`);
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
  await placeReader(page, { session: await sessions('tester'), attributes: { view: 'pdf' } });
  await expect(
    page.getByRole('region', { name: dePdf.pages }).getByText('Bewilligungspflicht').first(),
  ).toBeVisible();
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
  expect(after.filter((name) => !before.includes(name) && !['seen', 'asked'].includes(name))).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('canvas, style, link').length)).toBe(0);
});

test('added, moved and removed twenty times it leaves nothing behind', async ({ page, sessions }) => {
  test.setTimeout(180_000);
  await page.goto(`${addresses.host}/plain.html`);
  const session = await sessions('tester');
  const client = await page.context().newCDPSession(page);
  const listenersOf = async (expression: string) => {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { listeners } = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.map(({ type }) => type).sort();
  };
  const counters = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  const round = async () => {
    await placeReader(page, { session });
    await placeReader(page, { session, attributes: { article: '6' } });
    await expectArticle(page);
    await page.evaluate(async () => {
      const place = document.getElementById('place');
      const other = document.createElement('section');
      document.body.append(other);
      for (const element of document.querySelectorAll('reg-reader')) other.append(element);
      await new Promise((next) => setTimeout(next));
      for (const element of document.querySelectorAll('reg-reader')) element.remove();
      other.remove();
      place?.replaceChildren();
      await new Promise((next) => setTimeout(next, 50));
    });
  };
  await round();
  await round();
  const before = {
    document: await listenersOf('document'),
    window: await listenersOf('window'),
    ...(await counters()),
  };
  for (let time = 0; time < 18; time++) await round();
  const after = {
    document: await listenersOf('document'),
    window: await listenersOf('window'),
    ...(await counters()),
  };
  expect(after.document).toEqual(before.document);
  expect(after.window).toEqual(before.window);
  expect(after.document.filter((type) => type.startsWith('regesta-'))).toEqual([]);
  // A round creates thousands of nodes; the browser may still hold those of the last one or two.
  expect(after.nodes - before.nodes, 'nodes that stay').toBeLessThan(before.nodes);
  expect(after.jsEventListeners - before.jsEventListeners, 'listeners that stay').toBeLessThan(200);
});

test('two copies of the suite share one session and do not fight', async ({ page, sessions }) => {
  await page.goto(`${addresses.host}/plain.html`);
  await placeReader(page, { session: await sessions('tester') });
  await expectArticle(page);
  const same = await page.evaluate(async (address) => {
    const first = customElements.get('reg-reader');
    await import(/* @vite-ignore */ address);
    return customElements.get('reg-reader') === first;
  }, `${addresses.main}/widgets/regesta.js?second`);
  expect(same).toBe(true);
  await expectArticle(page);
});

import type { Page } from '@playwright/test';
import { texts as comparison } from '../core/i18n/de/comparison.ts';
import { texts as dePdf } from '../core/i18n/de/pdf.ts';
import { texts as questions } from '../core/i18n/de/questions.ts';
import { texts as de } from '../core/i18n/de/reader.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle, paragraph } from './host-page.ts';
import { untilLoaded } from './loaded.ts';
import type { SignedIn } from './people.ts';
import { printedSheets } from './printed.ts';
import { attributes, openWritten } from './written-page.ts';

test.use({ person: 'nobody' });

const reader = `<reg-reader ${attributes} loading="eager" reg-text-id="bankg-m" article="5" id="part"></reg-reader>`;
const search = `<reg-search ${attributes} loading="eager" id="part"></reg-search>`;
const table = (domain: string) =>
  `<change-table ${attributes} domain-url="${domain}" loading="eager" id="part"></change-table>`;
const ask = `<ask-question ${attributes} loading="eager" id="part"></ask-question>`;

/** Pages that give an element no width of their own. */
const places: Record<string, string> = {
  'a row': '<div style="display: flex; align-items: start"><p>Words</p>ELEMENT</div>',
  'a cell of a grid':
    '<div style="display: grid; grid-template-columns: 100px auto; justify-items: start"><p>A</p>ELEMENT</div>',
  'a float': '<div style="overflow: hidden"><div style="float: right">ELEMENT</div><p>Words</p></div>',
  'a cell of a table': '<table><tr><td>Words</td><td>ELEMENT</td></tr></table>',
  'a fixed corner': '<div style="position: fixed; right: 16px; bottom: 16px">ELEMENT</div>',
  'a dialog': '<dialog>ELEMENT</dialog><script>document.querySelector("dialog").showModal()</script>',
};

async function expectDrawn(page: Page, kind: string) {
  if (kind === 'reader') await expectArticle(page);
  else if (kind === 'search') await expect(page.getByRole('combobox')).toBeVisible();
  else await expect(page.getByRole('button', { name: questions.title })).toBeVisible();
  await untilLoaded(page);
}

/** The box of the element, and how far its content reaches beyond it. */
const boxOf = (page: Page) =>
  page.locator('#part').evaluate((element) => {
    const box = element.getBoundingClientRect();
    const inside = element.shadowRoot?.querySelector('.reg-place > *')?.getBoundingClientRect() ?? box;
    return {
      width: box.width,
      beyond: Math.max(inside.right - box.right, box.left - inside.left, inside.bottom - box.bottom),
      inWindow: box.left >= 0 && box.right <= window.innerWidth,
    };
  });

for (const [kind, element, least] of [
  ['reader', reader, 600],
  ['search', search, 400],
  ['ask', ask, 100],
] as const)
  for (const [name, around] of Object.entries(places))
    test(`${kind} has a width in ${name}, and its content stays in it`, async ({ page, sessions }) => {
      await openWritten(page, {
        body: around.replace('ELEMENT', element),
        session: await sessions('reader'),
      });
      await expectDrawn(page, kind);
      const { width, beyond, inWindow } = await boxOf(page);
      expect(width).toBeGreaterThan(least);
      expect(beyond).toBeLessThan(1);
      expect(inWindow).toBe(true);
    });

for (const name of ['a row', 'a dialog'])
  test(`table has a width in ${name}, and its content stays in it`, async ({ page, sessions }) => {
    const session = await sessions('changes');
    const body = (places[name] ?? '').replace('ELEMENT', table(session.baseUrl));
    await openWritten(page, { body, session });
    await expect(page.locator('#part tbody tr').nth(3)).toBeVisible();
    const { width, beyond, inWindow } = await boxOf(page);
    expect(width).toBeGreaterThan(600);
    expect(beyond).toBeLessThan(1);
    expect(inWindow).toBe(true);
  });

for (const [name, body] of Object.entries({
  height: '<style>#part { height: 300px }</style>ELEMENT',
  'max-height': '<style>#part { max-height: 300px }</style>ELEMENT',
  '100 %': '<style>#part { height: 100% }</style><div style="height: 300px">ELEMENT</div>',
  'the row of a grid': '<div style="display: grid; grid-template-rows: 300px">ELEMENT</div>',
}))
  test(`the reader fills a height and scrolls inside: ${name}`, async ({ page, sessions }) => {
    const below = '<button id="below" onclick="this.dataset.pressed = 1">Below</button>';
    await openWritten(page, {
      body: body.replace('ELEMENT', reader) + below,
      session: await sessions('reader'),
    });
    await expectArticle(page);
    const box = await page.locator('#part').boundingBox();
    expect(box?.height).toBe(300);
    await page.locator('#below').click();
    await expect(page.locator('#below')).toHaveAttribute('data-pressed', '1');
    const text = paragraph(page, 'Art. 6 Abs. 1');
    // Until somebody scrolls, the article that was asked for is held while the text around it comes.
    await page.locator('#part').hover();
    await page.mouse.wheel(0, 50);
    await expect(async () => {
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect((await page.locator('#part').boundingBox())?.height).toBe(300);
  });

test('a comparison and pages stay in the height of the page too', async ({ page, sessions }) => {
  await openWritten(page, {
    body: `<style>#part { height: 420px }</style>${reader}`,
    session: await sessions('reader'),
  });
  await expectArticle(page);
  const part = page.locator('#part');
  await part.evaluate((element) => element.setAttribute('compare-to', '2022-01-01'));
  await expect(page.getByRole('button', { name: comparison.export, exact: true })).toBeVisible();
  expect((await boxOf(page)).beyond).toBeLessThan(1);
  expect((await part.boundingBox())?.height).toBe(420);
  await part.evaluate((element) => {
    element.removeAttribute('compare-to');
    element.setAttribute('view', 'pdf');
  });
  await expect(
    page.getByRole('region', { name: dePdf.pages }).getByText('Bewilligungspflicht').first(),
  ).toBeVisible();
  expect((await boxOf(page)).beyond).toBeLessThan(1);
  expect((await part.boundingBox())?.height).toBe(420);
});

test('results share the height of the page with the box, or have their own', async ({ page, sessions }) => {
  await openWritten(page, {
    body: `<style>#part { height: 400px }</style>${search}<p>Below</p>`,
    session: await sessions('reader'),
  });
  const box = page.getByRole('combobox');
  const height = async () => (await page.locator('#part').boundingBox())?.height ?? 0;
  await box.fill('Bewilligung');
  await box.press('Enter');
  const hit = page.locator('#part [data-hit-link]').first();
  await expect(hit).toBeVisible();
  expect(await height()).toBe(400);
  expect((await boxOf(page)).beyond).toBeLessThan(1);
  await page.addStyleTag({ content: '#part { height: auto !important }' });
  await expect.poll(height).toBeGreaterThan(600);
});

test('the form in place is scrolled in a height of the page', async ({ page }) => {
  const form = ask.replace('loading', 'inline loading');
  await openWritten(page, { body: `<style>#part { height: 240px }</style>${form}` });
  const send = page.getByRole('button', { name: questions.send, exact: true });
  await expect(send).toBeAttached();
  expect((await page.locator('#part').boundingBox())?.height).toBe(240);
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport();
});

test('the whole text is printed, whatever height the page gives it, and the page goes on below it', async ({
  page,
  sessions,
}) => {
  const body = `<style>#part { height: 300px }</style>${reader}<p>The end of our page</p>`;
  await openWritten(page, { body, session: await sessions('reader') });
  await expectArticle(page);
  await paragraph(page).first().hover();
  await untilLoaded(page);
  const sheets = await printedSheets(page);
  const words = sheets.map((sheet) => sheet.words);
  expect(words.join(' ')).toContain('Privilegierte Einlagen');
  expect(words.findIndex((each) => each.includes('The end of our page'))).toBe(words.length - 1);
});

/** A line as slow as a phone's in the mountains: 1.6 Mbit a second, 150 ms for each request. */
async function slowLine(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );

const words = '<p>Much of our own, which must stay where it is while somebody reads it.</p>';
const inline = `<ask-question ${attributes} inline id="part"></ask-question>`;
for (const [name, element] of Object.entries({
  'reg-reader': reader.replace('loading="eager"', ''),
  'reg-search': search.replace('loading="eager"', ''),
  'ask-question': ask.replace('loading="eager"', ''),
  'ask-question inline': inline,
  'change-table': '',
}))
  test(`nothing jumps on a slow line: ${name}`, async ({ page, sessions }) => {
    test.setTimeout(120_000);
    await slowLine(page);
    const isTable = name === 'change-table';
    const session: SignedIn = await sessions(isTable ? 'changes' : 'reader');
    const placed = isTable ? table(session.baseUrl).replace('loading="eager"', '') : element;
    await openWritten(page, { body: `<h1>Intranet</h1>${words}${placed}${words.repeat(40)}`, session });
    if (name === 'ask-question inline')
      await expect(page.getByRole('button', { name: questions.send, exact: true })).toBeVisible({
        timeout: 60_000,
      });
    else if (isTable) await expect(page.locator('#part tbody tr').nth(3)).toBeVisible({ timeout: 60_000 });
    else if (name === 'reg-reader') {
      await expect(paragraph(page).first()).toContainText('in das Handelsregister', { timeout: 60_000 });
      await expect(page.getByRole('button', { name: de.nextArticle })).toBeVisible({ timeout: 60_000 });
    } else if (name === 'reg-search')
      await expect(page.getByRole('combobox')).toBeVisible({ timeout: 60_000 });
    else await expect(page.locator('#part').getByRole('button')).toBeVisible({ timeout: 60_000 });
    await expect
      .poll(() => page.locator('#part').evaluate((part) => part.matches(':state(loading)')))
      .toBe(false);
    await untilLoaded(page);
    const shift = await layoutShift(page);
    test.info().annotations.push({ type: 'layout shift', description: `${name}: ${shift.toFixed(4)}` });
    process.stdout.write(`layout shift, ${name}: ${shift.toFixed(4)}\n`);
    expect(shift).toBeLessThanOrEqual(0.05);
  });

const background = (page: Page) =>
  page.locator('#part').evaluate((element) => {
    const view = element.shadowRoot?.querySelector('[data-view]');
    return view ? getComputedStyle(view).backgroundColor : '';
  });
const dark = 'rgb(19, 20, 22)';
const light = 'rgb(255, 255, 255)';

test.describe('the colour scheme of the page', () => {
  test('is that of the element, also when it changes; a theme wins', async ({ page, sessions }) => {
    await openWritten(page, {
      head: '<style>html.dark { color-scheme: dark; background: #111 }</style>',
      body: `<script>document.documentElement.className = 'dark'</script>${reader}`,
      session: await sessions('reader'),
    });
    await expectArticle(page);
    expect(await background(page)).toBe(dark);
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    await expect.poll(() => background(page)).toBe(light);
    await page.locator('#part').evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect.poll(() => background(page)).toBe(dark);
  });

  for (const [declared, head, system, expected] of [
    ['nothing', '', 'dark', light],
    ['both', '<meta name="color-scheme" content="light dark">', 'dark', dark],
    ['both', '<meta name="color-scheme" content="light dark">', 'light', light],
    ['dark', '<meta name="color-scheme" content="dark">', 'light', dark],
    ['light', '<style>:root { color-scheme: light }</style>', 'dark', light],
  ] as const)
    test(`is followed where the page declares ${declared} and the system is ${system}`, async ({
      page,
      sessions,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await openWritten(page, { head, body: reader, session: await sessions('reader') });
      await expectArticle(page);
      expect(await background(page)).toBe(expected);
    });

  test('reverses the pages of a PDF, also when it changes', async ({ page, sessions }) => {
    const pages = reader.replace('reg-text-id', 'view="pdf" reg-text-id');
    await openWritten(page, {
      head: '<style>html.dark { color-scheme: dark }</style>',
      body: pages,
      session: await sessions('reader'),
    });
    const region = page.getByRole('region', { name: dePdf.pages });
    await expect(region.getByText('Bewilligungspflicht').first()).toBeVisible();
    const filter = () =>
      region.evaluate((element) => {
        for (
          let box = element.querySelector('canvas') as Element | null;
          box && box !== element;
          box = box.parentElement
        )
          if (getComputedStyle(box).filter !== 'none') return getComputedStyle(box).filter;
        return 'none';
      });
    expect(await filter()).toBe('none');
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expect.poll(filter).toContain('invert');
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    await expect.poll(filter).toBe('none');
  });
});

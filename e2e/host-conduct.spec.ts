import type { Page } from '@playwright/test';
import { texts as dePdf } from '../core/i18n/de/pdf.ts';
import { texts as de } from '../core/i18n/de/reader.ts';
import { texts as deSession } from '../core/i18n/de/session.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle, paragraph } from './host-page.ts';
import { emailOf, password } from './people.ts';
import { attributes, openWritten } from './written-page.ts';

test.use({ person: 'nobody' });

const reader = (more = '') =>
  `<reg-reader ${attributes} loading="eager" reg-text-id="bankg-m" article="5" ${more}></reg-reader>`;
const search = `<reg-search ${attributes} loading="eager" id="law"></reg-search>`;
const box = (page: Page) => page.getByRole('combobox');
const firstHit = (page: Page) => page.locator('reg-search [data-hit-link]').first();
async function searchFor(page: Page, term: string) {
  await box(page).fill(term);
  await box(page).press('Enter');
}

/** The path of the place with the focus in the reader of the page. */
const focusedPlace = (page: Page) =>
  page.locator('reg-reader').evaluate((element) => {
    const { activeElement } = element.shadowRoot ?? {};
    return document.activeElement === element
      ? activeElement?.closest('[data-path]')?.getAttribute('data-path')
      : undefined;
  });

test('single-key commands of the page do not act while somebody searches', async ({ page, sessions }) => {
  const acted = `<script>document.addEventListener('keydown', (event) => {
    if (event.target.closest('input, textarea')) return;
    document.body.dataset.acted = (document.body.dataset.acted ?? '') + event.key;
  })</script>`;
  await openWritten(page, { body: search + acted, session: await sessions('reader') });
  await box(page).click();
  await page.keyboard.type('s/gn?');
  await expect(box(page)).toHaveValue('s/gn?');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.body.dataset.acted)).toBeUndefined();
  await page.keyboard.press('Control+k');
  expect(await page.evaluate(() => document.body.dataset.acted)).toContain('k');
});

test('a label of the page leads to the field and names it', async ({ page, sessions }) => {
  await openWritten(page, {
    body: `<label for="law">Unser Recht</label>${search}`,
    session: await sessions('reader'),
  });
  await expect(page.getByRole('combobox', { name: 'Unser Recht' })).toBeVisible();
  await page.getByText('Unser Recht').click();
  await expect(box(page)).toBeFocused();
});

test.describe('after a hit the focus is on its paragraph', () => {
  test('in the document that is open, also a second time', async ({ page, sessions }) => {
    await openWritten(page, { body: search + reader(), session: await sessions('reader') });
    await expectArticle(page);
    await searchFor(page, 'Art. 6 Abs. 1 BankG-M');
    await expect.poll(() => focusedPlace(page)).toBe('6^1');
    await box(page).click();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedPlace(page)).toBe('6^1');
    await expect(paragraph(page, 'Art. 6 Abs. 1')).toBeInViewport();
  });

  test('in another document', async ({ page, sessions }) => {
    const other = reader().replace('bankg-m', 'gwv-m');
    await openWritten(page, { body: search + other, session: await sessions('reader') });
    await expect(page.locator('reg-reader [data-unit]').first()).toBeVisible();
    await searchFor(page, 'Art. 5 Abs. 2 BankG-M');
    await expectArticle(page);
    await expect.poll(() => focusedPlace(page)).toBe('5^2');
  });

  test('in a reader that had not come near', async ({ page, sessions }) => {
    const far = `<p style="height: 4000px">Much of our own</p>${reader().replace('loading="eager"', '')}`;
    await openWritten(page, { body: search + far, session: await sessions('reader') });
    await searchFor(page, 'Art. 6 Abs. 1 BankG-M');
    await expect(paragraph(page, 'Art. 6 Abs. 1')).toBeInViewport();
    await expect.poll(() => focusedPlace(page)).toBe('6^1');
  });

  test('not where somebody types elsewhere before the text has come', async ({ page, sessions }) => {
    const other = reader().replace('bankg-m', 'gwv-m');
    const field = '<input aria-label="Notes">';
    await openWritten(page, { body: search + other + field, session: await sessions('reader') });
    await expect(page.locator('reg-reader [data-unit]').first()).toBeVisible();
    await page.route('**/api/v1/RegText/bankg-m*', async (route) => {
      await new Promise((later) => setTimeout(later, 1000));
      await route.continue();
    });
    const request = page.waitForRequest('**/api/v1/RegText/bankg-m*');
    await searchFor(page, 'Art. 5 Abs. 2 BankG-M');
    await request;
    await page.getByLabel('Notes').click();
    await expectArticle(page);
    await expect(page.getByLabel('Notes')).toBeFocused();
  });

  test('on the pages of a PDF, which then scroll by key', async ({ page, sessions }) => {
    await openWritten(page, { body: search + reader('view="pdf"'), session: await sessions('reader') });
    const pages = page.getByRole('region', { name: dePdf.pages });
    await expect(pages.getByText('Bewilligungspflicht').first()).toBeVisible();
    await searchFor(page, 'Art. 6 Abs. 1 BankG-M');
    await expect(pages).toBeFocused();
  });
});

/** Moves an element into another part of the page, as scripts that sort columns do. */
const append = (page: Page, tag: string, width = '') =>
  page.evaluate(
    ([name, wide]) => {
      const section = document.createElement('section');
      section.style.width = wide ?? '';
      document.body.prepend(section);
      const element = document.querySelector(name ?? '');
      if (element) section.append(element);
    },
    [tag, width],
  );

test.describe('append() keeps', () => {
  for (const width of ['', '520px'])
    test(`the place in a text, ${width === '' ? 'as wide as before' : 'in a narrower column'}`, async ({
      page,
      sessions,
    }) => {
      await openWritten(page, { body: reader(), session: await sessions('reader') });
      await expectArticle(page);
      await paragraph(page).first().hover();
      for (let turn = 0; turn < 4; turn += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(600);
      /** The unit at the top of the column. */
      const top = () =>
        page.locator('reg-reader').evaluate((element) => {
          const column = element.shadowRoot?.querySelector('[data-scroller]');
          if (!column) return { path: '', above: 0 };
          const edge = column.getBoundingClientRect().top + 60;
          const units = [...column.querySelectorAll<HTMLElement>('[data-unit]')];
          const unit = units.find((each) => each.getBoundingClientRect().bottom > edge);
          return {
            path: unit?.dataset.unit,
            above: Math.round(edge - (unit?.getBoundingClientRect().top ?? 0)),
          };
        });
      const before = await top();
      expect(before.path).not.toBe('5');
      await append(page, 'reg-reader', width);
      const at = await top();
      expect(at.path).toBe(before.path);
      if (width === '') expect(Math.abs(at.above - before.above)).toBeLessThanOrEqual(2);
      await page.waitForTimeout(700);
      expect((await top()).path).toBe(before.path);
    });

  test('the place in a PDF', async ({ page, sessions }) => {
    await openWritten(page, { body: reader('view="pdf"'), session: await sessions('reader') });
    const pages = page.getByRole('region', { name: dePdf.pages });
    await expect(pages.getByText('Bewilligungspflicht').first()).toBeVisible();
    await pages.hover();
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(800);
    const scrolled = () => pages.evaluate((element) => element.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(1000);
    await append(page, 'reg-reader');
    expect(await scrolled()).toBe(before);
    await page.waitForTimeout(700);
    expect(await scrolled()).toBe(before);
  });

  test('results where they were scrolled to', async ({ page, sessions }) => {
    await openWritten(page, { body: search, session: await sessions('reader') });
    await searchFor(page, 'Bank');
    await expect(firstHit(page)).toBeVisible();
    const list = page.locator('reg-search [data-scroller]');
    await list.hover();
    await page.mouse.wheel(0, 900);
    const scrolled = () => list.evaluate((element) => element.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(500);
    await page.waitForTimeout(300);
    const before = await scrolled();
    await append(page, 'reg-search');
    expect(await scrolled()).toBe(before);
    await expect(box(page)).toHaveValue('Bank');
  });
});

test.describe('in a frame without allow-forms', () => {
  const framed = (html: string) =>
    `<iframe title="Frame" sandbox="allow-scripts" width="1000" height="800" srcdoc='${html}'></iframe>`;
  const scripts = `<script type="module" src="${addresses.main}/widgets/regesta.js"></script>`;

  test('somebody signs in, and a search runs', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/sandbox/i);
    await openWritten(page, { body: framed(`${reader()}${scripts}`) });
    const frame = page.frameLocator('iframe');
    await frame.getByLabel(deSession.email).fill(emailOf('tester'));
    await frame.getByLabel(deSession.password, { exact: true }).fill(password);
    await frame.getByRole('button', { name: deSession.signIn }).click();
    await expect(frame.getByRole('group', { name: 'Art. 5 Abs. 2', exact: true })).toBeVisible();
    await expect(frame.getByRole('button', { name: de.nextArticle })).toBeVisible();
  });

  test('Enter in the search box searches', async ({ page, sessions, consoleGuard }) => {
    consoleGuard.allow(/sandbox/i);
    const { token } = await sessions('reader');
    const given = `<script>document.querySelector("reg-search").token = () => "${token}"</script>`;
    await openWritten(page, { body: framed(`${search}${given}${scripts}`) });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('combobox').fill('Bewilligung');
    await frame.getByRole('combobox').press('Enter');
    await expect(frame.locator('[data-hit-link]').first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as pdf } from '../core/i18n/en/pdf.ts';
import { texts as en } from '../core/i18n/en/reader.ts';
import { texts as reading } from '../core/i18n/en/reading.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, test } from './fixtures.ts';
import { signInByCalls } from './people.ts';
import { coloursOf } from './pixels.ts';
import { expectAtTop, readerOf } from './reader-page.ts';

const column = (page: Page) => page.getByRole('region', { name: pdf.pages });
const sheets = (page: Page) => column(page).locator('[data-page]');
const words = (page: Page, text: string) => column(page).getByText(text).first();
const paragraph = 'Ausgenommen sind Guthaben';

async function openPdf(page: Page, address: string, text: string) {
  await page.goto(address);
  await expect(words(page, text)).toBeInViewport();
}

test('shows the same place in both views and keeps it between them', async ({ page }) => {
  await page.goto('/read/bankg-m/24#24%5E2');
  const { at } = readerOf(page);
  await expectAtTop(at('24'), page.getByRole('main'));
  const view = page.getByRole('radiogroup', { name: en.view });
  await view.getByText(en.pdf, { exact: true }).click();
  await expect(page).toHaveURL(/\/24\?.*view=pdf.*#24%5E2$/);
  await expect(words(page, paragraph)).toBeInViewport();
  await view.getByText(en.text, { exact: true }).click();
  await expect(page).not.toHaveURL(/view=pdf/);
  await expectAtTop(at('24'), page.getByRole('main'));
});

test('draws the pages near the view, away from the page’s own thread', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  const sheet = sheets(page).filter({ hasText: paragraph });
  await expect(async () => {
    expect(await coloursOf(page, await sheet.screenshot())).toBeGreaterThan(30);
  }).toPass({ timeout: 10_000 });
  const total = Number(/of (\d+)/.exec((await sheet.getAttribute('aria-label')) ?? '')?.[1]);
  expect(total).toBeGreaterThan(5);
  expect(await sheets(page).count()).toBeLessThan(total);
  expect(page.workers().length).toBeGreaterThan(0);
  await expect(page.getByText(pdf.slow)).toHaveCount(0);
});

test('its text can be selected', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  await words(page, 'Ausgenommen').dblclick({ position: { x: 20, y: 5 } });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^\p{L}+$/u);
});

test('is searched with Ctrl F, from match to match', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/1?view=pdf', 'Zweck');
  await column(page).focus();
  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: pdf.find });
  await expect(field).toBeFocused();
  await field.fill('Handelsregister');
  const count = page.getByRole('search', { name: pdf.find }).getByRole('status');
  await expect(count).toHaveText(/^\d+ of \d+$/);
  const [, total] = /of (\d+)/.exec((await count.textContent()) ?? '') ?? [];
  await expect(words(page, 'Handelsregister')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(count).toHaveText(Number(total) > 1 ? `2 of ${total}` : `1 of ${total}`);
  await field.fill('nowhere to be found');
  await expect(count).toHaveText(pdf.findNothing);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(column(page)).toBeFocused();
});

test('the current article is marked where its coordinates say', async ({ page }) => {
  const { token } = await signInByCalls('tester');
  const response = await fetch(
    `${addresses.main}/api/v1/RegArtCoordinates/RegArt/${encodeURIComponent('bankg-m~24')}?language=DE`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { boxes } = (await response.json()) as { boxes: { page: number; top: number; bottom: number }[] };
  const [box] = boxes;
  if (!box) throw new Error('no coordinates of Art. 24');
  await openPdf(page, '/read/bankg-m/24?view=pdf', 'Privilegierte Einlagen');
  const sheet = column(page).locator(`[data-page="${box.page}"]`);
  await expect(async () => {
    const position = await sheet.evaluate((section, heading) => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.textContent?.includes(heading)) break;
      const text = walker.currentNode.parentElement?.getBoundingClientRect();
      // Marks are the children after the drawing and the text layer of the page.
      return [...section.children].slice(2).some((mark) => {
        const { top, bottom, width } = mark.getBoundingClientRect();
        return text && width > 100 && top <= text.top + 2 && bottom >= text.bottom - 2;
      });
    }, 'Privilegierte Einlagen');
    expect(position).toBe(true);
  }).toPass({ timeout: 5_000 });
});

test('a click identifies the paragraph', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  await words(page, paragraph).click();
  await expect(page).toHaveURL(/\/24\?.*view=pdf.*#24%5E2$/);
  await words(page, 'Vorsorgeguthaben gelten').click();
  await expect(page).toHaveURL(/#24%5E3$/);
});

test('zoom and another window size keep the place', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', 'Privilegierte Einlagen');
  const sheet = sheets(page).filter({ hasText: 'Privilegierte Einlagen' });
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: pdf.zoomIn }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.05);
  await expect(words(page, 'Privilegierte Einlagen')).toBeInViewport();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(words(page, 'Privilegierte Einlagen')).toBeInViewport();
  await page.setViewportSize({ width: 1700, height: 1000 });
  await expect(words(page, 'Privilegierte Einlagen')).toBeInViewport();
  await expect(async () => {
    expect(await coloursOf(page, await sheet.screenshot())).toBeGreaterThan(30);
  }).toPass({ timeout: 10_000 });
});

test('the page whose number is entered is shown, and a wrong number is explained', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  const field = page.getByRole('textbox', { name: pdf.pageField, exact: true });
  await field.fill('999');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(/from 1 to \d+/);
  await field.fill('1');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(column(page).locator('[data-page="1"]')).toBeInViewport();
  await expect(page).not.toHaveURL(/bankg-m\/24/);
});

test('fit and zoom stay while the text is read, and the citation is in sight', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  const whole = page.getByRole('button', { name: pdf.fitPage });
  await whole.click();
  const view = page.getByRole('radiogroup', { name: en.view });
  await view.getByText(en.text, { exact: true }).click();
  await expect(page).not.toHaveURL(/view=pdf/);
  await view.getByText(en.pdf, { exact: true }).click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await column(page).focus();
  await page.keyboard.press('+');
  await expect(whole).toHaveAttribute('aria-pressed', 'false');
  const tools = page.getByRole('toolbar', { name: /^Art\.\s2\d/ });
  await tools.getByRole('button', { name: reading.copyCitation }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Art\. 2\d/);
});

test('the contents follow a link into the pages', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  const { currentLine, panel } = readerOf(page);
  await expect(currentLine).toHaveAccessibleName('Art. 24 Privilegierte Einlagen');
  await expect(panel).toContainText('Art. 24');
});

test('scrolling leads the address and the contents along', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/5?view=pdf', 'Bewilligungspflicht');
  await column(page).hover();
  await page.mouse.wheel(0, 2500);
  await expect(page).not.toHaveURL(/\/bankg-m\/5(\?|$)/);
  await expect(readerOf(page).currentLine).not.toHaveAccessibleName(/^Art\.\s5 /);
});

test('headers and footers are masked, their text too', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/6?view=pdf', 'Mindestkapital');
  const note = words(page, 'Fassung gemäss');
  await expect(note).toBeVisible();
  const { choose } = readerOf(page);
  await choose(reading.hideHeaders);
  await expect(note).toBeHidden();
  await expect(words(page, '12 Millionen')).toBeVisible();
  await choose(reading.showHeaders);
  await expect(note).toBeVisible();
});

test('a PDF that does not come says so, with a retry and the way to the text', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|PDF|Failed/i);
  await page.route('**/api/v1/RegPdf/**', (route) => route.abort());
  await page.goto('/read/bankg-m/24?view=pdf');
  await expect(page.getByText(common.mainServerAway).or(page.getByText(pdf.away))).toBeVisible();
  await page.unroute('**/api/v1/RegPdf/**');
  await page.getByRole('button', { name: common.retry }).click();
  await expect(words(page, paragraph)).toBeVisible();
});

test('a damaged PDF says so and leads to the text', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/PDF/i);
  await page.route('**/api/v1/RegPdf/**', async (route) => {
    const response = await route.fetch();
    const { length } = await response.body();
    await route.fulfill({ response, body: Buffer.alloc(length, 'x') });
  });
  await page.goto('/read/bankg-m/24?view=pdf');
  await expect(page.getByText(pdf.damaged)).toBeVisible();
  await page.getByRole('button', { name: pdf.toText }).click();
  await expect(readerOf(page).paragraph('Art. 24 Abs. 2')).toBeVisible();
});

test('is accessible in both themes', async ({ page }) => {
  await openPdf(page, '/read/bankg-m/24?view=pdf', paragraph);
  await expectAccessibleInBothThemes(page);
});

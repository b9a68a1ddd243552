import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { texts as en } from '../core/i18n/en/pdfuploads.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as preview } from '../core/i18n/en/textpreview.ts';
import { anActAsPdf } from '../server/testing/pdf-uploads.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

// Dario Dotti administers the data.
test.use({ person: 'data' });

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** Chooses a PDF and says what it is; it goes on in the list. */
async function upload(page: Page, title: string, bytes = anActAsPdf()): Promise<void> {
  await page.goto('/pdf-upload');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.add }).click();
  await (await choosing).setFiles({
    name: `${title}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.shortTitle).fill(title);
  await dialog.getByRole('textbox', { name: en.versionDate }).fill('01.02.2025');
  await dialog.getByRole('button', { name: en.upload }).click();
  await expect(rowOf(page, title).getByText(en['state-recognised'])).toBeVisible({ timeout: 40_000 });
}

const rowOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: en.list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const option = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: en.units }).getByRole('option', { name });

async function remove(page: Page, title: string): Promise<void> {
  await page.goto('/pdf-upload');
  await page.getByRole('button', { name: filled(en.remove, { title }) }).click();
  const dialog = page.getByRole('dialog');
  const label = await dialog.getByText(filled(en.typeNumber, { number: '' }).trim()).textContent();
  await dialog.getByRole('textbox').fill(/\d+/.exec(label ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: en.delete, exact: true }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
}

/** Drags the beginning of the chosen unit down by so many pixels, from the line at which it begins. */
async function drag(page: Page, by: number): Promise<void> {
  const handle = await page.getByTitle(en.dragBeginning).boundingBox();
  if (!handle) throw new Error('nothing to drag');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2);
  await page.mouse.move(x, y + by);
  await page.mouse.up();
}

test('G1-7l a PDF is uploaded, corrected by keyboard, compared and published, then read, found and shown as any text', async ({
  page,
}) => {
  test.slow();
  const title = `Kranzgesetz${Date.now() % 100_000}`;
  const bytes = anActAsPdf({ second: `Der Quastenkranz${title} ist frei.` });
  await upload(page, title, bytes);
  await expectAccessibleInBothThemes(page);
  const loading = page.waitForEvent('download');
  await rowOf(page, title)
    .getByRole('button', { name: filled(en.original, { title }) })
    .click();
  const original = await (await loading).path();
  expect(readFileSync(original).equals(bytes)).toBe(true);

  await rowOf(page, title).getByRole('link', { name: en.correct }).click();
  const list = page.getByRole('listbox', { name: en.units });
  await expect(option(page, /^Article 2/)).toBeVisible();
  await expect(page.locator('[data-drawn="1"] canvas')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // By keyboard: to the second article, its kind and number, and back again.
  await list.focus();
  await page.keyboard.press('Home');
  while ((await list.getByRole('option', { selected: true }).textContent())?.startsWith('Article 2') !== true)
    await page.keyboard.press('ArrowDown');
  await page.getByLabel(en.unitNumber, { exact: true }).fill('2a');
  await page.keyboard.press('Enter');
  await expect(option(page, /^Article 2a/)).toBeVisible();
  await expect(page.getByText(filled(en.unsaved_one, { count: 1 }))).toBeVisible();
  await list.focus();
  await page.keyboard.press('Control+z');
  await expect(option(page, /^Article 2a/)).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(option(page, /^Article 2a/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(en.kind)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(en.saved)).toBeVisible();

  await page.getByRole('button', { name: en.check }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(en.noBefore)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: en.publish, exact: true }).click();
  const published = page.getByRole('main').getByRole('link', { name: en.read, exact: true });
  await published.click({ timeout: 40_000 });
  await expect(page).toHaveURL(/\/read\/kranzgesetz/);
  await expect(page.getByText(`Der Quastenkranz${title} ist frei.`)).toBeVisible();
  const address = new URL(page.url());
  const hit = `/search/DE/DE/Quastenkranz${title}`;
  await page.goto(hit);
  await expect(page.getByText('Art. 2a').first()).toBeVisible({ timeout: 20_000 });
  await page.goto(`${address.pathname}/3${address.search}${address.search ? '&' : '?'}view=pdf`);
  await expect(page.locator('[data-page="2"] canvas')).toBeVisible();
  await remove(page, title);
});

test('G1-7m units are divided, joined, dragged and marked beside the page, which has them in colour and word', async ({
  page,
}) => {
  const title = `Bogengesetz${Date.now() % 100_000}`;
  await upload(page, title);
  await rowOf(page, title).getByRole('link', { name: en.correct }).click();
  await expect(page.locator('[data-drawn="1"] canvas')).toBeVisible();
  const heading = option(page, /Kranzgesetz/);
  await heading.click();
  await page.getByLabel(en.kind).selectOption({ label: en['kind-heading'] });
  await expect(option(page, /^Heading/).first()).toBeVisible();
  await page.getByLabel(en.kind).selectOption({ label: en['kind-runningHead'] });
  await expect(option(page, /^Running head/)).toBeVisible();

  await option(page, /^Paragraph 2/).click();
  await page.getByRole('button', { name: en.join }).click();
  await expect(option(page, /^Paragraph 2/)).toHaveCount(0);
  await page.getByLabel(en.words, { exact: true }).evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(area.value.indexOf('\n') + 1, area.value.indexOf('\n') + 1);
  });
  await page.getByRole('button', { name: en.split }).click();
  await expect(option(page, /^Text/).filter({ hasText: 'Es gilt' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: en.undo }).click();
  await page.getByRole('button', { name: en.undo }).click();
  await expect(option(page, /^Paragraph 2/)).toBeVisible();

  // Its beginning is dragged down by a line: the line before belongs to the heading of the article then.
  await option(page, /^Text|^Paragraph/)
    .filter({ hasText: 'Kranzmuster sind frei' })
    .click();
  await drag(page, 36);
  await expect(option(page, /^Article 2/)).toContainText('Kranzmuster sind frei');
  await page.keyboard.press('Control+z');
  await expect(option(page, /^Article 2/)).not.toContainText('Kranzmuster sind frei');
  // The same by keyboard, and where there is nothing to begin with it is said.
  await page.getByRole('listbox', { name: en.units }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(option(page, /^Article 2/)).toContainText('Kranzmuster sind frei');
  await drag(page, -200);
  await expect(page.getByText(en.impossible)).toBeVisible();
  await remove(page, title);
});

test('G1-10d a published PDF is corrected, compared with what is public, which stays until it is published again', async ({
  page,
  openAs,
}) => {
  test.slow();
  const title = `Zweiggesetz${Date.now() % 100_000}`;
  const [wrong, right] = [`Der Zwelg${title} ist frei.`, `Der Zweig${title} ist frei.`];
  await upload(page, title, anActAsPdf({ second: wrong }));
  await rowOf(page, title).getByRole('link', { name: en.correct }).click();
  await page.getByRole('button', { name: en.check }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(en.noBefore)).toBeVisible();
  // Read before anybody else can.
  await dialog.getByRole('link', { name: preview.see }).click();
  await expect(page.getByText(preview.about)).toBeVisible();
  await expect(page.getByText(wrong)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: en.backToCorrect }).click();
  await page.getByRole('button', { name: en.check }).click();
  await dialog.getByRole('button', { name: en.publish, exact: true }).click();
  const read = page.getByRole('main').getByRole('link', { name: en.read, exact: true });
  await expect(read).toBeVisible({ timeout: 40_000 });
  const address = (await read.getAttribute('href')) ?? '';
  const reader = await openAs('reader');
  await reader.goto(address);
  await expect(reader.getByText(wrong)).toBeVisible();

  await option(page, /^Text|^Paragraph/)
    .filter({ hasText: wrong })
    .click();
  const words = page.getByLabel(en.words, { exact: true });
  await words.fill((await words.inputValue()).replace(wrong, right));
  await page.keyboard.press('Control+s');
  await expect(page.getByText(en.saved)).toBeVisible();
  await expect(page.getByRole('main').getByText(en.changedSince)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(wrong)).toBeVisible();

  await page.getByRole('button', { name: en.check }).click();
  await expect(dialog.getByText(filled(en.before, { date: '01/02/2025' }))).toBeVisible();
  await expect(dialog.locator('del')).toHaveText([/Zwelg/]);
  await expect(dialog.locator('ins')).toHaveText([/Zweig/]);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: en.publish, exact: true }).click();
  await expect(page.getByRole('main').getByText(en['state-published'], { exact: true })).toBeVisible({
    timeout: 40_000,
  });
  await expect
    .poll(
      async () => {
        await reader.reload();
        return reader.getByText(right).isVisible();
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  await expect(reader.getByText(wrong)).toHaveCount(0);
  await remove(page, title);
});

test('G1-7n what cannot be read says why, a page without text too, and it is drawn on phones in German', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scan = anActAsPdf().slice(0, 200);
  await page.goto('/pdf-upload');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.add }).click();
  const title = `Rest${Date.now() % 100_000}`;
  await (await choosing).setFiles({
    name: `${title}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(scan),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en.versionDate }).fill('01.02.2025');
  await dialog.getByRole('button', { name: en.upload }).click();
  await expect(rowOf(page, title).getByText(en['refusal-damaged'])).toBeVisible({ timeout: 40_000 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await remove(page, title);
});

test.describe('somebody without the role', () => {
  test.use({ person: 'reader' });
  test('G1-7o sees no link, and at the address what is missing', async ({ page }) => {
    await page.goto('/pdf-upload');
    await expect(page.getByText(/REGESTA_STATICDB_DATA_ADMIN|data administrator/i).first()).toBeVisible();
    await page.getByRole('button', { name: shell.menu }).click();
    await expect(page.getByRole('link', { name: shell.pdfUpload })).toHaveCount(0);
  });
});

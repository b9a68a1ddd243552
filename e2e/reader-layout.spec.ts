import type { Page } from '@playwright/test';
import { texts as deReader } from '../core/i18n/de/reader.ts';
import { texts as en } from '../core/i18n/en/reader.ts';
import { texts as reading } from '../core/i18n/en/reading.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { expectAtTop, readerOf } from './reader-page.ts';

async function openAt(page: Page, width: number, address = '/read/bankg-m/5', height = 900) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await expect(readerOf(page).at('5^2')).toBeVisible();
}

for (const [width, contents, panel] of [
  [360, false, false],
  [390, false, false],
  [1024, true, false],
  [1440, true, true],
  [2560, true, true],
] as const) {
  test(`at ${width} px: ${contents ? 'contents beside' : 'one column'}${panel ? ', panel beside' : ''}`, async ({
    page,
  }) => {
    await openAt(page, width);
    const reader = readerOf(page);
    await expect(reader.contents).toHaveCount(contents ? 1 : 0);
    await expect(reader.panel).toHaveCount(panel ? 1 : 0);
    await expectNoSidewaysScroll(page);
    await expectAtTop(reader.at('5'), page.getByRole('main'));
    const text = await reader.at('5^2').locator('p').first().boundingBox();
    expect(text?.x).toBeGreaterThanOrEqual(0);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(text?.width, 'no more than about 75 characters a line').toBeLessThan(760);
  });
}

test('another window size moves the columns and keeps the place', async ({ page }) => {
  await openAt(page, 1440);
  const reader = readerOf(page);
  await expectAtTop(reader.at('5'), page.getByRole('main'));
  // Longer than a jump holds its target (document-view/scrolling.ts), so that only the resizing is tested.
  await page.waitForTimeout(1700);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(reader.contents).toHaveCount(0);
  await expectAtTop(reader.at('5'), page.getByRole('main'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(reader.contents).toHaveCount(1);
  await expectAtTop(reader.at('5'), page.getByRole('main'));
});

test('on a phone contents, versions and pages are a touch away', async ({ page }) => {
  await openAt(page, 390, '/read/bankg-m/5', 560);
  const reader = readerOf(page);
  await reader.button(en.contents).click();
  const sheet = page.getByRole('dialog', { name: en.contents });
  await expect(reader.line('Art. 5 Bewilligungspflicht')).toBeInViewport();
  await reader.line('Art. 6 Mindestkapital').click();
  await expect(sheet).toBeHidden();
  await expectAtTop(reader.at('6'), page.getByRole('main'));
  await reader.button(en.versions).click();
  await expect(
    page.getByRole('dialog', { name: en.panel }).getByText(reading.versionsOfDocument),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await reader.button(en.pdf).click();
  await expect(page).toHaveURL(/view=pdf/);
});

test('is read by keyboard alone', async ({ page }) => {
  await openAt(page, 1440, '/read/bankg-m/5');
  const reader = readerOf(page);
  // The contents have one tab stop.
  await expect(page.locator('[role="treeitem"][tabindex="0"]')).toHaveCount(1);
  await expect(reader.at('5')).toBeFocused();
  const mark = () => reader.at('5').evaluate((place) => getComputedStyle(place, '::before').backgroundColor);
  await expect.poll(mark, 'the focus is seen').not.toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/#5%5E\d|\/5a/);
  const reached: string[] = [];
  for (let step = 0; step < 30 && !reached.includes('treeitem'); step++) {
    await page.keyboard.press('Shift+Tab');
    reached.push(await page.evaluate(() => document.activeElement?.role ?? ''));
  }
  expect(reached).toContain('treeitem');
});

test('prints the text alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openAt(page, 1440);
  const reader = readerOf(page);
  await reader.choose(new RegExp(`^${reading.print}$`));
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(reader.contents).toBeHidden();
  await expect(reader.panel).toBeHidden();
  await expect(reader.next).toBeHidden();
  await expect(reader.at('5^2')).toBeVisible();
  await expect(page.getByText(/Bundesgesetz über die Banken.* · As of 1\.\sJanuar\s2024/)).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), 'all of the text is there').toHaveCount(0);
  const cut = await reader.at('42').evaluate((element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowY, height } = getComputedStyle(around);
      if (overflowY !== 'visible' && Number.parseFloat(height) < 3000 && around !== document.documentElement)
        return `${around.className} ${overflowY} ${height}`;
    }
    return undefined;
  });
  expect(cut, 'nothing cuts the text off').toBeUndefined();
});

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });

  for (const [what, address, size] of [
    ['wide', '/read/bankg-m/6', { width: 1440, height: 900 }],
    ['medium, with margin numbers', '/read/rs-opwid-m/12a', { width: 1024, height: 768 }],
    ['narrow, with a table', '/read/bankg-m/%7Bannex_1_a__lvl_u1%7D', { width: 390, height: 844 }],
  ] as const) {
    test(`is accessible in both themes: ${what}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.getByRole('button', { name: deReader.nextArticle })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  }

  test('the dialogs are accessible', async ({ page }) => {
    await page.goto('/read/bankg-m/6');
    await page.getByRole('button', { name: deReader.info }).click();
    await expect(page.getByRole('dialog').getByRole('term')).not.toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
});

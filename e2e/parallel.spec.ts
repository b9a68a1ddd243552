import type { Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/parallel.ts';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { texts as en } from '../core/i18n/en/parallel.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';

const article = '/read/bankg-m/6?languages=de,fr';

function parallelOf(page: Page, words: Record<keyof typeof en, string> = en) {
  const table = page.getByRole('table', { name: words.view });
  return {
    table,
    // Not all column headers: tables in the law text have their own.
    heads: table.locator('[role="columnheader"]'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    row: (path: string) => table.locator(`[role="row"][data-path="${path}"]`),
    cells: (path: string) => table.locator(`[role="row"][data-path="${path}"] > [role="cell"]`),
    async choose(language: string, item: string) {
      await page.getByRole('button', { name: words.options.replace('{{language}}', language) }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },
  };
}

test('two languages stand side by side, paragraph by paragraph', async ({ page }) => {
  // axe examines a whole act in two languages, twice.
  test.slow();
  await page.goto(article);
  const { heads, cells, row } = parallelOf(page);
  await expect(heads).toHaveText(['Deutsch', 'Français']);
  await expect(row('6')).toBeInViewport();
  await expect(cells('6^1')).toHaveText([/12 Millionen/, /12 millions/]);
  await expect(cells('6^1').nth(1)).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/BankG-M/);
  const boxes = await Promise.all([0, 1].map((at) => cells('6^1').nth(at).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
  await expectAccessibleInBothThemes(page);
});

for (const languages of ['de,fr', 'de,fr,it', 'de,fr,it,en']) {
  test(`${languages}: the top visible paragraph is the same in all columns, wherever it is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(`/read/bankg-m?languages=${languages}`);
    const { table, row } = parallelOf(page);
    await expect(row('1')).toBeVisible();
    await expect(table.locator('[aria-busy]')).toHaveCount(0);
    const drift = await table.evaluate(async (grid) => {
      const count = grid.querySelectorAll('[role="columnheader"]').length;
      let scroller = grid.parentElement;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement;
      if (!scroller) throw new Error('nothing scrolls');
      const heads = grid.querySelector('[role="rowgroup"]')?.getBoundingClientRect().height ?? 0;
      let positions = 0;
      let apart = 0;
      for (let step = 0; step <= 50; step += 1) {
        scroller.scrollTop = (step / 50) * scroller.scrollHeight;
        await new Promise(requestAnimationFrame);
        const line = scroller.getBoundingClientRect().top + heads + 1;
        const tops = Array.from({ length: count }, (_, column) => {
          const cells = [...grid.querySelectorAll(`[role="cell"][data-column="${column}"]`)];
          const at = cells.find((cell) => cell.getBoundingClientRect().bottom > line);
          return at?.closest('[role="row"]');
        });
        positions += 1;
        if (tops.some((top) => top !== tops[0])) apart += 1;
      }
      return { positions, apart };
    });
    expect(drift).toEqual({ positions: 51, apart: 0 });
  });
}

test('languages are added, moved, replaced and taken away, and the address follows', async ({ page }) => {
  await page.goto(article);
  const { heads, button, choose, row } = parallelOf(page);
  await button(en.add).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(heads).toHaveText(['Deutsch', 'Français', 'English']);
  await expect(page).toHaveURL(/languages=de,fr,en/);
  await choose('English', en.moveBefore);
  await expect(heads).toHaveText(['Deutsch', 'English', 'Français']);
  await choose('English', en.replace.replace('{{language}}', 'Italian'));
  await expect(heads).toHaveText(['Deutsch', 'Italiano', 'Français']);
  await choose('Français', en.remove.replace('{{language}}', 'French'));
  await expect(heads).toHaveText(['Deutsch', 'Italiano']);
  await expect(row('6')).toBeInViewport();
  await page.goBack();
  await expect(heads).toHaveText(['Deutsch', 'Italiano', 'Français']);
  await choose('Italiano', en.read.replace('{{language}}', 'Italian'));
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?language=IT/);
});

test('the picker of languages shows those on screen, and puts a chosen one first', async ({ page }) => {
  await page.goto(article);
  const { heads, cells } = parallelOf(page);
  await expect(heads).toHaveText(['Deutsch', 'Français']);
  const picked = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(picked('DE, Deutsch')).toHaveAttribute('aria-pressed', 'true');
  await expect(picked('FR, Français')).toHaveAttribute('aria-pressed', 'true');
  await expect(picked('IT, Italiano')).toHaveAttribute('aria-pressed', 'false');
  await picked('FR, Français').click();
  await expect(heads).toHaveText(['Français', 'Deutsch']);
  await picked('IT, Italiano').click();
  await expect(heads).toHaveText(['Italiano', 'Deutsch']);
  await expect(cells('6^1').first()).toContainText('12 milioni');
  await expect(page).toHaveURL(/languages=it,de/);
});

test('keys pressed before a menu has arrived act in it', async ({ page }) => {
  await page.route(/\/ColumnMenu-|\/MenuPopup-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(article);
  const { heads, button } = parallelOf(page);
  await button(en.options.replace('{{language}}', 'Français')).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heads).toHaveText(['Deutsch', 'Italiano']);
});

test('four languages on a narrow screen stand one below the other, paragraph by paragraph', async ({
  page,
}) => {
  // axe examines a whole act in four languages, twice.
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/read/bankg-m/6?languages=de,fr,it,en');
  const { cells, row } = parallelOf(page);
  await expect(row('6')).toBeInViewport();
  const boxes = await Promise.all([0, 1, 2, 3].map((at) => cells('6^1').nth(at).boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
});

test('by keyboard alone: from article to article, from paragraph to paragraph, and another language', async ({
  page,
}) => {
  await page.goto(article);
  const { row, heads, button } = parallelOf(page);
  await expect(row('6')).toBeInViewport();
  await row('6').focus();
  await page.keyboard.press('j');
  await expect(row('7')).toBeFocused();
  await expect(page).toHaveURL(/\/read\/bankg-m\/7\?/);
  await page.keyboard.press('k');
  await expect(row('6')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('6^1')).toBeFocused();
  await expect(page).toHaveURL(/#6%5E1$/);
  await button(en.options.replace('{{language}}', 'Français')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: en.moveBefore })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heads).toHaveText(['Deutsch', 'Italiano']);
  await expect(row('6^1')).toBeInViewport();
});

test('the address follows what is scrolled to', async ({ page }) => {
  await page.goto(article);
  const { row, table } = parallelOf(page);
  await expect(row('6')).toBeInViewport();
  await table.hover();
  await page.mouse.wheel(0, 2500);
  await expect(page).not.toHaveURL(/bankg-m\/6\?/);
  await expect(page).toHaveURL(/languages=de,fr/);
});

test('an earlier version says so, and leads to the one in force', async ({ page }) => {
  await page.goto('/read/bankg-m/6?versionDate=2022-01-01&languages=de,fr');
  const { cells, button } = parallelOf(page);
  await expect(cells('6^1')).toHaveText([/10 Millionen/, /10 millions/]);
  await expect(page.getByText(en['status-past']).filter({ visible: true })).toHaveCount(1);
  await button(en.toToday).click();
  await expect(cells('6^1').first()).toHaveText(/12 Millionen/);
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?languages=de,fr/);
});

test.describe('in German on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, interfaceLanguage: 'DE' });

  test('the act and that a version is an earlier one stay in sight, with the way to the one in force', async ({
    page,
  }) => {
    await page.goto('/read/bankg-m/14?versionDate=2022-01-01&languages=fr,de');
    const { row, button, table, heads } = parallelOf(page, de);
    const line = table.getByRole('row').first();
    await expect(row('14')).toBeInViewport();
    await expect(line).toContainText('LB-M');
    await expect(line).toContainText(de['status-past']);
    await expect(line).toBeInViewport();
    // The sticky heads must not cover the requested place.
    const headsEnd = async () => {
      const box = await heads.first().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect((await row('14').boundingBox())?.y).toBeGreaterThanOrEqual((await headsEnd()) - 1);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await button(de.toToday).click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/14\?languages=fr,de/);
    await expect(row('14')).toBeInViewport();
    await expect(line).toBeInViewport();
    await expect(line).not.toContainText(de['status-past']);
    await expect(button(de.toToday)).toHaveCount(0);
  });
});

test('a version to come says from when, as far as is known today', async ({ page }) => {
  await page.goto('/read/bankg-m/6?versionDate=2030-01-01&languages=de,fr');
  const period = page.getByText('In force from 1 July 2027, as far as known today');
  await expect(period.filter({ visible: true })).toHaveCount(1);
  await parallelOf(page).button(en.toToday).click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?languages=de,fr/);
});

test('says what one language changed and another did not, and where they are divided otherwise', async ({
  page,
}) => {
  await page.route(/RegText\/Parallel\//, async (route) => {
    const response = await route.fetch();
    const text = await response.json();
    for (const unit of text.units) {
      if (unit.id === '6') unit.uneven = [{ path: '6^1', changed: ['DE'] }];
      if (unit.id !== '7') continue;
      unit.aligned = 'article';
      unit.columns[1].parts = [{ part: 'text', content: ['Tout en un.'] }];
    }
    await route.fulfill({ response, json: text });
  });
  await page.goto(article);
  const { cells, table } = parallelOf(page);
  const said = en.uneven.replace('{{date}}', '1 January 2024').replace('{{languages}}', 'French');
  await expect(cells('6^1').first()).toContainText(said);
  await expect(cells('6^1').last()).not.toContainText(said);
  await expect(table.locator('[data-unit="7"]')).toContainText(en.byArticle);
  await expect(table.locator('[data-unit="7"]')).toContainText('Tout en un.');
  await expectAccessible(page);
});

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });

  test('all is said in German, and the link leads back here', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/read/bankg-m/6?languages=de,it');
    const { heads, row, button } = parallelOf(page, de);
    await expect(heads).toHaveText(['Deutsch', 'Italiano']);
    await row('6^1').focus();
    await button(de.copyLink).click();
    await expect(page.getByText(de.linkCopied.replace('{{name}}', 'Art. 6 Abs. 1'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/read\/bankg-m\/6\?languages=de,it#6%5E1$/);
    await page.goto(link);
    await expect(row('6^1')).toBeInViewport();
    await button(de.back).click();
    await expect(page).not.toHaveURL(/languages/);
  });
});

test.describe('what cannot be shown', () => {
  test.beforeEach(({ consoleGuard }) =>
    consoleGuard.allow(/status of 40\d|not in force|no regulation|there in|must be a date/),
  );

  test('a day before the first version leads to that', async ({ page }) => {
    await page.goto('/read/bankg-m/6?versionDate=1999-01-01&languages=de,fr');
    await expect(page.getByText(en.notInForceOn.replace('{{date}}', '1 January 1999'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^First version/ }).click();
    await expect(parallelOf(page).cells('6^1').first()).toHaveText(/10 Millionen/);
  });

  test('a day that does not exist, and an unknown document, have an answer each', async ({ page }) => {
    await page.goto('/read/bankg-m/6?versionDate=2024-02-30&languages=de,fr');
    await expect(page.getByText(en.badAddress)).toBeVisible();
    await page.goto('/read/nothing-m/6?languages=de,fr');
    await expect(page.getByText(lost.unknown.replace('{{name}}', 'nothing-m'))).toBeVisible();
  });

  test('one language alone, or none that there is, is the text as it is read, and said', async ({ page }) => {
    for (const languages of ['de', 'de,rm', 'de,de', 'xx']) {
      await page.goto(`/read/bankg-m/6?languages=${languages}`);
      await expect(page.getByRole('group', { name: 'Art. 6 Abs. 1', exact: true })).toBeVisible();
      const named = [...new Set(languages.toUpperCase().split(','))].join(', ');
      await expect(page.getByRole('status').filter({ hasText: `names “${named}”` })).toBeVisible();
      await expect(page).toHaveURL(/\/read\/bankg-m\/6$/);
    }
    await expectAccessible(page);
  });

  test('languages that there are stand side by side without one that does not exist', async ({ page }) => {
    await page.goto('/read/bankg-m/6?languages=de,fr,rm');
    await expect(parallelOf(page).heads).toHaveText(['Deutsch', 'Français']);
    await expect(page.getByRole('status').filter({ hasText: 'names “DE, FR, RM”' })).toBeVisible();
    await expect(page).toHaveURL(/languages=de,fr$/);
  });

  test('a version without one of the languages has the others, and names it', async ({ page }) => {
    await page.route(/RegText\/Parallel\//, async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('languages', 'DE,FR');
      const response = await route.fetch({ url: url.href });
      await route.fulfill({ response, json: { ...(await response.json()), missing: ['IT'] } });
    });
    await page.goto('/read/bankg-m/6?languages=de,fr,it');
    const { heads, cells } = parallelOf(page);
    await expect(heads).toHaveText(['Deutsch', 'Français']);
    await expect(cells('6^1')).toHaveText([/12 Millionen/, /12 millions/]);
    await expect(page.getByText(en.missing.replace('{{languages}}', 'Italian'))).toBeVisible();
    await expectAccessible(page);
  });

  test('a version without these languages offers those that there are', async ({ page }) => {
    const missing = { code: 'LANGUAGE_NOT_AVAILABLE', message: 'bankg-m is there in DE only' };
    await page.route(/RegText\/Parallel\//, (route) => route.fulfill({ status: 404, json: missing }));
    await page.goto(article);
    await expect(page.getByRole('button', { name: en.read.replace('{{language}}', 'German') })).toBeVisible();
    await page.getByRole('button', { name: en.read.replace('{{language}}', 'Italian') }).click();
    await expect(page).toHaveURL(/language=IT/);
  });

  test('a text that does not come can be asked for again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 503|unavailable/);
    const away = { code: 'UNAVAILABLE', message: 'unavailable' };
    await page.route(/RegText\/Parallel\//, (route) => route.fulfill({ status: 503, json: away }), {
      times: 1,
    });
    await page.goto(article);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(parallelOf(page).row('6')).toBeVisible();
  });
});

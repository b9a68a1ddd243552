import type { Page } from '@playwright/test';
import { texts as de } from '#core/i18n/de/comparison.ts';
import { texts as deTimeline } from '#core/i18n/de/timeline.ts';
import { texts as en } from '#core/i18n/en/comparison.ts';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './fixtures.ts';

const whole = '/read/bankg-m?versionDate=2024-01-01&compare=2022-01-01';
const article = '/read/bankg-m/6?versionDate=2024-01-01&compare=2022-01-01';

function comparisonOf(page: Page, words: Record<keyof typeof en, string> = en) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    title: page.getByRole('heading', { level: 1 }),
    button,
    table: page.getByRole('table', { name: words.view }),
    /** The row with this text on either side. */
    row: (text: string) => page.locator('[data-row]').filter({ hasText: text }),
    here: page.locator('[data-here]'),
    position: page.getByText(/^(\d+|–) (of|von) \d+$/),
    layout: (name: 'side' | 'inline') =>
      page.getByRole('radio', { name: words[`layout-${name}`], exact: true }),
    only: page.getByRole('checkbox', { name: words.onlyChanges }),
    kind: (name: string) =>
      page.getByRole('group', { name: words.filters }).getByRole('button', { name: new RegExp(`^${name}`) }),
    version: (side: 'A' | 'B') => page.getByRole('button', { name: new RegExp(`^Version ${side}: `) }),
    contents: page.getByRole('navigation', { name: words.contents }),
    async choose(name: string, role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' = 'menuitem') {
      await button(words.more).click();
      await page.getByRole(role, { name }).click();
    },
  };
}

test('two versions of an article stand side by side, with what changed between them', async ({ page }) => {
  await page.goto(article);
  const { title, table, row, position } = comparisonOf(page);
  await expect(title).toHaveText(/^Art\.\s6 Mindestkapital$/);
  await expect(table.getByRole('columnheader')).toHaveText([
    /1\sJanuary\s2022/,
    en.change,
    /1\sJanuary\s2024/,
  ]);
  const changed = row('12 Millionen');
  await expect(changed.locator('[data-side="before"] del')).toHaveText(/10/);
  await expect(changed.locator('[data-side="after"] ins')).toHaveText(/12/);
  await expect(changed.getByRole('cell').nth(1)).toContainText(en['class-amount']);
  await expect(changed.getByRole('cell').nth(1)).toContainText('10 Millionen → 12 Millionen Franken');
  await expect(page.getByText(/^1 provision changed, \d+ unchanged\.$/)).toBeVisible();
  await expect(position).toHaveText('1 of 1');
  await expectAccessibleInBothThemes(page);
});

test('in the text, what was deleted and what came instead stand one after the other', async ({ page }) => {
  await page.goto(article);
  const { layout, row, table } = comparisonOf(page);
  await layout('inline').check();
  await expect(page).toHaveURL(/layout=inline/);
  await expect(table).toHaveCount(0);
  await expect(row('12 Millionen').locator('del, ins')).toHaveText([/10/, /12/]);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(layout('inline')).toBeChecked();
});

test('the contents of a whole document say what changed, and lead there', async ({ page }) => {
  await page.goto(whole);
  const { contents, here } = comparisonOf(page);
  const line = (name: RegExp) => contents.getByRole('treeitem', { name });
  await expect(line(/^Art\.\s5a/)).toContainText(en['row-new']);
  await expect(line(/^Art\.\s6/)).toContainText(en['row-changed']);
  await expect(line(/^Art\.\s16/)).toContainText(en['row-repealed']);
  await expect(line(/^Art\.\s7/)).not.toContainText(en['row-changed']);
  await line(/^Art\.\s14/).click();
  await expect(here).toBeInViewport();
  await expect(here).toContainText('kann');
  await contents.getByRole('checkbox', { name: en.filterContents }).check();
  await expect(line(/^Art\.\s7/)).toHaveCount(0);
  await line(/^Art\.\s14/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(line(/^Art\.\s16/)).toBeFocused();
  await expectAccessible(page);
});

test('a paragraph that stands elsewhere now is told as moved, with where it was', async ({ page }) => {
  await page.goto('/read/bankg-m/22?versionDate=2024-01-01&compare=2022-01-01');
  const moved = page.locator('[data-change="moved"]');
  await expect(moved).toHaveCount(1);
  await expect(moved).toContainText(en.was.replace('{{name}}', 'Art. 21 Abs. 3'));
});

test('only changes are shown, or only those of a kind', async ({ page }) => {
  await page.goto(whole);
  const { only, kind, row, position } = comparisonOf(page);
  await expect(row('Dieses Gesetz schützt')).not.toHaveCount(0);
  await only.check();
  await expect(page).toHaveURL(/only=changes/);
  await expect(row('Dieses Gesetz schützt')).toHaveCount(0);
  await expect(row('Allgemeine Bestimmungen').first()).toBeVisible();
  await kind(en['class-amount']).click();
  await expect(kind(en['class-amount'])).toHaveAttribute('aria-pressed', 'true');
  await expect(position).toHaveText(/^1 of [2-9]\d?$/);
  await expect(row('12 Millionen')).toBeVisible();
  await expect(row('Website')).toHaveCount(0);
});

test('the address has the kinds that are shown and the change that is looked at, and the way back has none of the jumps', async ({
  page,
}) => {
  await page.goto('/read/bankg-m/14?versionDate=2024-01-01');
  await page.goto(whole);
  const { kind, position, here, row } = comparisonOf(page);
  await expect(here).toBeInViewport();
  await kind(en['class-amount']).click();
  await expect(page).toHaveURL(/classes=amount/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/&at=/);
  const at = await position.textContent();
  expect(at).toMatch(/^2 of /);
  const looked = await here.getAttribute('data-row');
  await page.reload();
  await expect(kind(en['class-amount'])).toHaveAttribute('aria-pressed', 'true');
  await expect(row('Website')).toHaveCount(0);
  await expect(position).toHaveText(at ?? '');
  await expect(here).toHaveAttribute('data-row', looked ?? '');
  await expect(here).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/read\/bankg-m\/14\?versionDate=2024-01-01$/);
});

test('keys act as soon as it is there, and after a click into the text', async ({ page }) => {
  await page.goto(whole);
  const { position, here, row } = comparisonOf(page);
  await expect(position).toHaveText(/^1 of /);
  await page.keyboard.press('n');
  await expect(position).toHaveText(/^2 of /);
  await expect(here).toBeFocused();
  await row('Website')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('p');
  await expect(position).toHaveText(/^1 of /);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: en.keys }).getByText(en.singleKeysOnPage)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').first().fill('n');
  await expect(position).toHaveText(/^1 of /);
});

test('keys lead from change to change, and can be switched off', async ({ page }) => {
  await page.goto(whole);
  const { here, position, button } = comparisonOf(page);
  await expect(here).toBeInViewport();
  const total = Number((await position.textContent())?.split(' ').at(-1));
  await expect(position).toHaveText(`1 of ${total}`);
  const first = await here.getAttribute('data-row');
  await button(en.nextChange).focus();
  await page.keyboard.press('n');
  await expect(position).toHaveText(`2 of ${total}`);
  await expect(here).toBeFocused();
  await expect(here).toBeInViewport();
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(here).toHaveAttribute('data-row', first ?? '');
  await page.keyboard.press('p');
  await expect(position).toHaveText(`${total} of ${total}`);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: en.keys });
  await dialog.getByRole('checkbox', { name: en.singleKeysOnPage }).uncheck();
  await page.keyboard.press('Escape');
  await here.focus();
  await page.keyboard.press('n');
  await expect(position).toHaveText(`${total} of ${total}`);
});

test('versions are chosen on the line in time and over each side, with keys too, and sides swap', async ({
  page,
}) => {
  await page.goto(article);
  const { version, row, button } = comparisonOf(page);
  await page
    .getByRole('group')
    .getByRole('button', { name: /^1\sJuly\s2027/ })
    .click();
  await expect(page).toHaveURL(/versionDate=2027-07-01.*compare=2022-01-01/);
  await expect(row('15 Millionen')).toBeVisible();
  await version('A').focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('menu', { name: en.versionsOf.replace('{{side}}', 'A') });
  await expect(choices.getByRole('menuitemradio').nth(2)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/compare=2024-01-01/);
  await button(en.swap).click();
  await expect(page).toHaveURL(/versionDate=2024-01-01.*compare=2027-07-01/);
  await expect(version('A')).toHaveText(/1\sJuly\s2027/);
  await page.goBack();
  await expect(version('A')).toHaveText(/1\sJanuary\s2024/);
});

test('any provision is compared with one of another document', async ({ page }) => {
  await page.goto(article);
  const comparison = comparisonOf(page);
  await comparison.choose(en.compareWith);
  const dialog = page.getByRole('dialog', { name: en.withTitle });
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('Art. 8 GWV-M');
  await dialog.getByRole('list', { name: en.withResults }).getByRole('button').first().click();
  await expect(page).toHaveURL(/with=gwv-m(~|%7E)8/);
  await expect(comparison.title).toHaveText(/Art\.\s8 .* ↔ Art\.\s6 BankG-M/);
  await expect(comparison.table.getByRole('columnheader').nth(2)).toContainText('BankG-M');
  await expectAccessible(page);
});

test('from an article to the whole document, and back to the text', async ({ page }) => {
  await page.goto(article);
  const comparison = comparisonOf(page);
  await comparison.choose(en.wholeDocument);
  await expect(page).toHaveURL(/\/read\/bankg-m\?versionDate=2024-01-01&compare=2022-01-01&at=6$/);
  await expect(comparison.contents).toBeVisible();
  await expect(comparison.row('12 Millionen')).toBeInViewport();
  await comparison.button(en.back).click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?versionDate=2024-01-01$/);
});

test('an article that did not change is looked at in the whole document, and the next change is the next', async ({
  page,
}) => {
  await page.goto(`${whole}&at=7`);
  const { contents, here, position } = comparisonOf(page);
  await expect(page.getByRole('heading', { name: /^Art\.\s7 / })).toBeInViewport();
  const entry = contents.locator('[aria-current="location"]');
  await expect(entry).toContainText(/Art\.\s7/);
  await expect(entry).toBeInViewport();
  await expect(position).toHaveText(/^– of /);
  await page.keyboard.press('n');
  await expect(here).toContainText('Die Meldung erfolgt innert');
  await expect(here).toBeFocused();
  await expect(here).toBeInViewport();
  const at = Number.parseInt((await position.textContent()) ?? '', 10);
  expect(at).toBeGreaterThan(1);
  await page.keyboard.press('n');
  await expect(position).toHaveText(new RegExp(`^${at + 1} of `));
  await page.goto(`${whole}&at=7`);
  await expect(position).toHaveText(/^– of /);
  await page.keyboard.press('p');
  await expect(position).toHaveText(new RegExp(`^${at - 1} of `));
});

test('at an article that changed the counter is that of its first change', async ({ page }) => {
  await page.goto(`${whole}&at=14`);
  const { here, position } = comparisonOf(page);
  await expect(page.getByRole('heading', { name: /^Art\.\s14/ })).toBeInViewport();
  await expect(here).toBeInViewport();
  await expect(position).toHaveText(/^\d+ of /);
});

test.describe('in German on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, interfaceLanguage: 'DE' });

  test('the text is one, contents come in a sheet, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto(whole);
    const { position, button, choose, here, table } = comparisonOf(page, de);
    await expect(here).toBeInViewport();
    await expect(button(de.back)).toBeInViewport();
    await expect(table).toHaveCount(0);
    await choose(de.showChanges);
    const sheet = page.getByRole('dialog', { name: de.contents });
    await expect(sheet.getByRole('treeitem', { name: /^Art\.\s5a/ })).toContainText(de['row-new']);
    await expectAccessible(page);
    await sheet.getByRole('treeitem', { name: /^Art\.\s14/ }).click();
    await expect(sheet).toBeHidden();
    await expect(here).toContainText('kann');
    await expect(here).toBeInViewport();
    await expect(position).toBeInViewport();
    const timeline = page.getByRole('group', { name: deTimeline.label });
    await expect(timeline).toHaveCount(0);
    await choose(de.showTimeline, 'menuitemcheckbox');
    const labels = timeline.locator('span').filter({ hasText: /20/ });
    await expect(labels.first()).toBeAttached();
    for (const label of await labels.all()) {
      const box = await label.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    for (const name of [de['layout-stacked'], de['layout-inline']]) {
      await choose(name, 'menuitemradio');
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(390);
    }
    await expectAccessibleInBothThemes(page);
  });

  test('sides stand one below the other, each with its letter', async ({ page }) => {
    await page.goto(`${article}&layout=side`);
    const { row } = comparisonOf(page, de);
    const cells = row('12 Millionen').locator('[data-side]');
    const [before, after] = await Promise.all([cells.nth(0).boundingBox(), cells.nth(1).boundingBox()]);
    expect(after?.y ?? 0).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0) - 1);
    await expect(row('Anlagefonds').locator('[data-side="before"]')).toHaveCount(0);
  });
});

test.describe('with the letters twice as large, in a narrow window', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, interfaceLanguage: 'DE' });

  test('all can be reached', async ({ page }) => {
    await page.goto(article);
    const { row, button } = comparisonOf(page, de);
    await button(de.nextChange).click();
    await expect(row('12 Millionen')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
    await expectAccessible(page);
  });
});

test.describe('bad input is answered', () => {
  test('a date before the first version names the first version', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404|was not in force/);
    await page.goto('/read/bankg-m/6?versionDate=2024-01-01&compare=1999-01-01');
    await expect(page.getByText(en.notInForceOn.replace('{{date}}', '1 January 1999'))).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: en.firstVersion.replace('{{date}}', '1 January 2022') }).click();
    await expect(page).toHaveURL(/compare=2022-01-01/);
    await expect(comparisonOf(page).row('12 Millionen')).toBeVisible();
  });

  for (const [name, address, said] of [
    ['an impossible date', '/read/bankg-m/6?compare=2023-02-30', en.badAddress],
    ['an unknown document', '/read/bankg-m/6?with=nowhere', lost.unknown.replace('{{name}}', 'nowhere')],
    ['an unknown article', '/read/bankg-m/999?compare=2022-01-01', en.placeNotFound],
  ] as const) {
    test(`${name} is named, with a way back`, async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 40[04]|must be|there is no/);
      await page.goto(address);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('button', { name: en.back }).first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('a language without text offers those there are', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404|not there/);
    await page.route(/\/Comparison\/.*language=IT/, (route) =>
      route.fulfill({ status: 404, json: { code: 'LANGUAGE_NOT_AVAILABLE', message: 'not there' } }),
    );
    await page.goto(`${article}&language=IT`);
    await expect(page.getByText(en.notInLanguage.replace('{{language}}', 'Italian'))).toBeVisible();
    await page.getByRole('button', { name: en.compareIn.replace('{{language}}', 'French') }).click();
    await expect(page).toHaveURL(/language=FR/);
    await expect(comparisonOf(page).row('12 millions')).toBeVisible();
  });

  test('a version compared with itself, and one that says the same, say so', async ({ page }) => {
    await page.goto('/read/bankg-m/6?versionDate=2022-01-01&compare=2022-01-01');
    await expect(page.getByText(en.sameVersion)).toBeVisible();
    await expect(page.getByText(en.noChange, { exact: true })).toBeVisible();
    await page.goto('/read/bankg-m/7?versionDate=2024-01-01&compare=2022-01-01');
    await expect(page.getByText(en.nothingChanged)).toBeVisible();
    await expectAccessible(page);
  });

  test('texts with nothing in common are shown with a word about it', async ({ page }) => {
    await page.goto('/read/bankg-m?with=gwv-m');
    await expect(page.getByText(en.unrelated)).toBeVisible();
    const marked = comparisonOf(page).contents.getByRole('treeitem');
    await expect(marked.filter({ hasText: en['apart-new'] })).not.toHaveCount(0);
    await expect(marked.filter({ hasText: en['row-new'] })).toHaveCount(0);
    await expect(marked.filter({ hasText: en['row-repealed'] })).toHaveCount(0);
  });

  test('a server that is busy, slow or away offers to try again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 50|too long|Server|away/i);
    let code = 'COMPARISON_TOO_LONG';
    await page.route(/\/Comparison\//, (route) =>
      code === '' ? route.continue() : route.fulfill({ status: 503, json: { code, message: 'too long' } }),
    );
    await page.goto(article);
    await expect(page.getByText(en.tooLong)).toBeVisible();
    code = 'COMPARISONS_BUSY';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(en.busy)).toBeVisible();
    code = '';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(comparisonOf(page).row('12 Millionen')).toBeVisible();
  });
});

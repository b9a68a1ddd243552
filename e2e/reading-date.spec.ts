import type { Page } from '@playwright/test';
import { texts as compare } from '#core/i18n/en/comparison.ts';
import { texts as de } from '../core/i18n/de/reading.ts';
import { texts as lost } from '../core/i18n/en/lost.ts';
import { texts as reader } from '../core/i18n/en/reader.ts';
import { texts as en } from '../core/i18n/en/reading.ts';
import { texts as search } from '../core/i18n/en/search.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { readerOf } from './reader-page.ts';

const bar = (page: Page) => page.getByRole('note');
const past = '/read/bankg-m/6?versionDate=2022-01-01';

test.describe('the bar of the reading date', () => {
  test('says from when to when an earlier version was in force, and leads to today’s at the same article', async ({
    page,
  }) => {
    await page.goto(past);
    await expect(bar(page)).toContainText(`${en.past} of 1 January 2022, in force until 31 December 2023`);
    await bar(page).getByRole('button', { name: en.toToday }).click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/6$/);
    await expect(readerOf(page).paragraph('Art. 6 Abs. 1')).toContainText('12 Millionen');
    await expect(bar(page)).toHaveCount(0);
    await page.goBack();
    await expect(bar(page)).toBeVisible();
  });

  test('says when a future version comes into force', async ({ page }) => {
    await page.goto('/read/bankg-m/6?versionDate=2030-01-01');
    await expect(bar(page)).toContainText(`${en.future} in force from 1 July 2027, as far as known today`);
  });

  test('says of a day to come that later changes are not known, also where today’s version is in force then', async ({
    page,
  }) => {
    await page.goto('/read/bankg-m/6?versionDate=2027-01-15');
    await expect(bar(page)).toContainText(
      'On 15 January 2027: Version of 1 January 2024, in force until 30 June 2027, as far as known today',
    );
    await bar(page).getByRole('button', { name: en.toToday }).click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/6$/);
  });

  test('stands over the pages too, and is printed', async ({ page }) => {
    await page.goto('/read/bankg-m/6?versionDate=2022-01-01&view=pdf');
    await expect(bar(page)).toBeVisible();
    await page.goto(past);
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toContainText('31 December 2023');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  test('keeps the day between two versions when somebody reads on', async ({ page }) => {
    await page.goto('/read/bankg-m/6?versionDate=2023-06-30');
    await readerOf(page).next.click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/7\?versionDate=2023-06-30/);
    await expect(bar(page)).toContainText('1 January 2022');
  });

  for (const [width, words] of [
    [390, '01/01/2022 – 31/12/2023'],
    [1440, 'in force until 31 December 2023'],
  ] as const) {
    test(`reads well at ${width} px in both themes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(past);
      await expect(bar(page).getByText(words)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  }

  test.describe('in German', () => {
    test.use({ interfaceLanguage: 'DE' });

    test('fits a narrow window', async ({ page }) => {
      await page.setViewportSize({ width: 600, height: 800 });
      await page.goto(past);
      await expect(bar(page)).toContainText('vom 1. Januar 2022, in Kraft bis 31. Dezember 2023');
      await expect(bar(page).getByRole('button', { name: de.toToday })).toBeInViewport();
      await expectNoSidewaysScroll(page);
    });
  });

  test('is a quiet line on a phone for the version in force', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/read/bankg-m/6');
    await expect(page.getByText('Version of 1 January 2024, in force until 30 June 2027')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('versions through time', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/read/bankg-m/9');
    await readerOf(page).tab(reader.versions).click();
    // Until the list is there, the panel does not know the first version.
    await expect(lines(page, en.versionsOfDocument)).toHaveCount(3);
  });
  const lines = (page: Page, name: string) =>
    readerOf(page).panel.getByRole('list', { name }).getByRole('listitem');
  const ofArticle = en.versionsOf.replace('{{name}}', 'Art. 9');

  test('of an article are those that changed it', async ({ page }) => {
    const changing = lines(page, ofArticle);
    await expect(changing).toHaveCount(2);
    await expect(changing.first()).toContainText(`1 January 2024${en.changed}, ${reader['status-inForce']}`);
    await expect(changing.last()).toContainText(`1 January 2022${en.first}`);
    await expect(lines(page, en.versionsOfDocument)).toHaveCount(3);
  });

  test('can be read and compared by keyboard', async ({ page }) => {
    const line = lines(page, ofArticle).first();
    await line.getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/read\/bankg-m\/9\?versionDate=2024-01-01.*compare=2022-01-01/);
    await page.goBack();
    await expect(readerOf(page).paragraph('Art. 9 Abs. 1')).toBeVisible();
  });

  test('any day can be read', async ({ page }) => {
    const { panel, button } = readerOf(page);
    await panel.getByLabel(en.atDay).fill('5.5.2023');
    await button(en.readDay).click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/9\?versionDate=2023-05-05/);
    await expect(bar(page)).toContainText('1 January 2022');
  });

  test('a day before the first version is answered with that one', async ({ page }) => {
    const { panel, button } = readerOf(page);
    await panel.getByLabel(en.atDay).fill('5.5.1990');
    await button(en.readDay).click();
    await expect(panel.getByText('The oldest version in the collection is of 1 January 2022.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await button(en.readFirst).click();
    await expect(page).toHaveURL(/versionDate=2022-01-01/);
  });

  test('half a date is no day', async ({ page }) => {
    const { panel, button } = readerOf(page);
    await panel.getByLabel(en.atDay).fill('');
    await button(en.readDay).click();
    await expect(panel.getByText(en.noDay)).toBeVisible();
  });
});

for (const day of ['2023-02-31', 'abc'])
  test(`a day that no calendar has is named, with the first version and today’s: ${day}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 400|must be a date/);
    await page.goto(`/read/bankg-m/6?versionDate=${day}`);
    const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
    await expect(notice).toContainText(`“${day}” is not a day of the calendar.`);
    await expect(notice.getByRole('button')).toHaveText([
      'First version: 1 January 2022',
      lost.todaysVersion,
    ]);
    await notice.getByRole('button').last().click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/6$/);
  });

test('a search from an earlier version is one of its day', async ({ page }) => {
  await page.goto('/read/bankg-m/6?versionDate=2022-06-01');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('combobox', { name: search.box }).fill('Mindestkapital');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/.*versionDate=2022-06-01/);
});

test.describe('comparisons begin', () => {
  const comparison = (url: RegExp) => async (page: Page) => expect(page).toHaveURL(url);

  test('at the tools of a paragraph', async ({ page }) => {
    await page.goto('/read/bankg-m/6');
    await readerOf(page).paragraph('Art. 6 Abs. 1').hover();
    const tools = page.getByRole('toolbar', { name: 'Art. 6 Abs. 1' });
    await tools.getByRole('button', { name: en.compareHere }).click();
    await comparison(/\/read\/bankg-m\/6\?versionDate=2024-01-01.*compare=2022-01-01/)(page);
    await expect(page).toHaveTitle(/^Comparison: Art\. 6 BankG-M/);
  });

  test('in the menu, for the whole document at the article that is read', async ({ page }) => {
    await page.goto('/read/bankg-m/6');
    await readerOf(page).choose(en.compareVersions);
    await comparison(/\/read\/bankg-m\?versionDate=2024-01-01&compare=2022-01-01&at=6$/)(page);
    await expect(page.getByRole('heading', { name: /^Art\.\s6 / }).first()).toBeInViewport();
    await page.getByRole('button', { name: compare.back }).click();
    await comparison(/\/read\/bankg-m\/6\?versionDate=2024-01-01$/)(page);
  });

  test('at the bar of an earlier version', async ({ page }) => {
    await page.goto(past);
    await bar(page).getByRole('button', { name: en.compareToday }).click();
    await comparison(/\/read\/bankg-m\?versionDate=2024-01-01&compare=2022-01-01&at=6$/)(page);
  });

  test('not for an article that never changed', async ({ page }) => {
    await page.goto('/read/bankg-m/1');
    await readerOf(page).at('1').hover();
    await page.getByRole('toolbar').getByRole('button', { name: en.compareHere }).click();
    await expect(page.getByText('Art. 1 has not changed since 1 January 2022')).toBeVisible();
  });
});

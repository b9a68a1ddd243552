import type { Page } from '@playwright/test';
import { texts as en } from '../core/i18n/en/reader.ts';
import { texts as reading } from '../core/i18n/en/reading.ts';
import { expect, test } from './fixtures.ts';
import { readerOf } from './reader-page.ts';

const versionButton = (page: Page) => page.getByRole('button', { name: /^As of / });

test('lists the versions and opens one; the point in time is in the address', async ({ page }) => {
  await page.goto('/read/bankg-m/6');
  const reader = readerOf(page);
  await expect(reader.paragraph('Art. 6 Abs. 1')).toContainText('12 Millionen');
  await versionButton(page).click();
  const items = page.getByRole('menu', { name: en.versions }).getByRole('menuitemradio');
  await expect(items).toHaveText([
    `1 July 2027Ziff. I des Muster-BG vom 20. März 2026, AS 2026 702${en['status-future']}`,
    `1 January 2024Ziff. I des Muster-BG vom 16. Juni 2023, AS 2023 611${en['status-inForce']}, until 30/06/2027`,
    `1 January 2022${en['status-past']}, until 31/12/2023`,
  ]);
  await expect(items.nth(1)).toBeChecked();
  await items.nth(2).click();
  await expect(page).toHaveURL(/\/read\/bankg-m\/6\?versionDate=2022-01-01/);
  await expect(reader.paragraph('Art. 6 Abs. 1')).toContainText('10 Millionen');
  await expect(versionButton(page)).toHaveText(/1\sJanuary\s2022/);
  await page.goBack();
  await expect(reader.paragraph('Art. 6 Abs. 1')).toContainText('12 Millionen');
});

test('a date between two versions opens the one in force on that day', async ({ page }) => {
  await page.goto('/read/bankg-m/6?versionDate=2023-12-31');
  await expect(versionButton(page)).toHaveText(/1\sJanuary\s2022/);
  await expect(readerOf(page).paragraph('Art. 6 Abs. 1')).toContainText('10 Millionen');
});

for (const [date, status] of [
  ['2027-07-01', en['status-future']],
  ['2022-01-01', en['status-past']],
] as const) {
  test(`a version of ${date} is marked in words as ${status}`, async ({ page }) => {
    await page.goto(`/read/bankg-m/6?versionDate=${date}`);
    await expect(readerOf(page).paragraph('Art. 6 Abs. 1')).toBeVisible();
    await expect(versionButton(page)).toHaveAccessibleName(new RegExp(status));
  });
}

test('the panel lists the versions of the article with what changed it', async ({ page }) => {
  await page.goto('/read/bankg-m/6');
  const { panel, paragraph, tab } = readerOf(page);
  await tab(en.versions).click();
  await expect(
    panel.getByRole('heading', { name: reading.versionsOf.replace('{{name}}', 'Art. 6') }),
  ).toBeVisible();
  const line = (date: string) => panel.getByRole('button', { name: new RegExp(date) });
  await expect(line('1 January 2024').first()).toContainText(reading.changed);
  await expect(line('1 January 2024').first()).toHaveAttribute('aria-current', 'true');
  await line('1 January 2022').first().click();
  await expect(page).toHaveURL(/versionDate=2022-01-01/);
  await expect(paragraph('Art. 6 Abs. 1')).toContainText('10 Millionen');
});

test('an article that an older version lacks is named as not there', async ({ page }) => {
  await page.goto('/read/bankg-m/5a');
  const { panel, tab } = readerOf(page);
  await tab(en.versions).click();
  await expect(panel.getByRole('button', { name: /1\sJanuary\s2022/ }).first()).toContainText(
    reading.notPresent,
  );
});

test('switches the language at the same place', async ({ page }) => {
  await page.goto('/read/bankg-m/5#5%5E2');
  const reader = readerOf(page);
  await reader.choose('Read in French');
  await expect(page).toHaveURL(/language=FR.*#5%5E2$/);
  await expect(reader.paragraph('art. 5, al. 2')).toBeInViewport();
  await page.getByRole('button', { name: 'IT, Italiano' }).click();
  await expect(page).not.toHaveURL(/language=/);
  await expect(reader.paragraph('art. 5 cpv. 2')).toBeInViewport();
  await expect(reader.at('5^2').locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'it');
});

test.describe('for somebody who falls back to French', () => {
  test.use({ person: 'reader' });

  test('French is offered first', async ({ page }) => {
    await page.goto('/read/bankg-m/5');
    const reader = readerOf(page);
    await reader.button(en.more).click();
    await expect(page.getByRole('menuitem', { name: /^Read in / })).toHaveText([
      'Read in French',
      'Read in Italian',
      'Read in English',
    ]);
  });

  test('a document that is missing in a language names the languages that there are', async ({
    page,
    consoleGuard,
  }) => {
    await page.route(/ListOfRegulation\/RegTextID\/bankg-m/, async (route) => {
      const response = await route.fetch();
      const document = await response.json();
      await route.fulfill({
        response,
        json: { ...document, languages: ['DE', 'FR', 'EN'], languageVersions: { IT: '2022-01-01' } },
      });
    });
    const missing = { code: 'NOT_FOUND', message: 'not in this language' };
    for (const call of [/RegText\/bankg-m\?.*language=IT/, /TableOfContent.*bankg-m\?.*language=IT/])
      await page.route(call, (route) => route.fulfill({ status: 404, json: missing }));
    consoleGuard.allow(/status of 404|not in this language/);
    await page.goto('/read/bankg-m/5?language=IT');
    const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
    await expect(notice).toContainText('is not available in Italian');
    const offers = notice.getByRole('button');
    await expect(offers).toHaveText([
      'Read in French',
      'Read in German',
      'Read in English',
      'Newest version in Italian: 1 January 2022',
    ]);
    await offers.first().click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/5\?language=FR/);
    await expect(readerOf(page).paragraph('art. 5, al. 2')).toBeVisible();
  });
});

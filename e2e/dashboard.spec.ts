import type { Page } from '@playwright/test';
import { texts as deDashboard } from '../core/i18n/de/dashboard.ts';
import { texts as deWarnings } from '../core/i18n/de/warnings.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as dashboard } from '../core/i18n/en/dashboard.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

test.use({ person: 'reader' });

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const waiting = (page: Page) => section(page, dashboard.waiting);
const zeros = {
  noOfToDoComments: 0,
  noOfInProgressComments: 0,
  noOfOnGoingChangeElements: 0,
  noOfTotalTaggedComments: 0,
};

test('greets by name, says where nothing waits, and shows what changed and what comes', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Good day, Renaud Rochat' })).toBeVisible();
  for (const none of [dashboard.toDoNone, dashboard.taggedNone])
    await expect(waiting(page).getByText(none)).toBeVisible();
  await expect(waiting(page).getByText(dashboard.ongoing, { exact: true })).toHaveCount(0);
  const recent = section(page, dashboard.recent).getByRole('listitem');
  await expect(recent).toHaveCount(8);
  const days = await recent
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().toReversed());
  await expect(section(page, dashboard.drafts).getByText(dashboard.draftsNone)).toBeVisible();
  await recent.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/read\/[^/?]+/);
  await page.goBack();
  await section(page, dashboard.next)
    .getByRole('link', { name: /^BankG-M/ })
    .click();
  await expect(page).toHaveURL(/\/read\/bankg-m.*versionDate=2027-07-01/);
});

test('lists what is new since the last visit, also after loading again, and leads to what is different', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const news = section(page, dashboard.since);
  const rows = news.getByRole('listitem');
  // The sample was loaded a moment ago, and nobody was here before.
  await expect(news.getByText(dashboard.firstVisit.replace('{{days}}', '30'))).toBeVisible();
  await expect(rows).toHaveCount(5);
  await page.reload();
  await expect(rows).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await news.getByRole('button').click();
  const compared = rows.filter({ hasText: 'BankG-M' });
  await compared.getByRole('link', { name: /^Compare with/ }).click();
  await expect(page).toHaveURL(/\/read\/bankg-m\?versionDate=.*compare=/);

  // As for somebody whose visit before began now.
  await page.route('**/api/v1/Visits', (route) =>
    route.fulfill({ json: { since: new Date().toISOString() } }),
  );
  await page.goto('/dashboard');
  await expect(news.getByText(/^Nothing has changed since your last visit/)).toBeVisible();
});

test.describe('of somebody who sees changes', () => {
  test.use({ person: 'changes' });

  test('counts to-do and in-progress together, and anew with the focus and with time', async ({
    page,
    consoleGuard,
  }) => {
    // What others write would be counted too.
    consoleGuard.allow(/status of 403/);
    await page.route('**/InternalCommentsDomain/Events*', (route) =>
      route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'no streams here' } }),
    );
    let toDo = 2;
    await page.route('**/api/v1/statistics', (route) =>
      route.fulfill({
        json: {
          ...zeros,
          noOfToDoComments: toDo++,
          noOfInProgressComments: 3,
          noOfTotalTaggedComments: 1200,
        },
      }),
    );
    await page.clock.install();
    await page.goto('/dashboard');
    const numberOf = (label: string) =>
      waiting(page)
        .locator('div', { has: page.getByText(label, { exact: true }) })
        .getByRole('definition');
    await expect(numberOf(dashboard.toDo)).toHaveText('5');
    await expect(numberOf(dashboard.tagged)).toHaveText('1,200');
    await expect(numberOf(dashboard.ongoing)).toHaveText(dashboard.ongoingNone);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(numberOf(dashboard.toDo)).toHaveText('6');
    await page.clock.runFor(3 * 60 * 1000);
    await expect(numberOf(dashboard.toDo)).toHaveText('7');
  });
});

test('tells the days to a version that comes within a month', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-20T08:00:00Z'));
  await page.goto('/dashboard');
  await expect(section(page, dashboard.next).getByText('in 11 days')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.clock.setFixedTime(new Date('2027-05-20T08:00:00Z'));
  await page.reload();
  await expect(section(page, dashboard.next).getByText('01/07/2027')).toBeVisible();
  await expect(section(page, dashboard.next).getByText(/in \d+ days/)).toHaveCount(0);
});

for (const [server, call, told] of [
  ['main', '**/api/v1/ListOfRegulation', common.mainServerAway],
  ['domain', '**/api/v1/statistics', common.domainServerAway],
] as const)
  test(`goes on without the ${server} server, names it, and tries again`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_|load the list of regulations:|count what waits:/);
    await page.route(call, (route) => route.abort());
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByText(told)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(1);
    await expect(section(page, dashboard.drafts)).toBeVisible();
    await page.unroute(call);
    await main.getByRole('button', { name: common.retry }).click();
    await expect(main.getByText(told)).toHaveCount(0);
    await expect(waiting(page).getByText(dashboard.toDoNone)).toBeVisible();
    await expect(section(page, dashboard.recent).getByRole('listitem')).toHaveCount(8);
  });

test('has a sentence and an action where there are no texts', async ({ page }) => {
  await page.route('**/api/v1/ListOfRegulation', (route) => route.fulfill({ json: [] }));
  await page.goto('/dashboard');
  await expect(section(page, dashboard.recent).getByText(dashboard.recentNone)).toBeVisible();
  await expect(section(page, dashboard.next).getByText(dashboard.nextNone)).toBeVisible();
  await section(page, dashboard.next).getByRole('link', { name: dashboard.allTexts }).click();
  await expect(page).toHaveURL(/\/read$/);
});

test.describe('of an isolated tester', () => {
  test.use({ person: 'tester' });

  test('says what is isolated, until it was read', async ({ page }) => {
    await page.goto('/dashboard');
    const notice = section(page, warnings.testerTitle);
    await expect(notice.getByText(warnings.testerText)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await notice.getByRole('button', { name: warnings.understood }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(waiting(page).getByText(dashboard.toDoNone)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('in German on a phone', () => {
  test.use({ person: 'tester', interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });

  test('fits, in both themes', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(section(page, deDashboard.recent).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByText(deWarnings.testerText)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

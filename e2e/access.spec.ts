import type { Page } from '@playwright/test';
import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as deWarnings } from '../core/i18n/de/warnings.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as roles } from '../core/i18n/en/roles.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

const plan = '**/api/v1/domain/ServicePlan/CanUse';
const current = '**/api/v1/users/current';

/** Makes the server reply from now on that the user has these roles. */
async function haveRoles(page: Page, held: string[]) {
  await page.route(current, async (route) => {
    const user = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...user, roles: held } });
  });
}

test.describe('without the capability', () => {
  test.use({ person: 'reader' });

  test('the changes lead to the dashboard', async ({ page }) => {
    await page.goto('/changes');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('with the capability', () => {
  test.use({ person: 'editor' });

  test('nothing is in the way, also where the capabilities have to be loaded first', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('regesta-capabilities'));
    const loaded = page.waitForRequest('**/api/v1/users/current/capabilities');
    await page.goto('/changes');
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeVisible();
    await expect(page).toHaveURL(/\/changes$/);
  });

  const role = warnings.noAccessRole.replace('{{role}}', roles.CHANGE_READER);
  for (const [what, canUse, held, told] of [
    ['the plan', [], ['CHANGE_READER'], [warnings.noAccessPlan]],
    ['the role', ['CAN_SEE_CHANGE'], ['READER'], [role]],
    ['both', [], ['READER'], [role, warnings.noAccessPlan]],
  ] as const)
    test(`a page in place says that by now ${what} is missing`, async ({ page }) => {
      await page.route(plan, (route) => route.fulfill({ json: canUse }));
      await haveRoles(page, [...held]);
      await page.goto('/changes');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: warnings.noAccessTitle })).toBeVisible();
      await expect(main.getByRole('paragraph')).toHaveText([...told, warnings.noAccessHint]);
      await expect(page).toHaveURL(/\/changes$/);
      await expectAccessibleInBothThemes(page);
      await main.getByRole('link', { name: shell.toDashboard }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

  test('isolated testers learn what is not theirs', async ({ page }) => {
    await haveRoles(page, ['CHANGE_READER', 'READER', 'ISOLATED_TESTER']);
    await page.goto('/changes');
    await expect(page.getByRole('heading', { level: 1, name: warnings.testerTitle })).toBeVisible();
    await expect(page.getByText(warnings.testerText)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('a server that cannot be asked is named, and asked again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_|ask for the rights to a page:/);
    await page.route(plan, (route) => route.abort());
    await page.goto('/changes');
    await expect(page.getByText(common.domainServerAway)).toBeVisible();
    await page.unroute(plan);
    await page.getByRole('main').getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeVisible();
  });

  test.describe('in German on a phone', () => {
    test.use({ interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });

    test('the page fits', async ({ page }) => {
      await page.route(plan, (route) => route.fulfill({ json: [] }));
      await haveRoles(page, ['READER']);
      await page.goto('/changes');
      await expect(page.getByRole('heading', { name: deWarnings.noAccessTitle })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: deShell.toDashboard })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
});

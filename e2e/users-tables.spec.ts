import type { Page } from '@playwright/test';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as table } from '../core/i18n/en/table.ts';
import { texts as users } from '../core/i18n/en/users.ts';
import { expect, test } from './fixtures.ts';
import { answersTo, makePerson, removePerson } from './made-people.ts';
import { emailOf } from './people.ts';

const rows = (page: Page) => page.locator('tbody tr:not([aria-hidden])');
const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
const filter = (page: Page, column: string) =>
  page.getByLabel(table.filter.replace('{{column}}', column), { exact: true });
const button = (page: Page, text: string, name: string) =>
  page.getByRole('button', { name: text.replace('{{name}}', name) });
const usersCall = '**/musterbank/api/v1/users';

async function open(page: Page) {
  await page.goto('/users');
  await expect(row(page, emailOf('admin'))).toBeVisible();
}

test.describe('for administrators', () => {
  test.use({ person: 'admin' });

  test('no view leads to the registered users, an unknown one to no page', async ({ page }) => {
    await open(page);
    await expect(page).toHaveURL(/\/users\/registered$/);
    await expect(page).toHaveTitle(`${users.registeredTitle} – Regesta`);
    await page.getByRole('link', { name: users.invites, exact: true }).click();
    await expect(page).toHaveURL(/\/users\/invites$/);
    await expect(page).toHaveTitle(`${users.invitesTitle} – Regesta`);
    await expect(page.getByRole('link', { name: users.inviteUser }).first()).toHaveAttribute(
      'href',
      '/users/invite',
    );
    await page.goto('/users/nothing');
    await expect(page.getByRole('heading', { name: shell.notFoundTitle })).toBeVisible();
  });

  test('users have their columns, roles by name without those within them', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      users.email,
      users.fullName,
      users.joined,
      users.roles,
      users.lastLogin,
      users.secondFactor,
      users.actions,
    ]);
    await expect(row(page, emailOf('admin')).getByRole('cell').nth(2)).toContainText('Administrator');
    await expect(row(page, emailOf('admin'))).not.toContainText('Change editor');
    await expect(row(page, emailOf('admin'))).toContainText(/\d\d\/\d\d\/20\d\d/);
    await expect(page.getByRole('columnheader', { name: users.actions }).getByRole('button')).toHaveCount(0);
    const own = row(page, emailOf('admin'));
    await expect(own.getByRole('button')).toHaveCount(2);
    // Other tests add users, so that this one may be on a later page.
    const size = page.getByRole('group', { name: table.rows });
    await size.getByRole('button', { name: table.allRows, exact: true }).click();
    await expect(row(page, emailOf('reader')).getByRole('button')).toHaveCount(3);
    await button(page, users.edit, 'Renaud Rochat').click();
    await expect(page).toHaveURL(/\/users\/edit\/[0-9a-f-]{36}$/);
  });

  test('a user is deleted once the number that is shown was typed', async ({ page, request }) => {
    const person = await makePerson(request, 'going');
    await open(page);
    await filter(page, users.email).fill(person.email);
    await button(page, users.delete, person.fullName).click();
    const dialog = page.getByRole('dialog', { name: users.deleteTitle });
    await expect(dialog).toHaveCSS('width', '500px');
    await expect(dialog).toContainText(person.email);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button(page, users.delete, person.fullName).click();
    const field = dialog.getByRole('textbox');
    const label = (await dialog.locator('label').textContent()) ?? '';
    const number = Number(/\d+/.exec(label)?.[0]);
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(100);
    await field.fill(String((number + 1) % 100));
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(users.wrongNumber);
    await expect(page.getByRole('alert').getByText(users.invalidData)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(String(number));
    const confirm = dialog.getByRole('button', { name: users.deleteSubmit });
    await expect(confirm).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    await confirm.click();
    await expect(page.getByText(users.deleted)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(table.noResult)).toBeVisible();
    await expect(page.getByRole('region', { name: users.registeredTitle })).toBeFocused();
    expect(await answersTo(request, person.token)).toEqual([401, 401]);
  });

  test('what speaks against deleting somebody is said, and nothing is lost', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 409|ERR_FAILED|delete a user/);
    await open(page);
    await button(page, users.delete, 'Andrea Amstutz').click();
    const own = page.getByRole('dialog', { name: users.ownTitle });
    await expect(own).toContainText(users.ownText);
    await own.getByRole('button', { name: common.cancel }).click();
    await expect(own).toHaveCount(0);

    await page.route(`${usersCall}/*`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 409,
            json: { code: 'LAST_ADMINISTRATOR', message: 'no' },
            headers: { 'access-control-allow-origin': '*' },
          })
        : route.fallback(),
    );
    await button(page, users.delete, 'Emil Egger').click();
    const dialog = page.getByRole('dialog', { name: users.deleteTitle });
    const number = /\d+/.exec((await dialog.locator('label').textContent()) ?? '')?.[0] ?? '';
    await dialog.getByRole('textbox').fill(number);
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(users.lastAdministrator);
    await page.unroute(`${usersCall}/*`);
    await page.route(`${usersCall}/*`, (route) => route.abort());
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(common.domainServerAway);
    await expect(dialog.getByRole('alert')).toContainText(users.deleteFailed);
    await dialog.getByRole('button', { name: common.cancel }).click();
    await expect(row(page, emailOf('owner'))).toBeVisible();
  });

  test('a user is forced to sign in again, on both servers, and a failure can be tried again', async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|force a user/);
    const person = await makePerson(request, 'forced');
    expect(await answersTo(request, person.token)).toEqual([200, 200]);
    await open(page);
    await filter(page, users.email).fill(person.email);
    const force = row(page, person.email).getByRole('button').nth(1);
    await expect(force).toHaveAccessibleName(users.force.replace('{{name}}', person.fullName));
    await page.route('**/domain/user/token/invalidate-all', (route) => route.abort());
    await force.click();
    await expect(page.getByText(users.forceFailed)).toBeVisible();
    await expect(force).toHaveAccessibleName(users.forceAgain.replace('{{name}}', person.fullName));
    await expect(force).toHaveCSS('color', 'rgb(179, 38, 30)');
    expect((await answersTo(request, person.token))[0]).toBe(200);
    await page.unroute('**/domain/user/token/invalidate-all');
    await force.click();
    await expect(page.getByText(users.forced)).toBeVisible();
    await expect(force).toHaveAccessibleName(users.forcedOf.replace('{{name}}', person.fullName));
    await expect(force).toHaveAttribute('aria-disabled', 'true');
    await expect(force).toHaveCSS('color', 'rgb(31, 61, 153)');
    expect(await answersTo(request, person.token)).toEqual([401, 401]);
    await removePerson(request, person);
  });

  for (const [width, height] of [
    [320, 256],
    [1280, 400],
  ] as const)
    test(`in a window of ${width} × ${height} the page itself scrolls, and only its bar stays`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      const narrow = width < 960;
      const fold = page.getByRole('button', { name: table.sortAndFilter });
      await expect(fold).toBeVisible({ visible: narrow });
      await expect(filter(page, users.email)).toBeVisible({ visible: !narrow });
      const own = row(page, emailOf('admin'));
      await page.evaluate(() => window.scrollTo(0, 1e6));
      await expect(page.getByRole('button', { name: table.next })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
      const bar = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
      expect(bar.y).toBe(0);
      await own.evaluate((element) => element.scrollIntoView());
      expect((await own.boundingBox())?.y).toBeGreaterThanOrEqual(bar.height);
      await expect(button(page, users.edit, 'Andrea Amstutz')).toBeInViewport();
      if (!narrow) return;
      await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await filter(page, users.fullName).fill('Renaud');
      await fold.click();
      await expect(fold).toContainText('1 filter set');
      await expect(rows(page)).toHaveCount(1);
    });

  test('the place of the users is held while they load, and a failure can be tried again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 500|load the users/);
    const waiting: (() => void)[] = [];
    let failing = true;
    await page.route(usersCall, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const response = await route.fetch();
      await (failing ? route.fulfill({ response, status: 500 }) : route.fulfill({ response }));
    });
    await page.goto('/users/registered');
    const body = page.getByRole('table', { name: users.registeredTitle });
    await expect(body).toHaveAttribute('aria-busy', 'true');
    await expect(body.getByText(common.loading)).toBeAttached();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    await expect(page.getByRole('alert').getByText(common.domainServerAway)).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: common.retry }).click();
    const head = page.getByRole('columnheader').first();
    await expect(head).toBeVisible();
    const before = await head.boundingBox();
    const skeleton = await rows(page).nth(3).boundingBox();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
    await expect(row(page, emailOf('admin'))).toBeVisible();
    expect(await head.boundingBox()).toEqual(before);
    expect((await rows(page).nth(3).boundingBox())?.y).toBe(skeleton?.y);
  });
});

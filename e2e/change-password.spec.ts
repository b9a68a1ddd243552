import type { Page } from '@playwright/test';
import { texts as dePassword } from '../core/i18n/de/password.ts';
import { texts as dePeople } from '../core/i18n/de/people.ts';
import { texts as leaving } from '../core/i18n/en/leaving.ts';
import { texts as password } from '../core/i18n/en/password.ts';
import { texts as people } from '../core/i18n/en/people.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as users } from '../core/i18n/en/users.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { answersTo, makePerson, removePerson } from './made-people.ts';
import { nextLinkTo } from './mail-links.ts';

const old = 'quiet-River-74-boats';
const chosen = 'loud-Mountain-31-goats';
const current = (page: Page) => page.getByLabel(people.currentPassword);
const next = (page: Page) => page.getByLabel(password.new, { exact: true });
const repeated = (page: Page) => page.getByLabel(password.repeat);
const submit = (page: Page) => page.getByRole('button', { name: people.changePassword });
const to = (text: string, email: string) => text.replace('{{email}}', email);

async function signIn(page: Page, email: string, secret: string) {
  await page.goto('/');
  await page.getByLabel(session.email).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill(secret);
  await page.getByLabel(session.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
}

test.describe('the own password', () => {
  test.use({ person: 'nobody' });

  test('is changed with the current one; other sessions end, this one goes on', async ({
    page,
    request,
    consoleGuard,
  }) => {
    // What follows comments ends with the old session, and may ask again before the page has the new one.
    consoleGuard.allow(/status of 40[01]|change a password:/);
    const person = await makePerson(request, 'password');
    await signIn(page, person.email, old);
    await page.goto('/users/change-password');
    await expect(page).toHaveTitle(`${users.changePasswordTitle} – Regesta`);
    await expect(submit(page)).toBeDisabled();
    await next(page).fill('short');
    await repeated(page).fill('short');
    await expect(page.getByText(password.weak)).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await next(page).fill('Password123!');
    await repeated(page).fill('Password124');
    await expect(repeated(page)).toHaveAccessibleDescription(password.different);
    await expect(submit(page)).toBeDisabled();
    await repeated(page).fill('Password123!');
    await submit(page).click();
    await expect(current(page)).toHaveAccessibleDescription(people.passwordRequired);
    await expect(current(page)).toBeFocused();
    await current(page).fill('Password123!');
    await expect(next(page)).toHaveAccessibleDescription(password.same);
    await expect(submit(page)).toBeDisabled();
    await current(page).fill('not-the-One-7');
    await submit(page).click();
    await expect(current(page)).toHaveAccessibleDescription(people.wrongPassword);
    await expect(current(page)).toBeFocused();
    await current(page).fill(old);
    await submit(page).click();
    await expect(next(page)).toHaveAccessibleDescription(password.common);
    await expect(next(page)).toBeFocused();
    await expect(repeated(page)).toHaveValue('Password123!');
    await next(page).fill(chosen);
    await repeated(page).fill(chosen);
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`/users/own-account/${person.id}$`));
    await expect(page.getByText(people.passwordChanged)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(people.email)).toHaveValue(person.email);
    expect(await answersTo(request, person.token)).toEqual([401, 401]);
    const token = await page.evaluate(() => localStorage.getItem('regesta-token'));
    expect(await answersTo(request, token ?? '')).toEqual([200, 200]);

    await page.goto('/logout');
    await page.getByRole('button', { name: leaving.leave }).click();
    await expect(page.getByLabel(session.email)).toBeVisible();
    await signIn(page, person.email, chosen);
    await removePerson(request, person);
  });

  for (const [code, status, words] of [
    ['TOO_MANY_ATTEMPTS', 403, people.tooManyAttempts],
    ['INTERNAL_ERROR', 500, people.changeFailed],
  ] as const)
    test(`${code} is told, and nothing typed is lost`, async ({ page, request, consoleGuard }) => {
      consoleGuard.allow(/status of [45]0|change a password:/);
      const person = await makePerson(request, 'attempts');
      await signIn(page, person.email, old);
      await page.goto('/users/change-password');
      await page.route('**/password/change', (route) =>
        route.fulfill({
          status,
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          json: { code, message: 'no' },
        }),
      );
      await current(page).fill(old);
      await next(page).fill(chosen);
      await repeated(page).fill(chosen);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(current(page)).toHaveValue(old);
      await page.getByRole('link', { name: people.back, exact: true }).click();
      await expect(page).toHaveURL(/\/users\/own-account\//);
      // Who is removed while their page loads is told that the session is over.
      await expect(page.getByLabel(people.name)).toHaveValue(person.fullName);
      await removePerson(request, person);
    });
});

test.describe('the password of somebody else', () => {
  test.use({ person: 'admin' });

  for (const view of ['change-password', 'reset-password'])
    test(`${view} has a link sent to them`, async ({ page, request }) => {
      const person = await makePerson(request, 'reset');
      const before = [await nextLinkTo(request, person.email, [])];
      await page.goto(`/users/${view}/${person.id}`);
      await expect(page).toHaveURL(new RegExp(`/users/reset-password/${person.id}$`));
      await expect(page).toHaveTitle(`${users.resetTitle} – Regesta`);
      await expect(
        page.getByText(to(people.resetIntro, person.email).replace('{{name}}', person.fullName)),
      ).toBeVisible();
      await page.getByRole('button', { name: people.sendReset }).click();
      await expect(page.locator('p', { hasText: to(people.resetSent, person.email) })).toBeFocused();
      expect(await nextLinkTo(request, person.email, before)).toMatch(/^\/user\/password\/reset\?/);
      await page.getByRole('link', { name: people.back, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/users/edit/${person.id}$`));
      await removePerson(request, person);
    });

  test('its link is shown where the mail is refused for good; a failure can be tried again', async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 50|send a link to a new password:/);
    const person = await makePerson(request, 'link');
    const link = 'https://regesta.example/user/password/reset?code=1';
    let status = 500;
    await page.route('**/password/reset', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      const body = status === 502 ? { code: 'MAIL_REFUSED', link } : { code: 'INTERNAL_ERROR' };
      return route.fulfill({ status, headers, json: { ...body, message: 'no' } });
    });
    await page.goto(`/users/reset-password/${person.id}`);
    await page.getByRole('button', { name: people.sendReset }).click();
    await expect(page.getByRole('alert')).toHaveText(people.resetFailed);
    status = 502;
    await page.getByRole('button', { name: people.sendReset }).click();
    await expect(page.getByText(to(people.resetRefused, person.email))).toBeVisible();
    await expect(page.getByLabel(people.link, { exact: true })).toHaveValue(link);
    await removePerson(request, person);
  });

  test('one’s own is changed instead of reset', async ({ page }) => {
    await page.goto('/users/reset-password');
    await expect(page).toHaveURL(/\/users\/change-password$/);
    await expect(current(page)).toBeVisible();
  });

  test.describe('in German', () => {
    test.use({ interfaceLanguage: 'DE' });
    test('both forms are accessible in both themes, wide and narrow', async ({ page, request }) => {
      const person = await makePerson(request, 'german');
      for (const [address, button] of [
        ['/users/change-password', dePeople.changePassword],
        [`/users/reset-password/${person.id}`, dePeople.sendReset],
      ] as const) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('button', { name: button })).toBeVisible();
        const field = page.getByLabel(dePassword.new, { exact: true });
        if (await field.isVisible()) await field.fill('river');
        await expectAccessibleInBothThemes(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectNoSidewaysScroll(page);
        await expectAccessibleInBothThemes(page);
      }
      await removePerson(request, person);
    });
  });
});

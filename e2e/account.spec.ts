import type { APIRequestContext, Page } from '@playwright/test';
import { texts as dePeople } from '../core/i18n/de/people.ts';
import { texts as deUsers } from '../core/i18n/de/users.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as people } from '../core/i18n/en/people.ts';
import { texts as roles } from '../core/i18n/en/roles.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as users } from '../core/i18n/en/users.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { untilLoaded } from './loaded.ts';
import { type MadePerson, makePerson, removePerson } from './made-people.ts';
import { emailOf, signInByCalls } from './people.ts';

const secret = 'quiet-River-74-boats';
const name = (page: Page) => page.getByLabel(people.name);
const save = (page: Page) => page.getByRole('button', { name: people.save });
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true });
const language = (page: Page, code: string) =>
  page.getByRole('radiogroup', { name: people.language }).getByRole('radio', { name: code });
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('regesta-user') ?? '{}') as Record<string, unknown>);

async function signIn(page: Page, email: string, password = secret) {
  await page.goto('/');
  await page.getByLabel(session.email).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByLabel(session.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Creates a user, signs in and opens the user's own account. */
async function ownAccount(page: Page, request: APIRequestContext, who: string): Promise<MadePerson> {
  const person = await makePerson(request, who);
  await signIn(page, person.email);
  await page.goto('/user/EditOwnAccount');
  await expect(page).toHaveURL(new RegExp(`/users/own-account/${person.id}$`));
  await expect(name(page)).toHaveValue(person.fullName);
  return person;
}

/** The data of a user on the organisation's server. */
async function stored(request: APIRequestContext, id: string) {
  const { token, baseUrl } = await signInByCalls('admin');
  const answer = await request.get(`${baseUrl}/api/v1/users/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Record<string, unknown>;
}

test.describe('the own account', () => {
  test.use({ person: 'nobody' });

  test('is saved on both servers, and session and languages follow', async ({ page, request }) => {
    const person = await ownAccount(page, request, 'own');
    await expect(page).toHaveTitle(`${users.accountTitle} – Regesta`);
    await expect(page.getByLabel(people.email)).toHaveValue(person.email);
    await expect(page.getByLabel(people.email)).not.toBeEditable();
    await expect(page.getByLabel(people.personTitle).getByRole('option')).toHaveText([
      people.none,
      people.MR,
      people.MS,
      people.MRS,
    ]);
    await expect(page.getByRole('group', { name: people.roles })).toHaveCount(0);
    await expect(page.getByRole('button', { name: people.backToUsers })).toBeDisabled();
    await expect(save(page)).toBeDisabled();
    await name(page).fill('  ');
    await expect(name(page)).toHaveAccessibleDescription(people.nameRequired);
    await expect(save(page)).toBeDisabled();
    await name(page).fill('Nora Neu');
    await page.getByLabel(people.personTitle).selectOption({ label: people.MRS });
    await language(page, 'FR').check();
    await expect(box(page, people.WEEKLY_DEADLINE_CHANGES)).toHaveAccessibleDescription(
      people.consentNeedsChanges,
    );
    await expect(box(page, people.WEEKLY_TASKS)).toHaveAccessibleDescription('');
    await box(page, people.WEEKLY_TASKS).check();
    const mainUpdate = page.waitForRequest(
      (request) => request.url().endsWith('/domain/user') && request.method() === 'PUT',
    );
    await save(page).click();
    expect((await mainUpdate).postDataJSON()).toEqual({
      email: person.email,
      fullName: 'Nora Neu',
      preferredLanguage: 'FR',
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const changed = { fullName: 'Nora Neu', title: 'MRS', preferredLanguage: 'FR' };
    const followed = { fallbackLanguage: 'FR', documentDisplayLanguage: 'FR' };
    expect(await storedUser(page)).toMatchObject({ ...changed, ...followed });
    expect(await stored(request, person.id)).toMatchObject({ ...changed, ...followed });
    expect(await page.evaluate(() => localStorage.getItem('regesta-document-language'))).toBe('FR');
    await page.reload();
    await expect(page.locator('input[name="name"]')).toHaveValue('Nora Neu');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await removePerson(request, person);
  });

  test('what of it failed is said, and the rest can be saved again', async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|save an account/);
    const person = await ownAccount(page, request, 'partly');
    await page.route('**/domain/user', (route) => route.abort());
    await page.route('**/UserEmailPreferences', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await name(page).fill('Nora Neu');
    await language(page, 'EN').check();
    await box(page, people.WEEKLY_TASKS).check();
    await save(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(people.notSavedRegister);
    await expect(alert).toContainText(people.notSavedConsents);
    await expect(alert).not.toContainText(people.notSavedUser);
    expect(await stored(request, person.id)).toMatchObject({ fullName: 'Nora Neu' });
    await expect(box(page, people.WEEKLY_TASKS)).toBeChecked();
    await page.unroute('**/domain/user');
    await page.unroute('**/UserEmailPreferences');
    await save(page).click();
    await expect(page.getByText(people.saved)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await removePerson(request, person);
  });

  test('is not left with unsaved entries unless one says so', async ({ page, request }) => {
    const person = await ownAccount(page, request, 'leaving');
    const dialog = page.getByRole('dialog', { name: people.leaveTitle });
    await page.getByRole('link', { name: people.changePassword }).click();
    await page.getByRole('link', { name: people.back, exact: true }).click();
    await name(page).fill('Nora Neu');
    await page.getByRole('link', { name: shell.topics }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(name(page)).toHaveValue('Nora Neu');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: people.stay }).click();
    await expect(page).toHaveURL(new RegExp(person.id));
    await expect(name(page)).toHaveValue('Nora Neu');
    await page.getByRole('link', { name: people.changePassword }).click();
    await dialog.getByRole('button', { name: people.leave }).click();
    await expect(page).toHaveURL(/\/users\/change-password$/);
    await page.goBack();
    await expect(name(page)).toHaveValue(person.fullName);
    await page.getByRole('link', { name: shell.topics }).click();
    await expect(page).toHaveURL(/\/topic/);
    // What still loads, and the stream of comments, would be refused to somebody who is gone.
    await untilLoaded(page);
    await page.goto('about:blank');
    await removePerson(request, person);
  });

  test('is removed by typing the own address, and nothing of it stays on the device', async ({
    page,
    request,
  }) => {
    const person = await ownAccount(page, request, 'removed');
    await page.evaluate(() => localStorage.setItem('of-somebody-else', 'kept'));
    await name(page).fill('Not saved');
    await page.getByRole('button', { name: people.removeAccount }).click();
    const dialog = page.getByRole('dialog', { name: people.removeTitle });
    const typed = dialog.getByLabel(people.email);
    const confirm = dialog.getByRole('button', { name: people.removeAccount });
    await expect(confirm).toBeDisabled();
    await typed.fill(emailOf('reader'));
    await expect(typed).toHaveAccessibleDescription(people.notYourEmail);
    await expect(confirm).toBeDisabled();
    await typed.fill(` ${person.email} `);
    await confirm.click();
    await expect(page).toHaveURL(`${addresses.main}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['of-somebody-else']);
    expect(await stored(request, person.id)).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  test('of the last administrator is not removed', async ({ page, request, consoleGuard }) => {
    consoleGuard.allow(/status of 409|remove the own account:/);
    const person = await ownAccount(page, request, 'last');
    await page.route(`**/users/${person.id}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 409,
            headers: { 'access-control-allow-origin': '*' },
            json: { code: 'LAST_ADMINISTRATOR', message: 'the last administrator must stay one' },
          })
        : route.fallback(),
    );
    await page.getByRole('button', { name: people.removeAccount }).click();
    const dialog = page.getByRole('dialog', { name: people.removeTitle });
    await dialog.getByLabel(people.email).fill(person.email);
    await dialog.getByLabel(people.email).press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(people.lastAdministrator);
    await expect(dialog.getByLabel(people.email)).toHaveValue(person.email);
    await removePerson(request, person);
  });

  test('the picker changes the language of documents alone, and saves it', async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|save the language of documents:/);
    const person = await ownAccount(page, request, 'picker');
    const picker = page.getByRole('group', { name: shell.documentLanguage });
    const reported = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/domain/user'),
    );
    await picker.getByRole('button', { name: /^IT/ }).click();
    expect((await reported).postDataJSON()).toEqual({ email: person.email, documentDisplayLanguage: 'IT' });
    const all = { preferredLanguage: 'DE', fallbackLanguage: 'DE', documentDisplayLanguage: 'IT' };
    expect(await stored(request, person.id)).toMatchObject(all);
    await expect.poll(() => storedUser(page)).toMatchObject(all);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.route('**/users/*', (route) => route.abort());
    await picker.getByRole('button', { name: /^FR/ }).click();
    await expect(page.getByText(shell.languageNotSaved)).toBeVisible();
    await expect(picker.getByRole('button', { name: /^FR/ })).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/users/*');
    await removePerson(request, person);
  });
});

test.describe('for a reader', () => {
  test.use({ person: 'reader' });
  test('the own account of somebody else, or of nobody, is their own', async ({ page }) => {
    const { user } = await signInByCalls('reader');
    const { user: other } = await signInByCalls('admin');
    for (const path of [`own-account/${other.id}`, 'own-account', 'edit']) {
      await page.goto(`/users/${path}`);
      await expect(page).toHaveURL(new RegExp(`/users/own-account/${user.id}$`));
      await expect(page.getByLabel(people.email)).toHaveValue(emailOf('reader'));
    }
  });

  test('somebody else is not edited, and a page says what that needs', async ({ page }) => {
    const { user } = await signInByCalls('admin');
    await page.goto(`/users/edit/${user.id}`);
    const role = warnings.noAccessRole.replace('{{role}}', roles.ADMINISTRATOR);
    await expect(page.getByRole('main').getByText(role)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/users/edit/${user.id}$`));
  });

  test('only the languages of the organisation are offered, and the stored one', async ({ page }) => {
    await page.route('**/domain/settings', async (route) => {
      const reply = await route.fetch();
      return route.fulfill({ response: reply, json: { ...(await reply.json()), languages: ['EN'] } });
    });
    await page.goto('/user/EditOwnAccount');
    const preferred = page.getByRole('radiogroup', { name: people.language }).getByRole('radio');
    await expect(preferred).toHaveCount(2);
    await page.getByRole('button', { name: shell.menu }).click();
    const spoken = page.getByRole('radiogroup', { name: shell.interfaceLanguage }).getByRole('radio');
    await expect(spoken).toHaveCount(1);
    await expect(spoken).toBeChecked();
  });
});

test.describe('for an administrator', () => {
  test.use({ person: 'admin' });

  test('somebody else has roles and no consents, and is saved', async ({ page, request }) => {
    const person = await makePerson(request, 'edited');
    await page.goto(`/users/edit/${person.id}`);
    await expect(name(page)).toHaveValue(person.fullName);
    await expect(page.getByText(people.consents)).toHaveCount(0);
    await expect(page.getByRole('button', { name: people.removeAccount })).toHaveCount(0);
    await expect(page.getByText(people.rolesNote)).toBeVisible();
    await box(page, roles.READER).uncheck();
    await expect(page.getByText(people.roleRequired)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await box(page, roles.CHANGE_EDITOR).check();
    await expect(box(page, roles.READER)).toBeChecked();
    await expect(box(page, roles.READER)).toBeDisabled();
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page).click();
    expect((await saving).postDataJSON()).toEqual({ roles: ['CHANGE_EDITOR'] });
    await expect(page.getByText(people.saved)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(request, person.id)).toMatchObject({
      roles: ['READER', 'CHANGE_READER', 'CHANGE_EDITOR'],
    });
    await page.getByRole('link', { name: people.backToUsers }).click();
    await expect(page).toHaveURL(/\/users\/registered$/);
    await removePerson(request, person);
  });

  for (const [code, status, words] of [
    ['LAST_ADMINISTRATOR', 409, people.lastAdministrator],
    ['EXCLUSIVE_ROLES', 400, people.exclusiveRoles],
    ['ROLE_NOT_YOURS_TO_GIVE', 403, people.roleNotYours],
    ['EMAIL_READ_ONLY', 400, people.emailReadOnly],
    ['OWN_ACCOUNT', 403, people.ownAccount],
    ['INTERNAL_ERROR', 500, people.updateFailed],
  ] as const)
    test(`${code} is told, and nothing chosen is lost`, async ({ page, request, consoleGuard }) => {
      consoleGuard.allow(/status of [45]0|save an account/);
      const person = await makePerson(request, 'refused');
      await page.goto(`/users/edit/${person.id}`);
      await page.route(`**/users/${person.id}`, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status,
              headers: { 'access-control-allow-origin': '*' },
              json: { code, message: 'no' },
            })
          : route.fallback(),
      );
      await box(page, roles.CHAT_USER).check();
      await save(page).click();
      await expect(page.getByRole('alert')).toHaveText(`${people.notSavedUser} ${words}`);
      await expect(box(page, roles.CHAT_USER)).toBeChecked();
      await expect(save(page)).toBeEnabled();
      await removePerson(request, person);
    });

  test('somebody with a role that the administrator may not give has no form, and the page says why', async ({
    page,
    request,
  }) => {
    const person = await makePerson(request, 'provider');
    await page.route(`**/users/${person.id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.abort();
      const reply = await route.fetch();
      const provided = { ...(await reply.json()), roles: ['READER', 'FULL_DOMAIN_ADMIN'] };
      return route.fulfill({ response: reply, json: provided });
    });
    await page.goto(`/users/edit/${person.id}`);
    await expect(page.getByText(roles.FULL_DOMAIN_ADMIN)).toBeVisible();
    await expect(page.getByRole('link', { name: people.backToUsers })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    await removePerson(request, person);
  });

  test('a doctor stays one until another title is chosen', async ({ page, request }) => {
    const person = await makePerson(request, 'doctor');
    await page.route(`**/users/${person.id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const reply = await route.fetch();
      return route.fulfill({ response: reply, json: { ...(await reply.json()), title: 'DR' } });
    });
    await page.goto(`/users/edit/${person.id}`);
    await expect(page.getByLabel(people.personTitle)).toHaveValue('DR');
    await page.getByLabel(people.personTitle).selectOption({ label: people.none });
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page).click();
    expect((await saving).postDataJSON()).toEqual({ title: null });
    await removePerson(request, person);
  });

  test('an unknown user is told, an organisation that is away can be asked again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|status of 404|load an account:/);
    await page.goto('/users/edit/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(people.loadFailed)).toBeVisible();
    await page.route('**/users/*', (route) => route.abort());
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.getByText(common.domainServerAway)).toBeVisible();
  });

  test.describe('in German', () => {
    test.use({ interfaceLanguage: 'DE' });
    test('the form and its dialog are accessible in both themes, wide and narrow', async ({ page }) => {
      await page.goto('/user/EditOwnAccount');
      await expect(page.getByRole('heading', { name: deUsers.accountTitle })).toBeVisible();
      await page.getByLabel(dePeople.name).fill(' ');
      await expectAccessibleInBothThemes(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: dePeople.removeAccount }).click();
      await page.getByRole('dialog').getByLabel(dePeople.email).fill('x');
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  });
});

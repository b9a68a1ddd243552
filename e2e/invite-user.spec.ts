import type { Page } from '@playwright/test';
import { texts as dePeople } from '../core/i18n/de/people.ts';
import { texts as deRoles } from '../core/i18n/de/roles.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as people } from '../core/i18n/en/people.ts';
import { texts as roles } from '../core/i18n/en/roles.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { removeInvite } from './made-people.ts';
import { nextLinkTo } from './mail-links.ts';
import { emailOf } from './people.ts';

test.use({ person: 'admin' });

const domain = 'musterbank.example';
const field = (page: Page) => page.getByLabel(people.email);
const role = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: people.sendInvite });
const to = (text: string, email: string) => text.replace('{{email}}', email);
const newName = (name: string) => `${name}.${Date.now()}`;

test('the form waits for an address and a role, says for which, and then sends a link', async ({
  page,
  request,
}) => {
  const name = newName('invited');
  const email = emailOf(name);
  await page.goto('/users/invite');
  await expect(page.getByText(`@${domain}`)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(page.getByText(people.emailRequired)).toBeVisible();
  await field(page).fill('nora neu');
  await role(page, roles.READER).check();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(people.emailInvalid));
  await field(page).fill(`${'n'.repeat(65)}`);
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(people.emailInvalid));
  await field(page).fill('nora@elsewhere.example');
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(people.domainMismatch));
  await field(page).fill(` ${name} `);
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(people.emailHint));
  await role(page, roles.READER).uncheck();
  await expect(page.getByText(people.roleRequired)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await role(page, roles.COMMENT_EDITOR).check();
  await send(page).click();
  await expect(page.locator('p', { hasText: to(people.inviteSent, email) })).toBeFocused();
  await expect(send(page)).toBeDisabled();
  expect(await nextLinkTo(request, email, [])).toMatch(/^\/invite\/accept\?/);

  await page.getByRole('button', { name: people.inviteMore }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(role(page, roles.COMMENT_EDITOR)).not.toBeChecked();
  await page.getByRole('link', { name: people.backToUsers }).click();
  await expect(page).toHaveURL(/\/users\/registered$/);
  await removeInvite(request, email);
});

test('a role closes what it covers and what it excludes, and only the chosen ones are sent', async ({
  page,
}) => {
  await answerWith(page, 'sent');
  await page.goto('/users/invite');
  await expect(role(page, roles.READER)).toHaveAccessibleDescription(roles.READER_HINT);
  await role(page, roles.READER).check();
  await role(page, roles.ADMINISTRATOR).check();
  for (const covered of ['READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'] as const) {
    await expect(role(page, roles[covered])).toBeChecked();
    await expect(role(page, roles[covered])).toBeDisabled();
    await expect(role(page, roles[covered])).toHaveAccessibleDescription(
      new RegExp(people.covered.replace('{{role}}', roles.ADMINISTRATOR)),
    );
  }
  await expect(role(page, roles.ISOLATED_TESTER)).toBeDisabled();
  await expect(role(page, roles.ISOLATED_TESTER)).toHaveAccessibleDescription(
    new RegExp(people.excluded.replace('{{role}}', roles.ADMINISTRATOR)),
  );
  await role(page, roles.ADMINISTRATOR).uncheck();
  await expect(role(page, roles.READER)).toBeChecked();
  await role(page, roles.ISOLATED_TESTER).check();
  for (const excluded of ['ADMINISTRATOR', 'CHANGE_EDITOR'] as const)
    await expect(role(page, roles[excluded])).toBeDisabled();
  await role(page, roles.ISOLATED_TESTER).uncheck();
  await role(page, roles.CHANGE_EDITOR).check();
  await field(page).fill('nora.neu');
  const create = page.waitForRequest(
    (request) => request.url().endsWith('/invites/create') && request.method() === 'POST',
  );
  await send(page).click();
  expect((await create).postDataJSON()).toEqual({ email: `nora.neu@${domain}`, roles: ['CHANGE_EDITOR'] });
});

test('an address that is used is told at its field, and nothing typed is lost', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400|invite a user:/);
  await page.goto('/users/invite');
  await field(page).fill('reader');
  await role(page, roles.CHAT_USER).check();
  await send(page).click();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(people.emailUsed));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('reader');
  await expect(role(page, roles.CHAT_USER)).toBeChecked();
});

test('a field that gets the focus on a phone stands under the bar with its label', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400|invite a user:/);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/users/invite');
  await field(page).fill('reader');
  await role(page, roles.CHAT_USER).check();
  await send(page).click();
  await expect(field(page)).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const label = await page.locator('label', { hasText: people.email }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});

test('what is filled in is not left unless one says so, until it is sent', async ({ page }) => {
  await answerWith(page, 'sent');
  await page.goto('/users/invite');
  const back = page.getByRole('link', { name: people.backToUsers });
  const dialog = page.getByRole('dialog', { name: people.leaveInviteTitle });
  await role(page, roles.READER).check();
  await field(page).fill('nora.neu');
  await back.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page)).toHaveValue('nora.neu');
  await send(page).click();
  await expect(page.getByText(to(people.inviteSent, `nora.neu@${domain}`))).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/\/users\/registered$/);
});

const answers = [
  ['INVALID_EMAIL_ADDRESS', 400, people.emailInvalid],
  ['EMAIL_DOMAIN_MISMATCH', 403, people.domainMismatch],
] as const;
for (const [code, status, words] of answers)
  test(`${code} is told at the field`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 40|invite a user:/);
    await refuse(page, status, code);
    await fillAndSend(page);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(words));
  });
for (const [code, status, words] of [
  ['EXCLUSIVE_ROLES', 400, people.exclusiveRoles],
  ['ROLE_NOT_YOURS_TO_GIVE', 403, people.roleNotYours],
  ['SOMETHING_ELSE', 400, 'the words of the server'],
  ['INTERNAL_ERROR', 500, people.inviteFailed],
] as const)
  test(`${code} is told in the form`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of [45]0|invite a user:/);
    await refuse(page, status, code);
    await fillAndSend(page);
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(field(page)).toHaveValue('nora.neu');
  });

test('a link is shown where the mail is refused for good, and a mail that waits is told so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 502/);
  const email = `nora.neu@${domain}`;
  const link = 'https://regesta.example/invite/accept?code=1';
  await refuse(page, 502, 'MAIL_REFUSED', { link });
  await fillAndSend(page);
  await expect(page.getByText(to(people.inviteRefused, email))).toBeVisible();
  await expect(page.getByLabel(people.link, { exact: true })).toHaveValue(/code=1$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: people.copyLink }).click();
  await expect(page.getByText(people.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/code=1$/);
  await page.getByRole('button', { name: people.inviteMore }).click();
  await answerWith(page, 'queued');
  await field(page).fill('nora.neu');
  await role(page, roles.READER).check();
  await send(page).click();
  await expect(page.getByText(to(people.inviteQueued, email))).toBeVisible();
});

test('says which server cannot be reached, and loads when asked again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_|load what an invite needs:/);
  await page.route('**/domain/Roles', (route) => route.abort());
  await page.goto('/users/invite');
  await expect(page.getByText(common.mainServerAway)).toBeVisible();
  await page.unroute('**/domain/Roles');
  await page.getByRole('button', { name: common.retry }).click();
  await expect(field(page)).toBeVisible();
});

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });
  test('the form is accessible in both themes, wide and narrow, with its error', async ({ page }) => {
    await page.goto('/users/invite');
    await page.getByLabel(dePeople.email).fill('nora@');
    await page.getByRole('checkbox', { name: deRoles.ISOLATED_TESTER }).check();
    await expect(page.getByText(dePeople.emailInvalid).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Makes the organisation's server refuse the invite after the main server has reserved the address. */
async function refuse(page: Page, status: number, code: string, more = {}) {
  await keepNothing(page);
  await page.route('**/invites/create', (route) =>
    route.fulfill({
      status,
      headers: crossOrigin,
      json: { code, message: 'the words of the server', ...more },
    }),
  );
}

/** Makes the organisation's server create the invite and report this outcome of its mail. */
async function answerWith(page: Page, mail: string) {
  await keepNothing(page);
  const invite = { id: '1', email: 'x', roles: ['READER'], createdAt: '', expires: '', isExpired: false };
  await page.route('**/invites/create', (route) =>
    route.fulfill({ headers: crossOrigin, json: { invite, mail } }),
  );
}

async function keepNothing(page: Page) {
  await page.route('**/domain/user', (route) =>
    route.fulfill({
      json: { email: 'x', ...(route.request().method() === 'POST' ? { accepted: false } : {}) },
    }),
  );
}

async function fillAndSend(page: Page) {
  await page.goto('/users/invite');
  await field(page).fill('nora.neu');
  await role(page, roles.READER).check();
  await send(page).click();
}

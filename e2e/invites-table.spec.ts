import type { Page } from '@playwright/test';
import { texts as deTable } from '../core/i18n/de/table.ts';
import { texts as de } from '../core/i18n/de/users.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as table } from '../core/i18n/en/table.ts';
import { texts as users } from '../core/i18n/en/users.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { invitePerson, removeInvite } from './made-people.ts';
import { linksTo, nextLinkTo } from './mail-links.ts';

test.use({ person: 'admin' });

const row = (page: Page, words: string) => page.locator('tbody tr').filter({ hasText: words });
const button = (page: Page, text: string, email: string) =>
  page.getByRole('button', { name: text.replace('{{email}}', email), exact: true });
const filter = (page: Page, column: string, text = table.filter) =>
  page.getByLabel(text.replace('{{column}}', column), { exact: true });
const invitesCall = '**/musterbank/api/v1/invites';

type Listed = {
  id: string;
  email: string;
  roles: string[];
  createdAt: string;
  expires: string;
  isExpired: boolean;
};

/** Makes the organisation's server return these invites. */
async function list(page: Page, invites: Partial<Listed>[]) {
  await page.route(invitesCall, async (route) => {
    const response = await route.fetch();
    const whole = invites.map((each, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      roles: ['READER'],
      email: `invited${index}@musterbank.example`,
      createdAt: '2026-01-01T08:00:00.000Z',
      expires: '2099-01-01T08:00:00.000Z',
      isExpired: false,
      ...each,
    }));
    await route.fulfill({ response, json: whole });
  });
}

test('an invite is sent again, then deleted, and its address is free', async ({ page, request }) => {
  const email = await invitePerson(request, 'again');
  const before = [await nextLinkTo(request, email, [])];
  await page.goto('/users/invites');
  await filter(page, users.email).fill(email);
  await expect(row(page, email)).toContainText('Reader');
  await filter(page, users.roles).selectOption({ label: 'Reader' });
  await expect(row(page, email)).toBeVisible();
  await expect(row(page, email)).toContainText(/\d\d\/\d\d\/20\d\d/);
  await button(page, users.resend, email).click();
  await expect(page.getByText(users.resent)).toBeVisible();
  await expect(button(page, users.resend, email)).toHaveAttribute('aria-disabled', 'true');
  await nextLinkTo(request, email, before);
  expect(await linksTo(request, email)).toHaveLength(2);

  await button(page, users.deleteInvite, email).click();
  const dialog = page.getByRole('dialog', { name: users.deleteInviteTitle });
  await expect(dialog).toContainText(email);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  const freed = page.waitForResponse(
    (reply) =>
      reply.url() === `${addresses.main}/api/v1/domain/user` && reply.request().method() === 'DELETE',
  );
  await dialog.getByRole('button', { name: users.deleteSubmit }).click();
  await expect(page.getByText(users.inviteDeleted)).toBeVisible();
  expect((await freed).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
  await expect(row(page, email)).toHaveCount(0);
  await removeInvite(request, email);
});

test('an expired invite says so in a word and is not sent again', async ({ page }) => {
  await list(page, [{}, { expires: '2026-01-15T08:00:00.000Z', isExpired: true }]);
  await page.goto('/users/invites');
  const expired = row(page, 'invited1@');
  await expect(expired).toContainText('15/01/2026');
  await expect(expired).toContainText(users.expired);
  await expect(expired.getByRole('button')).toHaveCount(1);
  await expect(row(page, 'invited0@')).not.toContainText(users.expired);
  await expect(row(page, 'invited0@').getByRole('button')).toHaveCount(2);
  await filter(page, users.expires).fill(users.expired);
  await expect(row(page, 'invited0@')).toHaveCount(0);
  await expect(expired).toBeVisible();
});

test('a mail that waits, one that is refused and one that fails are told apart', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 50[02]|send an invite again/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await list(page, [{}]);
  await page.goto('/users/invites');
  const email = 'invited0@musterbank.example';
  const invite = {
    id: '00000000-0000-4000-8000-000000000000',
    email,
    roles: ['READER'],
    createdAt: '2026-01-01T08:00:00.000Z',
    expires: '2099-01-01T08:00:00.000Z',
    isExpired: false,
  };
  const link = 'https://portal.example/invite/accept?code=secret';
  const headers = { 'access-control-allow-origin': '*' };
  const answer = async (status: number, json: object) => {
    await page.unroute('**/resend');
    await page.route('**/resend', (route) => route.fulfill({ status, json, headers }));
  };
  await answer(500, { code: 'INTERNAL_ERROR', message: 'no' });
  await button(page, users.resend, email).click();
  await expect(page.getByText(users.resendFailed)).toBeVisible();

  await answer(502, { code: 'MAIL_REFUSED', message: 'no', link });
  await button(page, users.resendAgain, email).click();
  const dialog = page.getByRole('dialog', { name: users.linkTitle });
  await expect(dialog).toContainText(email);
  await expect(dialog.getByLabel(users.link)).toHaveValue(link);
  await dialog.getByRole('button', { name: users.copyLink }).click();
  await expect(dialog.getByRole('button', { name: users.linkCopied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: common.close }).click();

  await answer(200, { invite, mail: 'queued' });
  await button(page, users.resendAgain, email).click();
  await expect(page.getByText(users.resendQueued)).toBeVisible();
  await expect(button(page, users.resend, email)).toHaveAttribute('aria-disabled', 'true');
});

test('a deletion that fails stays open, says why and can be tried again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 403|ERR_FAILED|delete an invite/);
  await list(page, [{}]);
  await page.goto('/users/invites');
  await page.route('**/musterbank/api/v1/invites/*', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'FORBIDDEN', message: 'no' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await button(page, users.deleteInvite, 'invited0@musterbank.example').click();
  const dialog = page.getByRole('dialog', { name: users.deleteInviteTitle });
  await dialog.getByRole('button', { name: users.deleteSubmit }).click();
  await expect(dialog.getByRole('alert')).toHaveText(users.forbidden);
  await page.unroute('**/musterbank/api/v1/invites/*');
  await page.route('**/musterbank/api/v1/invites/*', (route) => route.abort());
  await dialog.getByRole('button', { name: users.deleteSubmit }).click();
  await expect(dialog.getByRole('alert')).toContainText(common.domainServerAway);
  await dialog.getByRole('button', { name: common.cancel }).click();
  await expect(row(page, 'invited0@')).toBeVisible();
});

test('no invite is said, and so is that they cannot be had', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 403|load the invites/);
  await list(page, []);
  await page.goto('/users/invites');
  await expect(page.getByText(users.invitesEmpty)).toBeVisible();
  await page.unroute(invitesCall);
  await page.route(invitesCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 403, json: { code: 'FORBIDDEN', message: 'no' } });
  });
  await page.reload();
  await expect(page.getByRole('alert').getByText(users.invitesFetchFailed)).toBeVisible();
  await page.unroute(invitesCall);
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.getByText(users.invitesFetchFailed)).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });
  for (const [view, remove] of [
    ['registered', de.delete.replace('{{name}}', 'Chloe Carter')],
    ['invites', de.deleteInvite.replace('{{email}}', 'invited0@musterbank.example')],
  ] as const)
    test(`the table of ${view} is accessible in both themes, wide and narrow, with its dialogs`, async ({
      page,
    }) => {
      await list(page, [
        { roles: ['CHANGE_EDITOR', 'COMMENT_EDITOR'] },
        { expires: '2026-01-15T08:00:00.000Z', isExpired: true },
      ]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/users/${view}`);
      await expect(row(page, '@musterbank.example').first()).toBeVisible();
      await page.getByRole('button', { name: deTable.settings }).click();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByRole('button', { name: deTable.sortAndFilter }).click();
      await expectAccessibleInBothThemes(page);
      await page.emulateMedia({ colorScheme: 'light' });
      const sorts = page.getByRole('columnheader', { name: de.roles }).getByRole('button');
      await sorts.click();
      await page.getByRole('button', { name: remove, exact: true }).click();
      await expect(page.getByRole('dialog', { name: /löschen/ })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
});

import type { Page } from '@playwright/test';
import { texts as deSession } from '../core/i18n/de/session.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as leaving } from '../core/i18n/en/leaving.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { emailOf, password } from './people.ts';

test.use({ person: 'nobody' });

const email = (page: Page) => page.getByLabel(session.email);
const secret = (page: Page) => page.getByLabel(session.password, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: session.signIn, exact: true });

async function signIn(page: Page, name = 'tester') {
  await email(page).fill(emailOf(name));
  await secret(page).fill(password);
  await submit(page).click();
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('asks for both fields, each in its own words, and puts the focus there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main form')).toHaveCSS('width', '450px');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0), 'the footer stands at the bottom').toBe(900);
  await expect(page.getByText(session.emailRequired)).toHaveCount(0);
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(session.emailRequired);
  await email(page).fill(emailOf('reader'));
  await submit(page).click();
  await expect(page.getByText(session.emailRequired)).toHaveCount(0);
  await expect(secret(page)).toBeFocused();
  await expect(secret(page)).toHaveAccessibleDescription(session.passwordRequired);
  expect(await storedKeys(page)).not.toContain('regesta-token');
});

test('says that the sign-in failed for five seconds, and keeps what was typed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/sign in:|status of 4\d\d/);
  await page.clock.install();
  await page.goto('/');
  await email(page).fill(emailOf('reader'));
  await secret(page).fill('wrong password');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(session.failed);
  await page.clock.runFor(4_900);
  await expect(page.getByRole('alert')).toHaveText(session.failed);
  await page.clock.runFor(200);
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(email(page)).toHaveValue(emailOf('reader'));
  await expect(secret(page)).toHaveValue('wrong password');
});

test('a message stays while somebody points at it, and goes when they leave', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/sign in:|status of 4\d\d/);
  await page.clock.install();
  await page.goto('/');
  await email(page).fill(emailOf('reader'));
  await secret(page).fill('wrong password');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(session.failed);
  await page.getByText(session.failed).hover();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toHaveText(session.failed);
  await email(page).hover();
  await page.clock.runFor(5_100);
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(email(page)).toHaveValue(emailOf('reader'));
});

test('shows and hides the password', async ({ page }) => {
  await page.goto('/');
  await secret(page).fill('visible');
  await expect(secret(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: session.showPassword }).click();
  await expect(secret(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: session.hidePassword }).click();
  await expect(secret(page)).toHaveAttribute('type', 'password');
});

test('leads where the person was going, once', async ({ page }) => {
  await page.goto('/read/bankg-m/5?versionDate=2022-06-01#5%5E2');
  await expect(page).toHaveURL(`${addresses.main}/`);
  await signIn(page);
  await expect(page).toHaveURL(/\/read\/bankg-m\/5\?versionDate=2022-06-01#5%5E2$/);
  await page.goto('/logout');
  await page.getByRole('button', { name: leaving.leave }).click();
  await expect(page).toHaveURL(`${addresses.main}/`);
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('works by keyboard alone, from the first field to the reader and out again', async ({ page }) => {
  await page.goto('/');
  await email(page).focus();
  await page.keyboard.type(emailOf('tester'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Tessa Thompson/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main')).not.toBeFocused();
  const menu = page.getByRole('button', { name: shell.menu });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: shell.signOut }).focus();
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeVisible();
});

test('who leaves the page before their rights have come has them on the next one', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'editor');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => storedKeys(page)).toContain('regesta-capabilities');
  await page.evaluate(() => localStorage.removeItem('regesta-capabilities'));
  await page.goto('/read');
  await expect.poll(() => storedKeys(page)).toContain('regesta-capabilities');
});

test('signing out removes the session and leaves the keys of others', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('host-cart', 'three books'));
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await storedKeys(page)).toEqual(
    expect.arrayContaining(['regesta-token', 'regesta-user', 'regesta-domain-base-url']),
  );
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('link', { name: shell.signOut }).click();
  await expect(page).toHaveURL(`${addresses.main}/`);
  const left = await storedKeys(page);
  expect(left).toContain('host-cart');
  for (const key of ['token', 'user', 'domain-base-url', 'main-base-url', 'capabilities', 'redirect'])
    expect(left).not.toContain(`regesta-${key}`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${addresses.main}/`);
});

test.describe('with a session', () => {
  test.use({ person: 'tester' });

  test('skips the sign-in page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  for (const [server, call] of [
    ['main', '**/api/v1/ListOfRegulation'],
    ['domain', '**/api/v1/statistics'],
  ] as const)
    test(`a 401 of the ${server} server on any call signs out, removes product keys only and leads to the root`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/401|session is over/);
      await page.goto('/dashboard');
      await page.evaluate(() => localStorage.setItem('host-cart', 'three books'));
      await page.route(call, (route) =>
        route.fulfill({ status: 401, json: { code: 'UNAUTHORISED', message: 'the token has expired' } }),
      );
      await page.reload();
      await expect(page).toHaveURL(`${addresses.main}/`);
      await expect(submit(page)).toBeVisible();
      const left = await storedKeys(page);
      expect(left).toContain('host-cart');
      expect(left).not.toContain('regesta-token');
      expect(left).not.toContain('regesta-user');
    });

  test('a token that the servers do not know signs out', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/401|session is over/);
    await page.goto('/dashboard');
    await page.evaluate(() => localStorage.setItem('regesta-token', 'eyJhbGciOiJFZERTQSJ9.e30.AAAA'));
    await page.goto('/read');
    await expect(page).toHaveURL(`${addresses.main}/`);
    await expect(submit(page)).toBeVisible();
  });

  test('an unreachable main server is named, with a retry that works', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_|Failed to fetch|ListOfRegulation|list/i);
    await page.route('**/api/v1/ListOfRegulation', (route) => route.abort());
    await page.goto('/read');
    await expect(page.getByText(common.mainServerAway)).toBeVisible();
    await expect(page.getByText(common.domainServerAway)).toHaveCount(0);
    await page.unroute('**/api/v1/ListOfRegulation');
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('link', { name: /Banken.*Muster|BankG-M/ }).first()).toBeVisible();
  });
});

for (const [server, address] of [
  ['main', '**/api/v1/domain/base-url*'],
  ['domain', '**/api/v1/users/authenticate'],
] as const) {
  test(`an unreachable ${server} server makes signing in unavailable for a while, and trying again works`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|sign in:/);
    await page.goto('/');
    await page.route(address, (route) => route.abort());
    await signIn(page);
    const away = server === 'main' ? common.mainServerAway : common.domainServerAway;
    await expect(page.getByRole('alert')).toHaveText(`${away} ${session.unavailable}`);
    await page.unroute(address);
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('speaks German when asked, and remembers it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: deSession.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await page.getByRole('button', { name: deSession.signIn }).click();
  await expect(page.getByLabel(deSession.email)).toHaveAccessibleDescription(deSession.emailRequired);
});

test('is accessible in both themes, with its errors, wide and narrow', async ({ page }) => {
  await page.goto('/');
  await expectAccessibleInBothThemes(page);
  await submit(page).click();
  await expect(page.getByText(session.emailRequired)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
});

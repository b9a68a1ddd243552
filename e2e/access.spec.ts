import type { APIRequestContext, Page } from '@playwright/test';
import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as deWarnings } from '../core/i18n/de/warnings.ts';
import { texts as audit } from '../core/i18n/en/audit.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as roles } from '../core/i18n/en/roles.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { type MadePerson, makePerson, removePerson } from './made-people.ts';
import { signInByCalls } from './people.ts';

// What users lack is what the servers answer: nothing is put in between. Plans that are taken away are tried
// in administration.spec.ts, where they are changed.
const capabilities = '**/api/v1/users/current/capabilities';

/** Expects, at this address, the page that says that this role is missing. */
async function expectRoleMissing(page: Page, path: string, role: keyof typeof roles) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: warnings.noAccessTitle })).toBeVisible();
  // The support of the organisation may have an address, which is a link.
  await expect(main.getByRole('paragraph').filter({ hasNot: page.getByRole('link') })).toHaveText([
    warnings.noAccessRole.replace('{{role}}', roles[role]),
    warnings.noAccessHint,
    warnings.noAccessSignIn,
  ]);
  expect(new URL(page.url()).pathname).toBe(path);
}

test.describe('without the role', () => {
  test.use({ person: 'reader' });

  for (const [path, role] of [
    ['/changes', 'CHANGE_READER'],
    ['/users/registered', 'ADMINISTRATOR'],
    ['/users/invites', 'ADMINISTRATOR'],
    ['/users/invite', 'ADMINISTRATOR'],
    ['/audit', 'ADMINISTRATOR'],
    ['/organisation', 'ADMINISTRATOR'],
    ['/domains', 'FULL_DOMAIN_ADMIN'],
  ] as const)
    test(`a page in place of ${path} says so, and leads on`, async ({ page }) => {
      await page.goto(path);
      await expectRoleMissing(page, path, role);
      await expectAccessibleInBothThemes(page);
      await page.getByRole('main').getByRole('link', { name: shell.toDashboard }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

  test.describe('in German on a phone', () => {
    test.use({ interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });

    test('the page fits', async ({ page }) => {
      await page.goto('/changes');
      await expect(page.getByRole('heading', { name: deWarnings.noAccessTitle })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: deShell.toDashboard })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
});

test.describe('without a session', () => {
  test.use({ person: 'nobody' });
  for (const path of ['/changes', '/audit'])
    test(`${path} leads to the sign-in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
});

test.describe('a role that is taken away while its user is signed in', () => {
  test.use({ person: 'nobody' });
  let person: MadePerson;
  test.beforeEach(async ({ request }) => {
    person = await makePerson(request, 'gate');
  });
  test.afterEach(({ request }) => removePerson(request, person));

  const give = async (request: APIRequestContext, held: string[]) => {
    const { token, baseUrl } = await signInByCalls('admin');
    const reply = await request.put(`${baseUrl}/api/v1/users/${person.id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { roles: held },
    });
    expect(reply.ok()).toBe(true);
  };

  for (const [path, role, before] of [
    ['/changes', 'CHANGE_READER', shell.changes],
    ['/audit', 'ADMINISTRATOR', audit.title],
  ] as const)
    test(`closes ${path}`, async ({ page, request, consoleGuard }) => {
      consoleGuard.allow(/403|load the audit log/);
      await give(request, [role]);
      await page.goto('/');
      await page.getByLabel(session.email).fill(person.email);
      await page.getByLabel(session.password, { exact: true }).fill('quiet-River-74-boats');
      await page.getByRole('button', { name: session.signIn, exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
      await give(request, ['READER']);
      await page.goto(path);
      await expectRoleMissing(page, path, role);
    });
});

test.describe('with role and plan', () => {
  test.use({ person: 'editor' });

  test('nothing is in the way, also where the capabilities have to be loaded first', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('regesta-capabilities'));
    const loaded = page.waitForRequest(capabilities);
    await page.goto('/changes');
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: shell.changes })).toBeVisible();
    await expect(page).toHaveURL(/\/changes$/);
  });

  test('a server that cannot be asked is named, and asked again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_|ask for the rights to a page:/);
    await page.route(capabilities, (route) => route.abort());
    await page.goto('/changes');
    await expect(page.getByText(common.domainServerAway)).toBeVisible();
    await page.unroute(capabilities);
    await page.getByRole('main').getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: shell.changes })).toBeVisible();
  });
});

test.describe('isolated testers', () => {
  test.use({ person: 'tester' });

  test('learn what is not theirs', async ({ page }) => {
    await page.goto('/changes');
    await expect(page.getByRole('heading', { level: 1, name: warnings.testerTitle })).toBeVisible();
    await expect(page.getByText(warnings.testerText)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import { texts as deAccept } from '../core/i18n/de/accept.ts';
import { texts as accept } from '../core/i18n/en/accept.ts';
import { texts as access } from '../core/i18n/en/access.ts';
import { texts as leaving } from '../core/i18n/en/leaving.ts';
import { texts as password } from '../core/i18n/en/password.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { addresses, policies } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { nextLinkTo } from './mail-links.ts';
import { emailOf, signInByCalls } from './people.ts';

test.use({ person: 'nobody' });

const chosen = 'quiet-River-74-boats';

/** Invites a new person as an administrator; resolves to the link of the mail. */
async function invited(request: APIRequestContext, name: string) {
  const email = emailOf(`${name}.${Date.now()}`);
  const { token, baseUrl } = await signInByCalls('admin');
  const sent = await request.post(`${baseUrl}/api/v1/invites/create`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email, roles: ['READER'] },
  });
  expect(sent.ok()).toBe(true);
  return { email, link: await nextLinkTo(request, email, []) };
}

async function fill(page: Page, email: string, secret = chosen) {
  await page.getByLabel(accept.email).fill(email);
  await page.getByLabel(accept.name, { exact: true }).fill('Nina Neu');
  await page.getByLabel(password.new, { exact: true }).fill(secret);
  await page.getByLabel(password.repeat).fill(secret);
  await page.getByLabel(accept.privacy).check();
  await page.getByLabel(accept.terms).check();
}
const submit = (page: Page) => page.getByRole('button', { name: accept.submit });

test.describe('of somebody who is signed in', () => {
  test.use({ person: 'tester' });

  test('an invite lets who is signed in leave first, makes a user and leads to the first steps', async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 400|accept an invite:|look up an invite:/);
    const { email, link } = await invited(request, 'nina');
    await page.goto(link);
    await page.getByRole('button', { name: leaving.leaveAndGoOn }).click();
    await expect(page.getByText(accept.subtitle.replace('{{organisation}}', 'Musterbank AG'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('regesta-token'))).toBeNull();
    const policy = page.getByRole('link', { name: accept.privacyPage });
    await expect(policy).toHaveAttribute('href', policies.privacy);
    await expect(page.getByRole('link', { name: accept.termsPage })).toHaveAttribute('href', policies.terms);

    await fill(page, emailOf('somebody.else'), 'Password123!');
    await page.getByLabel(accept.personTitle).selectOption({ label: accept.MS });
    await page.getByRole('radio', { name: 'Français' }).check();
    await submit(page).click();
    await expect(page.getByLabel(accept.email)).toHaveAccessibleDescription(accept.wrongEmail);
    await expect(page.getByLabel(accept.email)).toBeFocused();
    await page.getByLabel(accept.email).fill(email);
    await submit(page).click();
    await expect(page.getByLabel(password.new, { exact: true })).toHaveAccessibleDescription(password.common);
    await expect(page.getByLabel(password.new, { exact: true })).toBeFocused();
    await fill(page, email);
    await submit(page).click();
    await expect(page).toHaveURL(/\/topic\/first_login$/);
    await expect(page.getByText(accept.created)).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('regesta-user'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({
      email,
      fullName: 'Nina Neu',
      title: 'MS',
      preferredLanguage: 'FR',
    });

    await page.goto(link);
    await expect(page.getByRole('heading', { name: accept.deadTitle })).toBeFocused();
    await expect(page.getByText(accept.consumed)).toBeVisible();
    await page.getByRole('link', { name: leaving.stay }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('names each entry that is missing, and puts the focus on the first', async ({ page, request }) => {
  const { link } = await invited(request, 'leo');
  await page.goto(link);
  await submit(page).click();
  const fields = [
    [page.getByLabel(accept.email), accept.emailRequired],
    [page.getByLabel(accept.name, { exact: true }), accept.nameRequired],
    [page.getByLabel(password.new, { exact: true }), password.required],
    [page.getByLabel(password.repeat), password.required],
    [page.getByLabel(accept.privacy), accept.privacyRequired],
    [page.getByLabel(accept.terms), accept.termsRequired],
  ] as const;
  await expect(fields[0][0]).toBeFocused();
  // The error is at the end of the description, which begins with a link to the policy.
  for (const [field, error] of fields)
    await expect(field).toHaveAccessibleDescription(new RegExp(`${error}$`));
  await fill(page, 'leo@musterbank.example');
  await page.getByLabel(accept.terms).uncheck();
  await submit(page).click();
  await expect(page.getByLabel(accept.terms)).toBeFocused();
});

test('an expired invite says so, an unknown one is invalid', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 400|look up an invite:/);
  const query = new URLSearchParams({ baseURL: `${addresses.domain}/musterbank`, code: 'nothing' });
  await page.goto(`/invite/accept?${query}`);
  await expect(page.getByText(accept.invalid)).toBeVisible();
  await page.route('**/invites/validate/*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 'EXPIRED', message: 'the invite has run out' },
    }),
  );
  await page.reload();
  await expect(page.getByText(accept.expired)).toBeVisible();
  await expect(page.getByRole('link', { name: access.toSignIn })).toBeVisible();
});

for (const query of ['', '?code=1', '?baseURL=https%3A%2F%2Fevil.example%2Fbank&code=1'])
  test(`an invite with "${query}" leads back to the sign-in`, async ({ page }) => {
    await page.goto(`/invite/accept${query}`);
    await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
    await expect(page).toHaveURL(`${addresses.main}/`);
  });

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });
  test('the form is accessible in both themes, wide and narrow, with its errors', async ({
    page,
    request,
  }) => {
    const { link } = await invited(request, 'mia');
    await page.goto(link);
    await page.getByRole('button', { name: deAccept.submit }).click();
    await expect(page.getByText(deAccept.nameRequired)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

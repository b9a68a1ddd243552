import { texts as deAccess } from '../core/i18n/de/access.ts';
import { texts as dePassword } from '../core/i18n/de/password.ts';
import { texts as access } from '../core/i18n/en/access.ts';
import { texts as password } from '../core/i18n/en/password.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { linksTo, nextLinkTo } from './mail-links.ts';
import { emailOf, password as oldPassword } from './people.ts';

test.use({ person: 'nobody' });

const chosen = 'quiet-River-74-boats';
const known = encodeURIComponent(`${addresses.domain}/musterbank`);
const deadLink = `/user/password/reset?baseURL=${known}&code=nothing`;

test('a forgotten password is replaced by a link that works once', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400|reset a password:/);
  // A user of the other organisation, since other tests sign in to this one with the sample's password.
  const email = emailOf('chat@alpina.example');
  const before = await linksTo(request, email);
  await page.goto('/');
  await page.getByRole('link', { name: session.forgot }).click();
  await expect(page).toHaveURL(/\/PasswordResetRequest$/);
  await page.getByLabel(session.email).fill(` ${email} `);
  await page.getByRole('button', { name: access.sendLink }).click();
  await expect(page.getByRole('heading', { name: access.sentTitle })).toBeFocused();
  await expect(page.getByText(access.resetSent.replace('{{email}}', email))).toBeVisible();
  const link = await nextLinkTo(request, email, before);

  await page.goto(link);
  const submit = page.getByRole('button', { name: access.setPassword });
  const field = page.getByLabel(password.new, { exact: true });
  const repeated = page.getByLabel(password.repeat);
  await submit.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(password.required);
  await field.fill('Password123!');
  await repeated.fill('Password123');
  await submit.click();
  await expect(repeated).toBeFocused();
  await expect(repeated).toHaveAccessibleDescription(password.different);
  await repeated.fill('Password123!');
  await submit.click();
  await expect(field).toHaveAccessibleDescription(password.common);
  await expect(field).toBeFocused();
  await expect(repeated).toHaveValue('Password123!');
  await field.fill(chosen);
  await repeated.fill(chosen);
  await submit.click();
  await expect(page.getByRole('heading', { name: access.resetDoneTitle })).toBeFocused();
  await page.getByRole('link', { name: access.toSignIn }).click();

  await page.goto(link);
  await field.fill(chosen);
  await repeated.fill(chosen);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(access.linkUsed);
  await page.getByRole('link', { name: access.askAgain }).click();
  await expect(page).toHaveURL(/\/PasswordResetRequest$/);

  await page.goto('/');
  await page.getByLabel(session.email).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill(chosen);
  await page.getByLabel(session.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(chosen).not.toBe(oldPassword);
});

test('the request needs a valid address, and says of unknown ones what it says of others', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/PasswordResetRequest');
  const field = page.getByLabel(session.email);
  const submit = page.getByRole('button', { name: access.sendLink });
  await submit.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(session.emailRequired);
  await field.fill('nobody@');
  await expect(field).toHaveAccessibleDescription(access.emailInvalid);
  for (const email of ['nobody.at.all@musterbank.example', 'nobody@elsewhere.example']) {
    await page.goto('/PasswordResetRequest');
    await field.fill(email);
    await field.press('Enter');
    await expect(page.getByText(access.resetSent.replace('{{email}}', email))).toBeVisible();
  }
});

test('the strength meter says which rules are met, and how more is won', async ({ page }) => {
  await page.goto(deadLink);
  const field = page.getByLabel(password.new, { exact: true });
  const strength = page.getByRole('main').getByRole('status');
  const rules = page.getByRole('list', { name: password.rules }).getByRole('listitem');
  await expect(strength).toHaveText(password.strengthEmpty);
  await expect(rules.filter({ hasText: password.missing })).toHaveCount(5);
  await field.fill('river');
  await expect(strength).toHaveText(password.strengthWeak);
  await expect(rules.filter({ hasText: password.lowercase })).toContainText(password.met);
  await field.fill('riverRiver7');
  await expect(strength).toHaveText(password.strengthFair);
  await expect(rules.filter({ hasText: password.missing })).toHaveText(new RegExp(password.special));
  await field.fill('river-Rive7');
  await expect(strength).toHaveText(password.strengthWord);
  await field.fill('tX7-qvLm2k');
  await expect(strength).toHaveText(password.strengthGood);
  await field.fill(chosen);
  await expect(strength).toHaveText(password.strengthStrong);
  await expect(rules.filter({ hasText: password.missing })).toHaveCount(0);
});

for (const query of ['', '?code=1', `?baseURL=${known}`, '?baseURL=https%3A%2F%2Fevil.example%2Fbank&code=1'])
  test(`a link with "${query}" leads back to the sign-in, and calls nobody`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://evil')) foreign.push(request.url());
    });
    await page.goto(`/user/password/reset${query}`);
    await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
    await expect(page).toHaveURL(`${addresses.main}/`);
    expect(foreign).toEqual([]);
  });

test('an unreachable server is named, and trying again works', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_|look up the server/);
  await page.route('**/domain/base-url/known*', (route) => route.abort());
  await page.goto(deadLink);
  await expect(page.getByRole('alert')).toContainText(access.unavailable);
  await page.unroute('**/domain/base-url/known*');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { name: access.resetTitle })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });
  test('both pages are accessible in both themes, wide and narrow, with their errors', async ({ page }) => {
    for (const [address, button] of [
      ['/PasswordResetRequest', deAccess.sendLink],
      [deadLink, deAccess.setPassword],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('[aria-invalid]').first()).toBeFocused();
      await expectAccessibleInBothThemes(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
    await page.getByLabel(dePassword.new, { exact: true }).fill('river');
    await expectAccessibleInBothThemes(page);
  });
});

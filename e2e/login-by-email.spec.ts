import { texts as deAccess } from '../core/i18n/de/access.ts';
import { texts as deSession } from '../core/i18n/de/session.ts';
import { texts as access } from '../core/i18n/en/access.ts';
import { texts as leaving } from '../core/i18n/en/leaving.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { linksTo, nextLinkTo } from './mail-links.ts';
import { emailOf } from './people.ts';

test.use({ person: 'nobody' });

test('a link by e-mail signs in, once, and leads where the person was going', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400|sign in by a link:/);
  const email = emailOf('comments');
  const before = await linksTo(request, email);
  await page.goto('/topic/support');
  await page.getByRole('link', { name: session.byEmail }).click();
  await page.getByLabel(session.email).fill(email);
  await page.getByRole('button', { name: access.sendLink }).click();
  await expect(page.getByText(access.loginSent.replace('{{email}}', email))).toBeVisible();
  const link = await nextLinkTo(request, email, before);
  await page.goto(link);
  await expect(page).toHaveURL(/\/topic\/support$/);

  await page.goto('/logout');
  await page.getByRole('button', { name: leaving.leave }).click();
  await expect(page.getByLabel(session.email)).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/loginbyemail$/);
  await expect(page.getByRole('alert')).toHaveText(access.linkUsed);
});

test('a link that no server knows leads to asking for another', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 40[04]|sign in by a link:/);
  for (const email of [emailOf('reader'), 'nobody@elsewhere.example']) {
    const query = new URLSearchParams({ baseURL: 'https://evil.example', email, temporaryToken: 'no' });
    await page.goto(`/loginbyemail?${query}`);
    await expect(page).toHaveURL(/\/loginbyemail$/);
    await expect(page.getByRole('alert')).toHaveText(access.loginFailed);
  }
  const field = page.getByLabel(session.email);
  await page.getByRole('button', { name: access.sendLink }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(session.emailRequired);
});

test('a link that met an unreachable server is tried again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_|status of 400|sign in by a link:/);
  await page.route('**/users/loginUsingToken*', (route) => route.abort());
  await page.goto(`/loginbyemail?${new URLSearchParams({ email: emailOf('reader'), temporaryToken: 'no' })}`);
  await expect(page.getByRole('alert')).toContainText(access.unavailable);
  await page.unroute('**/users/loginUsingToken*');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(access.loginFailed);
});

test.describe('in German', () => {
  test.use({ interfaceLanguage: 'DE' });
  test('the way there is accessible in both themes, wide and narrow', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: deSession.byEmail }).click();
    await page.getByRole('button', { name: deAccess.sendLink }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessibleInBothThemes(page);
  });
});

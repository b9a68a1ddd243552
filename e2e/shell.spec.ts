import type { Page } from '@playwright/test';
import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as questions } from '../core/i18n/en/questions.ts';
import { texts as roles } from '../core/i18n/en/roles.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

test.use({ person: 'reader' });

async function openDrawer(page: Page, menu = shell.menu) {
  await page.getByRole('button', { name: menu }).click();
  return page.getByRole('dialog', { name: menu });
}
const linkNames = (page: Page, name = shell.menu) =>
  page
    .getByRole('dialog', { name })
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.textContent));

test('the logo leads to the dashboard, the bar to texts and topics, the drawer to all else', async ({
  page,
}) => {
  await page.goto('/read');
  const bar = page.getByRole('banner').getByRole('navigation', { name: shell.mainLinks });
  // The first two are locked for readers, and say why.
  await expect(bar.getByRole('link')).toHaveText([
    new RegExp(`^${shell.comments}`),
    new RegExp(`^${shell.changes}`),
    shell.read,
    shell.topics,
  ]);
  await expect(bar.getByRole('link', { name: shell.read, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const drawer = await openDrawer(page);
  await expect(drawer.getByText('Signed in as Renaud Rochat')).toBeVisible();
  expect(await linkNames(page)).not.toContain(shell.read);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(drawer.getByRole('link', { name: shell.topics })).toBeVisible();
  expect((await linkNames(page)).slice(2, 4)).toEqual([shell.read, shell.topics]);
  await drawer.getByRole('link', { name: shell.topics }).click();
  await expect(page).toHaveURL(/\/topic\/landing$/);
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: shell.home }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a locked link says which role is missing, to the eye, to a keyboard and to a screen reader', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const drawer = await openDrawer(page);
  const why = shell.lockedRole.replace('{{role}}', roles.ADMINISTRATOR);
  for (const name of [shell.users, shell.invites]) {
    const link = drawer.getByRole('link', { name: `${name} ${why}` });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link.getByText(why)).toBeVisible();
    await link.focus();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    // Without `force`, Playwright would wait until the link is enabled; it does not wait for the drawer then.
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click({ force: true });
  }
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const name of [shell.audit, shell.organisation, shell.domains])
    await expect(drawer.getByRole('link', { name })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test.describe('of an administrator', () => {
  test.use({ person: 'owner' });

  test('the drawer leads to users, invites, the own account and what administrators settle', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    for (const [name, url] of [
      [shell.users, /\/users\/registered$/],
      [shell.invites, /\/users\/invites$/],
      [shell.ownAccount, /\/users\/own-account\/[\w-]{36}$/],
      [shell.audit, /\/audit$/],
      [shell.organisation, /\/organisation$/],
      [shell.domains, /\/domains$/],
    ] as const) {
      const drawer = await openDrawer(page);
      await drawer.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(drawer).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('old addresses lead on, and an unknown one has a page that leads back', async ({ page }) => {
  await page.goto('/index');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/user/EditOwnAccount');
  await expect(page).toHaveURL(/\/users\/own-account\/[\w-]{36}$/);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await page.getByRole('main').getByRole('link', { name: shell.toDashboard }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('with nobody signed in', () => {
  test.use({ person: 'nobody' });

  test('the footer has the copyright line and nothing else', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveText(`© ${new Date().getFullYear()} Regesta`);
    await expect(footer.getByRole('link').or(footer.getByRole('button'))).toHaveCount(0);
  });

  test('the old address of the own account asks for a sign-in first', async ({ page }) => {
    await page.goto('/user/EditOwnAccount');
    await expect(page).toHaveURL(`${addresses.main}/`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('where the footer gives way to the text, the drawer has question and support', async ({ page }) => {
    await page.goto('/read/bankg-m/5');
    await expect(page).toHaveTitle(/BankG-M/);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: shell.askQuestion }).click();
    const form = page.getByRole('dialog', { name: questions.title });
    await expect(form).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await openDrawer(page);
    await drawer.getByRole('link', { name: shell.support }).click();
    await expect(page).toHaveURL(/\/support$/);
  });
});

test.describe('in German at 360 px', () => {
  test.use({ interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });

  test('the drawer fits, with all that it says, in both themes', async ({ page }) => {
    await page.goto('/dashboard');
    const drawer = await openDrawer(page, deShell.menu);
    await expect(drawer.getByRole('link', { name: /«Administration»/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const widths = await drawer.evaluate((node) => [node.scrollWidth, node.clientWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await expectAccessibleInBothThemes(page);
  });
});

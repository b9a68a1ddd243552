import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { texts as deAudit } from '../core/i18n/de/audit.ts';
import { texts as deOrganisation } from '../core/i18n/de/organisation.ts';
import { texts as audit } from '../core/i18n/en/audit.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as dashboard } from '../core/i18n/en/dashboard.ts';
import { texts as organisation } from '../core/i18n/en/organisation.ts';
import { texts as roles } from '../core/i18n/en/roles.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { texts as warnings } from '../core/i18n/en/warnings.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { emailOf, signInByCalls } from './people.ts';

/** Changes the plan of the second organisation, as its provider does. */
async function changePlan(request: APIRequestContext, plan: string) {
  const { token } = await signInByCalls('owner');
  const reply = await request.put(`${addresses.main}/api/v1/domains/alpina/ServicePlan`, {
    headers: { authorization: `Bearer ${token}` },
    data: { plan },
  });
  expect(reply.ok()).toBe(true);
}
const rows = (page: Page) => page.locator('tbody tr');

test.describe('the audit log', () => {
  test.use({ person: 'admin' });

  test('is filtered by deed, person and day, and exported as it is shown', async ({ page }) => {
    await page.goto('/audit');
    await expect(page).toHaveTitle(new RegExp(audit.title));
    await expect(rows(page).first()).toBeVisible();
    await page.getByLabel(audit.action, { exact: true }).selectOption({ label: audit.SIGNED_IN });
    await page.getByLabel(audit.person).fill('ADMIN@');
    await expect(rows(page).filter({ hasNotText: emailOf('admin') })).toHaveCount(0);
    const first = rows(page).first();
    await expect(first).toContainText(audit.SIGNED_IN);
    await expect(first).toContainText('127.0.0.1');
    const rowCount = await rows(page).count();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: audit.export }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^Audit log \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
    expect(lines.length - 1).toBeGreaterThanOrEqual(rowCount);
    expect(lines.slice(1).every((line) => line.includes('SIGNED_IN'))).toBe(true);
    await expect(page.getByText(/entr(y was|ies were) exported/)).toBeVisible();

    await page.getByLabel(audit.from, { exact: true }).fill('1.1.2031');
    await page.keyboard.press('Enter');
    await expect(page.getByText(audit.noResult)).toBeVisible();
    await page.getByLabel(audit.to, { exact: true }).fill('1.1.2030');
    await page.keyboard.press('Enter');
    await expect(page.getByText(audit.dateOrder)).toBeVisible();
    await page.getByRole('button', { name: audit.clear }).first().click();
    await expect(page.getByText(audit.dateOrder)).toHaveCount(0);
    await expect(page.getByLabel(audit.person)).toHaveValue('');
    await expect(rows(page).first()).toContainText(audit.AUDIT_EXPORTED);
  });

  test('loads older entries when they are asked for, and says when they do not come', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|load older lines|Failed to fetch/);
    const line = (id: number) => ({
      id,
      at: '2026-01-01T08:00:00.000Z',
      action: 'SIGNED_IN',
      actor: `p${id}`,
    });
    let refused = false;
    await page.route('**/api/v1/AuditLog*', (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      if (before === null) return route.fulfill({ json: { items: [line(9)], more: true } });
      if (!refused) {
        refused = true;
        return route.abort();
      }
      return route.fulfill({ json: { items: [line(4)], more: false } });
    });
    await page.goto('/audit');
    const older = page.getByRole('button', { name: audit.older });
    await older.click();
    await expect(page.getByText(audit.olderFailed)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await older.click();
    await expect(rows(page)).toHaveCount(2);
    await expect(older).toHaveCount(0);
  });

  test.describe('in German on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, interfaceLanguage: 'DE' });
    test('fits, and is without findings', async ({ page }) => {
      await page.goto('/audit');
      await expect(page.getByRole('heading', { name: deAudit.title })).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  });
});

test.describe('the settings of an organisation', () => {
  test.use({ person: 'admin@alpina.example' });

  test('are stored once they are right, and what is wrong is named with its line', async ({ page }) => {
    await page.goto('/organisation');
    const save = page.getByRole('button', { name: organisation.save });
    const origins = page.getByLabel(organisation.origins);
    const address = page.getByLabel(organisation.supportAddress);
    await expect(page.getByText('alpina.example', { exact: true })).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessibleInBothThemes(page);

    await origins.fill('https://intranet.alpina.example\nintranet');
    await save.click();
    await expect(origins).toBeFocused();
    await expect(
      page.getByText(organisation.originInvalid.replace('{{line}}', '2').replace('{{text}}', 'intranet')),
    ).toBeVisible();
    await address.fill('nobody');
    await save.click();
    await expect(address).toBeFocused();
    await address.fill('help@alpina.example');
    await origins.fill('https://intranet.alpina.example/');
    for (const name of ['Deutsch', 'Français', 'Italiano', 'English'])
      await page.getByRole('checkbox', { name }).uncheck();
    await save.click();
    await expect(page.getByText(organisation.languageMissing)).toBeVisible();
    for (const name of ['Deutsch', 'Français', 'Italiano', 'English'])
      await page.getByRole('checkbox', { name }).check();
    await save.click();
    await expect(page.getByText(organisation.saved)).toBeVisible();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(origins).toHaveValue('https://intranet.alpina.example');
    await expect(address).toHaveValue('help@alpina.example');

    await address.fill('');
    await origins.fill('');
    await save.click();
    await expect(page.getByText(organisation.saved)).toBeVisible();
  });

  test('are kept as they were typed when the server cannot be reached', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED|save the settings/);
    await page.goto('/organisation');
    const address = page.getByLabel(organisation.supportAddress);
    await address.fill('desk@alpina.example');
    await page.route('**/api/v1/domain/settings', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: organisation.save }).click();
    await expect(page.getByText(organisation.saveFailed)).toBeVisible();
    await expect(page.getByText(common.mainServerAway)).toBeVisible();
    await expect(address).toHaveValue('desk@alpina.example');
  });

  test.describe('in German on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, interfaceLanguage: 'DE' });
    test('fit, and are without findings', async ({ page }) => {
      await page.goto('/organisation');
      await expect(page.getByLabel(deOrganisation.origins)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  });
});

test.describe('the organisations', () => {
  test.use({ person: 'owner' });
  // One after the other: the plan of an organisation is one for all of its users.
  test.describe.configure({ mode: 'default' });

  test('a plan is changed at once, told of in the log, and undone', async ({ page }) => {
    await page.goto('/domains');
    const plan = page.getByLabel(organisation.planOf.replace('{{name}}', 'Alpina Versicherung AG'));
    await expect(plan).toHaveValue('changes');
    await expectAccessibleInBothThemes(page);
    await plan.selectOption({ label: organisation.plan_reading });
    await expect(page.getByText(/Alpina Versicherung AG has the plan “Reading”/)).toBeVisible();
    const change = page.locator('section', { hasText: organisation.changesTitle }).getByRole('row');
    await expect(
      change.filter({ hasText: `Plan: ${organisation.plan_changes} → ${organisation.plan_reading}` }).first(),
    ).toContainText(emailOf('owner'));
    await page.getByRole('button', { name: organisation.planUndo }).click();
    await expect(plan).toHaveValue('changes');
    await expect(
      change.filter({ hasText: `Plan: ${organisation.plan_reading} → ${organisation.plan_changes}` }).first(),
    ).toBeVisible();
  });

  test.describe('taken from an organisation', () => {
    test.use({ person: 'changes@alpina.example' });
    test.afterEach(({ request }) => changePlan(request, 'changes'));

    test('a plan closes its pages from the next call on, and the header says nothing else', async ({
      page,
      request,
    }) => {
      await page.goto('/changes');
      await expect(page.getByRole('heading', { level: 1, name: shell.changes })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: shell.home }).click();
      await expect(page.getByText(dashboard.ongoing, { exact: true })).toBeVisible();
      await changePlan(request, 'reading');
      await page.goBack();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: warnings.noAccessTitle })).toBeVisible();
      await expect(main.getByText(warnings.noAccessPlan)).toBeVisible();
      await expect(main.getByText(warnings.noAccessHint)).toBeVisible();
      await expect(main.getByRole('link', { name: warnings.toSupport })).toHaveAttribute('href', '/support');
      await expect(page).toHaveURL(/\/changes$/);
      await expectAccessibleInBothThemes(page);
      await main.getByRole('link', { name: shell.toDashboard }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('link', { name: dashboard.toDo })).toBeVisible();
      await expect(page.getByText(dashboard.ongoing, { exact: true })).toHaveCount(0);
      await changePlan(request, 'changes');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: shell.changes })).toBeVisible();
    });
  });

  test.describe('missing like the role', () => {
    test.use({ person: 'reader@alpina.example' });
    test.afterEach(({ request }) => changePlan(request, 'changes'));

    test('a plan is named beside it', async ({ page, request }) => {
      await changePlan(request, 'reading');
      await page.goto('/changes');
      const role = warnings.noAccessRole.replace('{{role}}', roles.CHANGE_READER);
      const paragraphs = page.getByRole('main').getByRole('paragraph');
      // The support of the organisation may have an address, which is a link.
      await expect(paragraphs.filter({ hasNot: page.getByRole('link') })).toHaveText([
        ...[role, warnings.noAccessPlan],
        ...[warnings.noAccessHint, warnings.noAccessSignIn],
      ]);
    });
  });

  test('a plan that was not changed stays as it is, and can be tried again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|change a plan/);
    await page.goto('/domains');
    const plan = page.getByLabel(organisation.planOf.replace('{{name}}', 'Musterbank AG'));
    await expect(plan).toHaveValue('complete');
    await page.route('**/api/v1/domains/*/ServicePlan', (route) => route.abort());
    await plan.selectOption('reading');
    await expect(page.getByText(/The plan was not changed to “Reading”/)).toBeVisible();
    await expect(plan).toHaveValue('complete');
    await expect(page.getByRole('button', { name: common.retry })).toBeVisible();
  });

  test.describe('in German on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, interfaceLanguage: 'DE' });
    test('fit, and are without findings', async ({ page }) => {
      await page.goto('/domains');
      await expect(
        page.getByLabel(deOrganisation.planOf.replace('{{name}}', 'Alpina Versicherung AG')),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    });
  });
});

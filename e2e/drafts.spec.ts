import type { Page } from '@playwright/test';
import { texts as deDrafts } from '../core/i18n/de/drafts.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as dashboard } from '../core/i18n/en/dashboard.ts';
import { texts as drafts } from '../core/i18n/en/drafts.ts';
import { texts as questions } from '../core/i18n/en/questions.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { emailOf, password, signInByCalls } from './people.ts';

const person = emailOf('chat');
test.use({ person: 'chat' });

const form = (page: Page) => page.getByRole('dialog', { name: questions.title });
const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: shell.askQuestion });
const about = (subject: string) => drafts.questionAbout.replace('{{subject}}', subject);
const place = 'Art. 5 Abs. 2 BankG-M, as of 1 January 2022';

async function type(page: Page, subject: string) {
  await page.getByRole('radio', { name: questions.bug }).check();
  await page.getByLabel(questions.subject).fill(subject);
  await page.getByLabel(questions.message).fill(`${subject}, and more`);
}

async function signIn(page: Page, email: string) {
  await page.getByLabel(session.email).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
}

/** Replaces the token by one that the servers refuse. */
const endSession = (page: Page) =>
  page.evaluate(() => localStorage.setItem('regesta-token', 'eyJhbGciOiJFZERTQSJ9.e30.AAAA'));

test.describe('of somebody whose session is ended', () => {
  // No other test uses this person.
  const ended = 'comments@alpina.example';
  test.use({ person: ended });

  test('a question outlives a session that an administrator ended, and is offered to who comes back', async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/send a question:|status of 401/);
    await page.goto('/read/bankg-m/5?versionDate=2022-06-01#5%5E2');
    await expect(page).toHaveTitle(/BankG-M/);
    await opener(page).click();
    await expect(form(page).getByText(place)).toBeVisible();
    await type(page, 'Cut off');
    const admin = await signInByCalls('admin@alpina.example');
    for (const server of [addresses.main, admin.baseUrl]) {
      const path =
        server === addresses.main ? 'domain/user/token/invalidate-all' : 'users/token/invalidate-all';
      const reply = await request.post(`${server}/api/v1/${path}`, {
        headers: { authorization: `Bearer ${admin.token}` },
        data: { email: ended },
      });
      expect(reply.status()).toBe(200);
    }
    await form(page).getByRole('button', { name: questions.send, exact: true }).click();
    await expect(page).toHaveURL(`${addresses.main}/`);
    await expect(page.getByText(session.endedKept)).toBeVisible();
    await expect(page.getByText(questions.sessionEndedKept)).toBeVisible();
    await signIn(page, ended);
    await expect(page).toHaveURL(/\/read\/bankg-m\/5/);
    const offer = page.getByRole('status').filter({ hasText: about('Cut off') });
    await expect(offer).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: drafts.goOn }).click();
    await expect(page.getByRole('radio', { name: questions.bug })).toBeChecked();
    await expect(page.getByLabel(questions.subject)).toHaveValue('Cut off');
    await expect(page.getByLabel(questions.message)).toHaveValue('Cut off, and more');
    await expect(form(page).getByText(place)).toBeVisible();
    await form(page).getByRole('button', { name: questions.send, exact: true }).click();
    await expect(page.getByText(questions.sent)).toBeFocused();
    await page.getByRole('button', { name: common.close }).last().click();
    await expect(offer).toHaveCount(0);
    await page.goto(`${addresses.main}/development/mails`);
    await page
      .getByRole('link', { name: /Cut off/ })
      .first()
      .click();
    await expect(page.getByRole('main')).toContainText(`${place} (bankg-m~5^2)`);
  });
});

test('a question is offered to nobody else, waits for its own person, and can be put off or thrown away', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401|session is over|count what waits:|load the list of regulations:/);
  await page.goto('/dashboard');
  await opener(page).click();
  await type(page, 'Private words');
  await page.keyboard.press('Escape');
  await endSession(page);
  await page.reload();
  await signIn(page, emailOf('reader'));
  await expect(page.getByRole('heading', { level: 1, name: /Renaud Rochat/ })).toBeVisible();
  await expect(page.getByText(dashboard.draftsNone)).toBeVisible();
  await expect(page.getByText(/Private words/)).toHaveCount(0);
  await opener(page).click();
  await expect(page.getByLabel(questions.subject)).toHaveValue('');
  await page.keyboard.press('Escape');
  await endSession(page);
  await page.reload();
  await signIn(page, person);
  await expect(page.getByText(about('Private words'))).toBeVisible();
  await page.getByRole('button', { name: drafts.later }).click();
  await expect(page.getByText(about('Private words'))).toHaveCount(0);
  const mine = page.getByRole('region', { name: dashboard.drafts });
  await expect(mine.getByText('Private words')).toBeVisible();
  await mine.getByRole('button', { name: drafts.discard }).click();
  await expect(page.getByText(drafts.discarded)).toBeVisible();
  await expect(mine.getByText(dashboard.draftsNone)).toBeVisible();
  await opener(page).click();
  await expect(page.getByLabel(questions.subject)).toHaveValue('');
});

test('the dashboard goes on with a question in the page where it was asked', async ({ page }) => {
  await page.goto('/read/bankg-m/5?versionDate=2022-06-01#5%5E2');
  await expect(page).toHaveTitle(/BankG-M/);
  await opener(page).click();
  await expect(form(page).getByText(place)).toBeVisible();
  await type(page, 'Later');
  await page.goto('/dashboard');
  const mine = page.getByRole('region', { name: dashboard.drafts });
  await mine.getByRole('button', { name: drafts.goOn }).click();
  await expect(page.getByLabel(questions.subject)).toHaveValue('Later');
  await expect(form(page).getByText(place)).toBeVisible();
});

test('who signs out finds the question again, and nobody else does', async ({ page }) => {
  await page.goto('/dashboard');
  await opener(page).click();
  await type(page, 'Left for later');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('link', { name: shell.signOut }).click();
  await expect(page).toHaveURL(`${addresses.main}/`);
  await signIn(page, emailOf('reader'));
  await expect(page.getByText(dashboard.draftsNone)).toBeVisible();
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('link', { name: shell.signOut }).click();
  await expect(page).toHaveURL(`${addresses.main}/`);
  await signIn(page, person);
  await expect(page.getByText(about('Left for later'))).toBeVisible();
  await page.locator('#content').getByRole('button', { name: drafts.goOn }).click();
  await expect(page.getByLabel(questions.subject)).toHaveValue('Left for later');
});

test('who reloads a text after the session ended reads it, and is offered the question, once signed in again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 401|session is over/);
  await page.goto('/read/bankg-m/5?versionDate=2022-06-01');
  await expect(page).toHaveTitle(/BankG-M/);
  await opener(page).click();
  await type(page, 'Reloaded');
  await endSession(page);
  await page.reload();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/read\/bankg-m\/5\?versionDate=2022-06-01/);
  // In the document language of the user who signed in.
  await expect(page).toHaveTitle(/BankA-M/);
  await expect(page.getByRole('heading', { name: /^Art\.\s5\b/ }).first()).toBeVisible();
  await expect(page.getByText(about('Reloaded'))).toBeVisible();
});

test.describe('in German on a phone', () => {
  test.use({ interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });

  test('the offer fits, in both themes', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 401|session is over|count what waits:|load the list of regulations:/);
    const stored = {
      question: { at: Date.now(), value: { subject: 'Einlagensicherung'.repeat(6), message: '' } },
    };
    await page.goto('/dashboard');
    await page.evaluate(
      (all) => localStorage.setItem('regesta-drafts', all),
      JSON.stringify({ [person]: stored }),
    );
    await endSession(page);
    await page.reload();
    await page.locator('input[type="email"], input[name="email"]').first().fill(person);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: deDrafts.goOn }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
});

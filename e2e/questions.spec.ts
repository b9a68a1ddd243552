import type { Page } from '@playwright/test';
import { texts as deQuestions } from '../core/i18n/de/questions.ts';
import { texts as deShell } from '../core/i18n/de/shell.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as questions } from '../core/i18n/en/questions.ts';
import { texts as session } from '../core/i18n/en/session.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { addresses } from './addresses.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { emailOf, password } from './people.ts';

test.use({ person: 'reader' });

const call = '**/api/v1/domain/mail/question';
const dialog = (page: Page) => page.getByRole('dialog', { name: questions.title });
const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: shell.askQuestion });
const type = (page: Page) => page.getByRole('radio', { name: questions.bug });
const subject = (page: Page) => page.getByLabel(questions.subject);
const message = (page: Page) => page.getByLabel(questions.message);
const send = (page: Page) => page.getByRole('button', { name: questions.send, exact: true });

async function fillIn(page: Page, words: string) {
  await type(page).check();
  await subject(page).fill(words);
  await message(page).fill(`${words}, and more`);
}

async function expectFilledIn(page: Page, words: string) {
  await expect(type(page)).toBeChecked();
  await expect(subject(page)).toHaveValue(words);
  await expect(message(page)).toHaveValue(`${words}, and more`);
}

test('a question from the reader arrives with the page and the paragraph in view', async ({ page }) => {
  const words = `The letters are cut off ${Date.now()}`;
  await page.goto('/read/bankg-m/5?versionDate=2022-06-01#5%5E2');
  await expect(page).toHaveTitle(/BankG-M/);
  await opener(page).click();
  await expect(dialog(page)).toHaveCSS('width', '650px');
  await expect(dialog(page)).toContainText(emailOf('reader'));
  await expect(dialog(page)).toContainText('Art. 5 Abs. 2 BankG-M, as of 1 January 2022');
  await fillIn(page, words);
  await send(page).click();
  await expect(page.getByText(questions.sent)).toBeFocused();
  await page.getByRole('button', { name: common.close }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await opener(page).click();
  await expect(subject(page)).toHaveValue('');
  await page.goto(`${addresses.main}/development/mails`);
  await page.getByRole('link', { name: words }).click();
  for (const text of [`${words}, and more`, 'bankg-m~5^2', 'BankG-M', '/read/bankg-m/5', emailOf('reader')])
    await expect(page.getByRole('main')).toContainText(text);
});

test('a press on the footer is one, though the page grows under the pointer', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/ListOfRegulation**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  // Other parts of the page, which are not held, may come between the pointer's arrival and the press.
  await expect(async () => {
    await opener(page).hover();
    await page.mouse.down();
    const isPressed = await opener(page).evaluate((button) => button.matches(':active'));
    if (!isPressed) {
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    expect(isPressed).toBe(true);
  }).toPass();
  const top = async () => (await opener(page).boundingBox())?.y ?? 0;
  const before = await top();
  release();
  await expect.poll(top).toBeGreaterThan(before + 100);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('says beside each field what is missing, and leads to the first', async ({ page }) => {
  await page.goto('/dashboard');
  await opener(page).click();
  const first = page.getByRole('radio', { name: questions.question });
  await expect(first).toBeFocused();
  await send(page).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(questions.typeRequired);
  await expect(subject(page)).toHaveAccessibleDescription(questions.subjectRequired);
  await expect(message(page)).toHaveAccessibleDescription(questions.messageRequired);
  await expectAccessibleInBothThemes(page);
  await type(page).check();
  await send(page).click();
  await expect(subject(page)).toBeFocused();
  await subject(page).fill('a'.repeat(201));
  await expect(subject(page)).toHaveAccessibleDescription(
    questions.subjectTooLong.replace('{{most}}', '200').replace('{{length}}', '201'),
  );
});

test('tells that the mail could not be sent from other failures, and loses nothing', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/send a question:|status of 50\d|ERR_/);
  await page.goto('/dashboard');
  await opener(page).click();
  await fillIn(page, 'Kept');
  const alert = dialog(page).getByRole('alert');
  for (const [status, told] of [
    [502, questions.mailFailed],
    [500, questions.failed],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status, json: { code: 'X', message: 'x' } }));
    await send(page).click();
    await expect(alert).toHaveText(`${told} ${questions.kept}`);
    await expectFilledIn(page, 'Kept');
    await page.unroute(call);
  }
  await expectAccessibleInBothThemes(page);
  await page.route(call, (route) => route.abort());
  await send(page).click();
  await expect(alert).toHaveText(`${common.mainServerAway} ${questions.failed} ${questions.kept}`);
  await page.unroute(call);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: shell.support, exact: true }).click();
  await opener(page).click();
  await expectFilledIn(page, 'Kept');
  await send(page).click();
  await expect(page.getByText(questions.sent)).toBeVisible();
});

test('tells of a mail that waits that it will be sent', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ status: 202, json: { mail: 'queued' } }));
  await page.goto('/dashboard');
  await opener(page).click();
  await fillIn(page, 'Later');
  await send(page).click();
  await expect(page.getByText(questions.queued)).toBeFocused();
  await page.getByRole('button', { name: questions.another }).click();
  await expect(subject(page)).toHaveValue('');
});

test('who closes the form while it sends hears the outcome all the same', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/send a question:|status of 502/);
  const { promise: closed, resolve: answer } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await closed;
    await route.fulfill({ status: 502, json: { code: 'MAIL_REFUSED', message: 'x' } });
  });
  await page.goto('/dashboard');
  await opener(page).click();
  await fillIn(page, 'Closed');
  await send(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  answer();
  await expect(page.getByText(questions.notSent)).toBeVisible();
  await opener(page).click();
  await expectFilledIn(page, 'Closed');
});

test('what was typed is there again for who signs in again, where the session ended', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/send a question:|status of 401/);
  await page.goto('/dashboard');
  await opener(page).click();
  await fillIn(page, 'Over');
  await page.route(call, (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORISED', message: 'the token has expired' } }),
  );
  await send(page).click();
  await page.getByLabel(session.email).fill(emailOf('reader'));
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
  await opener(page).click();
  await expectFilledIn(page, 'Over');
});

test('sends nothing of the page where that was removed, by keyboard alone', async ({ page }) => {
  await page.goto('/read/bankg-m/5');
  await expect(page).toHaveTitle(/BankG-M/);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: questions.question })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: questions.support })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Access');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Please');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(questions.noReference)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  const sent = page.waitForRequest(call);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    type: 'Support request',
    subject: 'Access',
    message: 'Please',
    language: 'EN',
    context: { title: '', url: '', language: 'EN' },
  });
  await expect(page.getByText(questions.sent)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('the support page says whom to ask and when, and opens the form', async ({ page }) => {
  await page.route('**/api/v1/domain/settings', async (route) => {
    const settings = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...settings, supportAddress: 'help@musterbank.example' } });
  });
  await page.goto('/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: shell.support }).click();
  await expect(page).toHaveURL(/\/support$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await expect(main.getByText('8 am to 5 pm')).toBeVisible();
  await expect(main.getByRole('link', { name: 'help@musterbank.example' })).toHaveAttribute(
    'href',
    'mailto:help@musterbank.example',
  );
  await main.getByRole('button', { name: shell.askQuestion }).click();
  await expect(dialog(page)).toBeVisible();
});

test.describe('in German on a phone', () => {
  test.use({ interfaceLanguage: 'DE', viewport: { width: 360, height: 740 } });
  test('footer, support page and form fit, in both themes', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Kontakt und Zeiten' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('contentinfo').getByRole('button', { name: deShell.askQuestion }).click();
    const form = page.getByRole('dialog', { name: deQuestions.title });
    await form.getByRole('button', { name: deQuestions.send }).click();
    await expect(form.getByText(deQuestions.typeRequired)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const body = await form.evaluate((node) => [node.scrollWidth, node.clientWidth]);
    expect(body[0]).toBeLessThanOrEqual(body[1] ?? 0);
    await expectAccessibleInBothThemes(page);
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { openPortal } from '../../testing/portal.tsx';

const knownCall = 'GET /domain/base-url/known';
const resetCall = 'POST /users/password/reset';
const link = '/user/password/reset?baseURL=http://domain.example&code=abc';
const good = 'Sehr-geheim-7';

async function open(answers: Answers = {}, address = link, width = 1280) {
  const test = await openPortal(address, {
    roles: undefined,
    answers: { [knownCall]: { known: true }, [resetCall]: {}, ...answers },
    width,
  });
  const { view } = test;
  const password = view.getByLabelText('New password');
  const repeated = view.getByLabelText('Repeat the password');
  const button = view.getByRole('button', { name: 'Set password' });
  const submit = async (chosen = good, again = chosen) => {
    await userEvent.fill(password, chosen);
    await userEvent.fill(repeated, again);
    await userEvent.click(button);
  };
  const sent = () => test.requestsOf(resetCall).map(({ body }) => body);
  return { ...test, password, repeated, button, submit, sent };
}

describe('a new password by a link', () => {
  it.each([
    [1280, 'EN', 'Set a new password'],
    [390, 'DE', 'Neues Passwort setzen'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app, password } = await open({}, link, width);
    await expect.element(password).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('says what is wrong once it is sent, and the first entry gets the focus', async () => {
    const { password, repeated, button, submit, sent } = await open();
    await userEvent.fill(password, 'weak');
    await expect.element(password).not.toHaveAttribute('aria-invalid');
    await userEvent.click(button);
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription(/at least 10 characters/);
    await expect.element(repeated).toHaveAccessibleDescription('Password is required');
    await expectAccessible();
    await submit(good, 'other');
    await expect.element(repeated).toHaveFocus();
    await expect.element(repeated).toHaveAccessibleDescription('Passwords do not match.');
    expect(sent()).toEqual([]);
  });

  it('is set once, and leads to the sign-in', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, password, button, submit, sent } = await open({ [resetCall]: () => arrival.promise });
    await submit();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    password.element().focus();
    await userEvent.keyboard('{Enter}');
    arrival.resolve(Response.json({}));
    await expect.element(view.getByRole('heading', { name: 'The new password is set' })).toHaveFocus();
    await expect
      .element(view.getByRole('link', { name: 'Back to the sign-in' }))
      .toHaveAttribute('href', '/');
    expect(sent()).toEqual([{ code: 'abc', newPassword: good }]);
    await expectAccessible();
  });

  it('is refused at its field where it is a common one, until it changes', async () => {
    expectOnConsole(/^reset a password/);
    const { view, password, submit } = await open({ [resetCall]: () => refusal(400, 'COMMON_PASSWORD') });
    await submit();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription(/^This password is among the first/);
    expect(view.getByRole('alert').element().textContent).toBe('');
    await expectAccessible();
    await userEvent.fill(password, `${good}x`);
    await expect.element(password).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['the link has expired', () => refusal(400, 'EXPIRED'), 'This link has expired.', 1, 0],
    ['the link was used', () => refusal(400, 'CODE_USED'), 'This link has been used already.', 1, 0],
    ['the link is invalid', () => refusal(400, 'INVALID_CODE'), 'The reset code is invalid.', 1, 0],
    ['it was refused', () => refusal(400, 'X'), /^The password could not be reset/, 0, 0],
    ['it was too often', () => refusal(403, 'X'), /^Too many attempts/, 0, 0],
    ['the server fails', () => refusal(500, 'X'), /^This is temporarily unavailable/, 0, 0],
    ['the server is away', unreachable, /^Your organisation’s server cannot be reached/, 0, 1],
  ])('says why it failed: %s', async (_, answer, words, links, retries) => {
    expectOnConsole(/^reset a password/);
    const { view, password, submit } = await open({ [resetCall]: answer });
    await submit();
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    const again = view.getByRole('link', { name: 'Ask for a new link' }).elements();
    expect(again.map((each) => each.getAttribute('href'))).toEqual(links ? ['/PasswordResetRequest'] : []);
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    await expect.element(password).toHaveValue(good);
    await expectAccessible();
  });

  it.each([
    ['has no code', '/user/password/reset?baseURL=http://domain.example', true],
    ['has no server', '/user/password/reset?code=abc', true],
    ['names a server that nobody knows', link, false],
  ])('is not to be had where the link %s', async (_, address, known) => {
    const { path, password } = await open({ [knownCall]: { known } }, address);
    await expect.poll(path).toBe('/');
    expect(password.elements()).toEqual([]);
  });

  it('waits while the main server is away', async () => {
    expectOnConsole(/^look up the server of a link/);
    let isAway = true;
    const { view, password } = await open({
      [knownCall]: () => (isAway ? unreachable() : Response.json({ known: true })),
    });
    await expect.element(view.getByRole('alert').getByText(/^The regulation server cannot/)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(password).toBeVisible();
  });
});

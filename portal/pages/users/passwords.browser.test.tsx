import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { accountAnswers, administrator, bruno, mailRefused } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';

const changeCall = 'POST /users/7/password/change';
const resetCall = 'POST /users/8/password/reset';
const good = 'Sehr-geheim-7';

describe('changing the own password', () => {
  async function open(answers: Answers = {}, width = 1280) {
    const test = await openPortal('/users/change-password', {
      answers: { ...accountAnswers, [changeCall]: { token: 'new' }, ...answers },
      width,
    });
    const { view } = test;
    const current = view.getByLabelText('Current password');
    const password = view.getByLabelText('New password');
    const repeated = view.getByLabelText('Repeat the password');
    const submit = view.getByRole('main').getByRole('button', { name: 'Change password' });
    const fill = async () => {
      await userEvent.fill(current, 'old');
      await userEvent.fill(password, good);
      await userEvent.fill(repeated, good);
    };
    const sent = () => test.requestsOf(changeCall).map(({ body }) => body);
    return { ...test, current, password, repeated, submit, fill, sent };
  }

  it.each([
    [1280, 'EN', 'Change password'],
    [390, 'DE', 'Passwort ändern'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app, current } = await open({}, width);
    await expect.element(current).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('says what it waits for: a strong password, entered twice', async () => {
    const { view, password, repeated, submit } = await open();
    const waits = (words: string | RegExp) => expect.element(view.getByText(words).first()).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await waits('Password is required');
    await userEvent.fill(password, 'weak');
    await waits(/^The password needs at least 10 characters/);
    await userEvent.fill(password, good);
    await userEvent.fill(repeated, good.slice(0, 4));
    await waits('Passwords do not match.');
    await expect.element(repeated).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(repeated, 'other');
    await expect.element(repeated).toHaveAccessibleDescription('Passwords do not match.');
    await expect.element(submit).toBeDisabled();
    await expectAccessible();
    await userEvent.fill(repeated, good);
    await expect.element(submit).toBeEnabled();
  });

  it('says at once that the new password is the old one', async () => {
    const { current, password, fill, submit } = await open();
    await fill();
    await userEvent.fill(current, good);
    await expect.element(password).toHaveAccessibleDescription('Please, enter a different password.');
    await expect.element(submit).toBeDisabled();
  });

  it('asks for the current password', async () => {
    const { current, fill, submit, sent } = await open();
    await fill();
    await userEvent.fill(current, '');
    await userEvent.click(submit);
    await expect.element(current).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription('Password is required');
    expect(sent()).toEqual([]);
    await expectAccessible();
  });

  it('goes on in this session with a new token, and back to the account', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, current, fill, submit, sent, app, path } = await open({
      [changeCall]: () => arrival.promise,
    });
    await fill();
    await userEvent.click(submit);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    current.element().focus();
    await userEvent.keyboard('{Enter}');
    arrival.resolve(Response.json({ token: 'new' }));
    await expect.element(view.getByText('The password has been changed.')).toBeVisible();
    await expect.poll(path).toBe('/users/own-account/7');
    expect(sent()).toEqual([{ currentPassword: 'old', newPassword: good }]);
    expect(app.storage.read('token')).toBe('new');
    await expect.element(view.getByLabelText('Full name')).toBeVisible();
  });

  it('does not take somebody back who has left meanwhile', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, fill, submit, path, app } = await open({ [changeCall]: () => arrival.promise });
    await fill();
    await userEvent.click(submit);
    await userEvent.click(view.getByRole('link', { name: 'Back', exact: true }));
    await userEvent.click(view.getByRole('link', { name: 'Change password' }));
    arrival.resolve(Response.json({ token: 'new' }));
    await expect.element(view.getByText('The password has been changed.')).toBeVisible();
    expect(path()).toBe('/users/change-password');
    expect(app.storage.read('token')).toBe('new');
  });

  it.each([
    ['INVALID_CREDENTIALS', 'Current password', 'The current password is wrong.'],
    ['SAME_PASSWORD', 'New password', 'Please, enter a different password.'],
    ['COMMON_PASSWORD', 'New password', /^This password is among the first that attackers try/],
  ])('says at the entry what was refused, until it changes: %s', async (code, label, words) => {
    expectOnConsole(/^change a password/);
    const { view, fill, submit } = await open({ [changeCall]: () => refusal(400, code) });
    await fill();
    await userEvent.click(submit);
    const field = view.getByLabelText(label);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(words);
    await expectAccessible();
    await userEvent.fill(field, `${good}${good}`);
    await expect.element(field).not.toHaveAccessibleDescription(words);
  });

  it.each([
    ['too often', () => refusal(403, 'TOO_MANY_ATTEMPTS'), /^Too many failed attempts/, 0],
    ['the server fails', () => refusal(500, 'X'), 'Error while changing the password. Please try again.', 0],
    ['the server is away', unreachable, /^Your organisation’s server cannot be reached/, 1],
  ])('says why it failed, and keeps what was typed: %s', async (_, answer, words, retries) => {
    expectOnConsole(/^change a password/);
    const { view, password, fill, submit } = await open({ [changeCall]: answer });
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    await expect.element(password).toHaveValue(good);
    await expectAccessible();
  });
});

describe('the address of a new password', () => {
  it.each([
    ['/users/change-password/8', '/users/reset-password/8', 'Reset password'],
    ['/users/change-password/7', '/users/change-password/7', 'Change password'],
    ['/users/reset-password/7', '/users/change-password', 'Change password'],
    ['/users/reset-password', '/users/change-password', 'Change password'],
  ])('%s leads administrators to %s', async (address, target, title) => {
    const { view, path } = await openPortal(address, { roles: administrator, answers: accountAnswers });
    await expect.poll(path).toBe(target);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('changes their own for readers, whoever it names', async () => {
    const { view, path } = await openPortal('/users/change-password/8');
    await expect.element(view.getByLabelText('Current password')).toBeVisible();
    expect(path()).toBe('/users/change-password/8');
    const back = view.getByRole('link', { name: 'Back', exact: true });
    expect(back.element().getAttribute('href')).toBe('/users/own-account/7');
  });
});

describe('sending somebody a link to a new password', () => {
  const link = 'https://regesta.example/user/password/reset?code=abc';

  async function open(answers: Answers = {}, width = 1280) {
    const test = await openPortal('/users/reset-password/8', {
      roles: administrator,
      answers: { ...accountAnswers, ...answers },
      width,
    });
    return { ...test, submit: test.view.getByRole('button', { name: 'Send reset e-mail' }) };
  }

  it.each([
    [1280, 'EN', 'Reset password'],
    [390, 'DE', 'Passwort zurücksetzen'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await open({}, width);
    await expect.element(view.getByText(/^Bruno Baum receives a message at bruno@/)).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it.each([
    ['sent', { mail: 'sent' }, `The message has been sent to ${bruno.email}.`, 0],
    ['queued', { mail: 'queued' }, /^The message will be sent to bruno@/, 0],
    ['refused', mailRefused(link), /^The mail server refuses the message to bruno@/, 1],
  ])('says what became of the mail: %s', async (_, answer, words, links) => {
    const { view, submit, requests } = await open({ [resetCall]: answer });
    await userEvent.click(submit);
    await expect.element(view.getByText(words)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toMatch(words);
    expect(view.getByLabelText('Link', { exact: true }).elements()).toHaveLength(links);
    expect(requests.at(-1)).toMatchObject({ call: resetCall, body: {} });
    await expectAccessible();
  });

  it.each([
    ['the user is gone', () => refusal(404, 'USER_NOT_FOUND'), 'This user does not exist any more.', 0],
    ['the server fails', () => refusal(500, 'X'), 'Error while sending the message. Please try again.', 0],
    ['the server is away', unreachable, /^Your organisation’s server cannot be reached/, 1],
  ])('says why it failed: %s', async (_, answer, words, retries) => {
    expectOnConsole(/^send a link to a new password/);
    const { view, submit } = await open({ [resetCall]: answer });
    await userEvent.click(submit);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    await expectAccessible();
  });

  it('says that the user cannot be loaded, and loads again', async () => {
    expectOnConsole(/^load a user/);
    let isAway = true;
    const { view, submit } = await open({
      'GET /users/8': () => (isAway ? refusal(500, 'X') : Response.json(bruno)),
    });
    await expect.element(view.getByRole('alert').getByText(/^Your organisation’s server/)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(submit).toBeVisible();
  });
});

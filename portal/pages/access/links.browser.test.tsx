import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { dashboardAnswers } from '../../testing/people.ts';
import { ada, openPortal } from '../../testing/portal.tsx';

const placeCall = 'GET /domain/base-url';
const baseUrl = 'http://domain.example';
const unavailable = /^This is temporarily unavailable/;

describe.each([
  ['/loginbyemail', 'GET /users/requestLoginPerEmail', 'email', 'Sign in by e-mail', /within 15 minutes/],
  [
    '/PasswordResetRequest',
    'POST /users/password/reset/self',
    'username',
    'Forgot your password?',
    /within an hour/,
  ],
])('asking for a link at %s', (address, call, parameter, title, words) => {
  async function open(answers: Answers = {}, width = 1280) {
    const test = await openPortal(address, {
      roles: undefined,
      answers: { [placeCall]: { baseUrl }, [call]: {}, ...answers },
      width,
    });
    const field = test.view.getByLabelText('E-mail address');
    const submit = () => userEvent.click(test.view.getByRole('button', { name: 'Send link' }));
    return { ...test, field, submit };
  }

  it('is accessible, in German on a phone too', async () => {
    const { view, app, field } = await open({}, 390);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible();
    await app.translator.setLanguage('DE');
    await expect.element(view.getByRole('button', { name: 'Link senden' })).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('is for who is not signed in', async () => {
    const { path } = await openPortal(address, { answers: dashboardAnswers });
    await expect.poll(path).toBe('/dashboard');
  });

  it.each([
    [' ', 'Email is required'],
    ['ada', 'Please enter a valid e-mail address.'],
  ])('needs an address: “%s”', async (typed, problem) => {
    const { field, submit, requests } = await open();
    await userEvent.fill(field, typed);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await submit();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(problem);
    expect(requests).toEqual([]);
    await expectAccessible();
  });

  it('says that a message is on its way, and does not tell whose address it is', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, field, submit, requests } = await open({ [call]: () => arrival.promise });
    await userEvent.fill(field, ` ${ada.email} `);
    await submit();
    await expect
      .element(view.getByRole('button', { name: 'Send link' }))
      .toHaveAttribute('aria-busy', 'true');
    field.element().focus();
    await userEvent.keyboard('{Enter}');
    arrival.resolve(Response.json({}));
    await expect.element(view.getByRole('heading', { name: 'Look into your mailbox' })).toHaveFocus();
    await expect.element(view.getByText(/^If ada@musterbank\.example belongs to a user/)).toBeVisible();
    await expect.element(view.getByText(words)).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'Back to the sign-in' }))
      .toHaveAttribute('href', '/');
    expect(requests.slice(1)).toMatchObject([{ call, query: { [parameter]: ada.email } }]);
    await expectAccessible();
  });

  it('says the same of an organisation that nobody knows', async () => {
    const { view, field, submit, requests } = await open({
      [placeCall]: () => refusal(404, 'DOMAIN_NOT_FOUND'),
    });
    await userEvent.fill(field, ada.email);
    await submit();
    await expect.element(view.getByText(words)).toBeVisible();
    expect(requests.map((request) => request.call)).toEqual([placeCall]);
  });

  it.each<[string, Answers, string | RegExp, number]>([
    ['it was too often', { [call]: () => refusal(403, 'X') }, /^Too many attempts/, 0],
    ['it was refused', { [call]: () => refusal(400, 'X') }, /^The message could not be sent/, 0],
    ['the server fails', { [call]: () => refusal(500, 'X') }, unavailable, 0],
    ['the main server is away', { [placeCall]: unreachable }, /^The regulation server cannot be reached/, 1],
    ['the organisation’s server is away', { [call]: unreachable }, /^Your organisation’s server cannot/, 1],
  ])('says why it failed, and keeps what was typed: %s', async (_, answers, problem, retries) => {
    expectOnConsole(/^ask for a link/);
    const { view, field, submit } = await open(answers);
    await userEvent.fill(field, ada.email);
    await submit();
    await expect.element(view.getByRole('alert').getByText(problem)).toBeVisible();
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    await expect.element(field).toHaveValue(ada.email);
    await expectAccessible();
  });
});

describe('signing in by a link', () => {
  const enterCall = 'POST /users/loginUsingToken';
  const link = `/loginbyemail?email=${ada.email}&temporaryToken=abc`;
  const open = (answers: Answers = {}, address = link, roles?: Role[]) =>
    openPortal(address, {
      roles,
      answers: {
        ...dashboardAnswers,
        [placeCall]: { baseUrl },
        [enterCall]: { token: 'new', user: ada },
        'GET /users/current/capabilities': [],
        ...answers,
      },
    });

  it('signs nobody else in where somebody is', async () => {
    const { path, app, requestsOf } = await open({}, link, ['READER']);
    await expect.poll(path).toBe('/dashboard');
    expect([app.storage.read('token'), requestsOf(enterCall)]).toEqual(['of-ada', []]);
  });

  it('says that it does, and leads to the overview', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, path, app, requestsOf } = await open({ [enterCall]: () => arrival.promise });
    await expect.element(view.getByRole('status').getByText('Signing you in …')).toBeInTheDocument();
    await expectAccessible();
    arrival.resolve(Response.json({ token: 'new', user: ada }));
    await expect.poll(path).toBe('/dashboard');
    expect(app.storage.read('token')).toBe('new');
    const [entered] = requestsOf(enterCall);
    expect(entered?.query).toEqual({ email: ada.email, temporaryToken: 'abc' });
  });

  it.each([
    ['has expired', 400, 'EXPIRED', 'This link has expired.'],
    ['was used', 400, 'CODE_USED', 'This link has been used already.'],
    ['is invalid', 400, 'INVALID_CODE', 'Signing in by the link failed. Ask for a new one.'],
    ['was tried too often', 403, 'X', /^Too many attempts/],
  ])('offers to ask for another where it %s', async (_, status, code, words) => {
    expectOnConsole(/^sign in by a link/);
    const { view, path } = await open({ [enterCall]: () => refusal(status, code) });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Send link' })).toBeVisible();
    expect(path()).toBe('/loginbyemail');
    await expectAccessible();
  });

  it.each([
    ['the main server', placeCall, unreachable, /^The regulation server cannot be reached/],
    ['the organisation’s server', enterCall, unreachable, /^Your organisation’s server cannot be reached/],
    ['a server that fails', enterCall, () => refusal(500, 'X'), /^Your organisation’s server cannot/],
  ])('keeps the link for another try while it waits for %s', async (_, call, answer, words) => {
    expectOnConsole(/^sign in by a link/);
    let isAway = true;
    const replies: Answers = { [placeCall]: { baseUrl }, [enterCall]: { token: 'new', user: ada } };
    const { view, path } = await open({ [call]: () => (isAway ? answer() : Response.json(replies[call])) });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(path()).toBe(link);
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(path).toBe('/dashboard');
  });

  it('needs a whole link, else it offers to ask for one', async () => {
    const { view, requests } = await open({}, `/loginbyemail?email=${ada.email}`);
    await expect.element(view.getByRole('button', { name: 'Send link' })).toBeVisible();
    expect(requests).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { accountAnswers, administrator, bruno, dashboardAnswers } from '../../testing/people.ts';
import { ada, openPortal } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const enrolment = { secret, uri: `otpauth://totp/Regesta:ada?secret=${secret}&issuer=Regesta` };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-000${index}`);
const own = '/users/current/second-factor';
const none = { recoveryCodesLeft: 0, required: false };
const some = { since: '2026-05-01T08:00:00Z', recoveryCodesLeft: 9, required: false };

describe('the second factor in the account', () => {
  const open = async (state: object, answers: Answers = {}, width = 1280) => {
    const test = await openPortal('/users/second-factor', {
      answers: { ...accountAnswers, [`GET ${own}`]: state, ...answers },
      width,
    });
    const button = (name: string) => test.view.getByRole('button', { name, exact: true });
    const bodies = (path: string) => test.requestsOf(`POST ${own}${path}`).map(({ body }) => body);
    return { ...test, button, bodies };
  };

  it.each([
    [1280, 'EN', 'Second factor', none],
    [390, 'DE', 'Zweiter Faktor', some],
    [390, 'FR', 'Second facteur', { ...some, required: true }],
    [390, 'IT', 'Secondo fattore', none],
  ] as const)('is accessible at %i in %s', async (width, language, title, state) => {
    const { view, app } = await open(state, {}, width);
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('is set up with the password, a QR code or its key and a code, and shows recovery codes once', async () => {
    const { view, button, bodies, app } = await open(none, {
      [`POST ${own}`]: enrolment,
      [`POST ${own}/confirm`]: { token: 'next', recoveryCodes },
    });
    await userEvent.click(button('Set up'));
    await expect.element(view.getByLabelText('Current password')).toHaveFocus();
    await userEvent.fill(view.getByLabelText('Current password'), 'secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect
      .element(view.getByRole('group', { name: 'Key', exact: true }))
      .toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const toApp = view.getByText('Or open it in an app on this device');
    expect(toApp.element().getAttribute('href')).toBe(enrolment.uri);
    await expectAccessible();
    const code = view.getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(button('Set up'));
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription('A code is required');
    await userEvent.fill(code, '123 456');
    await userEvent.click(button('Set up'));
    await expect.element(view.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    const listed = view.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
    expect(listed.elements().map((one) => one.textContent)).toEqual(recoveryCodes);
    await expectAccessible();
    expect(bodies('')).toEqual([{ currentPassword: 'secret' }]);
    expect(bodies('/confirm')).toEqual([{ code: '123 456' }]);
    expect(app.storage.read('token')).toBe('next');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button('Copy codes'));
    expect(copied).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await userEvent.click(button('I have kept the codes'));
    await expect.element(view.getByText(/^The second factor is set up/)).toBeVisible();
    await expect.element(button('Set up')).toBeVisible();
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    expectOnConsole(/^change the second factor/);
    const { view, button } = await open(some, {
      [`POST ${own}/remove`]: async (request) => {
        const { currentPassword } = (await request.json()) as { currentPassword: string };
        return refusal(400, currentPassword === 'right' ? 'SECOND_FACTOR_WRONG' : 'INVALID_CREDENTIALS');
      },
    });
    await userEvent.click(button('Remove'));
    await expect.element(view.getByRole('heading', { name: 'Remove the second factor' })).toBeVisible();
    const password = view.getByLabelText('Current password');
    const code = view.getByLabelText('Code of the app, or a recovery code');
    await userEvent.fill(password, 'wrong');
    await userEvent.fill(code, '123456');
    await userEvent.click(button('Remove'));
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription('The current password is wrong.');
    await userEvent.fill(password, 'right');
    await userEvent.click(button('Remove'));
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription(/^This code is not right/);
    await expect.element(code).toHaveValue('123456');
    await expectAccessible();
  });

  it('is removed, and its recovery codes are renewed', async () => {
    const { view, button, bodies } = await open(some, {
      [`POST ${own}/remove`]: {},
      [`POST ${own}/recovery-codes`]: { recoveryCodes },
    });
    await expect.element(view.getByText(/9 recovery codes are left/)).toBeVisible();
    await userEvent.click(button('New recovery codes'));
    await userEvent.fill(view.getByLabelText('Code of the app, or a recovery code'), '123456');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('I have kept the codes'));
    expect(bodies('/recovery-codes')).toEqual([{ code: '123456' }]);
    await userEvent.click(button('Remove'));
    await userEvent.fill(view.getByLabelText('Current password'), 'secret');
    await userEvent.fill(view.getByLabelText('Code of the app, or a recovery code'), '123456');
    await userEvent.click(button('Remove'));
    await expect.element(view.getByText('The second factor is removed.')).toBeVisible();
    expect(bodies('/remove')).toEqual([{ currentPassword: 'secret', code: '123456' }]);
  });

  it('cannot be removed where the organisation requires it', async () => {
    const { view, button } = await open({ ...some, required: true });
    await expect.element(button('Move to another device')).toBeVisible();
    await expect.element(view.getByText(/can be moved to another device, but not removed/)).toBeVisible();
    expect(button('Remove').elements()).toHaveLength(0);
  });
});

describe('a sign-in with a second step', () => {
  const challenge = { secondStep: 'code', challenge: 'of-ada' };
  const step = 'POST /users/authenticate/second-factor';
  const open = async (answers: Answers, width = 1280) => {
    const test = await openPortal('/', {
      roles: undefined,
      width,
      answers: {
        ...dashboardAnswers,
        'GET /domain/base-url': { baseUrl: 'http://domain.example' },
        'POST /users/authenticate': challenge,
        'GET /users/current/capabilities': [],
        ...answers,
      },
    });
    await userEvent.fill(test.view.getByLabelText('E-mail address'), ada.email);
    await userEvent.fill(test.view.getByLabelText('Password'), 'secret');
    await userEvent.keyboard('{Enter}');
    return test;
  };

  it.each([
    [1280, 'EN', 'Second step'],
    [390, 'DE', 'Zweiter Schritt'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await open({}, width);
    await expect.element(view.getByLabelText('Code', { exact: true })).toHaveFocus();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('goes on with a right code, and says what is wrong with another', async () => {
    expectOnConsole(/^enter a second factor/);
    const { view, path, app, requestsOf } = await open({
      [step]: async (request) => {
        const { code } = (await request.json()) as { code: string };
        return code === '123 456'
          ? Response.json({ token: 'new', user: ada })
          : refusal(400, 'SECOND_FACTOR_WRONG');
      },
    });
    const code = view.getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveFocus();
    expect(app.session.$session.get().signedIn).toBe(false);
    await userEvent.keyboard('000000{Enter}');
    await expect.element(code).toHaveAccessibleDescription(/^This code is not right/);
    await expect.element(code).toHaveFocus();
    await expectAccessible();
    await userEvent.fill(code, '123 456');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/dashboard');
    expect(app.storage.read('token')).toBe('new');
    expect(requestsOf(step).map(({ body }) => body)).toEqual([
      { challenge: 'of-ada', code: '000000' },
      { challenge: 'of-ada', code: '123 456' },
    ]);
  });

  it('takes a recovery code, and leads back to the first step', async () => {
    const { view } = await open({});
    await userEvent.click(view.getByRole('button', { name: 'Use a recovery code' }));
    const field = view.getByLabelText('Recovery code');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('inputmode', 'text');
    await userEvent.click(view.getByRole('button', { name: 'Back to the first step' }));
    await expect.element(view.getByLabelText('E-mail address')).toBeVisible();
  });

  it('sets one up where the organisation requires it, and goes on once the codes are kept', async () => {
    const enrolling = `${step}/enrolment`;
    const { view, path, app } = await open({
      'POST /users/authenticate': { ...challenge, secondStep: 'enrolment' },
      [enrolling]: enrolment,
      [`${enrolling}/confirm`]: { token: 'new', user: ada, recoveryCodes },
    });
    await expect.element(view.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible();
    await userEvent.fill(view.getByLabelText('Code', { exact: true }), '123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('abcd-efgh-jkmn-0000')).toBeVisible();
    expect(app.session.$session.get().signedIn).toBe(false);
    await userEvent.click(view.getByRole('button', { name: 'I have kept the codes' }));
    await expect.poll(path).toBe('/dashboard');
    expect(app.storage.read('token')).toBe('new');
  });
});

describe('second factors for administrators', () => {
  const rules = 'PUT /domain/SignInRules';
  const openRules = (answers: Answers) =>
    openPortal('/organisation', {
      roles: administrator,
      answers: {
        'GET /domain/settings': settings,
        'GET /domain/widget-origins': { origins: [] },
        'GET /domains/audit': { items: [], more: false },
        'GET /policies': {},
        'GET /Applications': [],
        'GET /domain/SignInRules': { secondFactorRequired: false },
        'GET /domain/DigestRules': { day: 1, hour: 7, next: '2026-06-08T05:00:00.000Z' },
        ...answers,
      },
    });

  it('are required of everybody, by somebody who has one', async () => {
    const { view, requestsOf } = await openRules({ [rules]: { secondFactorRequired: true } });
    await userEvent.click(view.getByRole('button', { name: 'Require a second factor' }));
    await expect.element(view.getByText('A second factor is required of everybody.')).toBeVisible();
    expect(requestsOf(rules).map(({ body }) => body)).toEqual([{ secondFactorRequired: true }]);
    await expect.element(view.getByRole('button', { name: 'Require it no longer' })).toBeVisible();
  });

  it('are not required by somebody who has none, who is led to set one up', async () => {
    expectOnConsole(/^change the rules of sign-ins/);
    const { view } = await openRules({ [rules]: () => refusal(409, 'SECOND_FACTOR_MISSING') });
    await userEvent.click(view.getByRole('button', { name: 'Require a second factor' }));
    await expect.element(view.getByText(/^Set up a second factor of your own first/)).toBeVisible();
    const link = view.getByRole('link', { name: 'To your second factor' });
    expect(link.element().getAttribute('href')).toBe('/users/second-factor');
    await expectAccessible();
  });

  it('are reset for somebody who has lost theirs, after a question', async () => {
    const call = 'POST /users/8/second-factor/reset';
    const { view, requestsOf } = await openPortal('/users/edit/8', {
      roles: administrator,
      answers: {
        ...accountAnswers,
        'GET /users/8': { ...bruno, hasSecondFactor: true },
        [call]: { mail: 'sent' },
      },
    });
    await userEvent.click(view.getByRole('button', { name: 'Reset the second factor' }));
    await expect.element(view.getByText(/Make sure that it is really this person/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Reset', exact: true }));
    await expect.element(view.getByText(/^The second factor was reset/)).toBeVisible();
    expect(requestsOf(call)).toHaveLength(1);
  });
});

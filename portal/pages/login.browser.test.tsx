import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal } from '#widgets/testing/view.tsx';
import { dashboardAnswers } from '../testing/people.ts';
import { ada, openPortal } from '../testing/portal.tsx';

const drafts = JSON.stringify({
  [ada.email]: { question: { at: Date.parse('2026-05-30T10:00:00Z'), value: { subject: 'Lamps' } } },
});

describe('the page to sign in', () => {
  it.each([
    [1280, 'EN', 'Sign in'],
    [390, 'DE', 'Anmelden'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await openPortal('/', { roles: undefined, width });
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('leads to a new password and to a link by e-mail', async () => {
    const { view } = await openPortal('/', { roles: undefined });
    await expect.element(view.getByText('Read, discuss and follow financial market law.')).toBeVisible();
    const target = (name: string) => view.getByRole('link', { name }).element().getAttribute('href');
    expect(target('Forgot your password?')).toBe('/PasswordResetRequest');
    expect(target('Get a sign-in link by e-mail')).toBe('/loginbyemail');
  });

  it('leads on where the sign-in worked', async () => {
    const { view, path, app } = await openPortal('/', {
      roles: undefined,
      answers: {
        ...dashboardAnswers,
        'GET /domain/base-url': { baseUrl: 'http://domain.example' },
        'POST /users/authenticate': { token: 'new', user: ada },
        'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
      },
    });
    await userEvent.fill(view.getByLabelText('E-mail address'), ada.email);
    await userEvent.fill(view.getByLabelText('Password'), 'secret');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/dashboard');
    expect(app.storage.read('token')).toBe('new');
    await expect.poll(() => app.session.$session.get().capabilities).toEqual(['CAN_SEE_CHANGE']);
  });

  it.each([
    ['nothing is lost', {}, 'Your session has ended. Please sign in again.'],
    ['unsent words are stored', { drafts }, 'Your session has ended. Sign in again; what you typed is kept.'],
  ])('says that the session has ended, and that %s', async (_, stored, words) => {
    expectOnConsole(/the session is over/);
    const over = () => refusal(401, 'UNAUTHORISED');
    const { view, path } = await openPortal('/dashboard', {
      answers: { 'GET /statistics': over, 'POST /ListOfRegulation': over, 'PUT /Visits': over },
      stored,
    });
    await expect.element(view.getByText(words)).toBeVisible();
    expect(path()).toBe('/');
    await expectAccessible();
  });
});

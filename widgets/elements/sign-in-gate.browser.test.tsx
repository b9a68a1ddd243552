import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { type Answers, aTestApp, refusal, renderIn } from '#widgets/testing/view.tsx';
import type { ElementHost } from '../element-spec.ts';
import { SignInGate } from './SignInGate.tsx';

const outside = 'You are not signed in. Sign in on the page around this part, then try again.';

type Setting = {
  mode?: string;
  allows?: boolean;
  gates?: number;
  reads?: boolean;
  stored?: Record<string, string>;
  language?: 'DE' | 'EN' | 'FR' | 'IT';
  answers?: Answers;
};

const user = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada Amrein',
  roles: ['READER'],
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
};
const ada = { token: 'x', user: JSON.stringify(user) };

async function draw({
  mode = 'own',
  allows = true,
  gates = 1,
  reads = false,
  stored = {},
  language = 'EN',
  answers,
}: Setting = {}) {
  const { app } = aTestApp([], answers, stored);
  await app.translator.setLanguage(language);
  const emit = vi.fn(() => allows);
  const host = { element: document.body, values: vi.fn(), emit } as unknown as ElementHost;
  const view = await renderIn(
    app,
    <>
      {['First', 'Second'].slice(0, gates).map((name) => (
        <section key={name} aria-label={name}>
          <SignInGate host={host} mode={mode} reads={reads}>
            <p>Content of {name}</p>
          </SignInGate>
        </section>
      ))}
    </>,
  );
  return { app, emit, view };
}

describe('the gate of an element', () => {
  it('shows its form, and its content to who is signed in', async () => {
    const { app, emit, view } = await draw();
    await expect.element(view.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(emit).toHaveBeenCalledWith('reg-auth-required', {});
    expect(view.getByText('Content of First').elements()).toHaveLength(0);
    await expectAccessible();
    app.session.takeHostToken(() => 'lamp');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    expect(view.getByRole('heading').elements()).toHaveLength(0);
  });

  it.each(['EN', 'DE'] as const)('asks for the second step in its place, in %s', async (language) => {
    const { app, view } = await draw({
      language,
      answers: {
        'GET /domain/base-url': { baseUrl: 'http://domain.example' },
        'POST /users/authenticate': { secondStep: 'code', challenge: 'of-ada' },
        'POST /users/authenticate/second-factor': { token: 'new', user: { ...user, createdAt: '' } },
        'GET /users/current/capabilities': [],
      },
    });
    await userEvent.fill(view.getByRole('textbox').first(), user.email);
    await userEvent.fill(view.getByLabelText(language === 'EN' ? 'Password' : 'Passwort').first(), 'secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByLabelText('Code', { exact: true })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('123456{Enter}');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    expect(app.storage.read('token')).toBe('new');
  });

  it('sends whoever has to set up a second factor to the portal', async () => {
    const { app, view } = await draw({
      answers: {
        'GET /domain/base-url': { baseUrl: 'http://domain.example' },
        'POST /users/authenticate': () => refusal(403, 'ENROLMENT_NEEDED'),
      },
    });
    await userEvent.fill(view.getByLabelText('E-mail address'), user.email);
    await userEvent.fill(view.getByLabelText('Password').first(), 'secret');
    await userEvent.keyboard('{Enter}');
    const link = view.getByRole('link', { name: 'Open the portal' });
    await expect.element(link).toHaveFocus();
    expect(link.element().getAttribute('href')).toBe(`${app.mainUrl}/`);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Back to the first step' }));
    await expect.element(view.getByLabelText('E-mail address')).toBeVisible();
  });

  it.each<[string, Setting]>([
    ['its option', { mode: 'none' }],
    ['a veto of the page', { allows: false }],
  ])('shows no form by %s, and asks the page again', async (_, setting) => {
    const { emit, view } = await draw(setting);
    await expect.element(view.getByText(outside)).toBeVisible();
    expect(view.getByRole('textbox').elements()).toHaveLength(0);
    await expectAccessible();
    const times = emit.mock.calls.length;
    emit.mockReturnValue(true);
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => emit.mock.calls.length).toBe(times + 1);
    if (setting.mode === undefined) await expect.element(view.getByLabelText('E-mail address')).toBeVisible();
  });

  it('tries a token of the page that was refused again', async () => {
    const { app, view } = await draw({ mode: 'none' });
    app.session.takeHostToken(() => 'lamp');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    app.session.handleUnauthorised();
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('Content of First')).toBeVisible();
  });

  it('has one form for all elements of a session; the others lead to it', async () => {
    const { view } = await draw({ gates: 2 });
    const second = view.getByRole('region', { name: 'Second' });
    await expect.element(second.getByText('You need to sign in to see this part.')).toBeVisible();
    expect(view.getByLabelText('E-mail address').elements()).toHaveLength(1);
    await expectAccessible();
    await userEvent.click(second.getByRole('button', { name: 'Go to the sign-in' }));
    await expect.element(view.getByLabelText('E-mail address')).toHaveFocus();
  });
});

describe('who may not read', () => {
  const chat = { token: 'x', user: JSON.stringify({ ...user, roles: ['CHAT_USER'] }) };

  it.each([
    ['EN', /^You may not read regulations: that needs the role “Reader”\./],
    ['DE', /^Sie können keine Erlasse lesen: Dafür braucht es die Rolle «Lesen»\./],
    ['FR', /^Vous ne pouvez pas lire les actes : cela requiert le rôle « Lecture »\./],
    ['IT', /^Non può leggere gli atti normativi: occorre il ruolo «Lettura»\./],
  ] as const)('is told so in place of what reads, and the page too, in %s', async (language, words) => {
    const { emit, view } = await draw({ stored: chat, reads: true, language });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(view.getByText('Content of First').elements()).toHaveLength(0);
    await expect
      .poll(() => emit.mock.calls)
      .toContainEqual(['reg-failed', { code: 'FORBIDDEN', where: 'READER' }]);
    await expectAccessible();
  });

  it('sees what does not read, and may leave', async () => {
    const { emit, view } = await draw({ stored: chat });
    await expect.element(view.getByText('Content of First')).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(emit).not.toHaveBeenCalledWith('reg-failed', expect.anything());
  });

  it('may leave what reads too', async () => {
    const { view } = await draw({ stored: chat, reads: true });
    await userEvent.click(view.getByRole('button', { name: 'Sign out' }));
    await expect.element(view.getByLabelText('E-mail address')).toBeVisible();
  });

  it('is asked of the servers where the page gave the token, until it gives another', async () => {
    const { app, emit, view } = await draw({ reads: true });
    app.session.takeHostToken(() => 'lamp');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    app.session.refuseReading();
    await expect.element(view.getByText(/^You may not read regulations/)).toBeVisible();
    await expect
      .poll(() => emit.mock.calls)
      .toContainEqual(['reg-failed', { code: 'FORBIDDEN', where: 'READER' }]);
    app.session.takeHostToken(() => 'another');
    await expect.element(view.getByText('Content of First')).toBeVisible();
  });
});

describe('whoever signed in themselves', () => {
  it.each([
    ['EN', 'Signed in as Ada Amrein', 'Sign out'],
    ['DE', 'Angemeldet als Ada Amrein', 'Abmelden'],
    ['FR', 'Connecté en tant que Ada Amrein', 'Se déconnecter'],
    ['IT', 'Accesso effettuato come Ada Amrein', 'Esci'],
  ] as const)('is named, with a way out, in %s', async (language, name, out) => {
    const { view } = await draw({ stored: ada, language });
    await expect.element(view.getByText(name)).toBeVisible();
    await expect.element(view.getByRole('button', { name: out })).toBeVisible();
    await expectAccessible();
  });

  it('goes by keyboard, from all elements: the device forgets the session, and the sign-in comes', async () => {
    const { app, view } = await draw({ stored: ada, gates: 2 });
    const ended = vi.fn();
    app.session.$ends.listen(ended);
    const first = view.getByRole('region', { name: 'First' });
    await expect.element(first.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.tab();
    await expect.element(first.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(first.getByLabelText('E-mail address')).toBeVisible();
    expect(view.getByText(/Content of/).elements()).toHaveLength(0);
    expect(view.getByText('Signed in as').elements()).toHaveLength(0);
    expect([app.storage.read('token'), app.storage.read('user')]).toEqual([undefined, undefined]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each(['host', 'none'])('is not named where the element offers no sign-in: %s', async (mode) => {
    const { view } = await draw({ stored: ada, mode });
    await expect.element(view.getByText('Content of First')).toBeVisible();
    await new Promise((settle) => setTimeout(settle, 200));
    expect(view.getByRole('button').elements()).toHaveLength(0);
  });

  it('is not whom the page signed in, whose way out is the page’s', async () => {
    const { app, view } = await draw();
    app.session.takeHostToken(() => 'lamp');
    await expect.element(view.getByText('Content of First')).toBeVisible();
    await new Promise((settle) => setTimeout(settle, 200));
    expect(view.getByRole('button').elements()).toHaveLength(0);
  });

  it.each([
    ['another copy of the suite', () => document.dispatchEvent(new Event('regesta-signed-out'))],
    ['another tab', () => window.dispatchEvent(new Event('storage'))],
  ])('is signed out where %s did it', async (_, tell) => {
    const { app, view } = await draw({ stored: ada });
    await expect.element(view.getByRole('button', { name: 'Sign out' })).toBeVisible();
    tell();
    expect(app.session.$session.get().signedIn).toBe(true);
    app.storage.clearSession();
    tell();
    await expect.element(view.getByLabelText('E-mail address')).toBeVisible();
  });

  it('tells other copies of the suite', async () => {
    const heard = vi.fn();
    document.addEventListener('regesta-signed-out', heard, { once: true });
    const { app, view } = await draw({ stored: ada });
    await expect.element(view.getByRole('button', { name: 'Sign out' })).toBeVisible();
    app.session.signOut();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

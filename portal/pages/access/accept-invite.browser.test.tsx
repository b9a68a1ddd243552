import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { User } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';

const knownCall = 'GET /domain/base-url/known';
const validateCall = 'GET /invites/validate/abc';
const consumeCall = 'POST /invites/consume';
const registerCall = 'PUT /domain/user';
const address = '/invite/accept?baseURL=http://domain.example&code=abc';
const email = 'nora@musterbank.example';
const offer = {
  organisation: 'Musterbank AG',
  expires: '2026-06-05T08:00:00Z',
  languages: ['DE', 'FR'],
  privacyUrl: 'https://musterbank.example/privacy',
  termsUrl: 'https://musterbank.example/terms',
};
const nora: User = {
  id: '31',
  email,
  fullName: 'Nora Neu',
  preferredLanguage: 'FR',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'FR',
  roles: ['READER'],
  createdAt: '2026-06-01T10:00:00Z',
};
const good: Answers = {
  [knownCall]: { known: true },
  [validateCall]: offer,
  [consumeCall]: { token: 'of-nora', user: nora },
  [registerCall]: { email, accepted: true },
  'GET /users/current/capabilities': [],
  'GET /Topic/first_login': {
    name: 'first_login',
    language: 'EN',
    title: 'Welcome',
    text: 'Good to see you.',
  },
};
const password = 'Sehr-geheim-7';

type Options = PortalOptions & { at?: string };

async function open(answers: Answers = {}, { at = address, ...options }: Options = {}) {
  const test = await openPortal(at, { roles: undefined, answers: { ...good, ...answers }, ...options });
  const { view } = test;
  const field = (label: string) => view.getByLabelText(label, { exact: true });
  const submit = view.getByRole('button', { name: 'Create account' });
  const mail = field('E-mail address the invitation was sent to');
  const fillPerson = async () => {
    await userEvent.fill(mail, email);
    await userEvent.fill(field('Full name'), 'Nora Neu');
    await userEvent.fill(field('New password'), password);
    await userEvent.fill(field('Repeat the password'), password);
  };
  const fill = async () => {
    await fillPerson();
    await userEvent.click(field('I accept the privacy policy.'));
    await userEvent.click(field('I accept the terms of use.'));
  };
  const sent = () => test.requestsOf(consumeCall).map(({ body }) => body);
  return { ...test, field, mail, submit, fill, fillPerson, sent };
}

describe('the form of an invited person', () => {
  it.each([
    [1280, 'EN', 'Accept the invitation'],
    [390, 'DE', 'Einladung annehmen'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app, mail } = await open({}, { width });
    await expect.element(mail).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('says who invites, offers the languages of the organisation, and links what there is to accept', async () => {
    const { view } = await open();
    await expect.element(view.getByText(/^Musterbank AG invites you/)).toBeVisible();
    const languages = view.getByRole('radiogroup', { name: 'Preferred language' }).getByRole('radio');
    expect(languages.elements().map((each) => each.closest('label')?.textContent)).toEqual([
      'Deutsch',
      'Français',
    ]);
    await expect.element(languages.first()).toBeChecked();
    const privacy = view.getByRole('link', { name: 'Read the privacy policy' });
    await expect.element(privacy).toHaveAttribute('href', offer.privacyUrl);
    const terms = view.getByRole('link', { name: 'Read the terms of use' });
    await expect.element(terms).toHaveAttribute('href', offer.termsUrl);
  });

  it('leads to policies on the web and to nothing else', async () => {
    const { view } = await open({ [validateCall]: { ...offer, privacyUrl: 'javascript:alert(1)' } });
    const privacy = view.getByText('Read the privacy policy');
    await expect.element(privacy).toBeVisible();
    await expect.element(privacy).not.toHaveAttribute('href');
  });

  it.each([
    ['terms', { termsUrl: undefined }, ['I accept the privacy policy.'], { privacyAccepted: true }],
    ['privacy', { privacyUrl: undefined }, ['I accept the terms of use.'], { termsAccepted: true }],
    ['both', { privacyUrl: undefined, termsUrl: undefined }, [], {}],
  ])('asks for no consent to a policy without a page: %s', async (_, without, labels, accepted) => {
    const { view, field, fillPerson, submit, sent } = await open({
      [validateCall]: { ...offer, ...without },
    });
    await fillPerson();
    const boxes = view.getByRole('checkbox').elements();
    expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(labels);
    for (const label of labels) await userEvent.click(field(label));
    await expectAccessible();
    await userEvent.click(submit);
    await expect.poll(sent).toHaveLength(1);
    const [body] = sent() as Record<string, unknown>[];
    expect(
      Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name.endsWith('Accepted'))),
    ).toEqual(accepted);
    // The sign-in that follows sets the language of the next test if it has not ended.
    await expect.element(view.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  });

  it('begins with the language on screen where the organisation has it', async () => {
    const { view } = await open({ [validateCall]: { ...offer, languages: ['DE', 'EN'] } });
    await expect.element(view.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('says what is missing, once it is sent, and the first entry gets the focus', async () => {
    const { view, field, mail, submit, sent } = await open();
    await expect.element(mail).toBeVisible();
    expect(view.container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await userEvent.click(submit);
    await expect.element(mail).toHaveFocus();
    expect(view.container.querySelectorAll('[aria-invalid]')).toHaveLength(6);
    await expectAccessible();
    await userEvent.fill(mail, 'nora');
    await expect.element(mail).toHaveAccessibleDescription('Please enter a valid e-mail address.');
    await userEvent.fill(mail, email);
    const steps = [
      ['Full name', 'Nora Neu'],
      ['New password', password],
      ['Repeat the password', password],
      ['I accept the privacy policy.', undefined],
      ['I accept the terms of use.', undefined],
    ] as const;
    for (const [label, value] of steps) {
      await userEvent.click(submit);
      await expect.element(field(label)).toHaveFocus();
      if (value === undefined) await userEvent.click(field(label));
      else await userEvent.fill(field(label), value);
    }
    expect(view.container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('comes once who is signed in has chosen to leave', async () => {
    const { view, app, mail } = await open({}, { roles: ['READER'] });
    await expect.element(view.getByRole('heading', { name: 'Sign out first?' })).toBeVisible();
    await expect
      .element(view.getByText('You are signed in as Ada Muster (ada@musterbank.example).'))
      .toBeVisible();
    expect([mail.elements(), app.storage.read('token')]).toEqual([[], 'of-ada']);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Sign out and continue' }));
    await expect.element(mail).toBeVisible();
    expect(app.storage.read('token')).toBeUndefined();
  });

  it('leaves who stays at the server of their session', async () => {
    const { view, app, path } = await open(
      {},
      { roles: ['READER'], at: address.replace('domain.', 'other.') },
    );
    expectOnConsole(/load|count|visit/);
    await expect.element(view.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
    expect(app.session.domainUrl(true)).toBe('http://other.example');
    await userEvent.click(view.getByRole('link', { name: 'Stay signed in' }));
    await expect.poll(path).toBe('/dashboard');
    expect(app.session.domainUrl(true)).toBe('http://domain.example');
  });
});

describe('accepting an invite', () => {
  it('signs in, and leads to the first topic', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, field, fill, submit, sent, path, app } = await open({
      [consumeCall]: () => arrival.promise,
    });
    await fill();
    await userEvent.selectOptions(field('Title'), 'MS');
    await userEvent.click(view.getByRole('radio', { name: 'Français' }));
    await userEvent.click(submit);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    field('Full name').element().focus();
    await userEvent.keyboard('{Enter}');
    arrival.resolve(Response.json({ token: 'of-nora', user: nora }));
    await expect.element(view.getByText('User has been created successfully!')).toBeVisible();
    await expect.element(view.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(path()).toBe('/topic/first_login');
    expect(app.storage.read('token')).toBe('of-nora');
    const accepted = { privacyAccepted: true, termsAccepted: true };
    expect(sent()).toEqual([
      {
        inviteCode: 'abc',
        email,
        name: 'Nora Neu',
        title: 'MS',
        preferredLanguage: 'FR',
        password,
        ...accepted,
      },
    ]);
  });

  it('goes on where the main server does not hear of it, and sends no title where none was chosen', async () => {
    expectOnConsole(/^tell the main server of a new user/);
    const { view, fill, submit, sent } = await open({ [registerCall]: () => refusal(500, 'X') });
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('title');
  });

  it.each([
    ['INVALID_CREDENTIALS', 'E-mail address the invitation was sent to', /^Please use the e-mail address/],
    ['COMMON_PASSWORD', 'New password', /^This password is among the first/],
  ])('says at the entry what was refused, until it changes: %s', async (code, label, words) => {
    expectOnConsole(/^accept an invite/);
    const { view, field, fill, submit, sent } = await open({ [consumeCall]: () => refusal(400, code) });
    await fill();
    await userEvent.click(submit);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAccessibleDescription(words);
    expect(view.getByRole('alert').element().textContent).toBe('');
    await expectAccessible();
    await userEvent.click(submit);
    expect(sent()).toHaveLength(1);
    await userEvent.fill(field(label), 'other@musterbank.example-A1');
    await expect.element(field(label)).not.toHaveAccessibleDescription(words);
  });

  it.each([
    ['it has expired', () => refusal(400, 'EXPIRED'), /^This invitation has expired/, 1, 0],
    ['it was used', () => refusal(400, 'INVITE_CONSUMED'), /^This invitation has been used/, 1, 0],
    ['it was taken back', () => refusal(404, 'NOT_FOUND'), /^This invitation is invalid/, 1, 0],
    ['it was too often', () => refusal(403, 'X'), /^Too many attempts/, 0, 0],
    ['the server fails', () => refusal(500, 'X'), /^This is temporarily unavailable/, 0, 0],
    ['the server is away', unreachable, /^Your organisation’s server cannot be reached/, 0, 1],
  ])('says why it failed, and keeps what was typed: %s', async (_, answer, words, links, retries) => {
    expectOnConsole(/^accept an invite/);
    const { view, mail, fill, submit } = await open({ [consumeCall]: answer });
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    expect(view.getByRole('link', { name: 'Back to the sign-in' }).elements()).toHaveLength(links);
    expect(view.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    await expect.element(mail).toHaveValue(email);
    await expectAccessible();
  });
});

describe('the link of an invite', () => {
  it.each([
    ['no code', '/invite/accept', {}, '/dashboard'],
    ['a server that nobody knows', address, { [knownCall]: { known: false } }, '/dashboard'],
    ['a code that nobody knows', address, { [validateCall]: () => refusal(404, 'NOT_FOUND') }, undefined],
  ])('ends no session where it has %s', async (_, at, answers: Answers, leadsTo) => {
    expectOnConsole(/./);
    const drafts = '{"ada@musterbank.example":{}}';
    const { app, view, path } = await open(answers, { at, roles: ['READER'], stored: { drafts } });
    if (leadsTo) await expect.poll(path).toBe(leadsTo);
    else await expect.element(view.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
    expect([app.storage.read('token'), app.storage.read('drafts')]).toEqual(['of-ada', drafts]);
  });

  it.each([
    ['has no code', '/invite/accept?baseURL=http://domain.example', good],
    ['has no server', '/invite/accept?code=abc', good],
    ['names a server that nobody knows', address, { [knownCall]: { known: false } }],
  ])('leads to the sign-in where it %s', async (_, at, answers) => {
    const { path, requests } = await open(answers, { at });
    await expect.poll(path).toBe('/');
    expect(requests.map(({ call }) => call)).not.toContain(validateCall);
  });

  it.each([
    ['has expired', 400, 'EXPIRED', /^This invitation has expired/],
    ['was used', 400, 'INVITE_CONSUMED', /^This invitation has been used already/],
    ['is invalid', 404, 'NOT_FOUND', /^This invitation is invalid/],
    ['was tried too often', 403, 'X', /^Too many attempts/],
  ])('says that it %s, instead of a form', async (_, status, code, words) => {
    expectOnConsole(/^look up an invite/);
    const { view, submit } = await open({ [validateCall]: () => refusal(status, code) });
    await expect.element(view.getByRole('heading', { name: 'Invalid invitation' })).toHaveFocus();
    await expect.element(view.getByText(words)).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'Back to the sign-in' }))
      .toHaveAttribute('href', '/');
    expect(submit.elements()).toEqual([]);
    await expectAccessible();
  });

  it.each([
    [
      'main',
      knownCall,
      unreachable,
      /^look up the server of a link/,
      /^The regulation server cannot be reached/,
    ],
    ['main', knownCall, () => refusal(500, 'X'), /^look up the server/, /^The regulation server cannot be/],
    ['organisation’s', validateCall, unreachable, /^look up an invite/, /^Your organisation’s server cannot/],
    ['organisation’s', validateCall, () => refusal(500, 'X'), /^look up an/, /^Your organisation’s server/],
  ])(
    'waits while the %s server does not answer, and tries again: %s',
    async (_, call, answer, logged, words) => {
      expectOnConsole(logged);
      const arrival = Promise.withResolvers<void>();
      let isAway = true;
      const { view, mail } = await open({
        [call]: () => arrival.promise.then(() => (isAway ? answer() : Response.json(good[call]))),
      });
      await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
      arrival.resolve();
      await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
      await expectAccessible();
      isAway = false;
      await userEvent.click(view.getByRole('button', { name: 'Try again' }));
      await expect.element(mail).toBeVisible();
    },
  );
});

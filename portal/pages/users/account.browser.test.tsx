import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal, unreachable } from '#widgets/testing/view.tsx';
import { expectNoAccess } from '../../testing/no-access.ts';
import { accountAnswers, administrator, bruno } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const saveCall = 'PUT /users/7';
const registerCall = 'PUT /domain/user';
const consentsCall = 'PUT /UserEmailPreferences';
const registered = { email: ada.email, accepted: true };

/** A server that stores what is sent. */
const stores =
  (user: object = ada) =>
  async (request: Request) =>
    Response.json({ ...user, ...(await request.json()) });

type Options = PortalOptions & { address?: string };

async function open({ address = '/users/own-account/7', answers = {}, ...options }: Options = {}) {
  const test = await openPortal(address, {
    answers: { ...accountAnswers, [saveCall]: stores(), [registerCall]: registered, ...answers },
    ...options,
  });
  const { view, requests } = test;
  const name = view.getByLabelText('Full name');
  const save = view.getByRole('button', { name: 'Save' });
  const box = (label: string) => view.getByRole('checkbox', { name: label, exact: true });
  const saved = () =>
    requests.filter(({ call }) => call.startsWith('PUT')).map(({ call, body }) => [call, body]);
  return { ...test, name, save, box, saved };
}

describe('the account', () => {
  it.each([
    [1280, 'EN', 'Account'],
    [390, 'DE', 'Konto'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app, name } = await open({ width, roles: administrator });
    await expect.element(name).toHaveValue('Ada Muster');
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('of a reader has notifications and no roles, and does not lead to the users', async () => {
    const { view, name, requests } = await open();
    await expect.element(name).toBeVisible();
    await expect.element(view.getByRole('group', { name: 'E-mail notifications' })).toBeVisible();
    expect(view.getByRole('group', { name: 'Roles' }).elements()).toEqual([]);
    await expect.element(view.getByText('Nothing has changed.')).toBeVisible();
    const email = view.getByRole('textbox', { name: 'E-mail address' });
    await expect.element(email).toHaveAttribute('readonly');
    await expect.element(email).toHaveAccessibleDescription('Cannot be changed, as it is used to sign in.');
    await expect.element(view.getByRole('button', { name: 'Back to users' })).toBeDisabled();
    const links = view.getByRole('main').getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/users/change-password',
      '/users/second-factor',
    ]);
    expect(requests.map(({ call }) => call)).not.toContain('GET /domain/Roles');
    await expectAccessible();
  });

  it('of somebody else has roles and no notifications, and leads to a new password', async () => {
    const { view, name } = await open({ address: '/users/edit/8', roles: administrator });
    await expect.element(name).toHaveValue('Bruno Baum');
    await expect.element(view.getByRole('group', { name: 'Roles' })).toBeVisible();
    expect(view.getByRole('group', { name: 'E-mail notifications' }).elements()).toEqual([]);
    expect(view.getByRole('button', { name: 'Remove account' }).elements()).toEqual([]);
    const links = view.getByRole('main').getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/users/registered',
      '/users/reset-password/8',
    ]);
    await expectAccessible();
  });

  it.each(['/users/edit', '/users/own-account/8', '/users/own-account', '/user/EditOwnAccount'])(
    'is their own for readers, whatever they request: %s',
    async (address) => {
      const { name, path } = await open({ address });
      await expect.poll(path).toBe('/users/own-account/7');
      await expect.element(name).toHaveValue('Ada Muster');
    },
  );

  it('of somebody else is for administrators', async () => {
    const calls = await expectNoAccess('/users/edit/8', 'Administrator', { answers: accountAnswers });
    expect(calls).toEqual(['GET /domain/settings']);
  });

  it('offers one title for women where the language has one', async () => {
    const { view } = await open({ language: 'DE', answers: { 'GET /users/7': { ...ada, title: 'MRS' } } });
    const title = view.getByLabelText('Anrede');
    await expect.element(title).toHaveDisplayValue('Frau');
    const { options } = title.element() as HTMLSelectElement;
    expect([...options].map(({ text }) => text)).toEqual(['Keine', 'Herr', 'Frau']);
  });

  it('names a title that is no longer offered', async () => {
    const { view } = await open({ answers: { 'GET /users/7': { ...ada, title: 'DR' } } });
    const title = view.getByLabelText('Title');
    await expect.element(title).toHaveDisplayValue('Dr');
    const { options } = title.element() as HTMLSelectElement;
    expect([...options].map(({ text }) => text)).toEqual(['None', 'Mr', 'Ms', 'Mrs', 'Dr']);
  });

  it('leaves the roles that the administrator may not assign', async () => {
    const user = { ...bruno, roles: ['READER', 'REGESTA_STATICDB_DATA_ADMIN'] };
    const { box } = await open({
      address: '/users/edit/8',
      roles: [...administrator, 'REGESTA_STATICDB_DATA_ADMIN'],
      answers: { 'GET /users/8': user },
    });
    await expect.element(box('Data administrator')).toBeChecked();
    await expect.element(box('Data administrator')).toBeDisabled();
    await expect
      .element(box('Data administrator'))
      .toHaveAccessibleDescription(/by a full domain administrator only\.$/);
  });

  it.each([
    [
      'edit',
      1280,
      'EN',
      /^Bruno Baum \(.+\) has the right “Full domain administrator”, which you do not hold\./,
    ],
    ['reset-password', 390, 'DE', /^Bruno Baum \(.+\) hat das Recht «.+», das Sie nicht haben\./],
  ] as const)(
    'of somebody with a right that oneself does not hold has no form: %s',
    async (at, width, language, words) => {
      const user = { ...bruno, roles: ['READER', 'FULL_DOMAIN_ADMIN'] };
      const { view } = await open({
        address: `/users/${at}/8`,
        roles: administrator,
        answers: { 'GET /users/8': user },
        width,
        language,
      });
      const main = view.getByRole('main');
      await expect.element(main.getByText(words)).toBeVisible();
      expect(main.getByRole('textbox').elements()).toEqual([]);
      expect(main.getByRole('button').elements()).toEqual([]);
      const links = main.getByRole('link').elements();
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/users/registered']);
      expectNoSidewaysScroll();
      await expectAccessible();
    },
  );

  it.each([
    ['without changes', [], 3],
    ['with changes, of which the role is missing', ['CAN_SEE_CHANGE' as const], 3],
    ['with changes, and the role', ['CAN_SEE_CHANGE' as const], 0, ['READER', 'CHANGE_READER'] as Role[]],
  ])(
    'says which notifications need what the plan has not: %s',
    async (_, capabilities, hints, roles = ada.roles) => {
      const { box, view } = await open({ capabilities, roles });
      await expect.element(box('New features, at most once a month')).toBeChecked();
      await expect.element(box('My tasks, weekly')).not.toBeChecked();
      expect(view.getByText(/^Only with a service plan and a role/).elements()).toHaveLength(hints);
    },
  );

  it('says that it is loading, that it failed, and loads again', async () => {
    expectOnConsole(/^load an account/);
    const arrival = Promise.withResolvers<Response>();
    let isAway = true;
    const { view, name } = await open({
      answers: { 'GET /users/7': () => (isAway ? arrival.promise : Response.json(ada)) },
    });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
    arrival.resolve(refusal(404, 'USER_NOT_FOUND'));
    await expect.element(view.getByRole('alert').getByText('Error while fetching users')).toBeVisible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(name).toHaveValue('Ada Muster');
  });
});

describe('saving an account', () => {
  it('sends what has changed, to both servers, once', async () => {
    const arrival = Promise.withResolvers<void>();
    const answer = (request: Request) => arrival.promise.then(() => stores()(request));
    const { view, name, save, saved, app } = await open({ answers: { [saveCall]: answer } });
    await expect.element(save).toBeDisabled();
    await userEvent.fill(name, ' Ada Amrein ');
    await userEvent.click(save);
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    name.element().focus();
    await userEvent.keyboard('{Enter}');
    arrival.resolve();
    await expect.element(view.getByText('The account has been saved.')).toBeVisible();
    expect(saved()).toEqual([
      [saveCall, { fullName: 'Ada Amrein' }],
      [registerCall, { email: ada.email, fullName: 'Ada Amrein', preferredLanguage: 'EN' }],
    ]);
    await expect.element(save).toBeDisabled();
    expect(app.session.$session.get().user?.fullName).toBe('Ada Amrein');
  });

  it('speaks the chosen language from then on, and takes the title away', async () => {
    const { title: _, ...untitled } = ada;
    const answer = { ...untitled, preferredLanguage: 'DE', documentDisplayLanguage: 'DE' };
    const { view, save, saved, app } = await open({ answers: { [saveCall]: answer } });
    await userEvent.selectOptions(view.getByLabelText('Title'), '');
    await userEvent.click(view.getByRole('radio', { name: 'Deutsch' }));
    await userEvent.click(save);
    await expect.element(view.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
    expect(saved()[0]).toEqual([saveCall, { title: null, preferredLanguage: 'DE' }]);
    expect(app.$documentLanguage.get()).toBe('DE');
  });

  it('sends the chosen notifications alone', async () => {
    const answers = { [consentsCall]: [{ consentId: 2 }] };
    const { view, save, box, saved } = await open({ answers });
    await userEvent.click(box('My tasks, weekly'));
    await userEvent.click(box('New features, at most once a month'));
    await userEvent.click(save);
    await expect.element(view.getByText('The account has been saved.')).toBeVisible();
    expect(saved()).toEqual([[consentsCall, [2]]]);
    await expect.element(save).toBeDisabled();
  });

  it('needs a name of one line', async () => {
    const { name, save } = await open();
    await userEvent.fill(name, ' ');
    await expect.element(name).toHaveAccessibleDescription('A name is required.');
    await expect.element(save).toBeDisabled();
    await expectAccessible();
    await userEvent.fill(name, 'a'.repeat(201));
    await expect.element(name).toHaveAccessibleDescription(/at most 200 characters/);
    await userEvent.fill(name, 'a'.repeat(200));
    await expect.element(save).toBeEnabled();
  });

  it('needs a role, and tells the register nothing of roles', async () => {
    const answers = { 'PUT /users/8': stores(bruno) };
    const { view, save, box, saved } = await open({
      address: '/users/edit/8',
      roles: administrator,
      answers,
    });
    await userEvent.click(box('Change editor'));
    await expect.element(box('Reader')).not.toBeChecked();
    await expect
      .element(view.getByRole('group', { name: 'Roles' }))
      .toHaveAccessibleDescription('A user must have at least one role assigned.');
    await expect.element(save).toBeDisabled();
    await expectAccessible();
    await userEvent.click(box('Reader'));
    await userEvent.click(save);
    await expect.element(view.getByText('The account has been saved.')).toBeVisible();
    expect(saved()).toEqual([['PUT /users/8', { roles: ['READER'] }]]);
  });

  it.each([
    [saveCall, 'user', 409, 'LAST_ADMINISTRATOR', /^Name, title.* not saved\. The last administrator of/],
    [saveCall, 'user', 500, 'X', /^Name, title.* not saved\. Error while updating user$/],
    [saveCall, 'user', 400, 'ANYTHING', /^Name, title.* not saved\. Refused$/],
    [consentsCall, 'consents', 403, 'FORBIDDEN', /^The choice of notifications is not saved\. Your roles/],
  ])('says what was not saved, and why: %s, %s %i %s', async (call, part, status, code, words) => {
    expectOnConsole(new RegExp(`^save an account \\(${part}\\)`));
    const { view, name, save, box } = await open({ answers: { [call]: () => refusal(status, code) } });
    if (part === 'consents') await userEvent.click(box('My tasks, weekly'));
    else await userEvent.fill(name, 'Ada Amrein');
    await userEvent.click(save);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(save).toBeEnabled();
    await expectAccessible();
  });

  it('tells the regulation server alone where only that did not hear of it', async () => {
    expectOnConsole(/^save an account \(register\)/);
    let isAway = true;
    const { view, name, save, saved } = await open({
      answers: { [registerCall]: () => (isAway ? refusal(500, 'X') : Response.json(registered)) },
    });
    await userEvent.fill(name, 'Ada Amrein');
    await userEvent.click(save);
    await expect.element(view.getByRole('alert').getByText(/^The account is saved, but/)).toBeVisible();
    isAway = false;
    await userEvent.click(save);
    await expect.element(view.getByText('The account has been saved.')).toBeVisible();
    expect(saved().map(([call]) => call)).toEqual([saveCall, registerCall, registerCall]);
    expect(
      view
        .getByRole('alert')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['']);
  });

  it('says which server is away, and tries again', async () => {
    expectOnConsole(/^save an account/);
    let isAway = true;
    const { view, name, save } = await open({
      answers: {
        [saveCall]: (request: Request) => (isAway ? unreachable() : stores()(request)),
      },
    });
    await userEvent.fill(name, 'Ada Amrein');
    await userEvent.click(save);
    await expect.element(view.getByText(/^Your organisation’s server cannot be reached/)).toBeVisible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('The account has been saved.')).toBeVisible();
    await expect.element(name).toHaveValue('Ada Amrein');
  });

  it('is offered again before the page is left', async () => {
    const { view, name, path } = await open();
    const link = view.getByRole('link', { name: 'Change password' });
    await userEvent.fill(name, 'Ada Amrein');
    await userEvent.click(link);
    const dialog = view.getByRole('dialog', { name: 'Leave without saving?' });
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
    await userEvent.fill(name, 'Ada Muster');
    await userEvent.click(link);
    await expect.poll(path).toBe('/users/change-password');
  });
});

describe('removing the own account', () => {
  const removeCall = 'DELETE /users/7';

  async function openRemoval(answers: Options['answers'] = {}) {
    const test = await open({ answers });
    const { view } = test;
    const opener = view.getByRole('button', { name: 'Remove account' });
    await userEvent.click(opener);
    const dialog = view.getByRole('dialog', { name: 'Remove your account?' });
    const address = dialog.getByRole('textbox', { name: 'E-mail address' });
    const submit = dialog.getByRole('button', { name: 'Remove account' });
    return { ...test, opener, dialog, address, submit };
  }

  it('needs the own address, of which each beginning is right', async () => {
    const { address, submit, dialog, opener, requests } = await openRemoval();
    await expect.element(address).toHaveFocus();
    await expect.element(submit).toBeDisabled();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(address).toHaveAccessibleDescription('Email is required');
    await userEvent.fill(address, 'bruno');
    await expect.element(address).toHaveAccessibleDescription('This is not your e-mail address.');
    await expectAccessible();
    await userEvent.fill(address, ` ${ada.email} `);
    await expect.element(submit).toBeEnabled();
    await expect.element(address).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(requests.map(({ call }) => call)).not.toContain(removeCall);
  });

  it('says nothing against an address on its way', async () => {
    const { address } = await openRemoval();
    await userEvent.fill(address, 'ada@muster');
    await expect.element(address).not.toHaveAttribute('aria-invalid');
  });

  it('leads to the sign-in, asks nothing about unsaved entries, and leaves nothing on the device', async () => {
    const { view, address, submit, path, app, dialog, name } = await openRemoval({
      [removeCall]: { id: '7' },
    });
    const ofBen = { 'ben@musterbank.example': { question: { at: Date.now(), value: 1 } } };
    app.storage.write('drafts', JSON.stringify({ ...ofBen, [ada.email]: ofBen['ben@musterbank.example'] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.fill(name, 'Ada Amrein');
    await userEvent.click(view.getByRole('button', { name: 'Remove account' }));
    await userEvent.fill(address, ada.email);
    await userEvent.click(submit);
    await expect.element(view.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(path()).toBe('/');
    expect(app.session.$session.get().signedIn).toBe(false);
    expect(app.storage.read('document-language')).toBeUndefined();
    expect(JSON.parse(app.storage.read('drafts') ?? '')).toEqual(ofBen);
    // The page that was left is none to come back to.
    expect(app.storage.read('redirect')).toBeUndefined();
  });

  it.each([
    ['the last administrator', () => refusal(409, 'LAST_ADMINISTRATOR'), /^The last administrator of/, 0],
    [
      'a server that fails',
      () => refusal(500, 'X'),
      'Error while removing the account. Please try again.',
      0,
    ],
    ['a server that is away', unreachable, /^Your organisation’s server/, 1],
  ])('says why it was refused: %s', async (_, answer, words, retries) => {
    expectOnConsole(/^remove the own account/);
    const { address, dialog, path } = await openRemoval({ [removeCall]: answer });
    await userEvent.fill(address, ada.email);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('alert').getByText(words)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(retries);
    expect(path()).toBe('/users/own-account/7');
    await expectAccessible();
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { expectNoAccess } from '../../testing/no-access.ts';
import { administrator, bruno, chiara, roleOptions } from '../../testing/people.ts';
import { ada, openPortal } from '../../testing/portal.tsx';
import { settings } from '../../testing/settings.ts';

const listCall = 'GET /users';
const rolesCall = 'GET /domain/Roles';
const deleteCall = 'DELETE /users/8';
const endOnMain = 'POST /domain/user/token/invalidate-all';
const endOnDomain = 'POST /users/token/invalidate-all';
const people = [{ ...ada, roles: administrator }, bruno, chiara];
const rows = () => [...document.querySelectorAll('tbody th')].map((name) => name.textContent);
/** The cells of each row, without its actions. */
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not(:last-child)')].map((cell) => cell.textContent.trim()),
  );

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/users/registered', {
    roles: administrator,
    answers: { [listCall]: people, [rolesCall]: roleOptions, ...answers },
    width,
  });
  const { view, requestsOf } = test;
  const count = (call: string) => requestsOf(call).length;
  /** Opens the dialog that deletes Bruno; returns the number that it displays. */
  const openDeletion = async () => {
    await userEvent.click(view.getByRole('button', { name: 'Delete Bruno Baum' }));
    const label = view.getByText(/^To confirm, type the number/).element().textContent;
    return Number(/\d+$/.exec(label ?? '')?.[0]);
  };
  const dialog = view.getByRole('dialog', { name: 'Delete user' });
  const number = dialog.getByRole('textbox');
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return { ...test, count, openDeletion, dialog, number, confirm };
}

describe('the users area', () => {
  it.each(['registered', 'invites', 'invite', 'reset-password/8'])(
    'says on %s what users lack who are no administrators',
    async (view) => {
      const calls = await expectNoAccess(`/users/${view}`, 'Administrator');
      expect(calls).toEqual(['GET /domain/settings']);
    },
  );

  it('goes to the registered users where the address names no view', async () => {
    const { view, path } = await openPortal('/users', {
      roles: administrator,
      answers: { [listCall]: people, [rolesCall]: roleOptions },
    });
    await expect.poll(path).toBe('/users/registered');
    await expect.poll(() => document.title).toBe('Users – Regesta');
    const views = view.getByRole('navigation', { name: 'Views of the users' });
    await expect
      .element(views.getByRole('link', { name: 'Registered' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(views.getByRole('link', { name: 'Invites' })).not.toHaveAttribute('aria-current');
  });

  it('has no page for a view that there is not', async () => {
    const { view } = await openPortal('/users/nothing', { roles: administrator });
    await expect.element(view.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

describe('the table of users', () => {
  it.each([
    [1280, 'EN', 'Users'],
    [390, 'DE', 'Benutzer'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await open({}, width);
    await expect.poll(rows).toHaveLength(3);
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('names users with their roles, without those that another covers, and the last sign-in', async () => {
    const secured = people.map((one) => (one.id === bruno.id ? { ...one, hasSecondFactor: true } : one));
    const { view } = await open({ [listCall]: secured });
    await expect.element(view.getByText('3 users')).toBeVisible();
    const last = 'Last sign-in';
    await expect.poll(cells).toEqual([
      [ada.email, 'Name Ada Muster', 'Joined 03/02/2025', 'Roles Administrator', last, 'Second factor None'],
      [
        ...[bruno.email, 'Name Bruno Baum', 'Joined 04/03/2025', 'Roles Change editor'],
        ...[`${last} 31/05/2026`, 'Second factor Set up'],
      ],
      [
        ...[chiara.email, 'Name Chiara Conti', 'Joined 02/01/2026', 'Roles Reader, Chat user'],
        ...[last, 'Second factor None'],
      ],
    ]);
    await userEvent.selectOptions(view.getByLabelText('Filter by Second factor'), 'on');
    expect(rows()).toEqual([bruno.email]);
    await userEvent.selectOptions(view.getByLabelText('Filter by Second factor'), 'off');
    expect(rows()).toEqual([ada.email, chiara.email]);
  });

  it('names every role where it cannot be had which ones cover others', async () => {
    expectOnConsole(/^load the roles/);
    await open({ [rolesCall]: () => refusal(500, 'X') });
    await expect.poll(() => cells()[1]?.[3]).toBe('Roles Reader, Change reader, Change editor');
  });

  it('is narrowed by a role that another covers, and by the name', async () => {
    const { view } = await open();
    await expect.poll(rows).toHaveLength(3);
    await userEvent.selectOptions(view.getByLabelText('Filter by Roles'), 'CHANGE_READER');
    expect(rows()).toEqual([ada.email, bruno.email]);
    await userEvent.fill(view.getByLabelText('Filter by Name'), 'baum');
    expect(rows()).toEqual([bruno.email]);
  });

  it('leads to the account of a user, and lets nobody force themselves', async () => {
    const { view, path } = await open({
      'GET /users/8': () => refusal(403, 'FORBIDDEN'),
      'GET /domain/settings': settings,
    });
    await expect.element(view.getByRole('button', { name: 'Edit Ada Muster' })).toBeVisible();
    const forcing = view.getByRole('button', { name: /^Force/ }).elements();
    expect(forcing.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Force Bruno Baum to sign in again',
      'Force Chiara Conti to sign in again',
    ]);
    expectOnConsole(/^load an account/);
    await userEvent.click(view.getByRole('button', { name: 'Edit Bruno Baum' }));
    expect(path()).toBe('/users/edit/8');
    await expect.element(view.getByRole('alert')).toBeVisible();
  });

  it('closes what the servers would refuse: acts on people with a right that oneself does not hold', async () => {
    const higher = { ...bruno, roles: [...bruno.roles, 'FULL_DOMAIN_ADMIN'] };
    const { view, path, requests } = await open({ [listCall]: [people[0], higher, chiara] });
    const reason = 'This needs the right “Full domain administrator”, which you do not hold.';
    const names = ['Edit Bruno Baum', 'Force Bruno Baum to sign in again', 'Delete Bruno Baum'];
    for (const name of names) {
      const button = view.getByRole('button', { name: `${name}: ${reason}` });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button, { force: true });
    }
    expect(path()).toBe('/users/registered');
    expect(view.getByRole('dialog').elements()).toEqual([]);
    expect(requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    await expect
      .element(view.getByRole('button', { name: 'Edit Chiara Conti' }))
      .not.toHaveAttribute('aria-disabled');
    await expectAccessible();
  });

  it('closes nothing to who holds the right too', async () => {
    const higher = { ...bruno, roles: [...bruno.roles, 'REGESTA_STATICDB_DATA_ADMIN'] };
    const { view } = await openPortal('/users/registered', {
      roles: [...administrator, 'REGESTA_STATICDB_DATA_ADMIN'],
      answers: { [listCall]: [higher], [rolesCall]: roleOptions },
    });
    for (const name of ['Edit Bruno Baum', 'Force Bruno Baum to sign in again', 'Delete Bruno Baum'])
      await expect
        .element(view.getByRole('button', { name, exact: true }))
        .not.toHaveAttribute('aria-disabled');
  });

  it('says that it is loading, and that nobody is registered', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view } = await open({ [listCall]: () => arrival.promise });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    await expectAccessible();
    arrival.resolve(Response.json([]));
    await expect.element(view.getByText('Nobody is registered yet.')).toBeVisible();
    expect(view.getByRole('link', { name: 'Invite user' }).elements()).toHaveLength(1);
    await expectAccessible();
  });

  it.each([
    ['away', 500, 'Your organisation’s server cannot be reached.'],
    ['refused', 403, 'Error while fetching users'],
  ])('says that it failed, and loads again: %s', async (_, status, words) => {
    expectOnConsole(/^load the users/);
    let isAway = true;
    const { view } = await open({
      [listCall]: () => (isAway ? refusal(status, 'X') : Response.json(people)),
    });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(rows).toHaveLength(3);
  });
});

describe('forcing a user to sign in again', () => {
  it('happens once, on the main server first, and the button says how it went', async () => {
    const arrival = Promise.withResolvers<Response>();
    const reply = { email: bruno.email };
    const { view, requests } = await open({ [endOnMain]: () => arrival.promise, [endOnDomain]: reply });
    const calls = () => requests.map(({ call }) => call).filter((call) => call.endsWith('invalidate-all'));
    const button = view.getByRole('button', { name: 'Force Bruno Baum to sign in again' });
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(calls()).toEqual([endOnMain]);
    arrival.resolve(Response.json(reply));
    const done = view.getByRole('button', { name: 'Bruno Baum must sign in again' });
    await expect.element(done).toHaveFocus();
    await expect.element(done).toHaveAttribute('aria-disabled', 'true');
    await expect.element(view.getByText('User successfully invalidated!')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(calls()).toEqual([endOnMain, endOnDomain]);
    await expectAccessible();
  });

  it.each([
    ['the server fails', 500, 'X', 'Error while invalidating user', 1],
    ['somebody deleted the user', 404, 'USER_NOT_FOUND', 'This user has been deleted already.', 2],
  ])('can be tried again where %s', async (_, status, code, words, loads) => {
    expectOnConsole(/^force a user/);
    let isRefused = true;
    const { view, count } = await open({
      [endOnMain]: () => (isRefused ? refusal(status, code) : Response.json({ email: bruno.email })),
      [endOnDomain]: { email: bruno.email },
    });
    await userEvent.click(view.getByRole('button', { name: 'Force Bruno Baum to sign in again' }));
    await expect.element(view.getByText(words)).toBeVisible();
    const again = view.getByRole('button', { name: 'Forcing Bruno Baum failed: try again' });
    await expect.element(again).toHaveFocus();
    await expectAccessible();
    await expect.poll(() => count(listCall)).toBe(loads);
    isRefused = false;
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('button', { name: 'Bruno Baum must sign in again' })).toBeVisible();
  });
});

describe('deleting a user', () => {
  it('needs the number that is displayed', async () => {
    const { openDeletion, dialog, number, confirm, count } = await open();
    const displayed = await openDeletion();
    await expect.element(number).toHaveFocus();
    await expectAccessible();
    for (const wrong of ['', String((displayed + 1) % 100), `${displayed}a`]) {
      await userEvent.fill(number, wrong);
      await confirm();
      await expect.element(number).toHaveFocus();
      await expect.element(number).toHaveAccessibleDescription('The number is not the one shown.');
      await expect.element(dialog.getByRole('alert').getByText('Invalid data')).toBeVisible();
    }
    await expectAccessible();
    expect(count(deleteCall)).toBe(0);
    await expect.element(dialog).toBeVisible();
  });

  it('takes the row away, and the focus goes to the table', async () => {
    const { view, openDeletion, dialog, number, count } = await open({ [deleteCall]: { id: '8' } });
    await userEvent.fill(number, String(await openDeletion()));
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('User successfully deleted!')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(rows()).toEqual([ada.email, chiara.email]);
    await expect.element(view.getByRole('region', { name: 'Users' })).toHaveFocus();
    expect(count(deleteCall)).toBe(1);
  });

  it.each(['Cancel', 'Escape'])('deletes nothing after %s, which gives back the focus', async (way) => {
    const { view, openDeletion, dialog, count } = await open();
    await openDeletion();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Delete Bruno Baum' })).toHaveFocus();
    expect(count(deleteCall)).toBe(0);
  });

  it.each([
    ['it is the last administrator', 409, 'LAST_ADMINISTRATOR', /^This is the last administrator/, 1],
    ['the roles are gone', 403, 'FORBIDDEN', /^Your roles do not include/, 1],
    ['the user is gone', 404, 'USER_NOT_FOUND', /^This user has been deleted already/, 2],
    ['the server fails', 500, 'X', /^Error while deleting user/, 1],
  ])('says why it was refused: %s', async (_, status, code, words, loads) => {
    expectOnConsole(/^delete a user/);
    const answer = () => refusal(status, code);
    const { openDeletion, dialog, number, confirm, count } = await open({ [deleteCall]: answer });
    await userEvent.fill(number, String(await openDeletion()));
    await confirm();
    await expect.element(dialog.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    expect(count(listCall)).toBe(loads);
    expect(rows()).toHaveLength(3);
  });

  it('says which server is away, and tries again', async () => {
    expectOnConsole(/^delete a user/);
    let isAway = true;
    const { view, openDeletion, dialog, number, confirm } = await open({
      [deleteCall]: () => (isAway ? unreachable() : Response.json({ id: '8' })),
    });
    await userEvent.fill(number, String(await openDeletion()));
    await confirm();
    await expect.element(dialog.getByText(/^Your organisation’s server cannot be reached/)).toBeVisible();
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('User successfully deleted!')).toBeVisible();
  });

  it('reports a failure in a notice where the dialog was closed meanwhile', async () => {
    expectOnConsole(/^delete a user/);
    const arrival = Promise.withResolvers<Response>();
    const { view, openDeletion, dialog, number, confirm } = await open({
      [deleteCall]: () => arrival.promise,
    });
    await userEvent.fill(number, String(await openDeletion()));
    await confirm();
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    arrival.resolve(refusal(500, 'X'));
    await expect.element(view.getByText('Error while deleting user')).toBeVisible();
    expect(rows()).toHaveLength(3);
  });

  it('leads to the own account instead of deleting it', async () => {
    expectOnConsole(/^load an account/);
    const { view, path } = await open();
    const own = view.getByRole('button', { name: 'Delete Ada Muster' });
    await userEvent.click(own);
    const dialog = view.getByRole('dialog', { name: 'Your own account' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(own).toHaveFocus();
    await userEvent.click(own);
    await userEvent.click(dialog.getByRole('button', { name: 'To your account' }));
    expect(path()).toBe('/users/own-account/7');
    await expect.element(view.getByRole('alert')).toBeVisible();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { administrator, invite, mailRefused, roleOptions } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';

const domainCall = 'GET /domain/email-domain';
const rolesCall = 'GET /domain/Roles';
const registerCall = 'POST /domain/user';
const freeCall = 'DELETE /domain/user';
const createCall = 'POST /invites/create';
const { email } = invite;
const link = 'https://regesta.example/invite/accept?code=abc';
const good: Answers = {
  [domainCall]: { emailDomain: 'musterbank.example' },
  [rolesCall]: roleOptions,
  [registerCall]: { email, accepted: false },
  [freeCall]: { email },
  [createCall]: { invite, mail: 'sent' },
};
const refusedMail = mailRefused(link);

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/users/invite', {
    roles: administrator,
    answers: { ...good, 'GET /users': [], 'GET /invites': [], ...answers },
    width,
  });
  const { view, requests } = test;
  const field = view.getByLabelText('E-mail address');
  const submit = view.getByRole('button', { name: 'E-mail the invite' });
  const role = (name: string) => view.getByRole('checkbox', { name, exact: true });
  const fill = async () => {
    await userEvent.fill(field, ' Nora ');
    await userEvent.click(role('Reader'));
  };
  const sent = () => requests.filter(({ call }) => call === registerCall || call === createCall);
  return { ...test, field, submit, role, fill, sent };
}

/** The names of the filled buttons: at most one, for what is to be done next. */
const filled = () =>
  [...document.querySelectorAll('main form button, main form a')]
    .filter((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((each) => each.textContent);

afterEach(() => void vi.restoreAllMocks());

describe('the form of an invite', () => {
  it.each([
    [1280, 'EN', 'Invite a user'],
    [390, 'DE', 'Benutzer einladen'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await open({}, width);
    await expect.element(view.getByText('@musterbank.example')).toBeVisible();
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('says what it waits for before it can be sent', async () => {
    const { view, field, submit, role } = await open();
    await expect.element(submit).toBeDisabled();
    await expect.element(view.getByText('Email is required')).toBeVisible();
    await userEvent.fill(field, 'nora');
    await expect.element(view.getByText('A user must have at least one role assigned.')).toBeVisible();
    await userEvent.click(role('Reader'));
    await expect.element(submit).toBeEnabled();
    await expect
      .element(view.getByText('A user must have at least one role assigned.'))
      .not.toBeInTheDocument();
  });

  it.each([
    ['nora neu', /Please enter a valid e-mail address\.$/],
    ['nora@elsewhere.example', /must belong to the domain of your organisation/],
    ['', /The part before the @ is enough/],
    ['nora', /The part before the @ is enough/],
  ])('judges the address once the field is left: “%s”', async (typed, words) => {
    const { field } = await open();
    await userEvent.fill(field, typed);
    await expect
      .element(field)
      .toHaveAccessibleDescription('@musterbank.example The part before the @ is enough.');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveAccessibleDescription(words);
    await expectAccessible();
  });

  it('closes the roles that another covers or excludes, and says which', async () => {
    const { role, fill, field, sent, view } = await open({ [createCall]: { invite, mail: 'sent' } });
    await fill();
    await userEvent.click(role('Administrator'));
    for (const name of ['Reader', 'Comment editor', 'Change reader', 'Change editor']) {
      await expect.element(role(name)).toBeChecked();
      await expect.element(role(name)).toBeDisabled();
      await expect.element(role(name)).toHaveAccessibleDescription(/Included in “Administrator”\.$/);
    }
    await expect.element(role('Isolated tester')).not.toBeChecked();
    await expect.element(role('Isolated tester')).toBeDisabled();
    await expect
      .element(role('Isolated tester'))
      .toHaveAccessibleDescription(/Cannot be combined with “Administrator”\.$/);
    await expect.element(role('Chat user')).toBeEnabled();
    await expectAccessible();
    field.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText(`The invite has been sent to ${email}.`)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ email }, { email, roles: ['ADMINISTRATOR'] }]);
  });

  it('opens the roles again once the one is taken away', async () => {
    const { role } = await open();
    await userEvent.click(role('Isolated tester'));
    await expect.element(role('Administrator')).toBeDisabled();
    await userEvent.click(role('Isolated tester'));
    await expect.element(role('Administrator')).toBeEnabled();
    await expect.element(role('Isolated tester')).not.toBeChecked();
  });

  it('says that it is loading, that it failed, and loads again', async () => {
    expectOnConsole(/^load what an invite needs/);
    const arrival = Promise.withResolvers<Response>();
    let isAway = true;
    const { view, field } = await open({
      [domainCall]: () => (isAway ? arrival.promise : Response.json(good[domainCall])),
    });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    arrival.resolve(refusal(403, 'FORBIDDEN'));
    await expect.element(view.getByRole('alert').getByText('Error while fetching users')).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(field).toBeVisible();
  });
});

describe('sending an invite', () => {
  it.each([
    ['sent', { invite, mail: 'sent' }, `The invite has been sent to ${email}.`],
    ['queued', { invite, mail: 'queued' }, /^The invite will be sent to .* nothing for you to do\.$/],
    ['refused', refusedMail, /^The mail server refuses the message to/],
  ])('says what became of the mail, which was %s, and makes room for the next', async (_, answer, words) => {
    const { view, fill, field, submit, role } = await open({ [createCall]: answer });
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByText(words)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toMatch(words);
    await expect.element(submit).toBeDisabled();
    expect(filled()).toEqual(['Invite more users']);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Invite more users' }));
    await expect.poll(filled).toEqual(['E-mail the invite']);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    await expect.element(role('Reader')).not.toBeChecked();
    await expect.element(view.getByText(words)).not.toBeInTheDocument();
  });

  it.each([
    ['copied', () => Promise.resolve(), 'Link copied'],
    ['not copied', () => Promise.reject(new Error('no')), /^Copying failed/],
  ])('gives the link where the mail is refused: %s', async (_, write, words) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    const { view, fill, submit } = await open({ [createCall]: refusedMail });
    await fill();
    await userEvent.click(submit);
    const field = view.getByLabelText('Link', { exact: true });
    await expect.element(field).toHaveValue(link);
    await userEvent.click(view.getByRole('button', { name: 'Copy link' }));
    await expect.element(view.getByText(words)).toBeVisible();
    expect(written).toHaveBeenCalledWith(link);
    const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
    const isSelected = selectionStart === 0 && selectionEnd === link.length;
    expect(isSelected).toBe(words !== 'Link copied');
  });

  it('happens once', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view, fill, field, submit, sent } = await open({ [createCall]: () => arrival.promise });
    await fill();
    await userEvent.click(submit);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    field.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(sent).toHaveLength(2);
    arrival.resolve(Response.json({ invite, mail: 'sent' }));
    await expect.element(view.getByText(`The invite has been sent to ${email}.`)).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('says at the field that the address is used, until it changes', async () => {
    expectOnConsole(/^invite a user/);
    const { view, fill, field, submit } = await open({
      [registerCall]: () => refusal(400, 'EMAIL_ALREADY_USED'),
    });
    await fill();
    await userEvent.click(submit);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/already used in this or another domain/);
    expect(
      view
        .getByRole('alert')
        .elements()
        .map((each) => each.textContent)
        .join(''),
    ).toBe('');
    await expectAccessible();
    await userEvent.fill(field, 'norah');
    await expect.element(field).toHaveAccessibleDescription(/The part before the @ is enough/);
  });

  it.each([
    ['the main server fails', registerCall, 500, 'X', 'Error while creating user'],
    ['the organisation’s server fails', createCall, 500, 'X', 'Error while creating invite'],
    [
      'a role is not theirs to give',
      createCall,
      403,
      'ROLE_NOT_YOURS_TO_GIVE',
      /^One of these roles is given by/,
    ],
    ['there is no text for the reason', createCall, 400, 'ANYTHING', 'Refused'],
  ])('says why it failed, and keeps what was typed: %s', async (_, call, status, code, words) => {
    expectOnConsole(/^invite a user/);
    const { view, fill, field, submit, role } = await open({ [call]: () => refusal(status, code) });
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    await expect.element(field).toHaveValue(' Nora ');
    await expect.element(role('Reader')).toBeChecked();
  });

  it.each([
    [registerCall, /^The regulation server cannot be reached/],
    [createCall, /^Your organisation’s server cannot be reached/],
  ])('says which server is away, and tries again: %s', async (call, words) => {
    expectOnConsole(/^invite a user/);
    let isAway = true;
    const { view, fill, submit } = await open({
      [call]: () => (isAway ? unreachable() : Response.json(good[call])),
    });
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText(`The invite has been sent to ${email}.`)).toBeVisible();
  });
});

describe('leaving an invite that was not sent', () => {
  const asksAt = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked about at links, and goes on where they led', async () => {
    const { view, field, path } = await open();
    await expect.element(field).toBeVisible();
    await expect.poll(asksAt).toBe(false);
    await userEvent.fill(field, 'nora');
    await expect.poll(asksAt).toBe(true);
    const back = view.getByRole('link', { name: 'Back to users' });
    await userEvent.click(back);
    const dialog = view.getByRole('dialog', { name: 'Leave without sending the invite?' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect.element(back).toHaveFocus();
    await expect.element(field).toHaveValue('nora');
    expect(path()).toBe('/users/invite');
    await userEvent.click(back);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect.poll(path).toBe('/users/registered');
    await expect.poll(asksAt).toBe(false);
  });

  it('is asked about at the button of the browser that goes back', async () => {
    const { view, path, field } = await open();
    await userEvent.click(view.getByRole('link', { name: 'Back to users' }));
    await userEvent.click(view.getByRole('link', { name: 'Invite user' }).first());
    await userEvent.fill(field, 'nora');
    window.history.back();
    const dialog = view.getByRole('dialog', { name: 'Leave without sending the invite?' });
    await expect.element(dialog).toBeVisible();
    expect(path()).toBe('/users/invite');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect.poll(path).toBe('/users/registered');
  });

  it('needs no question once it was sent', async () => {
    const { view, fill, submit, path } = await open();
    await fill();
    await userEvent.click(submit);
    await expect.element(view.getByText(`The invite has been sent to ${email}.`)).toBeVisible();
    await expect.poll(asksAt).toBe(false);
    await userEvent.click(view.getByRole('link', { name: 'Back to users' }));
    await expect.poll(path).toBe('/users/registered');
  });
});

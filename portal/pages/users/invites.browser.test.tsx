import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal, unreachable } from '#widgets/testing/view.tsx';
import { administrator, invite, mailRefused } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';

const listCall = 'GET /invites';
const resendCall = 'POST /invites/21/resend';
const deleteCall = 'DELETE /invites/21';
const freeCall = 'DELETE /domain/user';
const expired = {
  ...invite,
  id: '22',
  email: 'otto@musterbank.example',
  roles: ['READER', 'CHAT_USER'],
  expires: '2026-05-20T08:00:00Z',
};
const all = [invite, expired];
const link = 'https://regesta.example/invite/accept?code=abc';
const resendName = 'Send the invite to nora@musterbank.example again';
const rows = () => [...document.querySelectorAll('tbody th')].map((name) => name.textContent);

async function open(answers: Answers = {}, width = 1280) {
  const test = await openPortal('/users/invites', {
    roles: administrator,
    answers: { [listCall]: all, ...answers },
    width,
  });
  const { view, requestsOf } = test;
  const count = (call: string) => requestsOf(call).length;
  const resend = view.getByRole('button', { name: resendName });
  const deletion = view.getByRole('button', { name: `Delete the invite to ${invite.email}` });
  const dialog = view.getByRole('dialog', { name: 'Delete invite' });
  return { ...test, count, resend, deletion, dialog };
}

afterEach(() => void vi.restoreAllMocks());

describe('the table of invites', () => {
  it.each([
    [1280, 'EN', 'Invites'],
    [390, 'DE', 'Einladungen'],
  ] as const)('is accessible at %i in %s', async (width, language, title) => {
    const { view, app } = await open({}, width);
    await expect.poll(rows).toHaveLength(2);
    await app.translator.setLanguage(language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('begins with those that expire first, marks what has expired, and offers to send only what has not', async () => {
    const { view } = await open();
    await expect.poll(rows).toEqual([expired.email, invite.email]);
    const [first, second] = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(first).toContain('Roles Reader, Chat user');
    expect(first).toContain('20/05/2026Expired');
    expect(second).toContain('Roles Change editor');
    expect(second).not.toContain('Expired');
    const sending = view.getByRole('button', { name: /^Send/ }).elements();
    expect(sending.map((button) => button.getAttribute('aria-label'))).toEqual([resendName]);
  });

  it('closes what the servers would refuse: acts on invites with a right that oneself does not hold', async () => {
    const higher = { ...invite, roles: ['READER', 'REGESTA_STATICDB_DATA_ADMIN'] };
    const { view, requests } = await open({ [listCall]: [higher] });
    const reason = /: This needs the right “Data administrator”, which you do not hold\.$/;
    const closed = view.getByRole('button', { name: reason });
    await expect.poll(() => closed.elements()).toHaveLength(2);
    for (const button of closed.all()) {
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button, { force: true });
    }
    expect(view.getByRole('dialog').elements()).toEqual([]);
    expect(requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    await expectAccessible();
  });

  it('is narrowed to what has expired', async () => {
    const { view } = await open();
    await userEvent.fill(view.getByLabelText('Filter by Expires'), 'expired');
    await expect.poll(rows).toEqual([expired.email]);
    await userEvent.fill(view.getByLabelText('Filter by Expires'), 'never');
    await expect.element(view.getByText('Nothing matches these filters.')).toBeVisible();
  });

  it('says that it is loading, and that no invite is open', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view } = await open({ [listCall]: () => arrival.promise });
    await expect.element(view.getByRole('status').getByText('Loading …')).toBeInTheDocument();
    arrival.resolve(Response.json([]));
    await expect.element(view.getByText(/^No invite is open\./)).toBeVisible();
    await expectAccessible();
  });

  it('counts what there is, what a filter leaves of it, and nothing where there is nothing', async () => {
    const count = () => document.querySelector('header p[role="status"]')?.textContent;
    const { view } = await open();
    await expect.poll(count).toBe('2 invites');
    await userEvent.fill(view.getByLabelText('Filter by Expires'), 'expired');
    await expect.poll(count).toBe('1 of 2');
  });

  it('leads to one place and has no settings where no invite is open', async () => {
    const { view } = await open({ [listCall]: [] });
    await expect.element(view.getByText(/^No invite is open\./)).toBeVisible();
    expect(document.querySelector('header p[role="status"]')?.textContent?.trim()).toBe('');
    expect(view.getByRole('link', { name: 'Invite user' }).elements()).toHaveLength(1);
    expect(view.getByRole('button', { name: 'Columns and density' }).elements()).toEqual([]);
  });

  it('says that it failed, and loads again', async () => {
    expectOnConsole(/^load the invites/);
    let isAway = true;
    const { view } = await open({ [listCall]: () => (isAway ? refusal(403, 'X') : Response.json(all)) });
    await expect.element(view.getByRole('alert').getByText('Error while fetching invites')).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(rows).toHaveLength(2);
  });
});

describe('sending an invite again', () => {
  it.each([
    ['sent', 'The invite was sent again.'],
    ['queued', 'The mail server does not answer yet. The invite will be sent as soon as it does.'],
  ])('happens once and is told once: %s', async (mail, words) => {
    const arrival = Promise.withResolvers<Response>();
    const { view, resend, count } = await open({ [resendCall]: () => arrival.promise });
    await userEvent.click(resend);
    await expect.element(resend).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    arrival.resolve(Response.json({ invite, mail }));
    await expect.element(view.getByText(words, { exact: true })).toBeVisible();
    await expect.element(resend).toHaveFocus();
    await expect.element(resend).toHaveAttribute('aria-disabled', 'true');
    expect(resend.element().getAttribute('aria-busy')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(count(resendCall)).toBe(1);
    await expectAccessible();
  });

  it.each([
    ['the server fails', 500, 'X', 'Error while sending the invite', 1],
    ['it has expired', 400, 'EXPIRED', /^This invite has expired/, 2],
    ['it was accepted', 404, 'NOT_FOUND', /^This invite has been deleted or accepted/, 2],
  ])('can be tried again where %s', async (_, status, code, words, loads) => {
    expectOnConsole(/^send an invite again/);
    let isRefused = true;
    const { view, resend, count } = await open({
      [resendCall]: () => (isRefused ? refusal(status, code) : Response.json({ invite, mail: 'sent' })),
    });
    await userEvent.click(resend);
    await expect.element(view.getByText(words)).toBeVisible();
    const again = view.getByRole('button', { name: /^Sending the invite to nora@.* again failed/ });
    await expect.element(again).toHaveFocus();
    await expectAccessible();
    await expect.poll(() => count(listCall)).toBe(loads);
    isRefused = false;
    await userEvent.keyboard('{Enter}');
    await expect.element(resend).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['copied', () => Promise.resolve(), 'Link copied'],
    ['not copied', () => Promise.reject(new Error('no')), /^The link could not be copied/],
  ])('gives the link of a refused mail to hand on: %s', async (_, write, words) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    const refused = mailRefused(link);
    const { view, resend } = await open({ [resendCall]: refused });
    await userEvent.click(resend);
    const dialog = view.getByRole('dialog', { name: 'The invite could not be e-mailed' });
    await expect.element(dialog.getByText(/does not accept mails to nora@musterbank\.example/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect.poll(() => dialog.getByRole('status').element().textContent).toMatch(words);
    expect(written).toHaveBeenCalledWith(link);
    await expectAccessible();
    const field = dialog.getByLabelText('Link of the invite').element() as HTMLInputElement;
    field.focus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: /^Sending the invite .* failed/ })).toHaveFocus();
  });
});

describe('deleting an invite', () => {
  it('frees the address too, and the focus goes to the table', async () => {
    const { view, deletion, dialog, requests } = await open({
      [deleteCall]: { id: '21' },
      [freeCall]: { email: invite.email },
    });
    await userEvent.click(deletion);
    await expect.element(dialog.getByText(/^The invite to nora@musterbank\.example/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(view.getByText('Invite successfully deleted!')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(rows()).toEqual([expired.email]);
    await expect.element(view.getByRole('region', { name: 'Invites' })).toHaveFocus();
    expect(requests.slice(-2)).toMatchObject([
      { call: deleteCall },
      { call: freeCall, body: { email: invite.email } },
    ]);
  });

  it('does not happen after a cancellation, which gives back the focus', async () => {
    const { deletion, dialog, count } = await open();
    await userEvent.click(deletion);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(deletion).toHaveFocus();
    expect(count(deleteCall)).toBe(0);
  });

  it.each([
    ['it was accepted', 404, 'NOT_FOUND', /^This invite has been deleted or accepted/, 2],
    ['the roles are gone', 403, 'FORBIDDEN', /^Your roles do not include/, 1],
    ['the server fails', 500, 'X', /^Error while deleting invite/, 1],
  ])('says why it was refused: %s', async (_, status, code, words, loads) => {
    expectOnConsole(/^delete an invite/);
    const { deletion, dialog, count } = await open({ [deleteCall]: () => refusal(status, code) });
    await userEvent.click(deletion);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(dialog.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    expect(count(listCall)).toBe(loads);
    expect(rows()).toHaveLength(2);
  });

  it('says which server is away, and tries again', async () => {
    expectOnConsole(/^delete an invite/);
    let isAway = true;
    const { view, deletion, dialog } = await open({
      [deleteCall]: () => (isAway ? unreachable() : Response.json({ id: '21' })),
      [freeCall]: { email: invite.email },
    });
    await userEvent.click(deletion);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(dialog.getByText(/^Your organisation’s server cannot be reached/)).toBeVisible();
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('Invite successfully deleted!')).toBeVisible();
  });
});

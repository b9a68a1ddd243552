import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { openPortal } from '../../testing/portal.tsx';

const drafts = '{"ada@musterbank.example":{"question":{"at":1,"value":1}}}';

it('a link to the sign-out ends no session and deletes no draft by itself', async () => {
  const { view, app, path } = await openPortal('/logout', { stored: { drafts } });
  await expect.element(view.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
  await expect
    .element(view.getByText('You are signed in as Ada Muster (ada@musterbank.example).'))
    .toBeVisible();
  await expectAccessible();
  expect([path(), app.storage.read('token'), app.storage.read('drafts')]).toEqual([
    '/logout',
    'of-ada',
    drafts,
  ]);
});

it('signs out who presses the button there, and keeps their drafts', async () => {
  const { view, app, path } = await openPortal('/logout', { stored: { drafts } });
  await userEvent.click(view.getByRole('button', { name: 'Sign out' }));
  await expect.poll(path).toBe('/');
  expect([app.storage.read('token'), app.storage.read('drafts')]).toEqual([undefined, drafts]);
});

it('goes on for who stays', async () => {
  expectOnConsole(/./);
  const { view, app, path } = await openPortal('/logout');
  await userEvent.click(view.getByRole('link', { name: 'Stay signed in' }));
  await expect.poll(path).toBe('/dashboard');
  expect(app.storage.read('token')).toBe('of-ada');
});

it('is the sign-in for who is not signed in', async () => {
  const { path } = await openPortal('/logout', { roles: undefined });
  await expect.poll(path).toBe('/');
});

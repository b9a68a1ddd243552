import { expect } from 'vitest';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { openPortal, type PortalOptions } from './portal.tsx';
import { settings } from './settings.ts';

/** The call of the page without access, which names the support of the organisation. */
const supportCall = 'GET /domain/settings';

/**
 * Opens an address, and expects in place of its page the one that says that this role is missing, with a way on. Returns
 * the calls of the portal until then.
 */
export async function expectNoAccess(address: string, role: string, options: PortalOptions = {}) {
  const answers = { [supportCall]: settings, ...options.answers };
  const { view, requests } = await openPortal(address, { ...options, answers });
  const main = view.getByRole('main');
  await expect.element(main.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
  const words = () => [...main.element().querySelectorAll('p')].map(({ textContent }) => textContent);
  await expect
    .poll(words)
    .toEqual([
      `This page needs the role “${role}”.`,
      'Ask an administrator of your organisation.',
      'If it was given to you meanwhile, sign out and in again.',
      'Your organisation’s support: help@musterbank.example',
    ]);
  await expect
    .element(main.getByRole('link', { name: 'To the overview' }))
    .toHaveAttribute('href', '/dashboard');
  await expectAccessible();
  return requests.map(({ call }) => call);
}

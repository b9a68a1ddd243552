import { expect } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { expectAccessible } from '#widgets/testing/axe.ts';
import type { TestApp } from '#widgets/testing/view.tsx';

/** Expects, in place of a page, the one that says that this role is missing, with a way on. */
export async function expectNoAccess(view: RenderResult, role: string) {
  const main = view.getByRole('main');
  await expect.element(main.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
  const words = () => [...main.element().querySelectorAll('p')].map(({ textContent }) => textContent);
  await expect
    .poll(words)
    .toEqual([
      `This page needs the role “${role}”.`,
      'Ask an administrator of your organisation.',
      'If it was given to you meanwhile, sign out and in again.',
    ]);
  await expect
    .element(main.getByRole('link', { name: 'To the overview' }))
    .toHaveAttribute('href', '/dashboard');
  await expectAccessible();
}

/** The requests of a page itself; the settings name the support of the organisation. */
export const ownRequests = (requests: TestApp['requests']) =>
  requests.filter(({ call }) => call !== 'GET /domain/settings');

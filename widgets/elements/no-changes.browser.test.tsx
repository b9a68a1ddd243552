import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aTestApp, renderIn } from '#widgets/testing/view.tsx';
import type { ChangeTableHost } from './change-table-options.ts';
import { NoChanges } from './NoChanges.tsx';
import { useChangeAccess } from './use-change-access.ts';

const user = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada Amrein',
  preferredLanguage: 'EN',
  fallbackLanguage: 'EN',
  documentDisplayLanguage: 'EN',
  createdAt: '2026-01-01T08:00:00.000Z',
};

/** What the element draws in place of the table, by what the organisation's server says now. */
function Access({ host }: { host: ChangeTableHost }) {
  const access = useChangeAccess();
  if (access === undefined) return null;
  return access.isolated || access.lacks.length > 0 ? <NoChanges host={host} {...access} /> : <p>table</p>;
}

async function open(roles: readonly string[], capabilities: readonly string[]) {
  const now = { ...user, roles };
  const { app } = aTestApp(
    [],
    { 'GET /users/current': now, 'GET /users/current/capabilities': capabilities },
    {
      'domain-base-url': globalThis.location.origin,
      token: 'x',
      user: JSON.stringify({ ...now, roles: ['CHANGE_READER', 'READER'] }),
    },
  );
  await app.translator.setLanguage('EN');
  const emit = vi.fn(() => true);
  const host = { element: document.body, values: vi.fn(), emit } as unknown as ChangeTableHost;
  return { view: await renderIn(app, <Access host={host} />), emit };
}

it.each([
  ['the plan', ['CHANGE_READER', 'READER'], [], 'Its service plan does not include them.', 'CAN_SEE_CHANGE'],
  ['the role', ['READER'], ['CAN_SEE_CHANGE'], 'That needs the role', 'CHANGE_READER'],
  [
    'people to work with, of an isolated tester',
    ['CHANGE_READER', 'READER', 'ISOLATED_TESTER'],
    ['CAN_SEE_CHANGE'],
    'isolated tester',
    'ISOLATED_TESTER',
  ],
])(
  'says that %s is missing, in the element and to the page',
  async (_, roles, capabilities, words, where) => {
    const { view, emit } = await open(roles, capabilities);
    await expect.element(view.getByRole('alert').getByText(new RegExp(words))).toBeVisible();
    expect(emit).toHaveBeenCalledWith('reg-failed', { code: 'FORBIDDEN', where });
    await expectAccessible();
  },
);

it('says nothing where nothing is missing', async () => {
  const { view, emit } = await open(['CHANGE_READER', 'READER'], ['CAN_SEE_CHANGE']);
  await expect.element(view.getByText('table')).toBeVisible();
  expect(emit).not.toHaveBeenCalled();
});

import { expect, it, vi } from 'vitest';
import { changes } from '#core/changes/store.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, aTestApp, refusal, renderIn } from '#widgets/testing/view.tsx';
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
  const answers: Answers = { 'GET /users/current': now, 'GET /users/current/capabilities': capabilities };
  const { app } = aTestApp([], answers, {
    'domain-base-url': globalThis.location.origin,
    token: 'x',
    user: JSON.stringify({ ...now, roles: ['CHANGE_READER', 'READER'] }),
  });
  await app.translator.setLanguage('EN');
  const emit = vi.fn(() => true);
  const host = { element: document.body, values: vi.fn(), emit } as unknown as ChangeTableHost;
  return { view: await renderIn(app, <Access host={host} />), emit, app, answers };
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

it('names both where role and plan are missing', async () => {
  const { view, emit } = await open(['READER'], []);
  const alert = view.getByRole('alert');
  await expect.element(alert.getByText(/Its service plan does not include them\./)).toBeVisible();
  await expect.element(alert.getByText(/That needs the role/)).toBeVisible();
  expect(emit).toHaveBeenCalledWith('reg-failed', {
    code: 'FORBIDDEN',
    where: expect.stringMatching(/^(CHANGE_READER CAN_SEE_CHANGE|CAN_SEE_CHANGE CHANGE_READER)$/),
  });
});

it.each([
  ['the role', ['READER'], ['CAN_SEE_CHANGE'], 'That needs the role', 'CHANGE_READER'],
  ['the plan', ['CHANGE_READER', 'READER'], [], 'Its service plan does not include them.', 'CAN_SEE_CHANGE'],
])(
  'says that %s is missing when it is taken away while the table is on screen',
  async (_, roles, plan, words, where) => {
    expectOnConsole(/./);
    const { view, emit, app, answers } = await open(['CHANGE_READER', 'READER'], ['CAN_SEE_CHANGE']);
    await expect.element(view.getByText('table')).toBeVisible();
    Object.assign(answers, {
      'GET /users/current': { ...user, roles },
      'GET /users/current/capabilities': plan,
      'GET /ChangeElementsDomain/consolidated': () => refusal(403, 'FORBIDDEN'),
      'GET /ChangeElementsDomain/Rules': () => refusal(403, 'FORBIDDEN'),
    });
    await app.part(changes).load('EN');
    await expect.element(view.getByRole('alert').getByText(new RegExp(words))).toBeVisible();
    expect(emit).toHaveBeenCalledWith('reg-failed', { code: 'FORBIDDEN', where });
    await expect.element(view.getByText('table')).not.toBeInTheDocument();
  },
);

it('says nothing where nothing is missing', async () => {
  const { view, emit } = await open(['CHANGE_READER', 'READER'], ['CAN_SEE_CHANGE']);
  await expect.element(view.getByText('table')).toBeVisible();
  expect(emit).not.toHaveBeenCalled();
});

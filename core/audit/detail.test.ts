import { expect, it } from 'vitest';
import { readDetail } from './detail.ts';

it.each([
  [
    'ROLES_CHANGED',
    { from: ['ADMINISTRATOR'], to: ['READER', 'CHAT_USER'] },
    [{ key: 'changed', added: ['READER', 'CHAT_USER'], removed: ['ADMINISTRATOR'] }],
  ],
  [
    'PLAN_CHANGED',
    { from: 'reading', to: 'complete' },
    [{ key: 'changed', added: ['complete'], removed: ['reading'] }],
  ],
  [
    'CONSENTS_CHANGED',
    { from: [1, 2], to: [2, 7] },
    [{ key: 'changed', added: ['TAG_WHEN_NEW_CHANGE'], removed: ['COMMENT_TAGGING'] }],
  ],
  ['INVITE_CREATED', { roles: ['READER'] }, [{ key: 'roles', values: ['READER'] }]],
  [
    'INVITE_CONSUMED',
    { roles: ['READER'], invitedBy: 'a@b.example', privacyAccepted: true },
    [
      { key: 'roles', values: ['READER'] },
      { key: 'invitedBy', values: ['a@b.example'] },
    ],
  ],
  [
    'AUDIT_EXPORTED',
    { from: '2026-01-01', to: '2026-02-01', lines: 12 },
    [
      { key: 'from', values: ['2026-01-01'] },
      { key: 'to', values: ['2026-02-01'] },
      { key: 'lines', values: ['12'] },
    ],
  ],
  ['SIGNED_IN', undefined, []],
])('tells what %s %j is about', (action, detail, expected) => {
  expect(readDetail(action, detail)).toEqual(expected);
});

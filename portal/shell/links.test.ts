import { expect, it } from 'vitest';
import type { Role } from '#core/contract/domain/user.ts';
import { headerGates } from '#core/session/gates.ts';
import type { SessionState } from '#core/session/session.ts';
import { isCurrent, visibleLinks } from './links.ts';

const session: SessionState = { signedIn: true, capabilities: [] };
const as = (...roles: Role[]): SessionState => ({
  ...session,
  user: {
    id: '7',
    email: 'ada@musterbank.example',
    fullName: 'Ada Amrein',
    preferredLanguage: 'DE',
    fallbackLanguage: 'DE',
    documentDisplayLanguage: 'DE',
    roles,
    createdAt: '2026-01-01T00:00:00Z',
  },
});
const drawerOf = (who: SessionState) => visibleLinks(who).drawer.map(({ id, state }) => `${id} ${state}`);

it('leads with comments and changes, before reading and topics', () => {
  expect(visibleLinks(as('READER')).bar.map(({ id, state }) => `${id} ${state}`)).toEqual([
    ...['comments locked', 'changes locked', 'read open', 'topics open'],
  ]);
  const { bar } = visibleLinks({
    ...as('COMMENT_EDITOR', 'CHANGE_READER'),
    capabilities: ['CAN_SEE_CHANGE'],
  });
  expect(bar.map(({ id, state }) => `${id} ${state}`)).toEqual([
    ...['comments open', 'changes open', 'read open', 'topics open'],
  ]);
});

it('puts at most four links into the bar and the others into the drawer', () => {
  const { bar, drawer } = visibleLinks(session);
  const firstFour = Object.keys(headerGates).slice(0, 4);
  expect(bar.length).toBeGreaterThan(0);
  expect(bar.filter(({ id }) => !firstFour.includes(id))).toEqual([]);
  expect(drawer.filter(({ id }) => firstFour.includes(id))).toEqual([]);
});

it('locks what is for administrators, and hides what others need not know of', () => {
  expect(drawerOf(as('READER'))).toEqual([
    'news locked',
    'chat locked',
    'assurance open',
    'review open',
    'watching open',
    'glossary open',
    'regTextChange locked',
    'users locked',
    'invites locked',
    'editOwnAccount open',
  ]);
  expect(drawerOf(as('ADMINISTRATOR'))).toEqual([
    ...['news locked', 'chat locked', 'assurance open', 'review open', 'watching open', 'glossary open'],
    'regTextChange locked',
    ...['users open', 'invites open'],
    'editOwnAccount open',
    ...['audit open', 'organisation open'],
  ]);
  expect(drawerOf(as('FULL_DOMAIN_ADMIN'))).toContain('domains open');
  expect(drawerOf(as('REGESTA_STATICDB_DATA_ADMIN'))).toContain('loadData locked');
  const withPlan = {
    ...as('REGESTA_STATICDB_DATA_ADMIN'),
    capabilities: ['CAN_DIRECT_DATA_LOADING' as const],
  };
  expect(drawerOf(withPlan)).toEqual(
    expect.arrayContaining(['loadData open', 'drafts open', 'topicPages open', 'technical open']),
  );
  expect(drawerOf(as('REGESTA_STATICDB_DATA_ADMIN'))).toContain('pdfUpload locked');
});

it('leads everybody to their own account', () => {
  const ownAccount = (who: SessionState) =>
    visibleLinks(who).drawer.find(({ id }) => id === 'editOwnAccount')?.address;
  expect(ownAccount(as('READER'))).toBe('/users/own-account/7');
  expect(ownAccount(session)).toBe('/user/EditOwnAccount');
});

it.each([
  ['/read', true],
  ['/read/bankg/37b', true],
  ['/reading', false],
  ['/dashboard', false],
])('at %s the link to reading is current: %s', (path, expected) => {
  const link = visibleLinks(session).bar.find(({ id }) => id === 'read');
  expect(link && isCurrent(link, path)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import type { Capability, Role } from '../contract/domain/user.ts';
import { admission, gateState, type HeaderLink, lacksOf } from './gates.ts';
import type { SessionState } from './session.ts';

const session = (roles: Role[], capabilities: Capability[], signedIn = true): SessionState => ({
  signedIn,
  capabilities,
  user: {
    id: '1',
    email: 'ada@musterbank.example',
    fullName: 'Ada Amrein',
    title: 'MS',
    preferredLanguage: 'DE',
    fallbackLanguage: 'DE',
    documentDisplayLanguage: 'DE',
    roles,
    createdAt: '2026-01-01T00:00:00Z',
  },
});

describe('header links', () => {
  const table: [HeaderLink, Role[], Capability[], string][] = [
    ['read', [], [], 'open'],
    ['topics', [], [], 'open'],
    ['editOwnAccount', [], [], 'open'],
    ['logout', [], [], 'open'],
    ['comments', ['READER'], [], 'locked: COMMENT_EDITOR'],
    ['comments', ['COMMENT_EDITOR'], [], 'open'],
    ['changes', ['CHANGE_READER'], [], 'locked: plan'],
    ['changes', [], ['CAN_SEE_CHANGE'], 'locked: CHANGE_READER'],
    ['changes', [], [], 'locked: CHANGE_READER'],
    ['changes', ['CHANGE_READER'], ['CAN_SEE_CHANGE'], 'open'],
    ['news', [], ['CAN_SEE_NEWS'], 'open'],
    ['news', [], ['CAN_SEE_CHAT'], 'locked: plan'],
    ['chat', ['CHAT_USER'], [], 'locked: plan'],
    ['chat', [], ['CAN_SEE_CHAT'], 'locked: CHAT_USER'],
    ['chat', ['CHAT_USER'], ['CAN_SEE_CHAT'], 'open'],
    ['regTextChange', [], ['CAN_SEE_REG_TEXT_CHANGE'], 'open'],
    ['pdfUpload', ['ADMINISTRATOR'], ['CAN_DIRECT_DATA_LOADING'], 'hidden'],
    ['pdfUpload', ['REGESTA_STATICDB_DATA_ADMIN'], [], 'locked: plan'],
    ['pdfUpload', ['REGESTA_STATICDB_DATA_ADMIN'], ['CAN_DIRECT_DATA_LOADING'], 'open'],
    ['loadData', ['ADMINISTRATOR'], [], 'hidden'],
    ['loadData', ['REGESTA_STATICDB_DATA_ADMIN'], [], 'open'],
    ['users', ['READER'], [], 'locked: ADMINISTRATOR'],
    ['users', ['ADMINISTRATOR'], [], 'open'],
    ['invites', ['ADMINISTRATOR'], [], 'open'],
    ['invites', [], [], 'locked: ADMINISTRATOR'],
    ['audit', ['READER'], [], 'hidden'],
    ['audit', ['ADMINISTRATOR'], [], 'open'],
    ['organisation', ['READER'], [], 'hidden'],
    ['organisation', ['ADMINISTRATOR'], [], 'open'],
    ['domains', ['ADMINISTRATOR'], [], 'hidden'],
    ['domains', ['FULL_DOMAIN_ADMIN'], [], 'open'],
  ];
  it.each(table)('%s for %j with %j is %s', (link, roles, capabilities, expected) => {
    const lacks = gateState(link, session(roles, capabilities));
    const reason = lacks.state === 'locked' ? `: ${lacks.lacks === 'role' ? lacks.role : lacks.lacks}` : '';
    expect(`${lacks.state}${reason}`).toBe(expected);
  });
});

it('links that need a role are locked for somebody of whom nothing is known', () => {
  const nobody: SessionState = { signedIn: true, capabilities: [] };
  expect(gateState('comments', nobody)).toEqual({ state: 'locked', lacks: 'role', role: 'COMMENT_EDITOR' });
  expect(gateState('read', nobody)).toEqual({ state: 'open' });
});

describe('private pages', () => {
  it.each([
    ['no token', session([], [], false), undefined, false, 'signIn'],
    ['no capability asked', session([], []), undefined, false, 'show'],
    ['the capability held', session([], ['CAN_SEE_NEWS']), 'CAN_SEE_NEWS', false, 'show'],
    ['an empty list not loaded yet', session([], []), 'CAN_SEE_NEWS', false, 'loadCapabilities'],
    ['a list that stays empty', session([], []), 'CAN_SEE_NEWS', true, 'refuse'],
    ['another capability', session([], ['CAN_SEE_CHAT']), 'CAN_SEE_NEWS', false, 'refuse'],
  ] as const)('with %s', (_, state, capability, loaded, expected) => {
    expect(admission(state, capability, loaded)).toBe(expected);
  });
});

describe('what somebody lacks of a page', () => {
  it.each<[Role[], Capability[], string[]]>([
    [['CHANGE_READER'], ['CAN_SEE_CHANGE'], []],
    [['CHANGE_READER'], [], ['plan']],
    [['READER'], ['CAN_SEE_CHANGE'], ['CHANGE_READER']],
    [['READER'], [], ['CHANGE_READER', 'plan']],
  ])('with %j and a plan with %j: %j', (roles, canUse, expected) => {
    const lacks = lacksOf('changes', roles, canUse);
    expect(lacks.map((lack) => (lack.lacks === 'role' ? lack.role : lack.lacks))).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { Capability, Role } from '../contract/domain/user.ts';
import {
  dependsOnPlan,
  gateState,
  type HeaderLink,
  headerGates,
  isClosedToTester,
  lacksOf,
  mayCollaborate,
  mayRead,
} from './gates.ts';
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
    ['drafts', ['ADMINISTRATOR'], ['CAN_DIRECT_DATA_LOADING'], 'hidden'],
    ['drafts', ['REGESTA_STATICDB_DATA_ADMIN'], [], 'locked: plan'],
    ['drafts', ['REGESTA_STATICDB_DATA_ADMIN'], ['CAN_DIRECT_DATA_LOADING'], 'open'],
    ['topicPages', ['ADMINISTRATOR'], ['CAN_DIRECT_DATA_LOADING'], 'hidden'],
    ['topicPages', ['REGESTA_STATICDB_DATA_ADMIN'], [], 'locked: plan'],
    ['topicPages', ['REGESTA_STATICDB_DATA_ADMIN'], ['CAN_DIRECT_DATA_LOADING'], 'open'],
    ['technical', ['ADMINISTRATOR'], ['CAN_DIRECT_DATA_LOADING'], 'hidden'],
    ['technical', ['REGESTA_STATICDB_DATA_ADMIN'], [], 'locked: plan'],
    ['technical', ['REGESTA_STATICDB_DATA_ADMIN'], ['CAN_DIRECT_DATA_LOADING'], 'open'],
    ['loadData', ['ADMINISTRATOR'], ['CAN_DIRECT_DATA_LOADING'], 'hidden'],
    ['loadData', ['REGESTA_STATICDB_DATA_ADMIN'], [], 'locked: plan'],
    ['loadData', ['REGESTA_STATICDB_DATA_ADMIN'], ['CAN_SEE_NEWS'], 'locked: plan'],
    ['loadData', ['REGESTA_STATICDB_DATA_ADMIN'], ['CAN_DIRECT_DATA_LOADING'], 'open'],
    ['users', ['READER'], [], 'locked: ADMINISTRATOR'],
    ['users', ['ADMINISTRATOR'], [], 'open'],
    ['invites', ['ADMINISTRATOR'], [], 'open'],
    ['invites', [], [], 'locked: ADMINISTRATOR'],
    ['review', ['READER', 'ISOLATED_TESTER'], [], 'open'],
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

it('what came into force by date is for readers, as all reading is', () => {
  const plan: Capability[] = ['CAN_SEE_REG_TEXT_CHANGE'];
  expect(lacksOf('regTextChange', ['READER'], plan)).toEqual([]);
  expect(lacksOf('regTextChange', ['CHAT_USER'], [])).toEqual([
    { lacks: 'role', role: 'READER' },
    { lacks: 'plan' },
  ]);
});

it('the chat quotes what is read, so its page is for readers too, though its link is not', () => {
  const plan: Capability[] = ['CAN_SEE_CHAT'];
  expect(lacksOf('chat', ['READER', 'CHAT_USER'], plan)).toEqual([]);
  expect(lacksOf('chat', ['CHAT_USER'], plan)).toEqual([{ lacks: 'role', role: 'READER' }]);
  expect(lacksOf('chat', [], [])).toEqual([
    { lacks: 'role', role: 'CHAT_USER' },
    { lacks: 'plan' },
    { lacks: 'role', role: 'READER' },
  ]);
});

it('comments are read by readers at their address, though the link is for those who write', () => {
  expect(lacksOf('comments', ['READER'], [])).toEqual([]);
  expect(lacksOf('comments', ['COMMENT_EDITOR'], [])).toEqual([]);
  expect(lacksOf('comments', ['CHAT_USER'], [])).toEqual([{ lacks: 'role', role: 'READER' }]);
});

it('the plan decides of changes, news, chat, texts by date, and of what loads data', () => {
  const links = Object.keys(headerGates) as HeaderLink[];
  const decided = [
    'changes',
    'news',
    'chat',
    'regTextChange',
    'pdfUpload',
    'loadData',
    'drafts',
    'topicPages',
    'technical',
  ];
  expect(links.filter(dependsOnPlan)).toEqual(decided);
});

it('what is done together is closed to isolated testers, and to nobody else', () => {
  const links = Object.keys(headerGates) as HeaderLink[];
  const closedTo = (...roles: Role[]) => links.filter((link) => isClosedToTester(link, roles));
  expect(closedTo('READER', 'ISOLATED_TESTER')).toEqual(['changes', 'assurance', 'watching', 'chat']);
  expect(closedTo('READER', 'CHANGE_READER')).toEqual([]);
});

describe('what is read', () => {
  const links: HeaderLink[] = ['read', 'glossary'];
  it.each(links)('needs the role of readers behind the link %s, which is open to all', (link) => {
    expect(gateState(link, session(['CHAT_USER'], []))).toEqual({ state: 'open' });
    expect(lacksOf(link, ['CHAT_USER'], [])).toEqual([{ lacks: 'role', role: 'READER' }]);
    expect(lacksOf(link, ['READER'], [])).toEqual([]);
  });

  it('is read together by those who do not work alone', () => {
    expect(mayCollaborate(session(['READER'], []))).toBe(true);
    expect(mayCollaborate(session(['READER', 'ISOLATED_TESTER'], []))).toBe(false);
    expect(mayCollaborate(session(['CHAT_USER'], []))).toBe(false);
    expect(mayCollaborate({})).toBe(false);
  });

  it('is offered to readers; where nobody knows the roles, until the servers refuse', () => {
    expect(mayRead(session(['READER'], []))).toBe(true);
    expect(mayRead(session(['ISOLATED_TESTER', 'CHAT_USER'], []))).toBe(false);
    expect(mayRead({ signedIn: true, capabilities: [] })).toBe(true);
    expect(mayRead({ signedIn: true, capabilities: [], isRefusedReading: true })).toBe(false);
  });
});

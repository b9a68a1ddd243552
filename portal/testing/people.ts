import { emailConsents } from '#core/contract/domain/consents.ts';
import { type Role, roles, type User } from '#core/contract/domain/user.ts';
import type { Invite } from '#core/users/invites.ts';
import type { RoleOption } from '#core/users/role-choice.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import type { Answers } from '#widgets/testing/view.tsx';
import { ada } from './portal.tsx';
import { settings } from './settings.ts';

/** An administrator holds every role that the administration covers. */
export const administrator: Role[] = [
  'ADMINISTRATOR',
  'READER',
  'COMMENT_EDITOR',
  'CHANGE_READER',
  'CHANGE_EDITOR',
];

export const bruno: User = {
  id: '8',
  email: 'bruno@musterbank.example',
  fullName: 'Bruno Baum',
  preferredLanguage: 'DE',
  fallbackLanguage: 'FR',
  documentDisplayLanguage: 'DE',
  roles: ['READER', 'CHANGE_READER', 'CHANGE_EDITOR'],
  createdAt: '2025-03-04T08:00:00Z',
  lastLogin: '2026-05-31T07:00:00Z',
};

export const chiara: User = {
  ...ada,
  id: '9',
  email: 'chiara@musterbank.example',
  fullName: 'Chiara Conti',
  roles: ['READER', 'CHAT_USER'],
  createdAt: '2026-01-02T08:00:00Z',
};

export const invite: Invite = {
  id: '21',
  email: 'nora@musterbank.example',
  roles: ['CHANGE_EDITOR'],
  createdAt: '2026-05-29T08:00:00Z',
  expires: '2026-06-05T08:00:00Z',
  isExpired: false,
};

type Rule = Pick<RoleOption, 'covers' | 'excludes'>;
const rules: Partial<Record<Role, Rule>> = {
  ADMINISTRATOR: {
    covers: ['READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'],
    excludes: ['ISOLATED_TESTER'],
  },
  COMMENT_EDITOR: { covers: ['READER'], excludes: [] },
  CHANGE_READER: { covers: ['READER'], excludes: [] },
  CHANGE_EDITOR: { covers: ['CHANGE_READER', 'READER'], excludes: ['ISOLATED_TESTER'] },
  ISOLATED_TESTER: { covers: [], excludes: ['ADMINISTRATOR', 'CHANGE_EDITOR'] },
};
const beyond: Role[] = ['FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];

/** The roles that administrators may assign, as the main server answers them. */
export const roleOptions: RoleOption[] = roles
  .filter((value) => !beyond.includes(value))
  .map((value) => ({
    value,
    translationKey: `roles.${value}`,
    hintTranslationKey: `roles.${value}_HINT`,
    covers: rules[value]?.covers ?? [],
    excludes: rules[value]?.excludes ?? [],
  }));

/** The answer if the mail server refuses the mail that would bring a link. */
export const mailRefused = (link: string) => () =>
  Response.json({ code: 'MAIL_REFUSED', message: 'no', link }, { status: 502 });

/** What the accounts of Ada and Bruno load. */
export const accountAnswers: Answers = {
  'GET /users/7': ada,
  'GET /users/8': bruno,
  'GET /domain/settings': settings,
  'GET /domain/Roles': roleOptions,
  'GET /UserEmailPreferences/consents': emailConsents,
  'GET /UserEmailPreferences': [{ consentId: 3 }],
};

/** What the dashboard loads. */
export const dashboardAnswers: Answers = {
  'GET /statistics': {
    noOfToDoComments: 0,
    noOfInProgressComments: 0,
    noOfOnGoingChangeElements: 0,
    noOfTotalTaggedComments: 0,
  },
  'POST /ListOfRegulation': [lampAct],
  'PUT /Visits': {},
  'GET /ListOfRegulation/ChangedSince': { total: 0, texts: [] },
};

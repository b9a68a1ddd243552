import { expect, it } from 'vitest';
import { roleRules } from '#server/auth/roles.ts';
import { emailConsents } from '../contract/domain/consents.ts';
import { roles, type User } from '../contract/domain/user.ts';
import {
  type Account,
  type AccountForm,
  accountChanges,
  accountErrors,
  accountForm,
  offeredLanguages,
  offeredTitles,
} from './account-form.ts';

const user: User = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  title: 'MS',
  createdAt: '',
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'FR',
  roles: ['READER', 'COMMENT_EDITOR'],
};
const account: Account = {
  user,
  languages: ['FR', 'EN'],
  roles: roles.map((value) => ({
    value,
    translationKey: '',
    hintTranslationKey: '',
    covers: [...roleRules[value].covers],
    excludes: [...roleRules[value].excludes],
  })),
  consents: { offered: emailConsents, chosen: [3, 1] },
};
const form = accountForm(account);

it('shows what is stored, of the roles the fewest', () => {
  expect(form).toEqual({
    fullName: 'Ada',
    title: 'MS',
    language: 'DE',
    roles: ['COMMENT_EDITOR'],
    consents: [3, 1],
  });
  expect(accountChanges(account, form)).toEqual({});
});

it.each<[Partial<AccountForm>, object]>([
  [{ fullName: ' Ada ' }, {}],
  [{ fullName: ' Ada Amrein' }, { edit: { fullName: 'Ada Amrein' } }],
  [{ title: '' }, { edit: { title: null } }],
  [{ title: 'MRS' }, { edit: { title: 'MRS' } }],
  [{ language: 'EN' }, { edit: { preferredLanguage: 'EN' } }],
  [{ roles: ['COMMENT_EDITOR', 'READER'] }, {}],
  [{ roles: ['READER', 'ADMINISTRATOR'] }, { edit: { roles: ['ADMINISTRATOR'] } }],
  [{ consents: [1, 3] }, {}],
  [{ consents: [7, 1] }, { consents: [1, 7] }],
  [{ consents: [] }, { consents: [] }],
])('of %j, %j is sent', (changed, expected) => {
  expect(accountChanges(account, { ...form, ...changed })).toEqual(expected);
});

it('sends no roles and no consents where it shows none', () => {
  const { user, languages } = account;
  const few = { user, languages };
  expect(accountChanges(few, { ...accountForm(few), fullName: 'Ada A.' })).toEqual({
    edit: { fullName: 'Ada A.' },
  });
  expect(accountErrors(few, accountForm(few))).toEqual({});
});

it.each<[Partial<AccountForm>, object]>([
  [{}, {}],
  [{ fullName: ' ' }, { fullName: 'nameRequired' }],
  [{ fullName: 'a'.repeat(201) }, { fullName: 'nameInvalid' }],
  [{ roles: [] }, { roles: 'roleRequired' }],
])('of %j is told: %j', (changed, expected) => {
  expect(accountErrors(account, { ...form, ...changed })).toEqual(expected);
});

it('offers the languages of the organisation, and the one that is stored', () => {
  expect(offeredLanguages(account)).toEqual(['DE', 'FR', 'EN']);
});

it.each([
  ['EN', undefined, ['MR', 'MS', 'MRS']],
  ['EN', 'MS', ['MR', 'MS', 'MRS']],
  ['EN', 'DR', ['MR', 'MS', 'MRS', 'DR']],
  ['DE', undefined, ['MR', 'MS']],
  ['FR', 'MS', ['MR', 'MS']],
  ['IT', 'MRS', ['MR', 'MRS']],
  ['DE', 'DR', ['MR', 'MS', 'DR']],
] as const)('in %s, stored %s, the titles %j are offered', (language, stored, titles) => {
  expect(offeredTitles(language, stored)).toEqual(titles);
});

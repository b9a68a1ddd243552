import { expect, it } from 'vitest';
import { type InviteForm, inviteFormErrors } from './invite-form.ts';

const form: InviteForm = {
  email: ' ada@bank.example ',
  name: 'Ada',
  title: '',
  language: 'DE',
  password: 'abcdef-h1J',
  repeated: 'abcdef-h1J',
  privacy: true,
  terms: true,
};
const expected = (changed: Partial<InviteForm>, consents = { privacy: true, terms: true }) =>
  Object.values(inviteFormErrors({ ...form, ...changed }, consents)).filter((key) => key !== undefined);

it('takes what is complete', () => {
  expect(expected({})).toEqual([]);
});

it.each<[Partial<InviteForm>, string]>([
  [{ email: ' ' }, 'emailRequired'],
  [{ email: 'ada@' }, 'emailInvalid'],
  [{ email: `${'a'.repeat(65)}@bank.example` }, 'emailInvalid'],
  [{ name: ' ' }, 'nameRequired'],
  [{ name: 'a'.repeat(201) }, 'nameInvalid'],
  [{ repeated: 'other' }, 'different'],
  [{ password: 'abcdefghij', repeated: 'abcdefghij' }, 'weak'],
  [{ privacy: false }, 'privacyRequired'],
  [{ terms: false }, 'termsRequired'],
])('tells of %o', (changed, key) => {
  expect(expected(changed)).toEqual([key]);
});

it.each([
  [true, true, ['privacyRequired', 'termsRequired']],
  [true, false, ['privacyRequired']],
  [false, true, ['termsRequired']],
  [false, false, []],
])('tells of no consent to a policy that there is not: privacy %s, terms %s', (privacy, terms, keys) => {
  expect(expected({ privacy: false, terms: false }, { privacy, terms })).toEqual(keys);
});

import { expect, it } from 'vitest';
import { fullAddress, inviteDraftProblems } from './invite-draft.ts';

const domain = 'bank.example';

it.each([
  ['nora', 'nora@bank.example'],
  [' nora.neu ', 'nora.neu@bank.example'],
  ['nora@bank.example', 'nora@bank.example'],
  ['nora@elsewhere.example', 'nora@elsewhere.example'],
])('%j means %s', (typed, address) => {
  expect(fullAddress(typed, domain)).toBe(address);
});

it.each([
  ['nora', undefined],
  ['nora@BANK.example', undefined],
  ['a'.repeat(64), undefined],
  ['', 'emailRequired'],
  ['  ', 'emailRequired'],
  ['nora neu', 'emailInvalid'],
  ['nora@', 'emailInvalid'],
  ['nora@bank', 'emailInvalid'],
  ['a'.repeat(65), 'emailInvalid'],
  [`nora@${'a'.repeat(250)}.ch`, 'emailInvalid'],
  ['nora@elsewhere.example', 'domainMismatch'],
])('of %j is told: %s', (email, problem) => {
  expect(inviteDraftProblems({ email, roles: ['READER'] }, domain).email).toBe(problem);
});

it('asks for a role', () => {
  expect(inviteDraftProblems({ email: 'nora', roles: [] }, domain)).toEqual({ roles: 'roleRequired' });
  expect(inviteDraftProblems({ email: 'nora', roles: ['READER'] }, domain)).toEqual({});
});

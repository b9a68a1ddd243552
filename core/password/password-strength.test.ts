import { expect, it } from 'vitest';
import { passwordStrength } from './new-password.ts';

it.each([
  ['', 'empty'],
  ['a', 'weak'],
  ['abcdefghij', 'weak'],
  ['abcdefghiJ', 'fair'],
  ['abcdefgh1J', 'fair'],
  ['kupfer-h1J', 'good'],
  ['kupfer-h1Jxyz', 'good'],
  ['kupfer-h1Jwxyz', 'strong'],
  ['Password1!', 'common'],
  ['Liverpool-99', 'common'],
  ['Password-Password-1', 'common'],
  ['Aa1!23456789', 'common'],
  ['password', 'weak'],
])('%j is %s', (password, key) => {
  expect(passwordStrength(password).key).toBe(key);
});

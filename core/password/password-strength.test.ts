import { expect, it } from 'vitest';
import { passwordStrength } from './new-password.ts';

it.each([
  ['', 'empty'],
  ['a', 'weak'],
  ['abcdefghij', 'weak'],
  ['abcdefghiJ', 'fair'],
  ['abcdefgh1J', 'fair'],
  ['abcdef-h1J', 'good'],
  ['abcdef-h1Jxyz', 'good'],
  ['abcdef-h1Jwxyz', 'strong'],
])('%j is %s', (password, key) => {
  expect(passwordStrength(password).key).toBe(key);
});

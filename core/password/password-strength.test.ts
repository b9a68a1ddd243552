import { expect, it } from 'vitest';
import { passwordStrength } from './new-password.ts';
import { weaknessOf } from './weakness.ts';

it.each([
  ['', 'empty'],
  ['a', 'weak'],
  ['abcdefghij', 'weak'],
  ['abcdefghiJ', 'fair'],
  ['abcdefgh1J', 'fair'],
  ['mzVqtrkg1-', 'good'],
  ['mzVqtrkgbxw1-', 'good'],
  ['mzVqtrkgbxwj1-', 'strong'],
  ['Password1!', 'known'],
  ['password', 'weak'],
])('%j is %s', (password, key) => {
  expect(passwordStrength(password, { weakness: weaknessOf(password) }).key).toBe(key);
});

it('is unjudged while its weakness is not known', () => {
  expect(passwordStrength('Password1!').key).toBe('unjudged');
});

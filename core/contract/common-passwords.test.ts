import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const own = ['ada.amrein@musterbank.example', 'Ada Amrein', 'Musterbank AG'];

it.each([
  // Words that only the list of passwords has.
  ['Trustno1!!', true],
  ['Liverpool-99', true],
  ['M3t@llica-1', true],
  ['Blink182!Blink182!', true],
  ['Password1!', true],
  ['P@ssw0rd2026!', true],
  ['Passw0rd!Passw0rd!', true],
  ['!!Willkommen1', true],
  ['Qwertz12345!', true],
  ['Sommer2026!', true],
  ['Zürich-2026', true],
  ['Été-2026-2026', true],
  ['Aa1!2345678', true],
  ['1234567890!aA', true],
  ['Musterbank-1', true],
  ['Amrein.2026', true],
  ['aaaaaaaaA1!', true],
  ['98765432-aB', true],
  ['7#4!9@2$aA', false],
  ['Kupfer-Salat-77', false],
  ['Vier kleine Boote 4', false],
  ['xK7#vPq2Lm9!', false],
  ['日本語のパスワード1aA!', false],
])('%s is common: %s', (password, expected) => {
  expect(isCommonPassword(password, own)).toBe(expected);
});

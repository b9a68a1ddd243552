import { expect, it } from 'vitest';
import { weaknessOf } from './weakness.ts';

const own = ['zoe.mueller@musterbank.example', 'Zoé Müller-Amrein', 'Musterbank AG'];

it.each([
  // Seasons, months and places of four languages, in their spellings.
  ['Frühling2026!', 'word'],
  ['Fru\u0308hling2026!', 'word'],
  ['Fruehling2026!', 'word'],
  ['Fruhling2026!', 'word'],
  ['FRÜHLING-2026a', 'word'],
  ['Frühling-2026!', 'word'],
  ['!Herbst_2025?', 'name'],
  ['Printemps2026!', 'word'],
  ['Été2026!2026', 'word'],
  ['Primavera2026!', 'word'],
  ['Spring2026!', 'word'],
  ['Oktober2026!', 'word'],
  ['Février2026!', 'word'],
  ['Febbraio-2026', 'word'],
  ['October-2026', 'word'],
  ['Zürich-2026', 'word'],
  // Keyboards: QWERTY, QWERTZ, AZERTY and those of Switzerland.
  ['1qaz2wsx!QAZ', 'known'],
  ['zaq1ZAQ!xsw2', 'keyboard'],
  ['1qay2wsx!QAY', 'known'],
  ['1qay+QAY2wsx', 'keyboard'],
  ['Qwertzuiopü1', 'keyboard'],
  ['Qwertzuiopè1', 'keyboard'],
  ['+"*ç%&/1qaY', 'keyboard'],
  ['Azertyuiop1!', 'known'],
  ['Yxcvbnm,.-1A', 'keyboard'],
  // Known passwords, also with other signs for their letters or twice.
  ['Trustno1!!', 'known'],
  ['M3t@llica-1', 'known'],
  ['P@ssw0rd2026!', 'known'],
  ['Blink182!Blink182!', 'repeat'],
  // Words of the person and the organisation.
  ['Musterbank-2026', 'own'],
  ['Mueller.2026!', 'own'],
  ['Muller.2026!', 'own'],
  ['Regesta-2026', 'own'],
  // Rows, repetitions and days.
  ['98765432-aB', 'row'],
  ['aaaaaaaaA1!', 'name'],
])('%s is easily guessed: %s', (password, weakness) => {
  expect(weaknessOf(password, own)).toBe(weakness);
});

it.each([
  'Kupfer-Salat-77',
  'Nebel+Turm+2031',
  'Vier kleine Boote 4',
  'Quattro-barche-rosse-4',
  'Quatre bateaux bleus 4',
  'xK7#vPq2Lm9!',
  '7#4!9@2$aA',
  '日本語のパスワード1aA!',
])('%s is not', (password) => {
  expect(weaknessOf(password, own)).toBeUndefined();
});

it('is judged by its first forty characters, so that a long one is no burden', () => {
  const row = 'aA1!'.repeat(10);
  expect(weaknessOf(`${row}xK7#vPq2Lm9!`)).toBe('repeat');
  expect(weaknessOf(`${row.slice(4)}xK7#vPq2Lm9!`)).toBe(weaknessOf(`${row.slice(4)}xK7#`));
});

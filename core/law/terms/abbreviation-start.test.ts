import { expect, test } from 'vitest';
import { abbreviationStart } from './abbreviation-start.ts';

test.each([
  ['FINMA', 'die Eidgenössische Finanzmarktaufsicht', 'Finanzmarktaufsicht'],
  ['IRB', 'the internal ratings-based approach', 'internal ratings-based approach'],
  ['EZB', 'der Zentralbank', undefined],
  ['ENC', 'une Énergie nucléaire civile', 'Énergie nucléaire civile'],
])('the words of %s in "%s" are %s', (abbreviation, words, expected) => {
  const start = abbreviationStart(abbreviation, words);
  expect(start === undefined ? undefined : words.slice(start)).toBe(expected);
});

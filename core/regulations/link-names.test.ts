import { expect, it } from 'vitest';
import { linkNames } from './links.ts';

const own = { regTextId: 'lamp', nameOf: (path: string) => `Art. ${path}` };
const named = (language: 'DE' | 'FR', ...links: [string, string][]) =>
  linkNames(
    links.map(([target, text]) => ({ target, text })),
    language,
    own,
  );

it('calls items of lists and ranges in full, and leaves what the text says in full', () => {
  expect(named('DE', ['lamp~5^1^a', 'Artikel 5 Absatz 1 Buchstaben a'], ['lamp~5^1^h', 'h'])).toEqual([
    'Artikel 5 Absatz 1 Buchstaben a',
    'Art. 5^1^h',
  ]);
  expect(named('DE', ['or~5', 'Artikel 5'], ['or~6', ''], ['or~7', '7 OR'])).toEqual([
    'Artikel 5',
    'Art. 6',
    'Art. 7 OR',
  ]);
  expect(named('FR', ['or~5^3', 'l’art. 5, al. 3'], ['or~5^4bis', '4bis'])).toEqual([
    'l’art. 5, al. 3',
    'art. 5, al. 4bis',
  ]);
});

it('names margin numbers as such, and documents as the text does', () => {
  expect(named('DE', ['rs~3', 'Rz 3'], ['rs~7', '7'], ['or', 'OR'])).toEqual(['Rz 3', 'Rz 7', 'OR']);
});

import { expect, test } from 'vitest';
import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';

test.each([
  'Art. ',
  '5 ',
  '(',
  'de la ',
  'Verordnung ',
  'Art. 5, ',
  '1.',
  'a',
  '\n ',
  'Abs. 2 von ',
  '952.',
  'RS finma-',
  'Teil 1, ',
  'Bst. a ',
  'Satz 1 ',
  'BankG ',
  'BankG Art. 5 und ',
  'Loi-',
  'Kapitel 2 ',
  '1, ',
  'und ',
])('100,000 characters of %j, again and again, are read', (piece) => {
  expect(findCitations(piece.repeat(100_000 / piece.length), index)).toBeDefined();
});

import { expect, test } from 'vitest';
import { index } from './name-fixture.ts';
import { findCitations } from './parse-citation.ts';

// Reading in quadratic time would exceed the time limit of a test, recursion at each piece the stack.
test.each([
  ['Art. ', 0],
  ['5 ', 0],
  ['(', 0],
  ['de la ', 0],
  ['Verordnung ', 0],
  ['Art. 5, ', 1],
  ['1.', 0],
  ['a', 0],
  ['\n ', 0],
  ['Abs. 2 von ', 0],
  ['952.', 0],
  ['RS finma-', 0],
  ['Teil 1, ', 0],
  ['Bst. a ', 0],
  ['Satz 1 ', 0],
  ['BankG ', 1],
  ['BankG Art. 5 und ', 1],
  ['Loi-', 0],
  ['Kapitel 2 ', 0],
  ['2. und ', 0],
  ['5. Titel ', 0],
  ['3. Kapitel des ', 0],
  ['fünfter, ', 0],
  ['Art. 5 SchlT ', 1],
  ['1, ', 0],
  ['und ', 0],
])(
  '100,000 characters of %j are read in linear time and without a stack overflow, as %i citations each',
  (piece, each) => {
    const count = Math.floor(100_000 / piece.length);
    expect(findCitations(piece.repeat(count), index).length).toBe(count * each);
  },
);

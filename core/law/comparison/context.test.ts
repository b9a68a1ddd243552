import { expect, test } from 'vitest';
import { articleWith } from './alignment-fixture.ts';
import { createComparisonContext } from './context.ts';
import { piecesOf } from './pieces.ts';
import { vocabularyFor } from './vocabulary.ts';

/** A text of one head and then paragraphs, of which each second one, from the first on, says "odd". */
const textOf = (pieces: number) =>
  piecesOf(
    [
      articleWith(
        '1',
        'h1',
        ...Array.from({ length: pieces - 1 }, (_, at) => (at % 2 === 0 ? 'odd of' : 'even of')),
      ),
    ],
    undefined,
  );
const weights = (pieces: number) => {
  const context = createComparisonContext(textOf(pieces), textOf(pieces), vocabularyFor('EN'));
  const { weightOf } = context.lexicon();
  return ['odd', 'even', 'of', 'new'].map((word) => Number(weightOf(word).toFixed(3)));
};

test('the more paragraphs hold a word, the less it weighs, and small words least', () => {
  expect(weights(3)).toEqual([1, 1, 0.111, 1]);
  expect(weights(9)).toEqual([0.591, 0.591, 0.074, 1]);
});

test('a text of more than two hundred and fifty paragraphs is sampled', () => {
  expect(weights(250)).toEqual([0.293, 0.293, 0.04, 1]);
  expect(weights(252)).toEqual([1, 0.293, 0.044, 1]);
});

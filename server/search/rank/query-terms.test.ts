import { expect, it, vi } from 'vitest';
import { allTexts, indexOf, unitsOf } from './corpus-fixture.ts';
import type { Need } from './need.ts';
import { termsOfQuery } from './query-terms.ts';
import { rankArticles } from './rank-articles.ts';

const pieces = Array.from({ length: 12 }, (_, at) => `k${at}`);
const index = indexOf([unitsOf('Gesetz', [{ path: '1', paragraphs: [pieces.join('-')] }])]);
const joined = (some: readonly string[]): Need => ({ kind: 'word', word: some.join('-'), pieces: some });

it('guesses at the pieces of a word only where they are few', () => {
  const guesses = vi.fn(index.expander.guesses);
  for (const count of [3, 12, 400]) {
    const some = Array.from({ length: count }, (_, at) => `x${at}`);
    termsOfQuery(joined(some), { ...index.expander, guesses }, 'DE');
  }
  expect(guesses).toHaveBeenCalledTimes(3);
  const request = { texts: allTexts(1), start: 0, rows: 1 };
  expect(rankArticles(index, { ...request, need: joined(pieces) }).total).toBe(1);
});

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

it('takes the pronouns off French verbs that hyphens join to them', () => {
  const wordsOf = (text: string, language: 'DE' | 'FR') => {
    const pieces = text.split('-');
    const need: Need = {
      kind: 'and',
      needs: [
        { kind: 'word', word: text, pieces },
        { kind: 'word', word: 'banque' },
      ],
    };
    return termsOfQuery(need, index.expander, language).terms.map((term) => term.text);
  };
  expect(wordsOf('recupere-t-on', 'FR')).toEqual(['recupere', 'banque']);
  expect(wordsOf('envoie-les-lui', 'FR')).toEqual(['envoie', 'banque']);
  expect(wordsOf('bail-in', 'FR')).toEqual(['bail-in', 'banque']);
  expect(wordsOf('recupere-t-on', 'DE')).toEqual(['recupere-t-on', 'banque']);
});

it('lets words that form a question weigh little in each language', () => {
  const frameOf = (words: string, language: 'DE' | 'FR' | 'IT' | 'EN') =>
    termsOfQuery(
      { kind: 'and', needs: words.split(' ').map((word) => ({ kind: 'word', word })) },
      index.expander,
      language,
    ).terms.flatMap(({ text, frame }) => (frame ? text : []));
  expect(frameOf('like deposits happens', 'EN')).toEqual(['like', 'happens']);
  expect(frameOf('passiert einlagen leute', 'DE')).toEqual(['passiert', 'leute']);
  expect(frameOf('arrive depots gens', 'FR')).toEqual(['arrive', 'gens']);
  expect(frameOf('succede depositi gente', 'IT')).toEqual(['succede', 'gente']);
});

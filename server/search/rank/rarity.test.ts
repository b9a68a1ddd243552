import { describe, expect, it } from 'vitest';
import { allTexts, indexOf, unitsOf } from './corpus-fixture.ts';
import { rankArticles } from './rank-articles.ts';
import { usualWeights } from './weights.ts';

const law = unitsOf('Mustergesetz', [
  { path: '1', paragraphs: ['Der Hund bellt.'] },
  { path: '2', paragraphs: ['Das Tier schläft.'] },
  { path: '3', paragraphs: ['Das Tier frisst.'] },
  { path: '4', paragraphs: ['Die Pflanze wächst.'] },
]);

describe('how rare a word is', () => {
  it('does not depend on what else may answer it, however surely', () => {
    const scores = [0.4, 0.99].map((weight) => {
      const ofWord = (word: string) =>
        word === 'hund' ? [{ words: ['tier'], kind: 'synonym' as const, weight }] : [];
      const related = { ofWord, ofWords: () => [], edition: () => 0 };
      const index = indexOf([law], () => ({ related }));
      const need = { kind: 'word' as const, word: 'hund' };
      const weights = { ...usualWeights, support: 0 };
      const { hits } = rankArticles(index, { need, texts: allTexts(1), start: 0, rows: 9, weights });
      expect(hits.map(({ unit }) => unit)).toEqual(['1', '2', '3']);
      return hits[0]?.score;
    });
    expect(scores[0]).toBe(scores[1]);
  });
});

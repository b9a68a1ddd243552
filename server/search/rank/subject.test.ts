import { describe, expect, it } from 'vitest';
import { createSpelling } from '../words/spelling.ts';
import { allTexts, indexOf, unitsOf } from './corpus-fixture.ts';
import type { Need } from './need.ts';
import { rankArticles } from './rank-articles.ts';
import type { RankRequest } from './rank-types.ts';

const filler = Array.from({ length: 40 }, (_, at) => ({
  path: String(at + 10),
  paragraphs: [`Die Behörde prüft den Fall ${at} und bestimmt den Grenzwert nach den Umständen der Anlage.`],
}));
const index = indexOf(
  [
    unitsOf('Anlagengesetz', [
      {
        path: '1',
        heading: 'Bewilligung',
        paragraphs: ['Wer eine Anlage betreibt, braucht eine Bewilligung.'],
      },
      { path: '2', heading: 'Entzug der Bewilligung', paragraphs: ['Die Behörde entzieht die Bewilligung.'] },
      ...filler,
    ]),
  ],
  (frequencies) => ({ spelling: createSpelling(frequencies, 'DE') }),
);
const words = (...list: string[]): Need => ({
  kind: 'and',
  needs: list.map((word) => ({ kind: 'word', word })),
});
const ranked = (need: Need, more: Partial<RankRequest> = {}) =>
  rankArticles(index, { need, texts: allTexts(1), start: 0, rows: 20, ...more });

describe('a subject that no text has', () => {
  it('is told by the words that no text has, where only what stands beside it was found', () => {
    const { absent, total } = ranked(words('promille', 'grenzwert', 'lenker'));
    expect(absent).toEqual(['promille', 'lenker']);
    expect(total).toBeGreaterThan(20);
  });

  it('is not absent where an article has most of the query, or is about it', () => {
    expect(ranked(words('entzug', 'bewilligung', 'promille')).absent).toEqual([]);
    expect(ranked(words('grenzwert', 'umstaenden', 'anlage')).absent).toEqual([]);
  });

  it('is not absent where all words are known, though no article has them together', () => {
    expect(ranked(words('grenzwert', 'entzieht')).absent).toEqual([]);
  });

  it('is only told where plain words were looked for', () => {
    const quoted: Need = {
      kind: 'and',
      needs: [
        { kind: 'word', word: 'promille' },
        { kind: 'phrase', words: ['den', 'grenzwert'] },
      ],
    };
    expect(ranked(quoted).absent).toEqual([]);
    expect(ranked(words('promille', 'grenzwert', 'lenker'), { order: 'article' }).absent).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { allTexts, indexOf, unitsOf } from './corpus-fixture.ts';
import type { Need } from './need.ts';
import { occurrencesIn } from './occurrences.ts';
import { termsOfQuery } from './query-terms.ts';
import { rankArticles } from './rank-articles.ts';
import type { RankRequest } from './rank-types.ts';
import { budgetOfDetails, createWorkBudget } from './work-budget.ts';

const words = Array.from({ length: 20 }, (_, at) => `k${at}`);
const index = indexOf([
  unitsOf('Gesetz', [
    { path: '1', paragraphs: [words.join(' '), 'Die Bank meldet Einlagen.'] },
    { path: '2', paragraphs: ['Die Bank meldet Risiken.'] },
  ]),
]);
const ranked = (need: Need, more: Partial<RankRequest> = {}) =>
  rankArticles(index, { need, texts: allTexts(1), start: 0, rows: 10, ...more });
const bank: Need = { kind: 'word', word: 'bank' };

describe('the work of an answer', () => {
  it('is bounded over all its rankings: later ones find what there is left for', () => {
    const budget = createWorkBudget(12);
    expect(ranked(bank, { budget })).toMatchObject({ total: 2, atLeast: false });
    expect(ranked(bank, { budget })).toMatchObject({ total: 0, atLeast: true });
    expect(ranked(bank)).toMatchObject({ total: 2, atLeast: false });
  });

  it('ends within a phrase', () => {
    const phrase: Need = { kind: 'phrase', words: ['bank', 'meldet'] };
    expect(ranked(phrase)).toMatchObject({ total: 2, atLeast: false });
    expect(ranked(phrase, { budget: createWorkBudget(0) })).toMatchObject({ total: 0, atLeast: true });
  });

  it('ends within the words of a beginning that is looked at closely', () => {
    const { terms } = termsOfQuery({ kind: 'prefix', word: 'k' }, index.expander, 'DE');
    const [part] = index.parts;
    if (part === undefined) throw new Error('the index has no part');
    const matchedWords = (budget: ReturnType<typeof createWorkBudget>) =>
      [...occurrencesIn(part, terms, [1], budget).values()].flat().length;
    expect(matchedWords(createWorkBudget())).toBe(20);
    expect(matchedWords(createWorkBudget(30))).toBe(4);
  });

  it('leaves room for a close look where finding took all, and counts that look', () => {
    const budget = createWorkBudget(12);
    expect(ranked(bank, { budget }).hits[0]?.evidence).toMatchObject([{ found: 'bank' }]);
    const whole = createWorkBudget(10);
    budgetOfDetails(whole).spend(11);
    expect(whole.isSpent()).toBe(true);
  });
});

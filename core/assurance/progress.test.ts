import { describe, expect, it } from 'vitest';
import type { UnitProgress } from '../contract/domain/assurance.ts';
import { contentsProgress, unitState } from './progress.ts';

const none = { yes: 0, no: 0, unsure: 0, partial: 0, inProgress: 0, covered: 0 };
const unit = (path: string, counts: Partial<UnitProgress['counts']>, earlier = 0): UnitProgress => ({
  completeParagraphID: `lamp~${path}`,
  counts: { ...none, ...counts },
  earlier,
});

describe('the progress of a document', () => {
  it.each([
    [{ yes: 3, covered: 1 }, 0, 'yes'],
    [{ yes: 3, unsure: 1 }, 0, 'open'],
    [{ yes: 3, inProgress: 1, no: 1 }, 0, 'no'],
    [{ partial: 1 }, 2, 'open'],
    [{}, 2, 'earlier'],
    [{}, 0, undefined],
  ])('of an article is its worst answer: %j and %i earlier: %s', (counts, earlier, state) => {
    expect(unitState(unit('1', counts, earlier))).toBe(state);
  });

  it('counts answered articles in every section around them, without repealed ones', () => {
    const entries = [
      { id: '{chap_1}', isArticle: false },
      { id: '{chap_1__sec_1}', parent: '{chap_1}', isArticle: false },
      { id: '1', parent: '{chap_1__sec_1}', isArticle: true },
      { id: '2', parent: '{chap_1}', isArticle: true },
      { id: '{chap_2}', isArticle: false },
      { id: '3', parent: '{chap_2}', isArticle: true, isRepealed: true },
      { id: '4', isArticle: true },
    ];
    const { articles, sections, whole } = contentsProgress(entries, [
      unit('1', { yes: 1 }),
      unit('2', {}, 1),
      unit('3', { no: 1 }),
      unit('99', { no: 1 }),
    ]);
    expect([...articles]).toEqual([
      ['1', 'yes'],
      ['2', 'earlier'],
    ]);
    expect([...sections]).toEqual([
      ['{chap_1__sec_1}', { answered: 1, total: 1 }],
      ['{chap_1}', { answered: 1, total: 2 }],
    ]);
    expect(whole).toEqual({ answered: 1, total: 3 });
  });
});

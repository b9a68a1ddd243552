import { describe, expect, it } from 'vitest';
import type { Category } from '#core/contract/main/reading.ts';
import type { Validity } from '#core/contract/main/search.ts';
import { type Filters, type Found, narrow, oncePerState, partOf } from './narrow.ts';

function found(
  regTextId: string,
  path: string,
  { category = 'base' as Category, validity = 'current' as Validity, versionDate = '2024-01-01' } = {},
): Found {
  const regulationId = regTextId.length;
  const text = { id: 1, regulationId, regTextId, category, language: 'DE', versionDate, validity } as const;
  return { text, unitOrd: 0, path, score: 1 };
}
const all: Filters = { categories: [], documents: [], parts: [], validities: [] };
const hits = [
  found('bankg', '1'),
  found('bankg', '2', { validity: 'past' }),
  found('bankg', '{A1}'),
  found('crr', '92', { category: 'eu' }),
];
const counted = (counts: { value: string; count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));

describe('narrowing', () => {
  it.each([
    ['5', 'article'],
    ['{chap_1}', 'article'],
    ['{preamble}', 'article'],
    ['{A}', 'annex'],
    ['{A1a}3^2', 'annex'],
    ['{A1!2}', 'annex'],
    ['{annex_1__sec_2}', 'annex'],
    ['{disp_u1}3', 'final'],
    ['{proviso_1}', 'final'],
    ['{conclusions}', 'final'],
  ])('%s stands in part %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });

  it('counts everything where nothing is chosen', () => {
    const { passing, counts } = narrow(hits, all);
    expect(passing).toHaveLength(4);
    expect(counted(counts.documents)).toEqual({ bankg: 3, crr: 1 });
    expect(counted(counts.validities)).toEqual({ current: 3, past: 1, future: 0 });
  });

  it('leaves its own filter out of each count, and no other', () => {
    const { passing, counts } = narrow(hits, { ...all, documents: ['bankg'], validities: ['current'] });
    expect(passing.map(({ path }) => path)).toEqual(['1', '{A1}']);
    expect(counted(counts.documents)).toEqual({ bankg: 2, crr: 1 });
    expect(counted(counts.validities)).toEqual({ current: 2, past: 1, future: 0 });
    expect(counted(counts.parts)).toEqual({ article: 1, annex: 1, final: 0 });
    expect(counted(counts.categories)).toEqual({ base: 2 });
  });

  it('tells the count of a choice before it is made', () => {
    for (const { value, count } of narrow(hits, all).counts.documents)
      expect(narrow(hits, { ...all, documents: [value] }).passing).toHaveLength(count);
  });

  it('shows an article once among past versions, in the last of them', () => {
    const versions = [
      found('bankg', '1', { validity: 'past', versionDate: '2020-01-01' }),
      found('bankg', '1', { validity: 'past', versionDate: '2022-01-01' }),
      found('bankg', '1', { versionDate: '2024-01-01' }),
      found('bankg', '1', { validity: 'future', versionDate: '2031-01-01' }),
      found('bankg', '1', { validity: 'future', versionDate: '2030-01-01' }),
      found('bankg', '2', { validity: 'past', versionDate: '2020-01-01' }),
    ];
    expect(oncePerState(versions).map(({ path, text }) => `${path} ${text.versionDate}`)).toEqual([
      '1 2022-01-01',
      '1 2024-01-01',
      '1 2030-01-01',
      '2 2020-01-01',
    ]);
  });
});

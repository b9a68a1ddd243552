import { describe, expect, it } from 'vitest';
import type { Category } from '#core/contract/main/categories.ts';
import type { DocumentPart, Validity } from '#core/contract/main/search.ts';
import { type Counted, countsFor, type SearchFilters } from './narrow.ts';

function counted(
  regTextId: string,
  count: number,
  { category = 'base' as Category, validity = 'current' as Validity, part = 'article' as DocumentPart } = {},
): Counted {
  const text = {
    id: 1,
    regulationId: 1,
    regTextId,
    category,
    language: 'DE',
    versionDate: '2024-01-01',
    owner: null,
    validity,
  } as const;
  return { text, part, count };
}
const none: SearchFilters = { categories: [], documents: [], parts: [], validities: [] };
const all = [
  counted('bankg', 4),
  counted('bankg', 3, { validity: 'past' }),
  counted('bankg', 2, { part: 'annex' }),
  counted('crr', 1, { category: 'eu' }),
];
const asObject = (counts: { value: string; count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));

describe('counts for narrowing', () => {
  it('count everything where nothing is chosen', () => {
    const counts = countsFor(all, none);
    expect(counts.documents).toEqual([
      { value: 'bankg', count: 9 },
      { value: 'crr', count: 1 },
    ]);
    expect(asObject(counts.validities)).toEqual({ current: 7, past: 3, future: 0 });
    expect(asObject(counts.categories)).toEqual({ base: 9, eu: 1 });
  });

  it('tell what is only published where there is such a text', () => {
    const published = counted('entwg', 2, { validity: 'published' });
    const counts = countsFor([...all, published], { ...none, validities: ['current'] });
    expect(asObject(counts.validities)).toEqual({ current: 7, past: 3, future: 0, published: 2 });
  });

  it('leave their own filter out, and no other', () => {
    const counts = countsFor(all, { ...none, documents: ['bankg'], validities: ['current'] });
    expect(asObject(counts.documents)).toEqual({ bankg: 6, crr: 1 });
    expect(asObject(counts.validities)).toEqual({ current: 6, past: 3, future: 0 });
    expect(asObject(counts.parts)).toEqual({ article: 4, annex: 2, final: 0 });
    expect(asObject(counts.categories)).toEqual({ base: 6 });
    const inAnnex = countsFor(all, { ...none, parts: ['annex'] });
    expect(asObject(inAnnex.parts)).toEqual({ article: 8, annex: 2, final: 0 });
    expect(asObject(inAnnex.documents)).toEqual({ bankg: 2 });
  });
});

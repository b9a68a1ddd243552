import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from '../contract/main/categories.ts';
import type { BoxOffers, Suggestion } from '../contract/main/search.ts';
import { parseQuery } from '../law/search/parse-query.ts';
import { boxGroups, lineOfEnter } from './drop-down-lines.ts';
import { insertKey, scopesIn, toggleScope } from './term-edits.ts';

const suggestion: Suggestion = {
  kind: 'provision',
  regTextId: 'lamp',
  path: '37b',
  label: 'Art. 37b LampG',
  detail: 'Dochte',
  sourceNumber: '1.1',
  versionDate: '2026-01-01',
};
const offers: BoxOffers = { examples: [{ term: 'reg:LampG Docht', feature: 'field' }], categories: [] };
const box = (term: string, more: Partial<Parameters<typeof boxGroups>[0]> = {}) =>
  boxGroups({ term, suggested: undefined, recent: [], offers, ...more });
const ids = (groups: ReturnType<typeof boxGroups>) => groups.map(({ id }) => id);
const linesOf = (groups: ReturnType<typeof boxGroups>, id: string) =>
  groups.find((group) => group.id === id)?.lines ?? [];

describe('the drop-down', () => {
  it('of an empty box offers recent searches, scope keys, help keys and examples', () => {
    const groups = box('', { recent: [{ term: 'Lampe', at: 1 }] });
    expect(ids(groups)).toEqual(['recent', 'narrow', 'keys', 'examples']);
    expect(linesOf(groups, 'recent')).toMatchObject([{ term: 'Lampe' }]);
  });

  it('offers the scopes that have documents, the whole, and those of the term', () => {
    const names = (term: string, ...there: Category[]) =>
      linesOf(box(term, { offers: { ...offers, categories: there } }), 'narrow').map(({ id }) => id);
    expect(names('Lampe', 'base')).toEqual(['scope #all']);
    expect(names('Lampe', 'base', 'eu')).toEqual(['scope #eu', 'scope #all']);
    expect(names('Lampe #asb', 'base')).toEqual(['scope #asb', 'scope #all']);
    expect(linesOf(box('Lampe', { offers: undefined }), 'narrow')).toHaveLength(5);
  });

  it('of a term offers places first, then the search with what it would give', () => {
    const suggested = { term: '37b LampG', direct: [suggestion], total: 14 };
    const groups = box('37b LampG', { suggested });
    expect(ids(groups).slice(0, 2)).toEqual(['direct', 'search']);
    expect(linesOf(groups, 'search')).toMatchObject([{ term: '37b LampG', total: 14 }]);
  });

  it('of a term that names a place in the open document offers that first, and once', () => {
    const others = [suggestion, { ...suggestion, regTextId: 'wax' }];
    const suggested = { term: '37b', direct: others, total: 14, inDocument: suggestion };
    expect(linesOf(box('37b', { suggested }), 'direct')).toMatchObject([
      { isInDocument: true, suggestion: { regTextId: 'lamp' } },
      { suggestion: { regTextId: 'wax' } },
    ]);
    expect(linesOf(box('8', { suggested }), 'direct')).toMatchObject([{ isInDocument: true }]);
  });

  it('completes the last word, below the term, and keeps what still fits while the next letters come', () => {
    const completions = [
      { query: 'Dochte Lampen', word: 'Lampen' },
      { query: 'Dochte Lampions', word: 'Lampions' },
    ];
    const suggested = { term: 'Dochte Lam', direct: [], completions, total: 14 };
    expect(linesOf(box('Dochte Lam', { suggested }), 'search')).toMatchObject([
      { kind: 'search', term: 'Dochte Lam' },
      { kind: 'completion', term: 'Dochte Lampen', word: 'Lampen' },
      { kind: 'completion', term: 'Dochte Lampions', word: 'Lampions' },
    ]);
    expect(linesOf(box('Dochte Lampe', { suggested }), 'search')).toMatchObject([
      { kind: 'search' },
      { kind: 'completion', word: 'Lampen' },
    ]);
  });

  it('has the term in both languages where it is in another one, the one that Enter searches first', () => {
    const counted = [
      { value: 'FR' as const, count: 14 },
      { value: 'DE' as const, count: 2 },
    ];
    const both = (searched: boolean, counts = counted) => {
      const queryLanguage = { language: 'FR' as const, searched, counted: counts };
      const suggested = { term: 'mèche', direct: [], total: 14, queryLanguage };
      return linesOf(box('mèche', { suggested }), 'search');
    };
    const french = { kind: 'search', term: 'mèche', total: 14, language: 'FR' };
    const german = { kind: 'search', term: 'mèche', total: 2, language: 'DE' };
    expect(both(true)).toMatchObject([
      { ...french, isOther: false },
      { ...german, isOther: true },
    ]);
    expect(both(false)).toMatchObject([
      { ...german, isOther: false },
      { ...french, isOther: true },
    ]);
    const none = [counted[0], { value: 'DE' as const, count: 0 }].filter((one) => one !== undefined);
    expect(both(true, none)).toMatchObject([french]);
    expect(both(false, none)).toMatchObject([{ language: 'DE', total: 0 }, french]);
  });

  it('marks what Enter does: the search, or the only provision that the search would lead to', () => {
    const enter = (term: string, more: object) =>
      lineOfEnter(box(term, more).flatMap(({ lines }) => lines))?.kind;
    const suggested = { term: '37b LampG', direct: [suggestion], total: 1 };
    expect(enter('', {})).toBeUndefined();
    expect(enter('Lampe', {})).toBe('search');
    expect(enter('37b LampG', { suggested })).toBe('direct');
    expect(enter('37b LampG', { suggested: { ...suggested, total: 2 } })).toBe('search');
    expect(enter('37b LampG D', { suggested })).toBe('search');
    const heading = { ...suggestion, kind: 'heading' as const };
    expect(enter('37b LampG', { suggested: { ...suggested, direct: [heading] } })).toBe('search');
    expect(enter('37b LampG', { suggested: { ...suggested, inDocument: suggestion } })).toBe('search');
  });

  it('has fewer examples while typing', () => {
    const many = ['a', 'b', 'c'].map((term) => ({ term, feature: 'field' as const }));
    const more = { offers: { ...offers, examples: many } };
    expect(linesOf(box('', more), 'examples')).toHaveLength(3);
    expect(linesOf(box('L', more), 'examples')).toHaveLength(2);
  });

  it('does not give the number of another term', () => {
    const suggested = { term: 'Lamp', direct: [], completions: [], total: 14 };
    expect(linesOf(box('Lampe', { suggested }), 'search')).toMatchObject([{ total: undefined }]);
  });

  it('offers recent searches like the term, not the term itself', () => {
    const recent = ['Lampe', 'Lampen und Dochte', 'Wachs'].map((term) => ({ term, at: 1 }));
    expect(linesOf(box('Lampe', { recent }), 'search')).toMatchObject([
      { kind: 'search' },
      { kind: 'recent', term: 'Lampen und Dochte' },
    ]);
  });

  it('says which scope is chosen', () => {
    const chosen = linesOf(box('Lampe #EU'), 'narrow').filter((line) => line.kind === 'scope' && line.chosen);
    expect(chosen).toMatchObject([{ name: '#eu' }]);
  });

  it('offers the field that the last word may become', () => {
    expect(linesOf(box('Lampe ti'), 'keys')).toMatchObject([{ insert: { text: 'title:' } }]);
    expect(linesOf(box('Lampe'), 'keys')).toEqual([]);
  });

  it.each([
    ['ta', 'tag:'],
    ['stat', 'status:'],
    ['ow', 'owner:'],
  ])('offers the fields of comments while they are typed: %s', (typed, text) => {
    expect(linesOf(box(`Lampe ${typed}`), 'keys')).toMatchObject([{ insert: { text } }]);
  });

  it('gives every line a name of its own', () => {
    const recent = ['a', 'b'].map((term) => ({ term, at: 1 }));
    const all = box('', { recent }).flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('help keys', () => {
  const title = { label: 'title:', text: 'title:', caret: 6 };
  const phrase = { label: '" "', text: '""', caret: 1 };
  it.each([
    ['', 0, title, 'title:', 6],
    ['Lampe', 5, title, 'Lampe title:', 12],
    ['Lampe ti', 8, title, 'Lampe title:', 12],
    ['Lampe Docht', 5, phrase, 'Lampe "" Docht', 7],
    ['(', 1, phrase, '(""', 2],
    ['Lamp', 4, { label: '*', text: '*', caret: 1 }, 'Lamp*', 5],
  ])('in %j at %i', (term, caret, key, expected, at) => {
    const { term: offered, caret: stands } = insertKey({ term, caret }, key);
    expect([offered, stands]).toEqual([expected, at]);
  });
});

describe('scope keys', () => {
  it.each([
    ['Lampe', '#eu', 'Lampe #eu '],
    ['Lampe #eu', '#eu', 'Lampe '],
    ['#EU Lampe', '#eu', 'Lampe '],
    ['', '#all', '#all '],
    ['#all', '#all', ''],
    ['Lampe #eu', '#bcbs', 'Lampe #eu #bcbs '],
    ['a#eu', '#eu', 'a#eu #eu '],
  ] as const)('%j with %s is %j', (term, name, expected) => {
    expect(toggleScope(term, name)).toEqual({ term: expected, caret: expected.length });
  });

  it.each([
    ['"a #all b" x', '"a #all b" x #all '],
    ['"a #all b" #all x', '"a #all b" x '],
    ['"a b', '#all "a b '],
  ])('leaves quotes of %j alone', (term, expected) => {
    expect(toggleScope(term, '#all').term).toBe(expected);
    expect(scopesIn(expected).includes('#all')).toBe(expected !== '"a #all b" x ');
  });

  it('are read as the parser reads them, there after one choice and gone after the second', () => {
    const words = ['Lampe', '#eu', '#ALL', '"a b"', '"', '«', '"#asb x"', '#x', 'a#eu', '-'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words)), (chosen) => {
        const term = chosen.filter((word, at) => word !== '-' || chosen[at - 1] === 'Lampe').join(' ');
        const parsed = parseQuery(term).query.scopes.map((scope) => scope.name);
        expect(scopesIn(term)).toEqual([...new Set(parsed)]);
        const once = scopesIn(term).includes('#asb') ? term : toggleScope(term, '#asb').term;
        expect(scopesIn(once)).toContain('#asb');
        expect(scopesIn(toggleScope(once, '#asb').term)).not.toContain('#asb');
      }),
    );
  });
});

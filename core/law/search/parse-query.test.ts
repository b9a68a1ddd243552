import { describe, expect, test } from 'vitest';
import { nearestName, typoDistance } from './modifiers.ts';
import { parseDay, parseQuery } from './parse-query.ts';
import { termsOf } from './query.ts';
import { removeSpans, replaceSpan, withoutQuotes, withScope } from './query-text.ts';

const codes = (text: string) => parseQuery(text).problems.map(({ code, start, end }) => [code, start, end]);

describe('places', () => {
  test('of nodes, filters and scopes are those of the text', () => {
    const text = ' „a b“~3  (-c* OR d) reg:"x y" #eu';
    const { query } = parseQuery(text);
    const { root } = query;
    expect(root).toMatchObject({ kind: 'and', start: 1, end: 20 });
    expect(termsOf(root).map(({ start, end }) => text.slice(start, end))).toEqual(['„a b“~3', 'c*', 'd']);
    expect(termsOf(root).map((term) => term.textStart)).toEqual([2, 12, 18]);
    expect(query.filters[0]).toMatchObject({ start: 21, end: 30, value: 'x y' });
    expect(query.scopes).toEqual([{ name: '#eu', start: 31, end: 34 }]);
  });

  test.each([
    ['a "b c', [['open-quote', 2, 3]]],
    ['a (b (c)', [['open-group', 2, 3]]],
    [
      'a) (b',
      [
        ['close-group', 1, 2],
        ['open-group', 3, 4],
      ],
    ],
    ['a OR', [['dangling-or', 2, 4]]],
    ['a OR OR b', [['dangling-or', 5, 7]]],
    ['OR a', [['dangling-or', 0, 2]]],
    ['a ( ) b', [['empty-group', 2, 5]]],
    ['a -( -- ) b', [['empty-group', 3, 9]]],
    ['a «» b', [['empty-phrase', 2, 4]]],
    ['a "…" b', [['empty-phrase', 2, 5]]],
    ['a #nothing, b', [['unknown-modifier', 2, 10]]],
    ['a fo:b c', [['unknown-modifier', 2, 6]]],
    ['a fo:"b c" d', [['unknown-modifier', 2, 10]]],
    ['a reg: b', [['no-value', 2, 6]]],
    ['a reg:"" b', [['no-value', 2, 8]]],
    ['a -before:2024', [['not-negatable', 2, 14]]],
    ['a at:24-01-01', [['bad-date', 2, 13]]],
    ['(reg:x OR reg:y) a', []],
    [
      'reg:x OR type:annex a',
      [
        ['misplaced-filter', 0, 5],
        ['misplaced-filter', 9, 19],
      ],
    ],
    ['a -(b reg:x)', [['misplaced-filter', 6, 11]]],
    ['a -(b OR reg:x)', [['misplaced-filter', 9, 14]]],
    ['', [['empty', 0, 0]]],
    ['\u0000\u200B', [['empty', 0, 2]]],
    ['(-a)', [['only-negative', 0, 4]]],
    ['a OR -b', [['only-negative', 0, 7]]],
    ['-reg:x', [['only-negative', 0, 6]]],
    ['reg:x -a', []],
    ['in:eu', [['only-modifiers', 0, 5]]],
    ['-a #foo', [['unknown-modifier', 3, 7]]],
  ])('of what is wrong in %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

describe('a colon or number sign is no modifier', () => {
  test.each([
    'Art. 5: Zweck',
    'http://fedlex.ch https://x.ch/a?b=c',
    'mailto:a@b.ch',
    'urn:oasis:names',
    'C:\\Daten c:x',
    'um 12:30 Uhr',
    'Verhältnis 3:1',
    'Zweck:Schutz der Gläubiger',
    'Abs:2 Rz:3',
    'siehe In: Zweck',
    'Hinweis: Frist',
    'foo: bar',
    'C# #1 # #',
    'a:b',
    'foo:/ bar',
  ])('%s', (text) => {
    expect(parseQuery(text).problems).toEqual([]);
  });
});

describe('an unknown modifier names the nearest known one', () => {
  test.each([
    ['#abs', '#asb'],
    ['#exlp', '#expl'],
    ['#explanatory', '#expl'],
    ['#basel', '#asb'],
    ['#bcb', '#bcbs'],
    ['#ue', '#eu'],
    ['#alle', '#all'],
    ['regs:x', 'reg:'],
    ['Titel:x', 'title:'],
    ['titre:x', 'title:'],
    ['befor:2020', 'before:'],
    ['atfer:2020', 'after:'],
    ['ownre:x', 'owner:'],
    ['typ:x', 'type:'],
    ['stauts:x', 'status:'],
    ['tags:x', 'tag:'],
  ])('%s: %s', (text, nearest) => {
    expect(parseQuery(`Frist ${text}`).problems).toMatchObject([
      { code: 'unknown-modifier', nearest, fatal: true },
    ]);
  });
});

describe('spellings', () => {
  test.each([
    [
      'REG:BankG Art:5',
      [
        ['reg', 'BankG'],
        ['art', '5'],
      ],
    ],
    [
      'reg:"RS 2023/1", art:5(2)',
      [
        ['reg', 'RS 2023/1'],
        ['art', '5(2)'],
      ],
    ],
    [
      'reg:„Cst.“ reg:Cst.',
      [
        ['reg', 'Cst.'],
        ['reg', 'Cst.'],
      ],
    ],
    ['(reg:BankG) a', [['reg', 'BankG']]],
    ['IN:Central-Bank a', [['in', 'central-bank']]],
    [
      'title:"a b" -title:c',
      [
        ['title', 'a b'],
        ['title', 'c'],
      ],
    ],
  ])('of fields: %s', (text, expected) => {
    const { query, problems } = parseQuery(text);
    expect(query.filters.map(({ field, value }) => [field, value])).toEqual(expected);
    expect(problems).toEqual([]);
  });

  test.each([
    ['"a"', ['phrase', 'a']],
    ['„a“', ['phrase', 'a']],
    ['“a”', ['phrase', 'a']],
    ['«a»', ['phrase', 'a']],
    ['»a«', ['phrase', 'a']],
    ["'a'", ['word', 'a']],
    ['l’a', ['word', 'l’a']],
    ['"a b"~', ['phrase', 'a b']],
    ['"a b"~999', ['near', 'a b']],
    ['a*', ['prefix', 'a']],
    ['a*,', ['prefix', 'a']],
    ['*a', ['word', 'a']],
    ['a*b', ['word', 'a*b']],
    ['Bank,', ['word', 'Bank']],
    ['Kapital-/Liquidität', ['word', 'Kapital-/Liquidität']],
    ['— a', ['word', 'a']],
    ['a\u0000', ['word', 'a']],
    ['or', ['word', 'or']],
  ])('of terms: %s', (text, expected) => {
    expect(termsOf(parseQuery(text).query.root).map((term) => [term.kind, term.text])).toEqual([expected]);
  });

  test.each(['-a', '–a', '—a', '‑a', '−a', '--a', '-"a"', '-(a)'])('of minus: x %s', (text) => {
    expect(parseQuery(`x ${text}`).query.root).toMatchObject({ parts: [{ kind: 'word' }, { kind: 'not' }] });
  });
});

describe('limits', () => {
  test('cut a long text at a blank, and what was open there is not told', () => {
    const text = `${'wort '.repeat(3)}"${'a '.repeat(1000)}`;
    expect(codes(text)).toEqual([['too-long', 1999, 2016]]);
  });

  test('cut no sign in two', () => {
    const { query, problems } = parseQuery(`x${'𝒳'.repeat(1500)}`);
    expect(problems).toEqual([{ code: 'too-long', start: 1999, end: 3001, fatal: false }]);
    expect(termsOf(query.root)[0]?.text).toHaveLength(1999);
  });

  test('keep fifty terms', () => {
    const text = `(${'a '.repeat(49)}reg:x b c)`;
    const { query } = parseQuery(text);
    expect(termsOf(query.root)).toHaveLength(49);
    expect(query.filters).toHaveLength(1);
    expect(codes(text)).toEqual([['too-many-terms', 105, 109]]);
  });

  test('keep twenty brackets', () => {
    const read = (depth: number) => codes(`${'('.repeat(depth)}a${')'.repeat(depth)}`).map(([code]) => code);
    expect(read(20)).toEqual([]);
    expect(read(21)).toEqual(['too-deep', 'close-group']);
  });
});

describe('days', () => {
  test.each([
    ['2024-01-31', '2024-01-31'],
    ['2024-1-5', '2024-01-05'],
    ['31.1.2024', '2024-01-31'],
    ['31/01/2024', '2024-01-31'],
    ['29.2.2024', '2024-02-29'],
    ['29.2.2023', undefined],
    ['2024-13-01', undefined],
    ['31.1.24', '2024-01-31'],
    ['1/2/99', '1999-02-01'],
    ['31.1.024', undefined],
    ['0000', undefined],
    ['0001-01-01', undefined],
    ['gestern', undefined],
    ['2024-01', undefined],
  ])('%s is %s', (typed, day) => {
    expect(parseDay(typed, 'at')).toBe(day);
  });

  test('a year is its first day, after it is after its last', () => {
    expect([parseDay('2024', 'before'), parseDay('2024', 'at'), parseDay('2024', 'after')]).toEqual([
      '2024-01-01',
      '2024-01-01',
      '2024-12-31',
    ]);
  });
});

describe('texts', () => {
  test.each([
    ['Frist', '#all Frist'],
    ['#eu Frist #asb', '#all Frist'],
    ['a #eu b', '#all a b'],
    ['"open', '#all "open'],
  ])('%s with #all', (text, expected) => {
    expect(withScope(text, '#all')).toBe(expected);
  });

  test.each([
    ['"die Frist beträgt" Bank', 'die Frist beträgt Bank'],
    ['#eu reg:X «eigene Mittel» "Frist"', '#eu reg:X eigene Mittel "Frist"'],
    ['"Frist Gesuch"~5', 'Frist Gesuch'],
    ['Bank -"grosse Bank" "OR (a): reg:Bank -oder*"', 'Bank -"grosse Bank" or a reg Bank oder'],
    ['("eigene Mittel" OR Kapital)', '(eigene Mittel OR Kapital)'],
    ['"offen und', 'offen und'],
    ['"Frist"', undefined],
    ['Bank -"grosse Bank"', undefined],
    ['Bank Frist', undefined],
  ])('%s with its passages as words', (text, expected) => {
    expect(withoutQuotes(text)).toBe(expected);
  });

  test('lose a filter', () => {
    const text = 'a -reg:"x y"  b';
    expect(removeSpans(text, parseQuery(text).query.filters)).toBe('a b');
  });

  test.each([
    ['Bnak Frist', 0, 4, 'Bank', 'Bank Frist'],
    ['-Bnak x', 1, 5, 'OR', '-"OR" x'],
    ['"die Bnak hat"', 5, 9, 'Bank "x"', '"die Bank x hat"'],
    ['Enlagen x', 0, 7, 'Ein Lagen', '"Ein Lagen" x'],
  ])('%s with another word at %d', (text, start, end, word, expected) => {
    expect(replaceSpan(text, start, end, word)).toBe(expected);
  });
});

test.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'abcd', 1],
  ['abc', 'axc', 1],
  ['kitten', 'sitting', 3],
])('%s is %s in %i slips', (a, b, typos) => {
  expect(typoDistance(a, b)).toBe(typos);
  expect(typoDistance(b, a)).toBe(typos);
});

test('the first of equally near names is taken, whatever the case', () => {
  expect(nearestName('XB', ['ab', 'cb'])).toEqual({ name: 'ab', distance: 1 });
});

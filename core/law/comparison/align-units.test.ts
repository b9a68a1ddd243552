import { describe, expect, test } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { articleWith, type PairingExample, unitOf, unitPairs, words } from './alignment-fixture.ts';
import { article, chapter, paragraph, repealed, text } from './units-fixture.ts';

const filler = (id: string, from: number) => articleWith(id, '', words(from, 20));

const byWords: PairingExample[] = [
  ['the same number and words', [filler('1', 0)], [filler('1', 0)], ['1 > 1']],
  [
    'the same number, a tenth of the words',
    [articleWith('1', '', words(0, 10))],
    [articleWith('1', '', words(9, 10))],
    ['1 > 1 0.3'],
  ],
  [
    'the same number, less than a tenth of the words',
    [articleWith('1', '', words(0, 10))],
    [articleWith('1', '', words(9, 11))],
    [],
  ],
  [
    'the same number and heading, hardly a word in common',
    [articleWith('1', 'h1', words(0, 20))],
    [articleWith('1', 'h1', words(20, 20))],
    ['1 > 1 0.398'],
  ],
  [
    'another number, the same heading, a quarter of the words',
    [articleWith('1', 'h1', words(0, 3))],
    [articleWith('2', 'h1', words(3, 3))],
    ['1 > 2 0.4'],
  ],
  [
    'another number, the same heading, less than a quarter of the words',
    [articleWith('1', 'h1', words(0, 3))],
    [articleWith('2', 'h1', words(3, 4))],
    [],
  ],
  [
    'another number, another heading, eleven of twenty words',
    [articleWith('1', '', words(0, 20))],
    [articleWith('2', '', words(9, 20))],
    ['1 > 2 0.55'],
  ],
  [
    'another number, another heading, ten of twenty words',
    [articleWith('1', '', words(0, 20))],
    [articleWith('2', '', words(10, 20))],
    [],
  ],
  [
    'another number, three words, all in common',
    [articleWith('1', '', words(0, 3))],
    [articleWith('2', '', words(0, 3))],
    ['1 > 2'],
  ],
  [
    'another number, two words, all in common',
    [articleWith('1', '', words(0, 2))],
    [articleWith('2', '', words(0, 2))],
    [],
  ],
  [
    'another number, the same heading, two words in all',
    [articleWith('1', 'h1', 'w1')],
    [articleWith('2', 'h1', 'w2')],
    ['1 > 2 0.65'],
  ],
  [
    'the same number, two words, one in common',
    [articleWith('1', '', words(0, 2))],
    [articleWith('1', '', words(1, 2))],
    ['1 > 1 0.7'],
  ],
  ['only one of both is short', [articleWith('1', '', words(0, 2))], [articleWith('2', '', words(0, 3))], []],
  [
    'its likest rather than its number',
    [articleWith('1', '', words(0, 20))],
    [articleWith('1', '', words(15, 20)), articleWith('2', '', words(2, 20))],
    ['1 > 2 0.896'],
  ],
  [
    'its number rather than one that is a little likelier',
    [articleWith('1', '', words(0, 20))],
    [articleWith('1', '', words(8, 20)), articleWith('2', '', `${words(0, 13)} ${words(30, 7)}`)],
    ['1 > 1 0.782'],
  ],
  [
    'its heading rather than one that is a little likelier',
    [articleWith('1', 'h1', words(0, 19))],
    [articleWith('2', 'h1', words(9, 19)), articleWith('3', 'h2', `${words(0, 12)} ${words(30, 7)}`)],
    ['1 > 2 0.688'],
  ],
];

const kinds: PairingExample[] = [
  [
    'a preface and an article',
    [unitOf('preface', 'p', [text(words(0, 20))])],
    [articleWith('1', '', words(0, 20))],
    [],
  ],
  [
    'a preamble and a preface',
    [unitOf('preamble', 'p', [text(words(0, 20))])],
    [unitOf('preface', 'q', [text(words(0, 20))])],
    [],
  ],
  [
    'conclusions and an article',
    [articleWith('1', '', words(0, 20))],
    [unitOf('conclusions', 'q', [text(words(0, 20))])],
    [],
  ],
  [
    'two conclusions',
    [unitOf('conclusions', 'p', [text(words(0, 20))])],
    [unitOf('conclusions', 'q', [text(words(0, 20))])],
    ['p > q'],
  ],
  [
    'an article and a margin number',
    [articleWith('1', '', words(0, 20))],
    [unitOf('marginNumber', '7', [text(words(0, 20))])],
    ['1 > 7'],
  ],
  [
    'a chapter and an article of the same number',
    [unitOf('chapter', '1', [text(words(0, 20))])],
    [articleWith('1', '', words(0, 20))],
    [],
  ],
];

const renumbered = (own: string, its: string, last: [string, string] = ['4', '5']): [Unit[], Unit[]] => [
  [filler('1', 100), filler('2', 200), articleWith('3', 'h1', own), filler('4', 400)],
  [
    filler('1', 500),
    filler('2', 100),
    articleWith('3', 'h2', its),
    filler(last[0], 200),
    filler(last[1], 400),
  ],
];
const shifted: PairingExample[] = [
  [
    'a little likeness under the same number, if all around have moved on',
    ...renumbered(words(0, 19), words(14, 19)),
    ['1 > 2', '2 > 4', '4 > 5'],
  ],
  [
    'three quarters with the bonus of the number, if all around have moved on',
    ...renumbered(words(0, 19), `${words(8, 11)} ${words(40, 8)}`),
    ['1 > 2', '2 > 4', '3 > 3 0.75', '4 > 5'],
  ],
];
const unshifted: PairingExample[] = [
  [
    'if the next article kept its number',
    ...renumbered(words(0, 19), words(14, 19), ['4a', '4']),
    ['1 > 2', '2 > 4a', '3 > 3 0.45', '4 > 4'],
  ],
  [
    'if the article before kept its number',
    [filler('2', 200), articleWith('3', 'h1', words(0, 19)), filler('4', 400)],
    [filler('2', 200), articleWith('3', 'h2', words(14, 19)), filler('5', 400)],
    ['2 > 2', '3 > 3 0.45', '4 > 5'],
  ],
  [
    'if nothing stands around it',
    [articleWith('3', 'h1', words(0, 19))],
    [articleWith('3', 'h2', words(14, 19))],
    ['3 > 3 0.45'],
  ],
  [
    'if it is the first and the next has moved on',
    [articleWith('3', 'h1', words(0, 19)), filler('4', 400)],
    [articleWith('3', 'h2', words(14, 19)), filler('5', 400)],
    ['4 > 5'],
  ],
  [
    'if it is the last and the one before has moved on',
    [filler('2', 200), articleWith('3', 'h1', words(0, 19))],
    [filler('1', 200), articleWith('3', 'h2', words(14, 19))],
    ['2 > 1'],
  ],
  [
    'if it kept its heading while all moved on',
    [filler('2', 200), articleWith('3', 'h1', words(0, 19)), filler('4', 400)],
    [filler('1', 200), articleWith('3', 'h1', words(14, 19)), filler('5', 400)],
    ['2 > 1', '3 > 3 0.65', '4 > 5'],
  ],
  [
    'if a new one stands between it and those that moved on',
    [filler('2', 200), filler('2a', 600), articleWith('3', 'h1', words(0, 19))],
    [filler('1', 200), articleWith('3', 'h2', words(14, 19))],
    ['2 > 1'],
  ],
];

const dots = (id: string) => article(id, '', [paragraph(`${id}^1`, '1', text('…'))]);
const range = (id: string, first: string, last: string): Unit => ({
  ...repealed(id),
  range: { first, last },
});
const withoutWords: PairingExample[] = [
  ['repealed under its number', [filler('1', 0)], [repealed('1')], ['1 > 1']],
  ['repealed on both sides', [repealed('1')], [repealed('1')], ['1 > 1']],
  ['only dots are left', [filler('1', 0)], [dots('1')], ['1 > 1']],
  ['in force again, with other words', [repealed('1')], [filler('1', 0)], []],
  ['empty and repealed before', [repealed('1')], [article('1', '', [])], ['1 > 1']],
  ['an article with a heading comes after a repealed one', [repealed('1')], [articleWith('1', 'h1')], []],
  ['other words under its number', [filler('1', 0)], [filler('1', 100)], []],
  [
    'part of a repealed range',
    [filler('1', 0), filler('2', 100), filler('3', 200), filler('4', 300)],
    [range('2-3', '2', '3')],
    ['2 > 2-3'],
  ],
  [
    'the first of a repealed range',
    [filler('1', 0), filler('2', 100)],
    [range('2-3', '2', '3')],
    ['2 > 2-3'],
  ],
  ['the last of a repealed range', [filler('1', 0), filler('3', 100)], [range('2-3', '2', '3')], ['3 > 2-3']],
  ['before a repealed range', [filler('0', 0), filler('1', 100)], [range('2-3', '2', '3')], ['0 > 2-3']],
  ['after a repealed range', [filler('0', 0), filler('4', 100)], [range('2-3', '2', '3')], ['0 > 2-3']],
  [
    'the second of two ranges',
    [filler('1', 0), filler('5', 100)],
    [range('2-3', '2', '3'), range('4-6', '4', '6')],
    ['1 > 2-3', '5 > 4-6'],
  ],
  [
    'a range that is not repealed',
    [filler('2', 0)],
    [{ ...filler('2-3', 100), range: { first: '2', last: '3' } }],
    [],
  ],
  [
    'a repealed article without a range',
    [filler('2', 0), filler('9', 50)],
    [filler('8', 100), repealed('7'), filler('10', 150)],
    [],
  ],
  ['a chapter', [chapter('c1', '1', 'h1')], [{ ...chapter('c1', '1', 'h2'), repealed: true }], []],
];

const between: PairingExample[] = [
  [
    'after the article before it',
    [filler('1', 100), filler('2', 200), filler('3', 300)],
    [filler('11', 100), repealed('12'), filler('13', 300)],
    ['1 > 11', '2 > 12', '3 > 13'],
  ],
  [
    'first of all',
    [filler('1', 100), filler('2', 200)],
    [repealed('11'), filler('12', 200)],
    ['1 > 11', '2 > 12'],
  ],
  [
    'last of all',
    [filler('1', 100), filler('2', 200)],
    [filler('11', 100), repealed('12')],
    ['1 > 11', '2 > 12'],
  ],
  [
    'before the article after it, if a new one stands before it',
    [filler('1', 100), filler('2', 200), filler('3', 300)],
    [filler('11', 100), filler('14', 400), repealed('12'), filler('13', 300)],
    ['1 > 11', '2 > 12', '3 > 13'],
  ],
  [
    'where a repealed one stood',
    [filler('1', 100), repealed('2'), filler('3', 300)],
    [filler('11', 100), repealed('12'), filler('13', 300)],
    ['1 > 11', '3 > 13'],
  ],
  [
    'where a chapter stood',
    [filler('1', 100), chapter('c', '2', 'h1'), filler('3', 300)],
    [filler('11', 100), repealed('12'), filler('13', 300)],
    ['1 > 11', '3 > 13'],
  ],
  [
    'where nothing stood',
    [filler('1', 100), filler('3', 300)],
    [filler('11', 100), repealed('12'), filler('13', 300)],
    ['1 > 11', '3 > 13'],
  ],
];

test.each(byWords)('articles are paired by number, heading and words: %s', (_, before, after, pairs) => {
  expect(unitPairs(before, after)).toEqual(pairs);
});

test.each(kinds)('only units of a sort are paired: %s', (_, before, after, pairs) => {
  expect(unitPairs(before, after)).toEqual(pairs);
});

describe('an equal number proves', () => {
  test.each(shifted)('nothing: %s', (_, before, after, pairs) => {
    expect(unitPairs(before, after)).toEqual(pairs);
  });
  test.each(unshifted)('what it does elsewhere, or not: %s', (_, before, after, pairs) => {
    expect(unitPairs(before, after)).toEqual(pairs);
  });
});

test.each(withoutWords)('articles without words: %s', (_, before, after, pairs) => {
  expect(unitPairs(before, after)).toEqual(pairs);
});

test.each(between)('a repealed article that was renumbered: %s', (_, before, after, pairs) => {
  expect(unitPairs(before, after)).toEqual(pairs);
});

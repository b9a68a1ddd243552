import { expect, test } from 'vitest';
import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import { articleWith, type PairingExample, piecePairs, words } from './alignment-fixture.ts';
import { article, letter, paragraph, repealed, text } from './units-fixture.ts';

type Example = [name: string, before: Part[], after: Part[], pairs: string[]];

const of = (label: string, content: string, ...items: Part[]) =>
  paragraph(`1^${label}`, label, text(content), ...items);
const item = (label: string, content: string, ...items: Part[]) =>
  letter(`1^${label}`, `${label.split('^').at(-1)})`, text(content), ...items);
const table = (...rows: string[][]): Part => ({
  part: 'table',
  rows: rows.map((cells) => cells.map((cell) => ({ parts: [text(cell)] }))),
});

const inOneArticle: Example[] = [
  ['the same words in the same place', [of('1', 'w1')], [of('1', 'w1')], ['1^1 > 1^1']],
  [
    'the same words in another place',
    [of('1', 'w1'), of('2', 'w2')],
    [of('1', 'w9'), of('2', 'w1'), of('3', 'w2')],
    ['1^1 > 1^2', '1^2 > 1^3'],
  ],
  [
    'the same words twice, in order',
    [of('1', 'w1'), of('2', 'w1')],
    [of('3', 'w1'), of('4', 'w1'), of('5', 'w1')],
    ['1^1 > 1^3', '1^2 > 1^4'],
  ],
  [
    'a twenty-fifth of the words in the same place, twice',
    [of('1', words(0, 25))],
    [of('1', words(23, 25))],
    ['1^1 > 1^1 0.33'],
  ],
  [
    'one word that is not frequent in the same place',
    [of('1', words(0, 25))],
    [of('1', words(24, 25))],
    ['1^1 > 1^1'],
  ],
  ['no word in the same place', [of('1', words(0, 4))], [of('1', words(4, 4))], []],
  [
    'two small words',
    [of('1', `of the ${words(0, 25)}`)],
    [of('1', `the of ${words(30, 25)}`)],
    ['1^1 > 1^1'],
  ],
  ['one small word', [of('1', `of ${words(0, 25)}`)], [of('1', `of ${words(30, 25)}`)], []],
  ['three other words', [of('1', words(0, 3))], [of('1', words(4, 3))], ['1^1 > 1^1']],
  ['three words that became four', [of('1', words(0, 3))], [of('1', words(4, 4))], []],
  ['four words that became three', [of('1', words(0, 4))], [of('1', words(5, 3))], []],
  [
    'twenty-one of fifty words elsewhere',
    [of('1', words(0, 50))],
    [of('2', words(29, 50))],
    ['1^1 > 1^2 0.52'],
  ],
  ['twenty of fifty words elsewhere', [of('1', words(0, 50))], [of('2', words(30, 50))], []],
  [
    'its place rather than one that is a little likelier',
    [of('1', words(0, 20))],
    [of('1', words(8, 20)), of('2', `${words(0, 14)} ${words(40, 6)}`)],
    ['1^1 > 1^1 0.829'],
  ],
  [
    'one that is much likelier rather than its place',
    [of('1', words(0, 20))],
    [of('1', words(12, 20)), of('2', `${words(0, 16)} ${words(40, 4)}`)],
    ['1^1 > 1^2 0.893'],
  ],
  [
    'a paragraph rather than an item',
    [of('1', words(0, 20)), of('2', words(50, 4))],
    [of('3', words(5, 20)), of('2', 'w60 w61 w62 w63', item('2^a', words(2, 20)))],
    ['1^1 > 1^3 0.814'],
  ],
  ['it became void', [of('1', words(0, 20))], [of('1', '…')], ['1^1 > 1^1']],
  ['it was void', [of('1', '…')], [of('1', words(0, 20))], []],
  ['void on both sides', [of('1', '…')], [of('1', '...')], ['1^1 > 1^1']],
  ['it is empty now', [of('1', words(0, 20))], [of('1', '')], ['1^1 > 1^1']],
  [
    'only its items have words now',
    [of('1', words(0, 20))],
    [of('1', '', item('1^a', words(60, 10)))],
    ['1^1 > 1^1'],
  ],
  [
    'only its items had words',
    [of('1', '', item('1^a', words(60, 10)))],
    [of('1', words(0, 20))],
    ['1^1 > 1^1'],
  ],
];

const lists: Example[] = [
  [
    'of which the introduction was paired',
    [of('1', words(0, 10), item('1^a', words(20, 10)), item('1^b', words(40, 10)))],
    [of('1', words(0, 10), item('1^a', words(60, 10)), item('1^b', words(20, 10)))],
    ['1^1 > 1^1', '1^1^a > 1^1^b'],
  ],
  [
    'of which the items are a little like',
    [of('1', words(0, 10), item('1^a', words(20, 10)))],
    [of('1', words(0, 10), item('1^a', words(29, 10)))],
    ['1^1 > 1^1', '1^1^a > 1^1^a 0.35'],
  ],
  [
    'under another introduction, hardly like',
    [of('1', words(0, 10), item('1^a', words(20, 10))), of('2', words(70, 10))],
    [of('1', words(50, 10), item('1^a', words(28, 10))), of('2', words(0, 10)), of('3', words(70, 10))],
    ['1^1 > 1^2', '1^2 > 1^3'],
  ],
  [
    'under another introduction, half of the words',
    [of('1', words(0, 10), item('1^a', words(20, 10))), of('2', words(70, 10))],
    [of('1', words(50, 10), item('1^a', words(25, 10))), of('2', words(0, 10)), of('3', words(70, 10))],
    ['1^1 > 1^2', '1^1^a > 1^1^a 0.65', '1^2 > 1^3'],
  ],
  [
    'under another introduction, three other words',
    [of('1', words(0, 10), item('1^a', words(20, 3))), of('2', words(70, 10))],
    [of('1', words(50, 10), item('1^a', words(30, 3))), of('2', words(0, 10)), of('3', words(70, 10))],
    ['1^1 > 1^2', '1^2 > 1^3'],
  ],
  [
    'under their introduction rather than another',
    [of('1', words(0, 10), item('1^a', words(20, 20))), of('2', words(70, 10))],
    [of('1', words(70, 10), item('1^c', words(25, 20))), of('2', words(0, 10), item('2^d', words(26, 20)))],
    ['1^1 > 1^2', '1^1^a > 1^2^d 0.76', '1^2 > 1^1'],
  ],
];

const listsOfParagraphs: Example[] = [
  [
    'a paragraph became a list',
    [of('1', words(0, 20))],
    [of('1', words(50, 5), item('1^a', words(0, 10)), item('1^b', words(10, 10)))],
    ['1^1 > 1^1 0.08'],
  ],
  [
    'a list became a paragraph',
    [of('1', words(50, 5), item('1^a', words(0, 10)), item('1^b', words(10, 10)))],
    [of('1', words(0, 20))],
    ['1^1 > 1^1 0.08'],
  ],
  [
    'a list with an item that has twenty-one of fifty words',
    [of('1', words(0, 50))],
    [of('1', words(100, 5), item('1^a', words(29, 50)))],
    ['1^1 > 1^1 0.08'],
  ],
  [
    'a list with too little of the paragraph',
    [of('1', words(0, 20))],
    [of('1', words(50, 5), item('1^a', words(15, 20)))],
    [],
  ],
  [
    'a list elsewhere',
    [of('1', words(0, 20))],
    [of('2', words(50, 5), item('2^a', words(0, 10)), item('2^b', words(10, 10)))],
    ['1^1 > 1^2^a 0.667'],
  ],
  [
    'the list of another paragraph',
    [of('1', words(0, 20))],
    [of('1', words(50, 5)), of('2', words(60, 5), item('2^a', words(0, 10)))],
    ['1^1 > 1^2^a 0.667'],
  ],
];

const tables: Example[] = [
  ['the same first cell', [table(['w1', 'w2'])], [table(['w1', 'w3'])], ['1#1|0 > 1#1|0 0.75']],
  ['the same first cell only', [table(['w1', words(10, 30)])], [table(['w1', words(50, 30)])], []],
  ['another first cell, short', [table(['w1', 'w2'])], [table(['w3', 'w4'])], []],
  ['the same first cell, short', [table(['+', 'w2'])], [table(['+', 'w4'])], ['1#1|0 > 1#1|0']],
  [
    'another first cell, and much in common',
    [table(['w1', words(10, 20)])],
    [table(['w3', words(10, 20)])],
    ['1#1|0 > 1#1|0 1.202'],
  ],
  [
    'a row that was inserted',
    [table(['w1', 'w2'], ['w3', 'w4'])],
    [table(['w1', 'w2'], ['w5', 'w6'], ['w3', 'w4'])],
    ['1#1|0 > 1#1|0', '1#1|1 > 1#1|2'],
  ],
  ['a row and a paragraph', [table(['w1', words(10, 4)])], [text(`w1 ${words(10, 4)}`)], []],
  ['a row that became void', [table(['w1', 'w2'])], [table(['…', ''])], ['1#1|0 > 1#1|0']],
];

const voids: Example[] = [
  [
    'after the paragraph before it',
    [of('1', words(0, 9)), of('2', words(20, 9)), of('3', words(40, 9))],
    [of('1', words(0, 9)), of('1bis', '…'), of('4', words(40, 9))],
    ['1^1 > 1^1', '1^2 > 1^1bis', '1^3 > 1^4'],
  ],
  [
    'before the paragraph after it',
    [of('2', words(20, 9)), of('3', words(40, 9))],
    [of('1bis', '…'), of('4', words(40, 9))],
    ['1^2 > 1^1bis', '1^3 > 1^4'],
  ],
  [
    'behind a void one that is paired too',
    [of('1', words(0, 9)), of('2', words(20, 9)), of('3', words(40, 9))],
    [of('1', words(0, 9)), of('1bis', '…'), of('1ter', '…')],
    ['1^1 > 1^1', '1^2 > 1^1bis', '1^3 > 1^1ter'],
  ],
  [
    'not an item for a paragraph',
    [of('1', words(0, 9), item('1^a', words(20, 9)))],
    [of('1', words(0, 9)), of('1bis', '…')],
    ['1^1 > 1^1'],
  ],
  [
    'not a void one for a void one',
    [of('1', words(0, 9)), of('2', '…')],
    [of('1', words(0, 9)), of('1bis', '...')],
    ['1^1 > 1^1'],
  ],
  [
    'behind new ones',
    [of('1', words(0, 9)), of('2', words(20, 9))],
    [of('1', words(0, 9)), of('5', words(60, 9)), of('1bis', '…')],
    ['1^1 > 1^1', '1^2 > 1^1bis'],
  ],
];

const acts = (own: string, its: string, more: { own?: string[]; its?: string[] } = {}): [Unit[], Unit[]] => [
  [articleWith('1', 'h1', words(500, 20), own, ...(more.own ?? [])), articleWith('2', 'h2', words(600, 20))],
  [articleWith('1', 'h1', words(500, 20)), articleWith('2', 'h2', words(600, 20), its, ...(more.its ?? []))],
];
const stay = (...moved: string[]) => ['1#1 > 1#1', ...moved, '2#1 > 2#1'];
const variants = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => `${words(0, 10)} v${from + index}`);

const otherArticles: PairingExample[] = [
  ['the same words', ...acts(words(0, 20), words(0, 20)), stay('1#2 > 2#2')],
  [
    'the same few words, just long enough',
    ...acts('w0 w1 w2 w3 w4 ww5', 'w0 w1 w2 w3 w4 ww5'),
    stay('1#2 > 2#2'),
  ],
  ['the same few words, too short', ...acts('w0 w1 w2 w3 w4 w5', 'w0 w1 w2 w3 w4 w5'), stay()],
  ['the same four long words', ...acts(words(0, 4, 'longer'), words(0, 4, 'longer')), stay()],
  ['the same five long words', ...acts(words(0, 5, 'longer'), words(0, 5, 'longer')), stay('1#2 > 2#2')],
  [
    'twice the same words',
    ...acts('w0 w1 w2 w3 w4 ww5', 'w0 w1 w2 w3 w4 ww5', { its: ['w0 w1 w2 w3 w4 ww5'] }),
    stay(),
  ],
  ['thirteen of twenty words', ...acts(words(0, 20), words(7, 20)), stay('1#2 > 2#2 0.65')],
  ['twelve of twenty words', ...acts(words(0, 20), words(8, 20)), stay()],
  ['six of eight words', ...acts(words(10, 8), words(12, 8)), stay('1#2 > 2#2 0.75')],
  ['three of four long words', ...acts(words(0, 4, 'longer'), words(1, 4, 'longer')), stay()],
  ['four of five words, too short', ...acts('w0 w1 w2 w3 ww10 w11', 'w0 w1 w2 w3 ww10 w12'), stay()],
  [
    'four of five words, long enough',
    ...acts('w0 w1 w2 w3 ww10 ww11', 'w0 w1 w2 w3 ww10 ww12'),
    stay('1#2 > 2#2 0.833'),
  ],
  [
    'frequent words alone',
    ...acts(`${words(0, 10)} v0`, `${words(0, 10)} v10`, { own: variants(3, 1), its: variants(3, 11) }),
    stay(),
  ],
  [
    'words of three paragraphs on each side',
    ...acts(`${words(0, 10)} v0`, `${words(0, 10)} v10`, { own: variants(2, 1), its: variants(2, 11) }),
    stay('1#2 > 2#2 0.866', '1#3 > 2#3 0.866', '1#4 > 2#4 0.866'),
  ],
  [
    'the likest of two',
    ...acts(words(0, 20), words(5, 20), { its: [words(2, 20)] }),
    stay('1#2 > 2#3 0.886'),
  ],
  [
    'the same words rather than its place',
    [articleWith('1', 'h1', words(500, 20), words(0, 20)), articleWith('2', 'h2', words(600, 20))],
    [
      articleWith('1', 'h1', words(500, 20), words(2, 20)),
      articleWith('2', 'h2', words(600, 20), words(0, 20)),
    ],
    stay('1#2 > 2#2'),
  ],
  [
    'an article that was repealed',
    [articleWith('1', 'h1', words(500, 20), words(0, 20)), articleWith('2', 'h2', words(600, 20))],
    [repealed('1'), articleWith('2', 'h2', words(600, 20), words(0, 20))],
    ['1#2 > 2#2', '2#1 > 2#1'],
  ],
  [
    'the one after a moved one, with seven of twenty words',
    ...acts(words(0, 20), words(0, 20), { own: [words(100, 20)], its: [words(113, 20)] }),
    stay('1#2 > 2#2', '1#3 > 2#3 0.35'),
  ],
  [
    'the one after a moved one, with six of twenty words',
    ...acts(words(0, 20), words(0, 20), { own: [words(100, 20)], its: [words(114, 20)] }),
    stay('1#2 > 2#2'),
  ],
  [
    'the ones before a moved one, with seven of twenty words',
    ...acts(words(100, 20), words(113, 20), {
      own: [words(200, 20), words(0, 20)],
      its: [words(213, 20), words(0, 20)],
    }),
    stay('1#2 > 2#2 0.35', '1#3 > 2#3 0.35', '1#4 > 2#4'),
  ],
  [
    'the ones after a moved one, one after the other',
    ...acts(words(0, 20), words(0, 20), {
      own: [words(100, 20), words(200, 20)],
      its: [words(113, 20), words(213, 20)],
    }),
    stay('1#2 > 2#2', '1#3 > 2#3 0.35', '1#4 > 2#4 0.35'),
  ],
  [
    'not one that stands elsewhere',
    ...acts(words(0, 20), words(0, 20), { own: [words(300, 5), words(100, 20)], its: [words(113, 20)] }),
    stay('1#2 > 2#2'),
  ],
];

const act = (parts: Part[]) => [article('1', 'h1', parts)];

test.each(inOneArticle)('paragraphs of an article: %s', (_, before, after, pairs) => {
  expect(piecePairs(act(before), act(after))).toEqual(pairs);
});
test.each(lists)('items: %s', (_, before, after, pairs) => {
  expect(piecePairs(act(before), act(after))).toEqual(pairs);
});
test.each(listsOfParagraphs)('paragraphs and lists: %s', (_, before, after, pairs) => {
  expect(piecePairs(act(before), act(after))).toEqual(pairs);
});
test.each(tables)('rows of tables: %s', (_, before, after, pairs) => {
  expect(piecePairs(act(before), act(after))).toEqual(pairs);
});
test.each(voids)('a void paragraph that was renumbered: %s', (_, before, after, pairs) => {
  expect(piecePairs(act(before), act(after))).toEqual(pairs);
});
test.each(otherArticles)('paragraphs of two articles: %s', (_, before, after, pairs) => {
  expect(piecePairs(before, after)).toEqual(pairs);
});

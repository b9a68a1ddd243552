import { describe, expect, test } from 'vitest';
import type { Inline, Part } from '../../contract/main/regulation-text.ts';
import { words } from './alignment-fixture.ts';
import { article, changeLine, compare, drawn, letter, paragraph, text } from './units-fixture.ts';

/** A paragraph of article 1 with its label and words. */
type Labelled = [label: string, content: string];
const of = (label: string, content: string, ...items: Part[]) =>
  paragraph(`1^${label}`, label, text(content), ...items);
const item = (label: string, num: string, ...content: Inline[]) =>
  letter(`1^1^${label}`, num, text(...content));
const rowsOf = (before: Part[], after: Part[], headings: [string, string] = ['', '']) =>
  compare([article('1', headings[0], before)], [article('1', headings[1], after)], { language: 'EN' }).rows;
const lines = (before: Labelled[], after: Labelled[]) =>
  rowsOf(
    before.map((each) => of(...each)),
    after.map((each) => of(...each)),
  )
    .slice(1)
    .map(changeLine);

/** Paragraphs and those that they became; read the other way round, the parts are merged. */
const families: [name: string, whole: Labelled[], parts: Labelled[], split: string[], merged: string[]][] = [
  [
    'a paragraph and its second half',
    [['1', words(0, 20)]],
    [
      ['1', words(0, 10)],
      ['2', words(10, 10)],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1'],
  ],
  [
    'a paragraph and its first half',
    [['2', words(0, 20)]],
    [
      ['1', words(0, 10)],
      ['2', words(10, 10)],
    ],
    ['split 1^2 > 1^1', 'split 1^2 > 1^2'],
    ['merged 1^1 > 1^2', 'merged 1^2 > 1^2'],
  ],
  [
    'six of ten words',
    [['1', words(0, 20)]],
    [
      ['1', words(0, 10)],
      ['2', `${words(10, 6)} ${words(50, 4)}`],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1'],
  ],
  [
    'five of ten words',
    [['1', words(0, 20)]],
    [
      ['1', words(0, 10)],
      ['2', `${words(10, 5)} ${words(50, 5)}`],
    ],
    ['changed 1^1 > 1^1', 'new - > 1^2'],
    ['changed 1^1 > 1^1', 'repealed 1^2 > -'],
  ],
  [
    'two words',
    [['1', words(0, 12)]],
    [
      ['1', words(0, 10)],
      ['2', words(10, 2)],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1'],
  ],
  [
    'one word',
    [['1', words(0, 11)]],
    [
      ['1', words(0, 10)],
      ['2', words(10, 1)],
    ],
    ['changed 1^1 > 1^1', 'new - > 1^2'],
    ['changed 1^1 > 1^1', 'repealed 1^2 > -'],
  ],
  [
    'words that another part has already',
    [['1', words(0, 20)]],
    [
      ['1', words(0, 10)],
      ['2', `${words(10, 10)} q1`],
      ['3', `${words(10, 10)} q2`],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2', 'new - > 1^3'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1', 'repealed 1^3 > -'],
  ],
  [
    'parts in another order',
    [['1', `${words(20, 10)} ${words(0, 15)}`]],
    [
      ['1', words(0, 15)],
      ['2', words(20, 10)],
    ],
    ['changed 1^1 > 1^1', 'new - > 1^2'],
    ['changed 1^1 > 1^1', 'repealed 1^2 > -'],
  ],
  [
    'a first part of which four tenths stayed',
    [['1', words(0, 36)]],
    [
      ['1', `${words(100, 18)} ${words(18, 12)}`],
      ['2', words(30, 6)],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1'],
  ],
  [
    'a first part of which less stayed',
    [['1', words(0, 36)]],
    [
      ['1', `${words(100, 19)} ${words(19, 11)}`],
      ['2', words(30, 6)],
    ],
    ['changed 1^1 > 1^1', 'new - > 1^2'],
    ['changed 1^1 > 1^1', 'repealed 1^2 > -'],
  ],
  [
    'a part in place of another paragraph, of which a word stayed',
    [
      ['1', words(0, 20)],
      ['2', `q ${words(50, 9)}`],
    ],
    [
      ['1', words(0, 10)],
      ['2', `${words(10, 9)} q`],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2', 'repealed 1^2 > -'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1', 'new - > 1^2'],
  ],
  [
    'eight of ten words in place of another paragraph',
    [
      ['1', words(0, 20)],
      ['2', `q ${words(50, 9)}`],
    ],
    [
      ['1', words(0, 10)],
      ['2', `${words(10, 8)} q p`],
    ],
    ['changed 1^1 > 1^1', 'changed 1^2 > 1^2'],
    ['changed 1^1 > 1^1', 'changed 1^2 > 1^2'],
  ],
  [
    'words that another paragraph had all along',
    [
      ['1', words(0, 20)],
      ['2', `${words(10, 10)} q0`],
    ],
    [
      ['1', words(0, 10)],
      ['2', words(10, 10)],
    ],
    ['changed 1^1 > 1^1', 'changed 1^2 > 1^2'],
    ['changed 1^1 > 1^1', 'changed 1^2 > 1^2'],
  ],
  [
    'words of the paragraphs before and after it',
    [
      ['1', words(0, 20)],
      ['2', `${words(10, 10)} ${words(30, 10)}`],
    ],
    [
      ['1', words(0, 10)],
      ['1bis', words(10, 10)],
      ['2', words(30, 10)],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^1bis', 'changed 1^2 > 1^2'],
    ['merged 1^1 > 1^1', 'merged 1^1bis > 1^1', 'changed 1^2 > 1^2'],
  ],
  [
    'a part more than twice as long, of small words',
    [['1', 'w0 w1 k1 k2 k3']],
    [
      ['1', 'w0 w1'],
      ['2', 'k1 k2 k3 of the of the of th'],
    ],
    ['split 1^1 > 1^1', 'split 1^1 > 1^2'],
    ['merged 1^1 > 1^1', 'merged 1^2 > 1^1'],
  ],
  [
    'a part that is longer still',
    [['1', 'w0 w1 k1 k2 k3']],
    [
      ['1', 'w0 w1'],
      ['2', 'k1 k2 k3 of the of the of the'],
    ],
    ['changed 1^1 > 1^1', 'new - > 1^2'],
    ['changed 1^1 > 1^1', 'repealed 1^2 > -'],
  ],
];

test.each(families)('split: %s', (_, whole, parts, split) => {
  expect(lines(whole, parts)).toEqual(split);
});

test.each(families)('merged: %s', (_, whole, parts, __, merged) => {
  expect(lines(parts, whole)).toEqual(merged);
});

describe('a part', () => {
  const others = (count: number): Labelled[] =>
    Array.from({ length: count }, (_, index) => [`${index + 2}`, words(200 + 3 * index, 3)]);

  test.each<[number, string]>([
    [24, 'split 1^1 > 1^99'],
    [25, 'new - > 1^99'],
  ])('behind %i new paragraphs: %s', (count, expected) => {
    const rows = lines([['1', words(0, 20)]], [['1', words(0, 10)], ...others(count), ['99', words(10, 10)]]);
    expect(rows.at(-1)).toBe(expected);
  });

  test('is not what stands in another article', () => {
    const before = [article('1', '', [of('1', words(0, 20))])];
    const parts = [paragraph('2^1', '1', text(words(10, 10)))];
    const after = [article('1', '', [of('1', words(0, 10))]), article('2', '', parts)];
    expect(compare(before, after, { language: 'EN' }).rows.map(changeLine)).toEqual([
      'same 1 > 1',
      'changed 1^1 > 1^1',
      'new - > 2',
      'new - > 2^1',
    ]);
  });

  test('is no part of a heading, and a heading is none', () => {
    const headings: [string, string] = [words(0, 20), words(0, 10)];
    expect(rowsOf([], [of('1', words(10, 10))], headings).map(changeLine)).toEqual([
      'changed 1 > 1',
      'new - > 1^1',
    ]);
    const { num: _, ...bare } = article('1', '', [of('1', words(0, 20))]);
    const headed = article('1', words(10, 10), [of('1', words(0, 10))]);
    expect(compare([bare], [headed], { language: 'EN' }).rows.map(changeLine)).toEqual([
      'new - > 1',
      'changed 1^1 > 1^1',
    ]);
  });

  test('is not what stands beside a paragraph that was repealed', () => {
    expect(
      lines(
        [['1', `${words(0, 40)} …`]],
        [
          ['1', '…'],
          ['2', words(0, 8)],
        ],
      ),
    ).toEqual(['repealed 1^1 > 1^1', 'new - > 1^2']);
  });

  test('that got words of another paragraph is told as a part only', () => {
    const [own, moved, got] = [words(0, 20), words(20, 10), words(40, 10)];
    expect(
      lines(
        [
          ['1', `${own} ${moved}`],
          ['2', got],
        ],
        [
          ['1', `${own} ${got}`],
          ['2', moved],
        ],
      ),
    ).toEqual(['split 1^1 > 1^1', 'split 1^1 > 1^2', 'repealed 1^2 > -']);
  });
});

test('the rows of a split paragraph have its number once, and what changed', () => {
  const [whole, parts] = [of('1', 'w0 w1 w2 w3 w4 w5'), [of('1bis', 'w0 w1 w2'), of('2', 'w3 w4 w9')]];
  const side = (path: string, num?: string) => ({ path, unit: '1', ...(num && { num }) });
  const row = { kind: 'paragraph', level: 0 };
  const numbering = { class: 'numbering', before: '1', after: '1bis' };
  expect(rowsOf([whole], parts).slice(1)).toEqual([
    {
      ...row,
      change: 'split',
      before: side('1^1', '1'),
      after: side('1^1bis', '1bis'),
      runs: [{ text: 'w0 w1 w2' }],
      differences: [numbering],
    },
    {
      ...row,
      change: 'split',
      before: side('1^1'),
      after: side('1^2', '2'),
      runs: [
        { text: 'w3 w4' },
        { text: ' w5', op: 'deleted', difference: 0 },
        { text: ' w9', op: 'inserted', difference: 0 },
      ],
      differences: [{ class: 'wording', before: 'w5', after: 'w9' }],
    },
  ]);
  expect(rowsOf(parts, [whole]).slice(1)).toEqual([
    {
      ...row,
      change: 'merged',
      before: side('1^1bis', '1bis'),
      after: side('1^1', '1'),
      runs: [{ text: 'w0 w1 w2' }],
      differences: [{ class: 'numbering', before: '1bis', after: '1' }],
    },
    {
      ...row,
      change: 'merged',
      before: side('1^2', '2'),
      after: side('1^1'),
      runs: [
        { text: 'w3 w4' },
        { text: ' w9', op: 'deleted', difference: 0 },
        { text: ' w5', op: 'inserted', difference: 0 },
      ],
      differences: [{ class: 'wording', before: 'w9', after: 'w5' }],
    },
  ]);
});

describe('a text is cut', () => {
  const [one, other] = [words(0, 10), words(10, 10)];

  test.each<[string, string, string, [string, string]]>([
    ['behind a full stop', `${one} x1. x2 ${other}`, one, [`${one}[ x1.]`, `[x2 ]${other}`]],
    ['behind a semicolon', `${one} x1; x2 ${other}`, one, [`${one}[ x1;]`, `[x2 ]${other}`]],
    ['behind a colon', `${one} x1: x2 ${other}`, one, [`${one}[ x1:]`, `[x2 ]${other}`]],
    ['behind the last of several', `${one} x1. x2. x3 ${other}`, one, [`${one}[ x1. x2.]`, `[x3 ]${other}`]],
    ['behind a sign alone', `${one}. x2 ${other}`, one, [`${one}[.]`, `[x2 ]${other}`]],
    ['not behind a comma', `${one} x1, x2 ${other}`, one, [`${one}[ x1, x2]`, other]],
    ['not behind an abbreviation', `${one} x1 para. x2 ${other}`, one, [`${one}[ x1 para. x2]`, other]],
    ['not behind a sign of its first part', `${one}. x1 ${other}`, `${one}.`, [`${one}.[ x1]`, other]],
    [
      'not within its first part',
      `w0. ${words(1, 9)} x1 ${other}`,
      `w0. ${words(1, 9)}`,
      [`w0. ${words(1, 9)}[ x1]`, other],
    ],
    ['with what stands before', `x0 ${one} ${other}`, one, [`[x0 ]${one}`, other]],
    ['with what stands behind', `${one} ${other} x9`, one, [one, `${other}[ x9]`]],
  ])('%s', (_, whole, first, expected) => {
    const rows = rowsOf([of('1', whole)], [of('1', first), of('2', other)]);
    expect(rows.slice(1).map(drawn)).toEqual(expected);
  });

  test('before its items if only these have words now', () => {
    const list = paragraph('1^1', '1', item('a', 'a.', one), item('b', 'b.', other));
    const rows = rowsOf([of('1', `${one} ${other}`)], [list]);
    expect(rows.slice(1).map((row) => `${changeLine(row)} ${drawn(row)}`)).toEqual([
      'split 1^1 > 1^1 ',
      `split 1^1 > 1^1^a ${one}`,
      `split 1^1 > 1^1^b ${other}`,
    ]);
  });

  test('with its marks', () => {
    const marked = paragraph(
      '1^1',
      '1',
      text(words(0, 5), ' ', { mark: 'i', content: [words(5, 10)] }, ' ', {
        mark: 'b',
        content: [words(15, 5)],
      }),
    );
    const rows = rowsOf([of('1', one), of('2', other)], [marked]);
    expect(rows.slice(1).map(({ runs }) => runs)).toEqual([
      [{ text: `${words(0, 5)} ` }, { text: words(5, 5), mark: 'i' }],
      [{ text: words(10, 5), mark: 'i' }, { text: ' ' }, { text: words(15, 5), mark: 'b' }],
    ]);
  });
});

describe('a list whose source keeps the number of an item in the text before', () => {
  const intro = 'It holds that';
  const list = (...items: Part[]) => [of('1', intro, ...items)];
  const [one, other] = [words(0, 8), words(10, 8)];
  /** The change of each item, its number on both sides, and its words. */
  const itemLines = (before: Part[], after: Part[]) =>
    rowsOf(before, after)
      .slice(2)
      .map((row) => `${row.change} ${row.before?.num} > ${row.after?.num} ${drawn(row)}`);

  test.each<[string, whole: string, first: string, num: string, expected: string[]]>([
    ['at its end', `${one};b. ${other}`, `${one};`, 'b.', [`same a. > a. ${one};`, `same b. > b. ${other}`]],
    ['without a sign', `${one}; b ${other}`, `${one};`, 'b', [`same a. > a. ${one};`, `same b > b ${other}`]],
    [
      'behind a word',
      `${one} or b. ${other}`,
      `${one} or`,
      'b.',
      [`same a. > a. ${one} or`, `same b. > b. ${other}`],
    ],
    [
      'with inner signs',
      `${one}; 2.1. ${other}`,
      `${one};`,
      '2.1.',
      [`same a. > a. ${one};`, `same 2.1. > 2.1. ${other}`],
    ],
    [
      'behind items that are void',
      `${one};b. …c. ${other}`,
      `${one};`,
      'c.',
      [`same a. > a. ${one};`, `same c. > c. ${other}`],
    ],
    [
      'at the start of its own',
      `${one}; b) ${other}`,
      `${one},`,
      'b)',
      [`changed a. > a. ${one}[;]{,}`, `same b) > b) ${other}`],
    ],
    [
      'at the start of its own, without a space',
      `${one}; b)${other}`,
      `${one},`,
      'b)',
      [`changed a. > a. ${one}[;]{,}`, `same b) > b) ${other}`],
    ],
    ['nowhere', `${one} ${other}`, one, 'b)', [`split a. > a. ${one}`, `split undefined > b) ${other}`]],
    [
      'as a word',
      `${one}; b ${other}`,
      `${one},`,
      'b',
      [`split a. > a. ${one}[;]{,}`, `split undefined > b [b ]${other}`],
    ],
  ])('%s', (_, whole, first, num, expected) => {
    expect(
      itemLines(list(item('a', 'a.', whole)), list(item('a', 'a.', first), item('x', num, other))),
    ).toEqual(expected);
  });

  test('is a split if an item has no number', () => {
    const rows = itemLines(
      list(item('a', 'a.', `${one}; ${other}`)),
      list(item('a', 'a.', `${one};`), letter('1^1^x', '', text(other))),
    );
    expect(rows.map((row) => row.split(' ', 1)[0])).toEqual(['split', 'split']);
  });

  test('is renumbered from its first item on', () => {
    const whole = list(item('a', 'a.', `${one};c. ${other}`));
    const parts = list(item('a', 'b.', `${one};`), item('c', 'c.', other));
    expect(itemLines(whole, parts)).toEqual([`renumbered a. > b. ${one};`, `same c. > c. ${other}`]);
    expect(itemLines(parts, whole)).toEqual([`renumbered b. > a. ${one};`, `same c. > c. ${other}`]);
    expect(rowsOf(whole, parts)[2]?.differences).toEqual([{ class: 'numbering', before: 'a.', after: 'b.' }]);
  });

  test('keeps the marks of the items without a number in them', () => {
    const whole = text(`${one};b. `, { mark: 'i', content: [other] });
    const rows = rowsOf(
      list(item('a', 'a.', `${one};`), item('b', 'b.', other)),
      list(letter('1^1^a', 'a.', whole)),
    );
    expect(rows.slice(2).map(({ runs }) => runs)).toEqual([
      [{ text: `${one};` }],
      [{ text: other, mark: 'i' }],
    ]);
  });
});

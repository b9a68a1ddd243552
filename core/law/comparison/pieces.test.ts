import { expect, test } from 'vitest';
import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import { unitOf } from './alignment-fixture.ts';
import { piecesOf } from './pieces.ts';
import { article, chapter, inside, letter, paragraph, repealed, text } from './units-fixture.ts';
import { wordsToCompare } from './words-to-compare-fixture.ts';

const table = (rows: string[][], layout?: true): Part => ({
  part: 'table',
  rows: rows.map((cells) => cells.map((cell) => ({ parts: cell === '' ? [] : [text(cell)] }))),
  ...(layout && { layout }),
});
const a = (...parts: Part[]) => [article('1', 'Head', parts)];

/** Each piece as its level, rank, kind, path, path in its unit, introduction, number, label and text. */
const examples: [name: string, units: Unit[], root: string | undefined, pieces: string[]][] = [
  [
    'paragraphs',
    a(paragraph('1^1', '1', text('one')), paragraph('1^2', '2', text('two'), text('more'))),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 paragraph 1^1 ^1 <0 1=1: one',
      '0 101 paragraph 1^2 ^2 <0 2=2: two',
      '0 101 paragraph 1^2 ^2#1 <2 =: more',
    ],
  ],
  [
    'items and text after them',
    a(
      paragraph(
        '1^1',
        '1',
        text('one'),
        letter('1^1^a', 'a.', text('two'), letter('1^1^a^1', '1.', text('three'))),
        letter('1^1^b', 'b.', text('four')),
        text('five'),
      ),
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 paragraph 1^1 ^1 <0 1=1: one',
      '1 102 letter 1^1^a ^1^a <1 a.=a: two',
      '2 103 letter 1^1^a^1 ^1^a^1 <2 1.=1: three',
      '1 102 letter 1^1^b ^1^b <1 b.=b: four',
      '0 101 paragraph 1^1 ^1#1 <1 =: five',
    ],
  ],
  [
    'a paragraph with a heading',
    a({
      part: 'division',
      kind: 'paragraph',
      id: '1^1',
      num: ['1'],
      heading: ['Title'],
      parts: [text('one')],
    }),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 paragraph 1^1 ^1 <0 1=1: Title',
      '0 101 paragraph 1^1 ^1#1 <1 =: one',
    ],
  ],
  [
    'a group without number',
    a({
      part: 'division',
      kind: 'group',
      parts: [letter('1^a', 'a.', text('one')), letter('1^b', 'b.', text('two'))],
    }),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '1 102 letter 1^a ^a <0 a.=a: one',
      '1 102 letter 1^b ^b <0 b.=b: two',
    ],
  ],
  [
    'divisions without id',
    a(
      { part: 'division', kind: 'paragraph', num: ['1'], parts: [text('one')] },
      { part: 'division', kind: 'paragraph', num: ['2'], parts: [text('two')] },
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 paragraph 1 #1 <0 1=1: one',
      '0 101 paragraph 1 #2 <0 2=2: two',
    ],
  ],
  [
    'a foreign id',
    a(paragraph('9^1', '1', text('one'))),
    undefined,
    ['0 0 article 1 head <-1 Art. 1=1: Head (head)', '0 101 paragraph 9^1 9^1 <0 1=1: one'],
  ],
  [
    'the same id twice',
    a(
      paragraph('1^1', '1', text('one')),
      paragraph('1^1', '1', text('two')),
      paragraph('1^1', '1', text('three')),
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 paragraph 1^1 ^1 <0 1=1: one',
      '0 101 paragraph 1^1 ^1~1 <0 1=1: two',
      '0 101 paragraph 1^1 ^1~2 <0 1=1: three',
    ],
  ],
  [
    'a quote',
    a(text('one'), { part: 'quote', parts: [text('two'), paragraph('x^1', '1', text('three'))] }),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 100 paragraph 1 #1 <0 =: one',
      '1 101 paragraph 1 #2#1 <0 =: two',
      '1 102 paragraph x^1 x^1 <0 1=1: three',
    ],
  ],
  [
    'empty text',
    a(text(''), text('one'), paragraph('1^1', '1', text(''))),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 100 paragraph 1 #1 <0 =: one',
      '0 101 paragraph 1^1 ^1 <0 1=1:  (void)',
    ],
  ],
  [
    'an item without text',
    a(letter('1^a', 'a.', text('')), letter('1^b', 'b.', text(''), letter('1^b^1', '1.', text('one')))),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '1 101 letter 1^a ^a <0 a.=a:  (void)',
      '1 101 letter 1^b ^b <0 b.=b: ',
      '2 102 letter 1^b^1 ^b^1 <2 1.=1: one',
    ],
  ],
  [
    'void',
    a(paragraph('1^1', '1', text('…')), paragraph('1^2', '2', text('– 3 …'))),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 paragraph 1^1 ^1 <0 1=1: … (void)',
      '0 101 paragraph 1^2 ^2 <0 2–3=2-3: … (void)',
    ],
  ],
  [
    'repealed units',
    [
      repealed('1'),
      chapter('c', '1. Kapitel', 'Aufgehoben'),
      { ...chapter('d', '2. Kapitel', 'Head'), repealed: true },
    ],
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1:  (void) (head)',
      '0 0 chapter c head <-1 1. Kapitel=1: Aufgehoben (void) (head)',
      '0 0 chapter d head <-1 2. Kapitel=2: Head (void) (head)',
    ],
  ],
  [
    'units without a head',
    [unitOf('chapter', 'c', [text('one')]), unitOf('preamble', 'p', [text('two')])],
    undefined,
    ['0 100 text c #1 <-1 =: one', '0 100 text p #1 <-1 =: two'],
  ],
  [
    'depth',
    [chapter('c', 'I', 'One'), inside('c', article('1', 'Head', [text('one')]))],
    undefined,
    [
      '0 0 chapter c head <-1 I=i: One (head)',
      '0 1 article 1 head <-1 Art. 1=1: Head (head)',
      '0 100 paragraph 1 #1 <1 =: one',
    ],
  ],
  [
    'preface',
    [
      unitOf('preface', 'p', [text('of 3 May (As of 1 June 2023)'), text('(Status on 1 June)')]),
      unitOf('preamble', 'q', [text('(Stand am 1. Juni)'), text('x (As of 1 June)')]),
    ],
    undefined,
    [
      '0 100 text p #1 <-1 =: of 3 May',
      '0 100 text q #1 <-1 =: (Stand am 1. Juni)',
      '0 100 text q #2 <-1 =: x (As of 1 June)',
    ],
  ],
  [
    'a list as a table',
    a(
      table([
        ['a.', 'one'],
        ['b)', 'two'],
        ['(c)', 'three'],
        ['1.', 'four'],
        ['12a.', 'five'],
        ['–', 'six'],
        ['•', 'seven'],
        ['iv)', 'eight'],
        [],
      ]),
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '1 101 letter 1 #1|0 <0 a.=a: one',
      '1 101 letter 1 #1|1 <0 b)=b: two',
      '1 101 letter 1 #1|2 <0 (c)=c: three',
      '1 101 number 1 #1|3 <0 1.=1: four',
      '1 101 number 1 #1|4 <0 12a.=12a: five',
      '1 101 dash 1 #1|5 <0 –=: six',
      '1 101 dash 1 #1|6 <0 •=: seven',
      '1 101 letter 1 #1|7 <0 iv)=iv: eight',
    ],
  ],
  [
    'a table',
    a(
      table([
        ['a.', 'one'],
        ['k', 'two', ''],
        ['', 'three'],
        ['', ''],
      ]),
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 table 1 #1|0 <0 =: a.\tone',
      '0 101 table 1 #1|1 <0 =: k\ttwo',
      '0 101 table 1 #1|2 <0 =: \tthree',
    ],
  ],
  [
    'a table of three columns',
    a(table([['a.', 'one', 'two']])),
    undefined,
    ['0 0 article 1 head <-1 Art. 1=1: Head (head)', '0 101 table 1 #1|0 <0 =: a.\tone\ttwo'],
  ],
  [
    'a layout table',
    a(
      table(
        [
          ['k1', 'one'],
          ['k2', 'two'],
        ],
        true,
      ),
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 text 1 #1|0 <0 =: k1 one',
      '0 101 text 1 #1|1 <0 =: k2 two',
    ],
  ],
  [
    'marks that are none',
    a(
      table([['aaa.', 'one']]),
      table([['a', 'one']]),
      table([['1234.', 'one']]),
      table([['x a.', 'one']]),
      table([['a. x', 'one']]),
      table([['–x', 'one']]),
    ),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '1 101 letter 1 #1|0 <0 aaa.=aaa: one',
      '0 101 table 1 #2|0 <0 =: a\tone',
      '0 101 table 1 #3|0 <0 =: 1234.\tone',
      '0 101 table 1 #4|0 <0 =: x a.\tone',
      '0 101 table 1 #5|0 <0 =: a. x\tone',
      '0 101 table 1 #6|0 <0 =: –x\tone',
    ],
  ],
  [
    'a list in a table',
    a({
      part: 'table',
      rows: [
        [
          { parts: [text('k1')] },
          {
            parts: [
              letter('z^a', 'a.', text('one')),
              letter('z^b', 'b.', text('two')),
              { part: 'quote', parts: [text('three'), text('four')] },
              table([['five', 'six'], ['seven']]),
            ],
          },
        ],
      ],
    }),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 table 1 #1|0 <0 =: k1\ta. one b. two three four five six seven',
    ],
  ],
  [
    'tables twice',
    a(table([['k1', 'k2']]), text('one'), table([['k3', 'k4']])),
    undefined,
    [
      '0 0 article 1 head <-1 Art. 1=1: Head (head)',
      '0 101 table 1 #1|0 <0 =: k1\tk2',
      '0 100 paragraph 1 #2 <0 =: one',
      '0 101 table 1 #3|0 <0 =: k3\tk4',
    ],
  ],
  [
    'one article',
    [article('1', 'Head', [text('one')]), article('2', 'Other', [text('two')])],
    '2',
    ['0 0 article 2 head <-1 Art. 2=2: Other (head)', '0 100 paragraph 2 #1 <0 =: two'],
  ],
  [
    'a container',
    [
      chapter('c', 'I', 'One'),
      inside('c', chapter('d', 'A', 'Two')),
      inside('d', article('1', 'Head', [text('one')])),
      chapter('e', 'II', 'Three'),
      inside('e', article('2', 'Head', [])),
    ],
    'c',
    [
      '0 0 chapter c head <-1 I=i: One (head)',
      '0 1 chapter d head <-1 A=a: Two (head)',
      '0 1 article 1 head <-1 Art. 1=1: Head (head)',
      '0 100 paragraph 1 #1 <2 =: one',
    ],
  ],
  [
    'a paragraph alone',
    a(
      paragraph('1^1', '1', text('one')),
      paragraph('1^2', '2', text('two'), letter('1^2^a', 'a.', text('three'))),
    ),
    '1^2',
    ['0 101 paragraph 1^2 ^2 <-1 2=2: two', '1 102 letter 1^2^a ^2^a <0 a.=a: three'],
  ],
  [
    'an item alone',
    a(
      paragraph('1^1', '1', text('one')),
      paragraph('1^2', '2', text('two'), letter('1^2^a', 'a.', text('three'))),
    ),
    '1^2^a',
    ['1 101 letter 1^2^a ^2^a <-1 a.=a: three'],
  ],
  [
    'a paragraph that is not there',
    a(paragraph('1^1', '1', text('one'))),
    '1^7',
    ['0 0 article 1 head <-1 Art. 1=1: Head (head)', '0 101 paragraph 1^1 ^1 <0 1=1: one'],
  ],
  ['nothing', a(text('one')), '7', []],
];

test.each(examples)('the pieces of %s', (_, units, root, expected) => {
  const { pieces, ofUnit } = piecesOf(units, root);
  const lines = pieces.map((piece) => {
    const { level, rank, kind, path, pathInUnit, introducedBy, num, label, isVoid, isHead } = piece;
    const marks = `${isVoid ? ' (void)' : ''}${isHead ? ' (head)' : ''}`;
    return `${level} ${rank} ${kind} ${path} ${pathInUnit} <${introducedBy} ${num}=${label}: ${piece.text}${marks}`;
  });
  expect(lines).toEqual(expected);
  expect(ofUnit.flat()).toEqual(pieces);
  expect(pieces.map(({ index }) => index)).toEqual(pieces.map((_, index) => index));
  expect(ofUnit.flatMap((own, unit) => own.map(() => unit))).toEqual(pieces.map(({ unit }) => unit));
});

test('a unit with a heading alone has a head', () => {
  const { num: _, ...unit } = article('1', 'Head', []);
  expect(piecesOf([unit], undefined).pieces).toMatchObject([{ isHead: true, num: '', text: 'Head' }]);
});

test('text after a division is counted apart from it', () => {
  const units = a(
    paragraph('1^1', '1', text('one')),
    text('two'),
    paragraph('1^2', '2', text('three')),
    text('four'),
  );
  expect(piecesOf(units, undefined).pieces.map(({ pathInUnit }) => pathInUnit)).toEqual([
    'head',
    '^1',
    '#1',
    '^2',
    '#2',
  ]);
});

test('blanks at the start of a text are left out, also before a mark', () => {
  const units = a(paragraph('1^1', '1', text(' one ', { mark: 'i', content: [' two'] })));
  expect(piecesOf(units, undefined).pieces[1]).toMatchObject({ text: 'one two' });
});

test('a quote inside a paragraph is indented', () => {
  const units = a(paragraph('1^1', '1', text('one'), { part: 'quote', parts: [text('two')] }));
  expect(piecesOf(units, undefined).pieces.map(({ level, text: its }) => `${level} ${its}`)).toEqual([
    '0 Head',
    '0 one',
    '2 two',
  ]);
});

test('a number that was taken out of the text of a void paragraph takes its marks along', () => {
  const units = a(paragraph('1^1', '1', text({ mark: 'sup', content: ['–2'] }, ' …')));
  expect(piecesOf(units, undefined).pieces[1]).toMatchObject({ num: '1–2', text: '…', marks: [] });
});

test.each(['aa)', 'xviii.', '(12bis)'])('rows of a layout table with the mark %s are items', (mark) => {
  const rows = piecesOf(a(table([[mark, 'one']], true)), undefined).pieces.slice(1);
  expect(rows).toMatchObject([{ num: mark, text: 'one' }]);
});

test('the words of a unit are those in force, without what lists repealed', () => {
  const words = (...parts: Part[]) =>
    a(...parts).flatMap((unit) => wordsToCompare(unit).map(({ path, text }) => `${path} ${text}`));
  expect(words(paragraph('1^1', '1', text('one – two;b. …c. [...]d) ...')))).toEqual([
    '1 1Head',
    '1^1 1one-two;',
  ]);
  expect(words(letter('1^a', 'a)', text('one')), letter('1^b', 'b)', text('…')))).toEqual([
    '1 1Head',
    '1^a a)one',
  ]);
});

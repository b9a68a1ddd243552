import { describe, expect, test } from 'vitest';
import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import { article, chapter, inside, letter, paragraph, text } from '../comparison/units-fixture.ts';
import { type PlaceInLanguage, placeInLanguage } from './place-in-language.ts';

const german: Unit[] = [
  chapter('{chap_1}', '1', 'Lampen'),
  inside(
    '{chap_1}',
    article('1', 'Zulassung', [
      paragraph(
        '1^1',
        '1',
        text('Zugelassen sind:'),
        letter('1^1^a', 'a.', text('Dochte;')),
        letter('1^1^b', 'b.', text('Öl.')),
      ),
      paragraph(
        '1^2',
        '2',
        text('Lampen brennen:'),
        letter('1^2^a', 'a.', text('nachts;')),
        letter('1^2^b', 'b.', text('tags.')),
      ),
    ]),
  ),
  inside('{chap_1}', article('2', 'Preis', [paragraph('2^_', '', text('Sie sind frei.'))])),
];
const french: Unit[] = [
  chapter('{chap_1}', '1', 'Lampes'),
  inside(
    '{chap_1}',
    article('1', 'Admission', [
      paragraph(
        '1^1',
        '1',
        text('Sont admis:'),
        letter('1^1^a', 'a.', text('les mèches;')),
        letter('1^1^b', 'b.', text("l'huile.")),
      ),
      paragraph('1^2', '2', text('Les lampes brûlent jour et nuit.')),
    ]),
  ),
];
const english: Unit[] = [
  article('1', 'Admission', [paragraph('1^_', '', text('Wicks and oil are allowed.'))]),
];

test.each([
  ['a letter where both languages divide alike', '1^1^b', french, { path: '1^1^b', isAligned: true }],
  ['a paragraph, though its letters are divided otherwise', '1^2', french, { path: '1^2', isAligned: true }],
  [
    'a letter that the other language lacks, at the article',
    '1^2^a',
    french,
    { path: '1', isAligned: false },
  ],
  [
    'a paragraph of an article in one paragraph, at the article',
    '1^1',
    english,
    { path: '1', isAligned: false },
  ],
  ['an article, however it is divided', '1', english, { path: '1', isAligned: true }],
  ['a chapter', '{chap_1}', french, { path: '{chap_1}', isAligned: true }],
  [
    'a paragraph of an article that the other language lacks, at the chapter',
    '2^_',
    french,
    { path: '{chap_1}', isAligned: false },
  ],
  ['nothing of it', '2^_', english, undefined],
  [
    'a place that the own language no longer has, at the article',
    '1^9',
    french,
    { path: '1', isAligned: false },
  ],
])('%s', (_what, path, read, expected) => {
  expect(placeInLanguage(path, german, read)).toEqual(expected);
});

const oneArticle = (...parts: Part[]): Unit[] => [article('1', 'Lampen', parts)];
const group = (position: number, heading: string, ...parts: Part[]): Part => ({
  part: 'division',
  kind: 'group',
  id: `1^+subdiv_u${position}`,
  ...(heading === '' ? {} : { heading: [heading] }),
  parts,
});
const inGroup = (position: number) => `1^+subdiv_u${position}^_`;
const said = (position: number) => paragraph(inGroup(position), '', text('So.'));
const inTable = (id: string): Part => ({
  part: 'table',
  rows: [[{ parts: [paragraph(id, '1', text('So.'))] }]],
});
const number = (id: string, num: string): Part =>
  ({ ...letter(id, num, text('so;')), kind: 'number' }) as Part;
const listed = (...inner: Part[]) =>
  oneArticle(paragraph('1^1', '1', text('Es gilt:'), letter('1^1^a', 'a.', text('wenn:'), ...inner)));

describe('in lists and groups', () => {
  test.each<[string, string, Unit[], Unit[], PlaceInLanguage]>([
    [
      'a number in a letter',
      '1^1^a^2',
      listed(number('1^1^a^1', '1.'), number('1^1^a^2', '2.')),
      listed(number('1^1^a^1', '1.'), number('1^1^a^2', '2.')),
      { path: '1^1^a^2', isAligned: true },
    ],
    [
      'a number beside which the other language has one more',
      '1^1^a^1',
      listed(number('1^1^a^1', '1.'), number('1^1^a^2', '2.')),
      listed(number('1^1^a^1', '1.'), number('1^1^a^2', '2.'), number('1^1^a^3', '3.')),
      { path: '1', isAligned: false },
    ],
    [
      'a letter, though its numbers are others',
      '1^1^a',
      listed(number('1^1^a^1', '1.')),
      listed(),
      { path: '1^1^a', isAligned: true },
    ],
    [
      'the only paragraph, which has a number in the other language',
      '1^_',
      oneArticle(paragraph('1^_', '', text('So.'))),
      oneArticle(paragraph('1^1', '1', text('Ainsi.'))),
      { path: '1', isAligned: false },
    ],
    [
      'a letter that is a number in the other language',
      '1^a',
      oneArticle(letter('1^a', 'a.', text('so;'))),
      oneArticle(number('1^a', 'a.')),
      { path: '1', isAligned: false },
    ],
    [
      'a paragraph behind one that the other language lacks',
      '1^2',
      oneArticle(paragraph('1^1', '1', text('So.')), paragraph('1^2', '2', text('Nicht so.'))),
      oneArticle(paragraph('1^2', '2', text('Pas ainsi.'))),
      { path: '1', isAligned: false },
    ],
    [
      'a group without a number in either language',
      inGroup(2),
      oneArticle(group(1, 'Lampen', said(1)), group(2, 'Öl', said(2))),
      oneArticle(group(1, 'Lampes', said(1)), group(2, 'Huile', said(2))),
      { path: inGroup(2), isAligned: true },
    ],
    [
      'a group with the same number in its heading',
      inGroup(2),
      oneArticle(group(1, '1. Lampen', said(1)), group(2, '2. Öl', said(2))),
      oneArticle(group(1, '1. Lampes', said(1)), group(2, '2. Huile', said(2))),
      { path: inGroup(2), isAligned: true },
    ],
    [
      'a group at whose position another number stands, of equally many',
      inGroup(2),
      oneArticle(group(1, '1. Lampen', said(1)), group(2, '2. Öl', said(2)), group(3, '4. Docht', said(3))),
      oneArticle(group(1, '1. Lampes', said(1)), group(2, '3. Mèche', said(2)), group(3, '4. Fin', said(3))),
      { path: '1', isAligned: false },
    ],
    [
      'a paragraph in a table, where both languages have it in theirs',
      '1^1',
      oneArticle(inTable('1^1')),
      oneArticle(inTable('1^1')),
      { path: '1^1', isAligned: true },
    ],
    [
      'a paragraph in a table that has another one in the other language',
      '1^1',
      oneArticle(inTable('1^1')),
      oneArticle(inTable('1^1'), inTable('1^2')),
      { path: '1', isAligned: false },
    ],
    [
      'a paragraph beside a table, though that is divided otherwise',
      '1^1',
      oneArticle(paragraph('1^1', '1', text('So.')), inTable('1^2')),
      oneArticle(paragraph('1^1', '1', text('Ainsi.'))),
      { path: '1^1', isAligned: true },
    ],
    [
      'a paragraph in a table beside other paragraphs than in the other language',
      '1^3',
      oneArticle(paragraph('1^1', '1', text('So.')), inTable('1^3')),
      oneArticle(inTable('1^3')),
      { path: '1', isAligned: false },
    ],
  ])('%s', (_what, path, written, read, expected) => {
    expect(placeInLanguage(path, written, read)).toEqual(expected);
  });
});

test('every place of a text stands at itself in the same text, and back where it came from in another one', () => {
  const paths = ['{chap_1}', '1', '1^1', '1^1^a', '1^1^b', '1^2', '1^2^a', '1^2^b', '2', '2^_'];
  for (const path of paths) {
    expect(placeInLanguage(path, german, german)).toEqual({ path, isAligned: true });
    const there = placeInLanguage(path, german, french);
    if (there?.isAligned)
      expect(placeInLanguage(there.path, french, german)).toEqual({ path, isAligned: true });
  }
});

import { expect, test } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { article, chapter, inside, letter, paragraph, text } from '../comparison/units-fixture.ts';
import { placeInLanguage } from './place-in-language.ts';

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

import { expect, test } from 'vitest';
import { compareWords, oneSidedWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';
import { drawnWords, plain } from './words-fixture.ts';

const words: [before: string, after: string, drawn: string[]][] = [
  ['k1 of k2 k9', 'k3 of k4 k9', ['[k1 of k2 |0]{k3 of k4|0} k9', 'wording: k1 of k2 > k3 of k4']],
  [
    'k1 of the k2 k9',
    'k3 of the k4 k9',
    ['[k1 |0]{k3|0} of the[ k2|1]{ k4|1} k9', 'wording: k1 > k3', 'wording: k2 > k4'],
  ],
  [
    'k1 k2 of the k3 k9',
    'k4 k5 of the k6 k9',
    ['[k1 k2 of the k3 |0]{k4 k5 of the k6|0} k9', 'wording: k1 k2 of the k3 > k4 k5 of the k6'],
  ],
  [
    'k0 k1 k2 of the in k3 k9',
    'k0 k4 k5 of the in k6 k9',
    ['k0[ k1 k2|0]{ k4 k5|0} of the in[ k3|1]{ k6|1} k9', 'wording: k1 k2 > k4 k5', 'wording: k3 > k6'],
  ],
  [
    'k1 k2 k3 of the in k4 k9',
    'k5 k6 k7 of the in k8 k9',
    [
      '[k1 k2 k3 of the in k4 |0]{k5 k6 k7 of the in k8|0} k9',
      'wording: k1 k2 k3 of the in k4 > k5 k6 k7 of the in k8',
    ],
  ],
  [
    'k1 k2 k3 of the in at k4 k10',
    'k5 k6 k7 of the in at k8 k10',
    [
      '[k1 k2 k3 |0]{k5 k6 k7|0} of the in at[ k4|1]{ k8|1} k10',
      'wording: k1 k2 k3 > k5 k6 k7',
      'wording: k4 > k8',
    ],
  ],
  ['k1 of k9', 'k3 of the k9', ['[k1 of |0]{k3 of the|0} k9', 'wording: k1 of > k3 of the']],
  ['k1, k2 k9', 'k3, k4 k9', ['[k1, k2 |0]{k3, k4|0} k9', 'wording: k1, k2 > k3, k4']],
  [
    'k1 k5 k2 k9',
    'k3 k5 k4 k9',
    ['[k1 |0]{k3|0} k5[ k2|1]{ k4|1} k9', 'wording: k1 > k3', 'wording: k2 > k4'],
  ],
  [
    'k1 5 francs k2',
    'k3 5 francs k4',
    ['[k1 |0]{k3|0} 5 francs[ k2|1]{ k4|1}', 'wording: k1 > k3', 'wording: k2 > k4'],
  ],
  ['k1 must k2', 'k3 must k4', ['[k1 |0]{k3|0} must[ k2|1]{ k4|1}', 'wording: k1 > k3', 'wording: k2 > k4']],
  [
    'k1 must not k2',
    'k3 may not k4',
    [
      '[k1|0][ must |1]{k3|0}{ may|1} not[ k2|2]{ k4|2}',
      'wording: k1 > k3',
      'obligation: must > may',
      'wording: k2 > k4',
    ],
  ],
  [
    'It must of k2 k9',
    'It may of k4 k9',
    ['It[ must|0]{ may|0} of[ k2|1]{ k4|1} k9', 'obligation: must > may', 'wording: k2 > k4'],
  ],
  ['It must not k1', 'It may k1', ['It[ must not|0]{ may|0} k1', 'obligation: must not > may']],
  [
    'It is not required k1',
    'It must k1',
    ['It[ is not required|0]{ must|0} k1', 'obligation: is not required > must'],
  ],
  [
    'It must not be able to k1',
    'It may k1',
    ['It[ must not|0][ be able to|1]{ may|0} k1', 'obligation: must not > may', 'wording: be able to > '],
  ],
  [
    'It may not, in k5, k1',
    'It may k1',
    ['It may[ not|0][, in k5,|1] k1', 'obligation: not > ', 'wording: , in k5, > '],
  ],
  ['5 francs k1', '5 per cent k1', ['[5 francs |0]{5 per cent|0} k1', 'percentage: 5 francs > 5 per cent']],
  [
    '5 francs or 6 francs k1',
    '7 per cent k1',
    ['[5 francs or 6 francs |0]{7 per cent|0} k1', 'percentage: 5 francs or 6 francs > 7 per cent'],
  ],
  ['5 days k1', '6 francs k1', ['[5 days |0]{6 francs|1} k1', 'deadline: 5 days > ', 'amount:  > 6 francs']],
  [
    '5 francs and 10 per cent k1',
    '6 per cent and 11 francs k1',
    [
      '[5 francs |0]{6 per cent|0} and[ 10 per cent|1]{ 11 francs|1} k1',
      'percentage: 5 francs > 6 per cent',
      'amount: 10 per cent > 11 francs',
    ],
  ],
  ['5 francs k1', 'k2 k1', ['[5 francs |0]{k2|1} k1', 'amount: 5 francs > ', 'wording:  > k2']],
  ['k2 k1', '5 francs k1', ['[k2 |0]{5 francs|1} k1', 'wording: k2 > ', 'amount:  > 5 francs']],
  [
    '5 francs, 6 francs k9',
    '6 francs, 5 francs k9',
    ['[5 francs, |0]6 francs{, 5 francs|1} k9', 'amount: 5 francs, > ', 'amount:  > , 5 francs'],
  ],
  [
    '5 francs k1 6 francs',
    '6 francs k1 5 francs',
    [
      '[5 francs|0][ k1 |1]6 francs{ k1|2}{ 5 francs|3}',
      'amount: 5 francs > ',
      'wording: k1 > ',
      'wording:  > k1',
      'amount:  > 5 francs',
    ],
  ],
  ['CHF 5 k1', '5 francs k1', ['[CHF 5 |0]{5 francs|0} k1', 'editorial: CHF 5 > 5 francs']],
  [
    'CHF 5 and CHF 6 k1',
    '5 francs and CHF 7 k1',
    [
      '[CHF 5 |0]{5 francs|0} and[ CHF 6|1]{ CHF 7|1} k1',
      'editorial: CHF 5 > 5 francs',
      'amount: CHF 6 > CHF 7',
    ],
  ],
  [
    'k0 of 5 francs k1',
    'k0 up to 6 francs k1',
    ['k0[ of 5 francs|0]{ up to 6 francs|0} k1', 'amount: of 5 francs > up to 6 francs'],
  ],
  [
    'k0 of the 5 francs k1',
    'k0 6 francs k1',
    ['k0[ of the 5 francs|0]{ 6 francs|0} k1', 'amount: of the 5 francs > 6 francs'],
  ],
  [
    'k0 of the in 5 francs k1',
    'k0 6 francs k1',
    ['k0[ of the in|0][ 5 francs|1]{ 6 francs|1} k1', 'wording: of the in > ', 'amount: 5 francs > 6 francs'],
  ],
  [
    'k0 and 5 francs k1',
    'k0 6 francs k1',
    ['k0[ and|0][ 5 francs|1]{ 6 francs|1} k1', 'wording: and > ', 'amount: 5 francs > 6 francs'],
  ],
  [
    'k0 of 5 francs, k1',
    'k0 6 francs k1',
    ['k0[ of 5 francs,|0]{ 6 francs|0} k1', 'amount: of 5 francs, > 6 francs'],
  ],
  [
    'k0 k7 5 francs k1',
    'k0 6 francs k1',
    ['k0[ k7|0][ 5 francs|1]{ 6 francs|1} k1', 'wording: k7 > ', 'amount: 5 francs > 6 francs'],
  ],
  [
    'k1 5 francs k2 k9',
    'k3 6 francs k4 k9',
    [
      '[k1|0][ 5 francs|1][ k2 |0]{k3|0}{ 6 francs|1}{ k4|0} k9',
      'wording: k1 … k2 > k3 … k4',
      'amount: 5 francs > 6 francs',
    ],
  ],
  [
    'k1 5 francs k2 10 days k9',
    'k3 6 francs k4 11 days k9',
    [
      '[k1|0][ 5 francs|1][ k2|0][ 10 days |2]{k3|0}{ 6 francs|1}{ k4|0}{ 11 days|2} k9',
      'wording: k1 … k2 > k3 … k4',
      'amount: 5 francs > 6 francs',
      'deadline: 10 days > 11 days',
    ],
  ],
  ['E-Mail k1', 'email k1', ['[E-Mail |0]{email|0} k1', 'editorial: E-Mail > email']],
  ['E-Mail k1', 'Email, k1', ['[E-Mail |0]{Email,|0} k1', 'editorial: E-Mail > Email,']],
  ['k1 organize k2', 'k1 organise k2', ['k1[ organize|0]{ organise|0} k2', 'editorial: organize > organise']],
  [
    'k1 authorization organize k2',
    'k1 authorisation organise k2',
    [
      'k1[ authorization organize|0]{ authorisation organise|0} k2',
      'editorial: authorization organize > authorisation organise',
    ],
  ],
  [
    'k1 authorization k3 k2',
    'k1 authorisation k4 k2',
    ['k1[ authorization k3|0]{ authorisation k4|0} k2', 'wording: authorization k3 > authorisation k4'],
  ],
  ['k1\tk2', 'k1\tk3', ['k1\t[k2|0]{k3|0}', 'wording: k2 > k3']],
  ['k1\tk2', 'k1 k2', ['k1[\t|0] k2', 'wording:   > ']],
  ['k1 k2', 'k1\tk2', ['k1{\t|0}k2', 'wording:  >  ']],
  ['k1 k2', 'k3 k4', ['[k1 k2 |0]{k3 k4|0}', 'wording: k1 k2 > k3 k4']],
  ['', 'k1 k2', ['{k1 k2|0}', 'wording:  > k1 k2']],
  ['k1', 'k1 k2', ['k1{ k2|0}', 'wording:  > k2']],
  ['k1 k2', 'k2', ['[k1 |0]k2', 'wording: k1 > ']],
  ['k1 k2 k3', 'k1 k3', ['k1[ k2|0] k3', 'wording: k2 > ']],
  ['k1 k1 k2', 'k1 k2', ['k1[ k1|0] k2', 'wording: k1 > ']],
  ['k1 k2 k1 k2', 'k1 k2', ['k1 k2[ k1 k2|0]', 'wording: k1 k2 > ']],
  ['k1 k2 k3 k1', 'k1 k2 k1', ['k1 k2[ k3|0] k1', 'wording: k3 > ']],
  ['neither k1 k2 nor k3', 'k1 k2 k3', ['[neither |0]k1 k2[ nor|0] k3', 'obligation: neither … nor > ']],
  ['neither k1 nor k3', 'neither k2 nor k3', ['neither[ k1|0]{ k2|0} nor k3', 'wording: k1 > k2']],
  [
    'neither k1. nor k3',
    'k1. k3',
    ['[neither |0]k1.[ nor|1] k3', 'obligation: neither > ', 'obligation: nor > '],
  ],
  [
    'neither k1; nor k3',
    'k1; k3',
    ['[neither |0]k1;[ nor|1] k3', 'obligation: neither > ', 'obligation: nor > '],
  ],
  ['nor k1 neither k3', 'k1 k3', ['[nor |0]k1[ neither|0] k3', 'obligation: nor … neither > ']],
  [
    'neither neither k1 nor k3',
    'k1 k3',
    ['[neither neither |0]k1[ nor|0] k3', 'obligation: neither neither … nor > '],
  ],
  [
    'k1 neither k2 nor k3 neither k4 nor k5',
    'k1 k2 k3 k4 k5',
    [
      'k1[ neither|0] k2[ nor|0] k3[ neither|1] k4[ nor|1] k5',
      'obligation: neither … nor > ',
      'obligation: neither … nor > ',
    ],
  ],
  ['Article 5 k1', 'Art. 5 k1', ['[Article 5 |0]{Art. 5|0} k1', 'editorial: Article 5 > Art. 5']],
  ['Article 5 and 7 k1', 'Article 5 and 8 k1', ['Article 5 and[ 7|0]{ 8|0} k1', 'reference: 7 > 8']],
  [
    'Article 5, 7 and 9 k1',
    'Article 7 and 9 k1',
    ['[Article 5|0][, 7 |1]{Article 7|1} and 9 k1', 'reference: Article 5 > ', 'editorial: , 7 > Article 7'],
  ],
  [
    'Article 5 k1 Article 6',
    'Article 6 k1 Article 5',
    [
      '[Article 5|0][ k1 |1]Article 6{ k1|2}{ Article 5|3}',
      'reference: Article 5 > ',
      'wording: k1 > ',
      'wording:  > k1',
      'reference:  > Article 5',
    ],
  ],
  ['k1 (a) k2', 'k1 a) k2', ['k1[ (|0] a) k2', 'editorial: ( > ']],
  ['k1. K2', 'k1, k2', ['k1[. K2|0]{, k2|0}', 'editorial: . K2 > , k2']],
  ['K1 k2', 'k1 k2', ['[K1 |0]{k1|0} k2', 'editorial: K1 > k1']],
];

const far = (count: number) => Array.from({ length: count }, (_, index) => `k${100 + index}`).join(' ');

words.push(
  ['6 francs k1', '5 days k1', ['[6 francs |0]{5 days|1} k1', 'amount: 6 francs > ', 'deadline:  > 5 days']],
  [
    '5 francs k2 6 francs k9',
    '7 francs k3 8 francs k9',
    [
      '[5 francs|0][ k2|1][ 6 francs |2]{7 francs|0}{ k3|1}{ 8 francs|2} k9',
      'amount: 5 francs > 7 francs',
      'wording: k2 > k3',
      'amount: 6 francs > 8 francs',
    ],
  ],
  [
    '5 francs, 6 francs k1',
    '7 francs k1',
    ['[5 francs, 6 francs |0]{7 francs|0} k1', 'amount: 5 francs, 6 francs > 7 francs'],
  ],
  [
    '5 francs of the 6 francs k1',
    '7 francs k1',
    ['[5 francs of the 6 francs |0]{7 francs|0} k1', 'amount: 5 francs of the 6 francs > 7 francs'],
  ],
  [
    '5 francs of the in 6 francs k1',
    '7 francs k1',
    [
      '[5 francs|0][ of the in|1][ 6 francs |2]{7 francs|0} k1',
      'amount: 5 francs > 7 francs',
      'wording: of the in > ',
      'amount: 6 francs > ',
    ],
  ],
  ['It must not k1', 'It not must k1', ['It[ must not|0]{ not must|0} k1', 'wording: must not > not must']],
  ['k1 (para) k2', 'k1 (para k2', ['k1 (para[)|0] k2', 'editorial: ) > ']],
  ['k1 lit . 5 k2', 'k1 lit . 6 k2', ['k1 lit .[ 5|0]{ 6|0} k2', 'amount: 5 > 6']],
  ['k1\tk2 k9', 'k3\tk4 k9', ['[k1 |0]{k3|0}\t[k2|1]{k4|1} k9', 'wording: k1 > k3', 'wording: k2 > k4']],
  ['k1 of k2 k9', 'k1, of k3 k9', ['k1{,|0} of[ k2|1]{ k3|1} k9', 'editorial:  > ,', 'wording: k2 > k3']],
  ['k1, of k2 k9', 'k1 of k3 k9', ['k1[,|0] of[ k2|1]{ k3|1} k9', 'editorial: , > ', 'wording: k2 > k3']],
  [
    'k1 1.2345 francs k2',
    'k1 1.23450 francs k2',
    ['k1[ 1.2345 francs|0]{ 1.23450 francs|0} k2', 'editorial: 1.2345 francs > 1.23450 francs'],
  ],
  ['k1 –5a k2', 'k1 -5a k2', ['k1 -5a k2']],
  ['k1 prize k2', 'k1 prise k2', ['k1[ prize|0]{ prise|0} k2', 'wording: prize > prise']],
  [
    'neither k1 para. k2 nor k3',
    'k1 para. k2 k3',
    ['[neither |0]k1 para. k2[ nor|0] k3', 'obligation: neither … nor > '],
  ],
  [
    `neither ${far(38)} nor k1`,
    `${far(38)} k1`,
    [`[neither |0]${far(38)}[ nor|0] k1`, 'obligation: neither … nor > '],
  ],
  [
    `neither ${far(39)} nor k1`,
    `${far(39)} k1`,
    [`[neither |0]${far(39)}[ nor|1] k1`, 'obligation: neither > ', 'obligation: nor > '],
  ],
);

test.each(words)('%j > %j', (before, after, expected) => {
  expect(drawnWords(compareWords(plain(before), plain(after), vocabularyFor('EN')))).toEqual(expected);
});

test.each([
  [
    'k1 5 francs k2 must not k3 Article 5',
    '{k1}{ 5 francs|0}{ k2}{ must not|1}{ k3}{ Article 5|2}',
    ['amount: > 5 francs', 'obligation: > must not', 'reference: > Article 5'],
  ],
  ['k1 k2', '{k1 k2}', []],
  ['neither k1 nor k2', '{neither|0}{ k1}{ nor|0}{ k2}', ['obligation: > neither … nor']],
  ['5 francs', '{5 francs|0}', ['amount: > 5 francs']],
])('%j is new or gone', (text, runs, differences) => {
  const vocabulary = vocabularyFor('EN');
  const added = differences.map((each) => each.replace(':', ': '));
  expect(drawnWords(oneSidedWords(plain(text), 'inserted', vocabulary))).toEqual([runs, ...added]);
  const gone = differences.map((each) => `${each.replace(' >', '')} > `);
  const deleted = runs.replaceAll('{', '[').replaceAll('}', ']');
  expect(drawnWords(oneSidedWords(plain(text), 'deleted', vocabulary))).toEqual([deleted, ...gone]);
});

import { expect, test } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { articleWith, type PairingExample, unitOf, unitPairs, words } from './alignment-fixture.ts';
import { chapter, inside } from './units-fixture.ts';

const filler = (id: string, from: number) => articleWith(id, '', words(from, 20));
const full = (id: string, heading: string, ...articles: [string, number][]): Unit[] => [
  chapter(id, id, heading),
  ...articles.map(([name, from]) => inside(id, filler(name, from))),
];
const same = (count: number) => Array.from({ length: count }, (_, at) => chapter(`c${at}`, `c${at}`, 'h1'));
const sameHeading = (count: number): [Unit[], Unit[]] => [
  [...same(count), chapter('x', 'x', 'h1')],
  [...same(count), chapter('z', 'z', 'h1')],
];
const pairsOfSame = (count: number) => Array.from({ length: count }, (_, at) => `c${at} > c${at} 1.1`);
const containers: PairingExample[] = [
  ['the same number and heading', full('c1', 'h1'), full('c1', 'h1'), ['c1 > c1 1.1']],
  ['another number, the same heading', full('c1', 'h1'), full('c2', 'h1'), ['c1 > c2 0.95']],
  ['the same number, another heading', full('c1', 'h1'), full('c1', 'h2'), []],
  ['another number and heading', full('c1', 'h1'), full('c2', 'h2'), []],
  [
    'the same number, another heading, all articles',
    full('c1', 'h1', ['1', 0], ['2', 100]),
    full('c1', 'h2', ['1', 0], ['2', 100]),
    ['c1 > c1 0.7', '1 > 1', '2 > 2'],
  ],
  [
    'another number and heading, all articles',
    full('c1', 'h1', ['1', 0], ['2', 100]),
    full('c2', 'h2', ['1', 0], ['2', 100]),
    ['c1 > c2 0.55', '1 > 1', '2 > 2'],
  ],
  [
    'another number and heading, seven articles in ten',
    full('c1', 'h1', ...Array.from({ length: 10 }, (_, at): [string, number] => [`${at}`, at * 100])),
    full(
      'c2',
      'h2',
      ...Array.from({ length: 10 }, (_, at): [string, number] => [`${at + 3}`, (at + 3) * 100]),
    ),
    ['c1 > c2 0.4', ...[3, 4, 5, 6, 7, 8, 9].map((at) => `${at} > ${at}`)],
  ],
  [
    'another number and heading, half of the articles',
    full('c1', 'h1', ['1', 0], ['2', 100]),
    full('c2', 'h2', ['2', 100], ['3', 200]),
    ['2 > 2'],
  ],
  [
    'the same number, another heading, three articles in ten',
    full('c1', 'h1', ...Array.from({ length: 10 }, (_, at): [string, number] => [`${at}`, at * 100])),
    full(
      'c1',
      'h2',
      ...Array.from({ length: 10 }, (_, at): [string, number] => [`${at + 7}`, (at + 7) * 100]),
    ),
    ['c1 > c1 0.35', '7 > 7', '8 > 8', '9 > 9'],
  ],
  [
    'the same number, another heading, two articles in ten',
    full('c1', 'h1', ...Array.from({ length: 10 }, (_, at): [string, number] => [`${at}`, at * 100])),
    full(
      'c1',
      'h2',
      ...Array.from({ length: 10 }, (_, at): [string, number] => [`${at + 8}`, (at + 8) * 100]),
    ),
    ['8 > 8', '9 > 9'],
  ],
  [
    'a section that was a chapter',
    full('c1', 'h1'),
    [{ ...chapter('c1', 'c1', 'h1'), kind: 'section' }],
    ['c1 > c1 1.05'],
  ],
  [
    'without a heading, by the articles',
    [unitOf('chapter', 'c1', []), inside('c1', filler('1', 0))],
    [unitOf('chapter', 'c2', []), inside('c2', filler('1', 0))],
    ['c1 > c2 0.55', '1 > 1'],
  ],
  [
    'a heading was added',
    [unitOf('chapter', 'c1', []), inside('c1', filler('1', 0))],
    full('c2', 'h1', ['1', 0]),
    ['c1 > c2 0.55', '1 > 1'],
  ],
  [
    'a heading was removed',
    full('c2', 'h1', ['1', 0]),
    [unitOf('chapter', 'c1', []), inside('c1', filler('1', 0))],
    ['c2 > c1 0.55', '1 > 1'],
  ],
  [
    'a heading that many articles have',
    full('c1', 'h1'),
    [...Array.from({ length: 12 }, (_, at) => articleWith(`${at}`, 'h1')), ...full('c2', 'h1')],
    ['c1 > c2 0.95'],
  ],
  ['a heading of twelve', ...sameHeading(11), [...pairsOfSame(11), 'x > z 0.95']],
  ['a heading of thirteen', ...sameHeading(12), pairsOfSame(12)],
  ['without a heading or articles', [unitOf('chapter', 'c1', [])], [unitOf('chapter', 'c1', [])], []],
  [
    'its heading rather than its number',
    [...full('c1', 'h1'), ...full('c2', 'h2')],
    [...full('c1', 'h2'), ...full('c2', 'h1')],
    ['c1 > c2 0.95', 'c2 > c1 0.95'],
  ],
  [
    'its articles rather than its heading',
    [...full('c1', 'h1', ['1', 0], ['2', 100]), ...full('c2', 'h2', ['3', 200])],
    [...full('c1', 'h1', ['4', 300]), ...full('c2', 'h3', ['1', 0], ['2', 100])],
    ['c1 > c1 0.6', '1 > 1', '2 > 2'],
  ],
  ['half of the words of its heading', full('c1', 'h1 h2'), full('c1', 'h2 h3'), ['c1 > c1 0.65']],
  [
    'containers in containers, with all articles under them',
    [chapter('p1', 'p1', 'h1'), inside('p1', chapter('c1', 'c1', 'h2')), inside('c1', filler('1', 0))],
    [chapter('p2', 'p2', 'h3'), inside('p2', chapter('c2', 'c2', 'h4')), inside('c2', filler('1', 0))],
    ['p1 > p2 0.55', 'c1 > c2 0.55', '1 > 1'],
  ],
];

test.each(containers)('containers: %s', (_, before, after, pairs) => {
  expect(unitPairs(before, after)).toEqual(pairs);
});

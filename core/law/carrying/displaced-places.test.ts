import { expect, it } from 'vitest';
import { article, chapter, inside, letter, paragraph, text } from '../comparison/units-fixture.ts';
import { displacedPlaces } from './displaced-places.ts';

const said = (id: string) => article(id, 'Lampen', [paragraph(`${id}^1`, '1', text('So.'))]);
const german = [
  said('1'),
  article('2', 'Öl', [
    paragraph('2^1', '1', text('Es gilt:'), letter('2^1^a', 'a.', text('so;'))),
    paragraph('2^2', '2', text('Nicht so.')),
  ]),
  said('3'),
  chapter('{chap_1}', '1', 'Dochte'),
  inside('{chap_1}', said('4')),
];
const french = [
  said('1'),
  article('2', 'Huile', [paragraph('2^1', '1', text('Comme ceci.')), paragraph('2^2', '2', text('Non.'))]),
  chapter('{chap_1}', '1', 'Mèches'),
];

it('what both languages have stands at itself, the rest at its article, around it or before it', () => {
  expect(Object.fromEntries(displacedPlaces(german, french, true))).toEqual({
    '2^1^a': '2',
    '3': '2',
    '3^1': '2',
    '4': '{chap_1}',
    '4^1': '{chap_1}',
  });
  expect(displacedPlaces(german, german, true).size).toBe(0);
});

it('of what the other language has nothing before, all stands at its beginning', () => {
  expect(Object.fromEntries(displacedPlaces([said('0'), said('1')], french, true))).toEqual({
    '0': '1',
    '0^1': '1',
  });
  expect(displacedPlaces(german, [], true).size).toBe(0);
});

it('of texts of different versions nothing is known to be the same', () => {
  expect(Object.fromEntries(displacedPlaces(german, german, false))).toMatchObject({
    '1': '1',
    '1^1': '1',
    '2^1^a': '2',
    '{chap_1}': '{chap_1}',
  });
});

it('reads each division of a long article a few times, and not again for each other one', () => {
  let reads = 0;
  const long = () =>
    article(
      '1',
      'Liste',
      Array.from({ length: 300 }, (_, index) => {
        const row = paragraph(`1^${index}`, `${index}`, text('So.'));
        return Object.defineProperty(row, 'kind', {
          get: () => {
            reads += 1;
            return 'paragraph';
          },
        });
      }),
    );
  expect(displacedPlaces([long()], [long()], true).size).toBe(0);
  expect(reads).toBeLessThan(300 * 10);
});

import { expect, it } from 'vitest';
import { printableParts } from './print-part.ts';

const entries = [
  { id: '{tit_1}' },
  { id: '{tit_1/chap_1}', parent: '{tit_1}' },
  { id: '1', parent: '{tit_1/chap_1}' },
  { id: '2', parent: '{tit_1/chap_1}' },
  { id: '{tit_1/chap_2}', parent: '{tit_1}' },
  { id: '3', parent: '{tit_1/chap_2}' },
  { id: '4' },
];
const parts = (place: string) =>
  printableParts(entries, place).map(({ path, units }) => [path, [...units].sort().join(' ')]);

it('a paragraph, its article, its chapter and its title can be printed, below their headings', () => {
  expect(parts('2^1')).toEqual([
    ['2^1', '2 {tit_1/chap_1} {tit_1}'],
    ['2', '2 {tit_1/chap_1} {tit_1}'],
    ['{tit_1/chap_1}', '1 2 {tit_1/chap_1} {tit_1}'],
    ['{tit_1}', '1 2 3 {tit_1/chap_1} {tit_1/chap_2} {tit_1}'],
  ]);
});

it('an article without containers can be printed by itself', () => {
  expect(parts('4')).toEqual([['4', '4']]);
});

it('nothing is printed of a place that is not there', () => {
  expect(parts('9^1')).toEqual([]);
});

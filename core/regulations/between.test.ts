import { expect, it } from 'vitest';
import type { TocEntry, Unit } from '../contract/main/regulation-text.ts';
import { pathsBetween } from './places-around.ts';

const entries = ['{chap_1}', '3', '4', '4a', '5', '{A1}4'].map(
  (id, index): TocEntry => ({
    id,
    index,
    kind: id.startsWith('{chap') ? 'chapter' : 'article',
    depth: 0,
    completeParagraphID: `lamp~${id}`,
    size: 0,
  }),
);
const letters = ['a', 'abis', 'b', 'c'].map((label) => ({
  part: 'division' as const,
  kind: 'letter' as const,
  id: `3^1^${label}`,
  parts: [],
}));
const unit: Unit = {
  id: '3',
  kind: 'article',
  depth: 0,
  parts: [{ part: 'division', kind: 'paragraph', id: '3^1', parts: letters }],
  notes: [],
};
const between = (first: string, last: string) =>
  pathsBetween(entries, (path) => (path === '3' ? unit : undefined), first, last);

it('finds what stands between two articles or two items, and nothing where they do not belong together', () => {
  expect(between('3', '5')).toEqual(['4', '4a']);
  expect(between('3^1^a', '3^1^c')).toEqual(['3^1^abis', '3^1^b']);
  expect(between('5', '3')).toEqual([]);
  expect(between('3', '3^1^c')).toEqual([]);
  expect(between('4^1', '4^3')).toEqual([]);
});

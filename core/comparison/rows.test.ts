import { describe, expect, it } from 'vitest';
import type { ComparisonRow } from '../contract/main/comparison.ts';
import { areTogether, changesAmong, headDepths, rowOfNewPlace, sectionsOf, withoutTitle } from './rows.ts';

const row = (unit: string, path: string, given: Partial<ComparisonRow> = {}): ComparisonRow => ({
  change: 'same',
  kind: path === unit ? 'article' : 'paragraph',
  level: 0,
  before: { path, unit },
  after: { path, unit },
  runs: [{ text: path }],
  differences: [],
  ...given,
});
const differing = (given: ComparisonRow['differences'][number]['class']): Partial<ComparisonRow> => ({
  change: 'changed',
  differences: [{ class: given, before: 'a', after: 'b' }],
});
const rows = [
  row('{chap_1}', '{chap_1}', { kind: 'chapter', depth: 0 }),
  row('1', '1', { depth: 1 }),
  row('1', '1^1'),
  row('2', '2', { depth: 1 }),
  row('2', '2^1'),
  row('2', '2^1^a', { kind: 'letter', level: 1, ...differing('amount') }),
  row('2', '2^2'),
  row('{chap_2}', '{chap_2}', { kind: 'chapter', depth: 0 }),
  row('3', '3', { depth: 1 }),
  row('3', '3^1', differing('deadline')),
];
const none = new Set<never>();
const paths = (...given: Parameters<typeof sectionsOf>) =>
  sectionsOf(...given).map((section) => section.rows.map((each) => each.after?.path));

describe('rows', () => {
  it('are together in one article', () => {
    expect(areTogether(rows, 3, 5)).toBe(true);
    expect(areTogether(rows, 2, 3)).toBe(false);
    expect(areTogether(rows, 9, 10)).toBe(false);
  });

  it('stand by article', () => {
    expect(paths(rows, { only: false, classes: none })).toEqual([
      ['{chap_1}'],
      ['1', '1^1'],
      ['2', '2^1', '2^1^a', '2^2'],
      ['{chap_2}'],
      ['3', '3^1'],
    ]);
  });

  it('at the old place of what moved are shown among changes of every class, and are no change of their own', () => {
    const { after: _, ...left } = row('1', '1^2', { change: 'moved', to: '3^2' });
    const moved = row('3', '3^2', { change: 'moved', before: { path: '1^2', unit: '1' } });
    const all = [...rows.slice(0, 3), left, ...rows.slice(3), moved];
    expect(changesAmong(all, none)).toEqual([6, 10, 11]);
    expect(rowOfNewPlace(all, left)).toBe(11);
    expect(rowOfNewPlace(rows, left)).toBeUndefined();
    const displayed = (classes: Set<'amount'>, only: boolean) =>
      sectionsOf(all, { only, classes }).flatMap((section) => section.rows.map(({ index }) => index));
    expect(displayed(new Set(), true)).toContain(3);
    expect(displayed(new Set(['amount']), false)).not.toContain(3);
  });

  it('keep their headings and beginnings of lists where only changes are shown', () => {
    expect(paths(rows, { only: true, classes: none })).toEqual([
      ['{chap_1}'],
      ['2', '2^1', '2^1^a'],
      ['{chap_2}'],
      ['3', '3^1'],
    ]);
  });

  it('tell whether a list follows', () => {
    const all = sectionsOf(rows, { only: false, classes: none }).flatMap((section) => section.rows);
    expect(all.filter(({ leads }) => leads).map(({ after }) => after?.path)).toEqual(['2^1']);
  });

  it('leave out the heading that the title over them says', () => {
    const all = sectionsOf(rows.slice(3, 7), { only: false, classes: none });
    const [section] = withoutTitle(all, '2');
    expect(section?.rows.map(({ after }) => after?.path)).toEqual(['2^1', '2^1^a', '2^2']);
    expect(withoutTitle(all, undefined)).toEqual(all);
  });

  it('have headings one below the other, wherever they begin and whatever is left out', () => {
    const depthsOf = (given: ComparisonRow[]) => [
      ...headDepths(sectionsOf(given, { only: false, classes: none })).values(),
    ];
    expect(depthsOf(rows)).toEqual([1, 2, 2, 1, 2]);
    expect(depthsOf(rows.slice(1, 5))).toEqual([1, 1]);
    const deep = row('9', '9', { depth: 4 });
    expect(depthsOf([...rows.slice(0, 1), deep, ...rows.slice(7)])).toEqual([1, 2, 1, 2]);
    expect(depthsOf([row('1', '1^1')])).toEqual([]);
  });

  it('are narrowed to what they are about', () => {
    expect(paths(rows, { only: false, classes: new Set(['deadline']) })).toEqual([
      ['{chap_2}'],
      ['3', '3^1'],
    ]);
    expect(changesAmong(rows, new Set(['amount']))).toEqual([5]);
    expect(changesAmong(rows, none)).toEqual([5, 9]);
  });
});

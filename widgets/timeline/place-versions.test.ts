import { describe, expect, it } from 'vitest';
import { placeLabels, scaleOf, yearsBetween } from './place-versions.ts';

describe('versions on a line', () => {
  it('stand by their distance in time', () => {
    const scale = scaleOf(['2020-01-01', '2021-01-01', '2024-01-01'], 1461, 20);
    expect(['2020-01-01', '2021-01-01', '2024-01-01'].map(scale)).toEqual([0, 366, 1461]);
    expect(scale('2022-01-01')).toBe(731);
  });

  it('can each be pointed at where they follow fast', () => {
    const scale = scaleOf(['2020-01-01', '2020-01-02', '2023-12-30', '2024-01-01'], 300, 24);
    expect(['2020-01-01', '2020-01-02', '2023-12-30', '2024-01-01'].map(scale)).toEqual([0, 24, 276, 300]);
  });

  it('share the line evenly where there are too many', () => {
    const days = Array.from({ length: 11 }, (_, index) => `2020-01-${String(index + 1).padStart(2, '0')}`);
    expect(days.map(scaleOf(days, 100, 24))).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('is one point for one version', () => {
    expect(scaleOf(['2020-01-01'], 300, 24)('2020-01-01')).toBe(0);
  });

  it('has years under it as far as there is room', () => {
    const scale = scaleOf(['2018-06-01', '2024-01-01'], 240, 24);
    expect(yearsBetween('2018-06-01', '2024-01-01', scale, 40)).toEqual([
      '2019-01-01',
      '2020-01-01',
      '2021-01-01',
      '2022-01-01',
      '2023-01-01',
      '2024-01-01',
    ]);
    expect(yearsBetween('2018-06-01', '2024-01-01', scale, 100)).toEqual(['2019-01-01', '2022-01-01']);
  });
});

describe('labels over the line', () => {
  const label = (key: string, at: number, must = false) => ({ key, at, width: 60, must });

  it('stay inside and leave out those without room', () => {
    const labels = [label('a', 100, true), label('first', 0), label('near', 120), label('last', 300)];
    expect(placeLabels(labels, 300, 8)).toEqual([
      { key: 'a', start: 70, width: 60, side: 'center' },
      { key: 'first', start: 0, width: 60, side: 'start' },
      { key: 'last', start: 240, width: 60, side: 'end' },
    ]);
  });

  it('of what is marked stand beside each other', () => {
    const placed = placeLabels([label('b', 150, true), label('a', 140, true)], 300, 8);
    expect(placed).toEqual([
      { key: 'b', start: 120, width: 60, side: 'center' },
      { key: 'a', start: 52, width: 60, side: 'end' },
    ]);
  });

  it('of what is marked stay inside where there is no room beside, and move each other', () => {
    const wide = (key: string, at: number) => ({ key, at, width: 140, must: true });
    expect(placeLabels([wide('b', 200), wide('a', 280)], 300, 8)).toEqual([
      { key: 'b', start: 12, width: 140, side: 'end' },
      { key: 'a', start: 160, width: 140, side: 'end' },
    ]);
    expect(placeLabels([wide('b', 100), wide('a', 20)], 300, 8)).toEqual([
      { key: 'b', start: 148, width: 140, side: 'start' },
      { key: 'a', start: 0, width: 140, side: 'start' },
    ]);
  });
});

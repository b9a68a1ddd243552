import { expect, it } from 'vitest';
import { shortChange } from './short-change.ts';

it.each([
  ['20 Arbeitstagen', '7 Arbeitstagen', '20', '7 Arbeitstagen'],
  ['10 Millionen Franken', '12 Millionen Franken', '10', '12 Millionen Franken'],
  ['muss', 'kann', 'muss', 'kann'],
  ['', 'nicht', '', 'nicht'],
  ['Tagen', 'Tagen', 'Tagen', 'Tagen'],
])('says "%s", "%s" as "%s", "%s"', (before, after, short, next) => {
  expect(shortChange(before, after)).toEqual({ before: short, after: next });
});

it('cuts long stretches', () => {
  const { before, after } = shortChange('ein '.repeat(30), 'zwei '.repeat(30));
  expect(before.length).toBeLessThanOrEqual(45);
  expect(after).toMatch(/…$/);
});

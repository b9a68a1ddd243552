import { expect, it } from 'vitest';
import { countAt, countsByArticle, joinedCounts } from './counts.ts';

const own = (completeParagraphID: string, total: number, open = total, tagged = 0) => ({
  completeParagraphID,
  total,
  open,
  tagged,
});
const counts = joinedCounts(
  [own('lamp~1', 1), own('lamp~1^2', 2, 1, 1), own('lamp~1a^1', 4)],
  [
    { completeParagraphID: 'lamp~1^2', total: 3 },
    { completeParagraphID: 'lamp~5', total: 1 },
  ],
);

it('are of both servers together', () => {
  expect(Object.fromEntries(counts)).toEqual({
    '1': { total: 1, open: 1, tagged: 0 },
    '1^2': { total: 5, open: 1, tagged: 1 },
    '1a^1': { total: 4, open: 4, tagged: 0 },
    '5': { total: 1, open: 0, tagged: 0 },
  });
});

it('are added up for the contents by article', () => {
  expect([...countsByArticle(counts)].map(([path, { total }]) => [path, total])).toEqual([
    ['1', 6],
    ['1a', 4],
    ['5', 1],
  ]);
});

it.each([
  ['1', false, 1],
  ['1', true, 6],
  ['1^2', true, 5],
  ['2', true, 0],
])('of %s, with what is inside: %j, are %i', (path, inside, total) => {
  expect(countAt(counts, path, inside).total).toBe(total);
});

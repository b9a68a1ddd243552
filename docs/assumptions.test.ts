import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(import.meta.dirname, 'assumptions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(-|open \|)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

it('says of each what was settled, why and by which test', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const cells of rows) expect(cells.map((cell) => cell.trim() !== '')).toEqual([true, true, true, true]);
});

it('every assumption names a test that exists', () => {
  const named = rows.flatMap(([open = '', , , tests = '']) =>
    tests.split(';').map((test) => ({ open, test: test.split('›').map((part) => part.trim()) })),
  );
  const missing = named.filter(({ test: [file = '', name = ''] }) => {
    const path = join(root, file);
    return name === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});

import { expect, test } from 'vitest';
import { measure, tableOf } from './measure.mjs';

const print = (code: string) => measure('sizes', ['-e', code], process.env);

test('a measurement is told with what it printed, how long it took, and how it ended', async () => {
  const done = await print('console.log("reader: 462 ms | aim 500 ms\\nand more")');
  expect(done).toMatchObject({ said: 'reader: 462 ms | aim 500 ms\nand more', ended: 'done' });
  const failed = await print('console.log("so far"); process.exit(3)');
  expect(failed).toMatchObject({ said: 'so far', ended: 'failed (3)' });
  const table = tableOf(
    [
      { ...done, seconds: 1.4, before: 0.2, after: 1.9 },
      { ...failed, before: 9 },
    ],
    '2026-11-23',
  );
  expect(table).toContain(
    '| sizes | 1 s | 0.2, 1.9 (quiet) | done | reader: 462 ms \\| aim 500 ms<br>and more |',
  );
  expect(table).toContain('(disturbed) | failed (3) | so far |');
});

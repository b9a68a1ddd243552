import { setImmediate as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { anArticle, aText } from '../../testing/texts.ts';
import { encodeSegment } from './segment.ts';
import { makeSegment, segmentOf } from './store-segment.ts';

const sentence = 'Die Bank meldet der Aufsicht jede wesentliche Änderung ihrer Eigenmittel. ';
const large = aText({
  units: Array.from({ length: 200 }, (_, at) => anArticle(String(at + 1), sentence.repeat(20))),
});

/** How often others had a turn until the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns++) await pause();
  await done;
  return turns;
}

it('the index of a large text is made in steps, and is the same as in one go', async () => {
  const making = makeSegment(large);
  expect(await turnsDuring(making)).toBeGreaterThan(10);
  const { content, paragraphs } = await making;
  expect(content.equals(encodeSegment(segmentOf(7, large)))).toBe(true);
  expect(paragraphs).toBe(200);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { refusal } from '#server/testing/comments.ts';
import { requireParagraphs } from './comment-checks.ts';
import type { Organisation } from './organisation.ts';

const organisation = { slug: 'musterbank' } as Organisation;
const paragraphs = Array.from({ length: 200 }, (_, index) => `musterg~${index + 1}`);
const field = 'provisions' as const;

it('the main server is asked for a few of the named paragraphs at once, and for all of them', async () => {
  const requested: string[] = [];
  let [now, most] = [0, 0];
  const ask = async (_: Organisation, complete: string) => {
    requested.push(complete);
    most = Math.max(most, ++now);
    await sleep(1);
    now -= 1;
    return complete !== 'musterg~150';
  };
  expect(await refusal(requireParagraphs(organisation, { paragraphs, field }, ask))).toBe(
    '404 PARAGRAPH_NOT_FOUND',
  );
  expect([requested.length, most]).toEqual([200, 8]);
});

it('a main server that does not say it, or has no time for more, is waited for once', async () => {
  let requested = 0;
  const silent = async () => {
    requested += 1;
    await sleep(5);
    return undefined;
  };
  await requireParagraphs(organisation, { paragraphs, field }, silent);
  expect(requested).toBe(8);
});

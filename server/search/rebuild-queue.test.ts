import { describe, expect, it } from 'vitest';
import { createRebuildQueue } from './rebuild-queue.ts';

/** Resolves after all pending promise callbacks have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the rebuild queue', () => {
  it('is done once for all who ask meanwhile, one language after the other, and again afterwards', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const rebuild = createRebuildQueue(async (language) => {
      begun.push(language);
      await new Promise<void>((resolve) => ends.push(resolve));
      return { texts: begun.length, paragraphs: 7 };
    });
    const rebuilds = [rebuild('DE'), rebuild('DE'), rebuild('FR')];
    await settled();
    expect(begun).toEqual(['DE']);
    ends.at(-1)?.();
    await settled();
    expect(begun).toEqual(['DE', 'FR']);
    ends.at(-1)?.();
    const [one, two, french] = await Promise.all(rebuilds);
    expect(one).toEqual(two);
    expect(french?.counts).toEqual({ texts: 2, paragraphs: 7 });
    const again = rebuild('DE');
    await settled();
    ends.at(-1)?.();
    await again;
    expect(begun).toEqual(['DE', 'FR', 'DE']);
  });

  it('may be tried again after it failed', async () => {
    let tries = 0;
    const rebuild = createRebuildQueue(async () => {
      tries++;
      if (tries === 1) throw new Error('lost');
      return { texts: 1, paragraphs: 1 };
    });
    await expect(rebuild('DE')).rejects.toThrow('lost');
    expect((await rebuild('DE')).counts.texts).toBe(1);
  });
});

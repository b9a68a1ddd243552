import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { createOffers } from './search.ts';
import type { SearchDependencies } from './search-types.ts';

const reply = { examples: [{ term: 'Art. 1 LampG', feature: 'article' }], categories: ['base'] };

function aBox() {
  const main = {
    boxOffers: vi.fn(async (_: { language: string }) => reply),
    listOfRegulation: vi.fn(async () => [{ regTextId: 'lamp' }]),
  };
  const notices = { report: vi.fn() };
  const $listed = atom(false);
  const parts = { main, notices, samples: { $listed } } as unknown as SearchDependencies;
  return { main, notices, $listed, ...createOffers(parts) };
}

describe('what the box offers', () => {
  it('is fetched once in a language, and again with invented law', async () => {
    const { main, $listed, offers } = aBox();
    expect(await offers('DE')).toEqual(reply);
    await offers('DE');
    await offers('FR');
    expect(main.boxOffers.mock.calls.map(([{ language }]) => language)).toEqual(['DE', 'FR']);
    $listed.set(true);
    await offers('DE');
    expect(main.boxOffers).toHaveBeenCalledTimes(3);
    expect(main.listOfRegulation).not.toHaveBeenCalled();
  });

  it('is unknown where it cannot be fetched, and fetched again', async () => {
    const { main, notices, offers } = aBox();
    main.boxOffers.mockRejectedValueOnce(new Error('away'));
    expect(await offers('DE')).toBeUndefined();
    expect(notices.report).toHaveBeenCalledOnce();
    expect(await offers('DE')).toEqual(reply);
  });
});

describe('the documents that hits are in', () => {
  it('are fetched once, and none while they cannot be', async () => {
    const { main, documents } = aBox();
    main.listOfRegulation.mockRejectedValueOnce(new Error('away'));
    expect(await documents('DE')).toEqual([]);
    await documents('DE');
    expect(await documents('DE')).toHaveLength(1);
    expect(main.listOfRegulation).toHaveBeenCalledTimes(2);
  });
});

import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { ReferencePreview } from '../contract/main/references.ts';
import { createReferences, type Incoming } from './store.ts';

const at = { language: 'DE' } as const;
const cited = (completeParagraphID: string) => ({
  completeParagraphID,
  regTextId: 'lamp',
  documentName: 'LampG',
  name: 'Art. 1',
  snippet: 'nach Artikel 5',
  start: 5,
  end: 14,
});

function setUp(replies: Incoming[] = []) {
  const $listed = atom(false);
  const main = {
    referencePreview: vi.fn(async ({ target }: { target: string }) => ({ target }) as ReferencePreview),
    incomingReferences: vi.fn(async () => {
      const reply = replies.shift();
      if (!reply) throw new Error('away');
      return reply;
    }),
  };
  const report = vi.fn();
  const references = createReferences({ main, notices: { report }, samples: { $listed } });
  return { main, report, references, $listed };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('previews', () => {
  it('are asked for once for each place, day and language', async () => {
    const { main, references } = setUp();
    const $preview = references.preview('lamp~5', at);
    expect($preview.get().state).toBe('idle');
    void references.loadPreview('lamp~5', at);
    void references.loadPreview('lamp~5', at);
    void references.loadPreview('lamp~5', { ...at, versionDate: '2020-01-01' });
    await settled();
    expect(main.referencePreview).toHaveBeenCalledTimes(2);
    await references.loadPreview('lamp~5', at);
    expect(loadedValue($preview.get())?.target).toBe('lamp~5');
    expect(main.referencePreview.mock.calls).toEqual([
      [{ target: 'lamp~5', language: 'DE' }],
      [{ target: 'lamp~5', language: 'DE', versionDate: '2020-01-01' }],
    ]);
  });

  it('that failed are asked for again', async () => {
    const { main, report, references } = setUp();
    main.referencePreview.mockRejectedValueOnce(new Error('away'));
    const $preview = references.preview('lamp~5', at);
    await references.loadPreview('lamp~5', at);
    expect($preview.get().state).toBe('failed');
    expect(report).toHaveBeenCalledOnce();
    await references.loadPreview('lamp~5', at);
    expect($preview.get().state).toBe('ready');
  });
});

it('previews are forgotten where another choice lists invented law or leaves it out', async () => {
  const { main, references, $listed } = setUp();
  await references.loadPreview('lamp~5', at);
  $listed.set(true);
  expect(references.preview('lamp~5', at).get().state).toBe('idle');
  await references.loadPreview('lamp~5', at);
  expect(main.referencePreview).toHaveBeenCalledTimes(2);
});

describe('what cites a place', () => {
  const first = { total: 2, documents: 1, complete: true, items: [cited('lamp~1')] };

  it('comes page by page', async () => {
    const { main, references } = setUp([first, { ...first, items: [cited('lamp~2')] }]);
    await references.loadIncoming('lamp~5', at);
    await references.loadIncoming('lamp~5', at);
    await references.loadMoreIncoming('lamp~5', at);
    const known = loadedValue(references.incoming('lamp~5', at).get());
    expect(known?.items.map((item) => item.completeParagraphID)).toEqual(['lamp~1', 'lamp~2']);
    expect(main.incomingReferences).toHaveBeenCalledTimes(2);
  });

  it('is asked for again while texts are still read, and what was known stays', async () => {
    const { references } = setUp([{ ...first, complete: false }, first]);
    await references.loadIncoming('lamp~5', at);
    const again = references.loadIncoming('lamp~5', at);
    expect(loadedValue(references.incoming('lamp~5', at).get())?.complete).toBe(false);
    await again;
    expect(loadedValue(references.incoming('lamp~5', at).get())?.complete).toBe(true);
  });

  it('is asked for again as far as it is unfolded', async () => {
    const many = (from: number) => Array.from({ length: 50 }, (_, at) => cited(`lamp~${from + at}`));
    const half = { total: 120, documents: 1, complete: false, items: many(1) };
    const { main, references } = setUp([half, { ...half, items: many(51) }, half]);
    await references.loadIncoming('lamp~5', at);
    await references.loadMoreIncoming('lamp~5', at);
    await references.loadIncoming('lamp~5', at);
    expect(main.incomingReferences).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 0, count: 100 }),
    );
  });

  it('is asked for again by no more than one reply lists', async () => {
    const many = Array.from({ length: 250 }, (_, at) => cited(`lamp~${at + 1}`));
    const half = { total: 300, documents: 1, complete: false, items: many };
    const { main, references } = setUp([half, half]);
    await references.loadIncoming('lamp~5', at);
    await references.loadIncoming('lamp~5', at);
    expect(main.incomingReferences).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 0, count: 200 }),
    );
  });

  it('is forgotten where another choice lists invented law or leaves it out', async () => {
    const { references, $listed } = setUp([first, { ...first, total: 1 }]);
    await references.loadIncoming('lamp~5', at);
    $listed.set(true);
    expect(references.incoming('lamp~5', at).get().state).toBe('idle');
    await references.loadIncoming('lamp~5', at);
    expect(loadedValue(references.incoming('lamp~5', at).get())?.total).toBe(1);
  });

  it('can fail and be asked for again', async () => {
    const { references } = setUp();
    await references.loadIncoming('lamp~5', at);
    expect(references.incoming('lamp~5', at).get().state).toBe('failed');
  });
});

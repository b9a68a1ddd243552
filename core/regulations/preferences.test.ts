import { describe, expect, it } from 'vitest';
import { createReaderPreferences, zoomStep } from './preferences.ts';

describe('preferences', () => {
  const memory = (initial?: string) => {
    let expected = initial;
    return {
      read: () => expected,
      write: (_: unknown, value: string | undefined) => (expected = value),
      kept: () => expected,
    };
  };

  it.each([undefined, '', 'null', '[]', '{"zoom":3,"headers":"x","pages":4000}'])(
    '%j means the defaults',
    (entry) => {
      expect(createReaderPreferences(memory(entry)).$preferences.get()).toEqual({
        zoom: 100,
        pages: 100,
        headers: true,
        keys: true,
        contentsWidth: null,
      });
    },
  );

  it('are kept and read again', () => {
    const storage = memory();
    createReaderPreferences(storage).change({ zoom: 125, pages: 'page', headers: false, contentsWidth: 320 });
    expect(createReaderPreferences(storage).$preferences.get()).toEqual({
      zoom: 125,
      pages: 'page',
      headers: false,
      keys: true,
      contentsWidth: 320,
    });
  });

  it('zoom stays at its ends', () => {
    expect([zoomStep(200, 1), zoomStep(80, -1), zoomStep(100, 1)]).toEqual([200, 80, 110]);
  });
});

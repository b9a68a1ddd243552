import { setImmediate as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createCompoundIndex } from './compound-index.ts';

/** Splits at the hyphen. */
function splitter() {
  const partsOf = (word: string) => (word.includes('-') ? word.split('-') : []);
  return { partsOf, allPartsOf: partsOf, containing: vi.fn((root: string) => [`asked for ${root}`]) };
}

describe('the index of compounds', () => {
  it('asks for a word while the words are not all split, and knows it afterwards', async () => {
    const words = Array.from({ length: 1000 }, (_, at) => `haus-tor${at}`);
    const compounds = splitter();
    const index = createCompoundIndex({ words }, compounds);
    expect(index.containing('haus')).toEqual(['asked for haus']);
    for (let turn = 0; turn < 20; turn++) await pause();
    expect(index.containing('haus')).toHaveLength(1000);
    expect(index.containing('tor7')).toEqual(['haus-tor7']);
    expect(compounds.containing).toHaveBeenCalledTimes(1);
  });

  it('splits the few words that come later when they are asked for, and many in its own time', async () => {
    const words = ['haus-tor'];
    const compounds = splitter();
    const index = createCompoundIndex({ words }, compounds);
    expect(index.containing('tor')).toEqual(['haus-tor']);
    words.push('stadt-tor');
    expect(index.containing('tor')).toEqual(['haus-tor', 'stadt-tor']);
    words.push(...Array.from({ length: 500 }, (_, at) => `tor-haus${at}`));
    expect(index.containing('tor')).toEqual(['asked for tor']);
    for (let turn = 0; turn < 20; turn++) await pause();
    expect(index.containing('tor')).toHaveLength(502);
  });
});

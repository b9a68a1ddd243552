import type { Unit } from '../../contract/main/regulation-text.ts';
import { createWordReader } from './compared-words.ts';

/** The words of a unit that imports make hashes of, read back from their bytes. */
export function wordsToCompare(unit: Unit): { path: string; text: string }[] {
  const { bytes, stretches } = createWordReader()(unit);
  return stretches.map(({ path, from, to }) => ({
    path,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.between(from, to)),
  }));
}

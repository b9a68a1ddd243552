import type { Vocabulary } from '../index/vocabulary.ts';
import { stem } from '../words/stems.ts';

type Compounds = {
  partsOf: (word: string) => readonly string[];
  allPartsOf: (word: string) => readonly string[];
  containing: (stem: string) => readonly string[];
};

/** Words split at once, so that no search waits longer than a few milliseconds. */
const slice = 100;
/** At most so many new words are split within a search. */
const fewWords = 200;

/**
 * Finds the compounds that have a word as a part. Scanning for them takes tens of milliseconds for a short
 * word, so all words are split in advance, between searches; until that is done a search scans.
 */
export function createCompoundIndex({ words }: Pick<Vocabulary, 'words'>, compounds: Compounds) {
  const holders = new Map<string, string[]>();
  let split = 0;
  let isRunning = false;
  const splitSome = (most: number): void => {
    const end = Math.min(words.length, split + most);
    for (; split < end; split++) {
      const word = words[split] ?? '';
      for (const root of new Set(compounds.allPartsOf(word).map((part) => stem(part, 'DE')))) {
        const known = holders.get(root);
        if (known) known.push(word);
        else holders.set(root, [word]);
      }
    }
  };
  const run = (): void => {
    splitSome(slice);
    isRunning = split < words.length;
    if (isRunning) setImmediate(run).unref();
  };
  const start = (): void => {
    if (isRunning) return;
    isRunning = true;
    setImmediate(run).unref();
  };
  start();
  return {
    partsOf: compounds.partsOf,
    containing: (root: string): readonly string[] => {
      if (words.length - split <= fewWords) splitSome(fewWords);
      if (split === words.length) return holders.get(root) ?? [];
      start();
      return compounds.containing(root);
    },
  };
}

export type CompoundIndex = ReturnType<typeof createCompoundIndex>;

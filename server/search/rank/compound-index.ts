import type { Vocabulary } from '../index/vocabulary.ts';
import { stem } from '../words/stems.ts';

type Compounds = {
  partsOf: (word: string) => readonly string[];
  allPartsOf: (word: string) => readonly string[];
  containing: (stem: string) => readonly string[];
};

/** Number of words that are split without a pause, so that a query waits a few milliseconds at most. */
const slice = 100;
/** Number of new words that may be split within a search. */
const fewWords = 200;

/**
 * Finds the compounds that have a word as a part. Scanning for them takes tens of milliseconds for a short word,
 * so all words are split in advance. The search thread does that in slices, so that it answers queries in between;
 * until all words are split, a query scans.
 */
export function createCompoundIndex({ words }: Pick<Vocabulary, 'words'>, compounds: Compounds) {
  const holders = new Map<string, string[]>();
  let split = 0;
  let isRunning = false;
  const splitSome = (max: number): void => {
    const end = Math.min(words.length, split + max);
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

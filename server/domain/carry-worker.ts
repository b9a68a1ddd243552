import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { carryOver } from '#core/law/carrying/carry-over.ts';
import type { Carrying } from '#core/law/carrying/carrying.ts';
import { placeWords } from '#core/law/carrying/place-words.ts';
import { type HashedWords, hashed } from './stored-words.ts';

/* Decides in a worker thread: two texts take a second of a processor, in which no call would be answered. */

export type CarryJob = {
  before: Unit[];
  after: Unit[];
  language: LanguageCode;
  /** The places to which something is attached. */
  paths: readonly string[];
};
/** What becomes of a place, with the hash of its words before, and the words where they are now. */
export type CarriedPath = { carrying: Carrying; before: string | undefined; after: HashedWords | undefined };
export type RunCarry = (job: CarryJob) => Promise<CarriedPath[]>;

export function run({ before, after, language, paths }: CarryJob): CarriedPath[] {
  const requested = new Set(paths);
  const wordsOf = (units: Unit[], path: string) => {
    const words = placeWords(units, path);
    return words && hashed(words);
  };
  return carryOver(before, after, language)
    .carryings.filter(({ from }) => requested.has(from))
    .map((carrying) => ({
      carrying,
      before: wordsOf(before, carrying.from)?.hash,
      after: carrying.fate === 'repealed' ? undefined : wordsOf(after, carrying.to),
    }));
}

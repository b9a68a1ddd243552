import { withoutUmlauts } from '#server/lib/languages/de.ts';
import { evidenceOf, mayBePart, splitOpenly, splitWord } from './compound-split.ts';
import { stem } from './stems.ts';
import { atOnce, forEachInSteps, type Steps } from './steps.ts';

export interface Compounds {
  /** The words that a compound is made of, in order: Eigenmittelanforderungen → eigenmittel, anforderungen. Empty for others. */
  partsOf(word: string): string[];
  /** The same with the parts of the parts: eigenmittel, anforderungen, eigen, mittel. */
  allPartsOf(word: string): string[];
  /** Words of the vocabulary that have a word with this stem as a part. */
  containing(stemmedPart: string): string[];
}

const maxCached = 50_000;
/** German compounds, split by what the vocabulary attests. */
export function createCompounds(vocabulary: ReadonlyMap<string, number>): Compounds {
  return atOnce(compoundsIn(vocabulary));
}

/** The same in steps, since a large vocabulary takes some hundred milliseconds. */
export function* compoundsIn(vocabulary: ReadonlyMap<string, number>): Steps<Compounds> {
  const attested = yield* evidenceOf(vocabulary);
  const words = [...vocabulary.keys()];
  const lines: string[] = [];
  yield* forEachInSteps(words, (word) => lines.push(withoutUmlauts(word)));
  const flat = `\n${lines.join('\n')}\n`;
  const starts = lineStarts(flat);
  const splits = new Map<string, string[]>();
  const holders = new Map<string, string[]>();

  function partsOf(word: string): string[] {
    return memoized(splits, word, () => {
      const parts = splitWord(word, attested);
      // A word that no text has may be misspelt, so it is not split by one known half.
      return parts.length === 0 && vocabulary.has(word) ? splitOpenly(word) : parts;
    });
  }
  function allPartsOf(word: string): string[] {
    const parts = partsOf(word);
    return [...parts, ...parts.flatMap(allPartsOf)];
  }
  function containing(stemmedPart: string): string[] {
    if (!mayBePart(stemmedPart)) return [];
    return memoized(holders, stemmedPart, () =>
      linesWith(flat, starts, withoutUmlauts(stemmedPart)).flatMap((line) => {
        const word = words[line] ?? '';
        return allPartsOf(word).some((part) => stem(part, 'DE') === stemmedPart) ? [word] : [];
      }),
    );
  }
  return { partsOf, allPartsOf, containing };
}

function memoized<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, made);
  return made;
}

function lineStarts(text: string): Int32Array {
  const starts: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at);
  return Int32Array.from(starts);
}

/** Numbers of the lines that contain the part. */
function linesWith(text: string, starts: Int32Array, part: string): number[] {
  const lines: number[] = [];
  for (let at = text.indexOf(part); at !== -1; ) {
    const line = lineOf(starts, at);
    lines.push(line);
    at = text.indexOf(part, starts[line + 1] ?? text.length);
  }
  return lines;
}

function lineOf(starts: Int32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) < at) low = middle;
    else high = middle - 1;
  }
  return low;
}

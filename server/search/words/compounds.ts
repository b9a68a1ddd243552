import {
  commonParts,
  firstParts,
  notCompounds,
  shortParts,
  suffixes,
  verbPrefixes,
} from './compound-lexicon.ts';
import { stem, withoutUmlauts } from './stems.ts';
import { isStopWord } from './stop-words.ts';

export interface Compounds {
  /** The words that a compound is made of, in order: Eigenmittelanforderungen → eigenmittel, anforderungen. Empty for others. */
  partsOf(word: string): string[];
  /** The same with the parts of the parts: eigenmittel, anforderungen, eigen, mittel. */
  allPartsOf(word: string): string[];
  /** Words of the vocabulary that have a word with this stem as a part. */
  containing(stemmedPart: string): string[];
}

type Part = { word: string; cost: number };
type Split = { parts: string[]; cost: number };

const isNoCompound = new Set([...notCompounds, ...commonParts].map((word) => stem(word, 'DE')));
const commonStems = new Set([...commonParts].map((word) => stem(word, 'DE')));
const shortestCompound = 7;
const longestCompound = 60;
const remembered = 50_000;
/** What may stand between two parts, and what the first of them may have lost. */
const links = ['s', 'es', 'n', 'en', 'e', 'ns'];
const lost = ['e', 'n', 'en'];

/** German compounds, split by what the vocabulary attests. */
export function createCompounds(vocabulary: ReadonlyMap<string, number>): Compounds {
  const attested = evidence(vocabulary);
  const flat = `\n${[...vocabulary.keys()].map(withoutUmlauts).join('\n')}\n`;
  const words = [...vocabulary.keys()];
  const starts = lineStarts(flat);
  const splits = new Map<string, string[]>();
  const holders = new Map<string, string[]>();

  function partsOf(word: string): string[] {
    return remember(splits, word, () => split(word, attested)?.parts ?? []);
  }
  function allPartsOf(word: string): string[] {
    const parts = partsOf(word);
    return [...parts, ...parts.flatMap(allPartsOf)];
  }
  function containing(stemmedPart: string): string[] {
    if (stemmedPart.length < 3) return [];
    return remember(holders, stemmedPart, () =>
      linesWith(flat, starts, withoutUmlauts(stemmedPart)).flatMap((line) => {
        const word = words[line] ?? '';
        return allPartsOf(word).some((part) => stem(part, 'DE') === stemmedPart) ? [word] : [];
      }),
    );
  }
  return { partsOf, allPartsOf, containing };
}

function remember<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= remembered) cache.clear();
  cache.set(key, made);
  return made;
}

type Evidence = { words: ReadonlyMap<string, number>; stems: ReadonlyMap<string, number>; total: number };

function evidence(vocabulary: ReadonlyMap<string, number>): Evidence {
  const stems = new Map<string, number>();
  let total = 1;
  for (const [word, count] of vocabulary) {
    total += count;
    if (word.length < 4 || isStopWord(word, 'DE')) continue;
    const root = stem(word, 'DE');
    stems.set(root, (stems.get(root) ?? 0) + count);
  }
  for (const root of commonStems) if (!stems.has(root)) stems.set(root, 1);
  return { words: vocabulary, stems, total };
}

/** The cheapest way to write a word as two words or more; a part costs the more the rarer it is. */
function split(word: string, attested: Evidence): Split | undefined {
  const { length } = word;
  if (length < shortestCompound || length > longestCompound || !/^[a-z]+$/.test(word)) return undefined;
  if (isNoCompound.has(stem(word, 'DE'))) return undefined;
  const ends: (Split | undefined)[] = [];
  ends[length] = { parts: [], cost: 0 };
  for (let start = length - 3; start >= 0; start -= 1) {
    for (let end = start + 3; end <= length; end += 1) {
      const rest = ends[end];
      if (!rest || (start === 0 && end === length)) continue;
      const part =
        end === length ? headPart(word.slice(start), attested) : firstPart(word.slice(start, end), attested);
      if (!part) continue;
      const cost = part.cost + rest.cost;
      if (cost < (ends[start]?.cost ?? Number.POSITIVE_INFINITY))
        ends[start] = { parts: [part.word, ...rest.parts], cost };
    }
  }
  return ends[0];
}

function count(word: string, { words }: Evidence): number {
  if (word.length < 4) return shortParts.has(word) ? Math.max(words.get(word) ?? 0, 1) : 0;
  if (verbPrefixes.has(word) || suffixes.has(word)) return 0;
  if (commonParts.has(word)) return Math.max(words.get(word) ?? 0, 2);
  // Four letters that stand once are a chance, an abbreviation or a slip.
  const found = words.get(word) ?? 0;
  return (word.length === 4 && found < 2) || isStopWord(word, 'DE') ? 0 : found;
}

const cost = (found: number, { total }: Evidence) => Math.log((total + 1) / found) + 1;

/** The last part is inflected as the compound is. */
function headPart(text: string, attested: Evidence): Part | undefined {
  if (suffixes.has(text) || verbPrefixes.has(text) || isStopWord(text, 'DE')) return undefined;
  const own = count(text, attested);
  if (own > 0) return { word: text, cost: cost(own, attested) };
  const root = stem(text, 'DE');
  const byStem = root.length > 4 || commonStems.has(root) ? (attested.stems.get(root) ?? 0) : 0;
  return byStem > 0 ? { word: text, cost: cost(byStem, attested) + 1 } : undefined;
}

/** A part before another, with or without what links them. */
function firstPart(text: string, attested: Evidence): Part | undefined {
  if (firstParts.has(text))
    return { word: text, cost: cost(Math.max(attested.words.get(text) ?? 0, 2), attested) };
  if (verbPrefixes.has(text) || (text.length > 3 && suffixes.has(text)) || isStopWord(text, 'DE'))
    return undefined;
  const forms = [
    text,
    ...links.filter((link) => text.endsWith(link)).map((link) => text.slice(0, -link.length)),
    ...(text.length > 3 ? lost.map((ending) => text + ending) : []),
  ];
  let best: Part | undefined;
  for (const [index, form] of forms.entries()) {
    const found = count(form, attested);
    if (found === 0) continue;
    const own = cost(found, attested) + (index === 0 ? 0 : 0.5);
    if (!best || own < best.cost) best = { word: form, cost: own };
  }
  return best;
}

function lineStarts(text: string): Int32Array {
  const starts: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at);
  return Int32Array.from(starts);
}

/** Numbers of the lines that hold the text, longer than the text itself. */
function linesWith(text: string, starts: Int32Array, wanted: string): number[] {
  const lines: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; ) {
    const line = lineOf(starts, at);
    lines.push(line);
    at = text.indexOf(wanted, starts[line + 1] ?? text.length);
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

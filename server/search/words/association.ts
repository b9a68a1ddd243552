/** Pairs of words that may translate each other, ordered by the first word, with both probabilities. */
export interface Association {
  /** Index of the first pair of each word; one entry more than there are words. */
  starts: Uint32Array;
  b: Uint32Array;
  /** Probability of b given a, and of a given b. */
  forward: Float64Array;
  backward: Float64Array;
  /** Number of paragraphs with both words. */
  together: Uint32Array;
}

const candidatesPerWord = 40;
/** Minimum log-likelihood ratio: 3 is about one chance in seventy. */
const minSurprise = 3;
const rounds = 6;
/** Probability that a word has no counterpart on the other side. */
const nothing = 0.02;

/** IBM model 1 in both directions, over the pairs that occur together more often than by chance. */
export function associate(aligned: AlignedWords): Association {
  const pairs = candidates(aligned);
  for (let round = 0; round < rounds; round += 1) {
    const [forward, backward] = expected(aligned, pairs);
    normalise(aligned, pairs, forward, backward);
  }
  return pairs;
}

/** Dunning's log-likelihood ratio of two words in `all` paragraphs; 0 where they avoid each other. */
function logLikelihood(both: number, a: number, b: number, all: number): number {
  if (both * all <= a * b) return 0;
  const term = (observed: number, chance: number) =>
    observed > 0 ? observed * Math.log(observed / chance) : 0;
  return (
    term(both, (a * b) / all) +
    term(a - both, (a * (all - b)) / all) +
    term(b - both, ((all - a) * b) / all) +
    term(all - a - b + both, ((all - a) * (all - b)) / all)
  );
}

/** For each word the most significant counterparts only, which limits the memory. */
function candidates({ aWords, bWords, paragraphs }: AlignedWords): Association {
  const places: number[][] = aWords.map(() => []);
  const countB = new Uint32Array(bWords.length);
  for (const [index, { a, b }] of paragraphs.entries()) {
    for (const word of a) places[word]?.push(index);
    for (const word of b) countB[word] = (countB[word] ?? 0) + 1;
  }
  const starts = new Uint32Array(aWords.length + 1);
  const [bs, counts]: [number[], number[]] = [[], []];
  const together = new Uint32Array(bWords.length);
  for (const [word, at] of places.entries()) {
    const touched: number[] = [];
    for (const index of at)
      for (const other of paragraphs[index]?.b ?? []) {
        if (together[other] === 0) touched.push(other);
        together[other] = (together[other] ?? 0) + 1;
      }
    const surprise = (other: number) =>
      logLikelihood(together[other] ?? 0, at.length, countB[other] ?? 0, paragraphs.length);
    const best = touched
      .map((other) => [other, surprise(other)] as const)
      .filter(([, ratio]) => ratio > minSurprise)
      .sort(([, x], [, y]) => y - x)
      .slice(0, candidatesPerWord);
    for (const [other] of best) {
      bs.push(other);
      counts.push(together[other] ?? 0);
    }
    for (const other of touched) together[other] = 0;
    starts[word + 1] = bs.length;
  }
  const even = () => new Float64Array(bs.length).fill(1);
  return {
    starts,
    b: Uint32Array.from(bs),
    forward: even(),
    backward: even(),
    together: Uint32Array.from(counts),
  };
}

/** Expected number of times that the words of each pair translate each other, in both directions. */
function expected({ bWords, paragraphs }: AlignedWords, pairs: Association): [Float64Array, Float64Array] {
  const [forward, backward] = [new Float64Array(pairs.b.length), new Float64Array(pairs.b.length)];
  const sumOfB = new Float64Array(bWords.length);
  const present = new Int32Array(bWords.length).fill(-1);
  for (const [index, { a, b }] of paragraphs.entries()) {
    for (const word of b) {
      present[word] = index;
      sumOfB[word] = nothing;
    }
    const links: number[] = [];
    for (const word of a) {
      let sumOfA = nothing;
      const first = links.length;
      for (let pair = pairs.starts[word] ?? 0; pair < (pairs.starts[word + 1] ?? 0); pair += 1) {
        const other = pairs.b[pair] ?? 0;
        if (present[other] !== index) continue;
        links.push(pair);
        sumOfA += pairs.backward[pair] ?? 0;
        sumOfB[other] = (sumOfB[other] ?? 0) + (pairs.forward[pair] ?? 0);
      }
      for (const pair of links.slice(first)) add(backward, pair, (pairs.backward[pair] ?? 0) / sumOfA);
    }
    for (const pair of links)
      add(forward, pair, (pairs.forward[pair] ?? 0) / (sumOfB[pairs.b[pair] ?? 0] ?? 1));
  }
  return [forward, backward];
}

function normalise(
  { aWords, bWords }: AlignedWords,
  pairs: Association,
  forward: Float64Array,
  backward: Float64Array,
) {
  const sumOfB = new Float64Array(bWords.length);
  for (const [pair, value] of backward.entries()) add(sumOfB, pairs.b[pair] ?? 0, value);
  for (let word = 0; word < aWords.length; word += 1) {
    const [first, end] = [pairs.starts[word] ?? 0, pairs.starts[word + 1] ?? 0];
    let sum = 0;
    for (let pair = first; pair < end; pair += 1) sum += forward[pair] ?? 0;
    for (let pair = first; pair < end; pair += 1) {
      pairs.forward[pair] = sum > 0 ? (forward[pair] ?? 0) / sum : 0;
      const all = sumOfB[pairs.b[pair] ?? 0] ?? 0;
      pairs.backward[pair] = all > 0 ? (backward[pair] ?? 0) / all : 0;
    }
  }
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

/** One paragraph in two languages: the words (stems) of each. */
export interface AlignedPair {
  a: readonly string[];
  b: readonly string[];
}

/** Words as numbers, each once per paragraph. */
interface AlignedWords {
  aWords: string[];
  bWords: string[];
  paragraphs: { a: Uint32Array; b: Uint32Array }[];
}

/** More paragraphs make a dictionary larger, not better. */
const maxParagraphs = 60_000;
/** Longer paragraphs tell little about which word translates which. */
const maxWords = 150;

/** Counts a paragraph that several versions share once, and leaves out pairs of very unequal length. */
export function alignedWords(pairs: Iterable<AlignedPair>): AlignedWords {
  const [aIds, bIds] = [new Map<string, number>(), new Map<string, number>()];
  const paragraphs: AlignedWords['paragraphs'] = [];
  const seen = new Set<string>();
  for (const { a, b } of pairs) {
    if (paragraphs.length >= maxParagraphs) break;
    if (a.length === 0 || b.length === 0 || a.length > 4 * b.length + 4 || b.length > 4 * a.length + 4)
      continue;
    const key = `${a.join(' ')}|${b.join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    paragraphs.push({ a: numbered(a, aIds), b: numbered(b, bIds) });
  }
  return { aWords: [...aIds.keys()], bWords: [...bIds.keys()], paragraphs };
}

function numbered(words: readonly string[], ids: Map<string, number>): Uint32Array {
  const numbers = new Set<number>();
  for (const word of words.slice(0, maxWords)) {
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    numbers.add(id);
  }
  return Uint32Array.from(numbers);
}

/** One paragraph in two languages: the words (stems) of each. */
export interface AlignedPair {
  a: readonly string[];
  b: readonly string[];
}

/** Words as numbers, each once in a paragraph. */
export interface AlignedWords {
  aWords: string[];
  bWords: string[];
  paragraphs: { a: Uint32Array; b: Uint32Array }[];
}

/** More paragraphs than these make a dictionary larger, not better. */
const mostParagraphs = 60_000;
/** Longer ones say little about which word stands for which. */
const mostWords = 150;

/** The same paragraph in several versions counts once; halves of very unequal length are no translation. */
export function alignedWords(pairs: Iterable<AlignedPair>): AlignedWords {
  const [aIds, bIds] = [new Map<string, number>(), new Map<string, number>()];
  const paragraphs: AlignedWords['paragraphs'] = [];
  const seen = new Set<string>();
  for (const { a, b } of pairs) {
    if (paragraphs.length >= mostParagraphs) break;
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
  const found = new Set<number>();
  for (const word of words.slice(0, mostWords)) {
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    found.add(id);
  }
  return Uint32Array.from(found);
}

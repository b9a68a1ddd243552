import { type DocumentPart, documentParts } from '#core/contract/main/search.ts';

/**
 * A part of the inverted index of one language: the segment of one text, or many joined. It consists of numbers
 * in arrays, so that a million paragraphs take a few dozen objects. A `doc` is the smallest thing that is
 * indexed (a paragraph, a heading); a unit has a run of docs, a text has a run of units.
 */
export type IndexPart = {
  /** Folded surface words, sorted by code unit. */
  words: readonly string[];
  /** Postings of word w: from `postingStart[w]` to before `postingStart[w + 1]`, by doc. */
  postingStart: Uint32Array;
  postingDoc: Uint32Array;
  /** How often the word stands in the doc, at most 255. */
  postingCount: Uint8Array;
  /** Places of all occurrences in their docs, in the order of the postings. */
  positions: Uint16Array;
  /** Where the positions of every 32nd posting begin; those between are found by adding counts. */
  positionBlock: Uint32Array;
  docUnit: Uint32Array;
  docField: Uint8Array;
  /** Words that are not stop words, at most 65,535. */
  docLength: Uint16Array;
  /** Number in `paths`. */
  docPath: Uint32Array;
  /** One longer than there are units. */
  unitFirstDoc: Uint32Array;
  /** Number of the first unit after those inside it. */
  unitEnd: Uint32Array;
  unitFlags: Uint8Array;
  unitPath: Uint32Array;
  /** Length of its text, in words that are not stop words. */
  unitLength: Uint32Array;
  /** Number in `textIds`. */
  unitText: Uint32Array;
  paths: readonly string[];
  textIds: Uint32Array;
  /** One longer than there are texts. */
  textFirstUnit: Uint32Array;
};

/** Number of postings between two entries of `positionBlock`. */
export const positionBlockSize = 32;

export const repealedFlag = 4;
/** An article or its like, or a unit with a text of its own: what a search may answer. */
export const findableFlag = 8;

export function unitFlagsOf(unit: { part: DocumentPart; repealed: boolean; findable: boolean }): number {
  return (
    documentParts.indexOf(unit.part) | (unit.repealed ? repealedFlag : 0) | (unit.findable ? findableFlag : 0)
  );
}

export function documentPartOf(flags: number): DocumentPart {
  return documentParts[documentPartNumber(flags)] ?? 'article';
}

/** Index in `documentParts` of a unit's document part, read from its flags. */
export function documentPartNumber(flags: number): number {
  return flags & 3;
}

/** Number of a word, or -1. */
export function wordNumber({ words }: IndexPart, word: string): number {
  const at = firstWordFrom(words, word);
  return words[at] === word ? at : -1;
}

/** Number of the first word that is not before this one. */
export function firstWordFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the positions of a posting begin. */
export function positionsFrom(part: IndexPart, posting: number): number {
  const block = Math.floor(posting / positionBlockSize);
  let at = part.positionBlock[block] ?? 0;
  for (let before = block * positionBlockSize; before < posting; before++)
    at += part.postingCount[before] ?? 0;
  return at;
}

export function positionBlocks(postingCount: Uint8Array): Uint32Array {
  const blocks = new Uint32Array(Math.ceil(postingCount.length / positionBlockSize));
  let at = 0;
  for (let posting = 0; posting < postingCount.length; posting++) {
    if (posting % positionBlockSize === 0) blocks[posting / positionBlockSize] = at;
    at += postingCount[posting] ?? 0;
  }
  return blocks;
}

/** Bytes that a part takes, its words and paths by estimate. */
export function partBytes(part: IndexPart): number {
  const strings = [...part.words, ...part.paths].reduce((sum, text) => sum + 28 + text.length, 0);
  return Object.values(part).reduce(
    (sum, value) => sum + (ArrayBuffer.isView(value) ? value.byteLength : 0),
    strings,
  );
}

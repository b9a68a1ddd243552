import { hash } from 'node:crypto';
import { type IndexPart, positionBlocks } from '#server/search/index/index-part.ts';

/*
 * There are only a few thousand real paragraphs, so texts are copied. A copy has the same paragraphs but
 * replaces some of its rare words by new ones. So the vocabulary grows with the square root of the text, as
 * in real collections; common words stay common, and rare ones rare.
 */

/** A word that is in at most this many paragraphs is rare. */
const rare = 5;
/** Share of the rare words that are replaced in the first copy. */
const newShare = 0.25;

/** A copy of a text with another number. `times`: how often all acts were copied before. */
export function copyOf(part: IndexPart, textId: number, times: number): IndexPart {
  if (times === 0) return { ...part, textIds: Uint32Array.of(textId) };
  const ending = letters(textId);
  const made = newWords(part, textId, times);
  const renamed = part.words.map((word) => (made.has(word) ? `${word}${ending}` : word));
  return { ...part, ...inOrder(part, renamed), textIds: Uint32Array.of(textId) };
}

/** The words that a copy replaces; it appends `letters(copy)` to each. */
export function newWords(part: IndexPart, copy: number, times: number): ReadonlySet<string> {
  const share = newShare / Math.sqrt(1 + times);
  const made = part.words.filter((word, number) => {
    const frequency = (part.postingStart[number + 1] ?? 0) - (part.postingStart[number] ?? 0);
    return frequency <= rare && isChosen(word, copy, share);
  });
  return new Set(made);
}

function isChosen(word: string, copy: number, share: number): boolean {
  const digits = hash('sha1', `${copy} ${word}`, 'hex').slice(0, 6);
  return Number.parseInt(digits, 16) / 0xffffff < share;
}

/** A number written in letters. */
export function letters(copy: number): string {
  const digits = [...copy.toString(20)].map((digit) => Number.parseInt(digit, 20));
  return digits.map((digit) => String.fromCharCode(97 + digit)).join('');
}

/** The postings of a part, reordered after its words were renamed. */
function inOrder(part: IndexPart, words: readonly string[]) {
  const order = words.map((_, number) => number);
  order.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  const placeStart = new Uint32Array(words.length + 1);
  for (let word = 0, place = 0; word < words.length; word++) {
    const to = part.postingStart[word + 1] ?? 0;
    for (let posting = part.postingStart[word] ?? 0; posting < to; posting++)
      place += part.postingCount[posting] ?? 0;
    placeStart[word + 1] = place;
  }
  const postingStart = new Uint32Array(words.length + 1);
  const postingDoc = new Uint32Array(part.postingDoc.length);
  const postingCount = new Uint8Array(part.postingDoc.length);
  const positions = new Uint16Array(part.positions.length);
  let posting = 0;
  let place = 0;
  for (const [at, word] of order.entries()) {
    const own = [part.postingStart[word], part.postingStart[word + 1]] as const;
    postingDoc.set(part.postingDoc.subarray(...own), posting);
    postingCount.set(part.postingCount.subarray(...own), posting);
    const places = part.positions.subarray(placeStart[word], placeStart[word + 1]);
    positions.set(places, place);
    posting += (own[1] ?? 0) - (own[0] ?? 0);
    place += places.length;
    postingStart[at + 1] = posting;
  }
  return {
    words: order.map((word) => words[word] ?? ''),
    postingStart,
    postingDoc,
    postingCount,
    positions,
    positionBlock: positionBlocks(postingCount),
  };
}

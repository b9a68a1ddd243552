import { forEachInSteps, type Steps, sortInSteps } from './steps.ts';

export interface NearWords {
  /** Words at most `bound` letters away: dropped, added, changed or swapped with the next. */
  near(word: string, bound: number): { word: string; distance: number }[];
}

/**
 * Words in order, each letter of a common beginning compared once: like a trie, but without its
 * memory. A beginning that is too far already is left with all the words that share it.
 */
export function* nearWordsIn(vocabulary: readonly string[]): Steps<NearWords> {
  const words = yield* sortInSteps(vocabulary);
  const common = new Uint8Array(words.length);
  yield* forEachInSteps(words, (word, index) => {
    common[index] = commonStart(words[index - 1] ?? '', word);
  });

  function near(wanted: string, bound: number) {
    const found: { word: string; distance: number }[] = [];
    const table = createTable(wanted, bound);
    let tooFar = Number.POSITIVE_INFINITY;
    for (let index = 0; index < words.length; index += 1) {
      const shared = common[index] ?? 0;
      if (shared >= tooFar) continue;
      const word = words[index] ?? '';
      tooFar = table.addLetters(word, shared);
      if (tooFar <= word.length) continue;
      const distance = table.distance(word.length);
      if (distance <= bound) found.push({ word, distance });
    }
    return found;
  }
  return { near };
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Distances of all beginnings of a word to all beginnings of the wanted one, near the diagonal only. */
function createTable(wanted: string, bound: number) {
  const width = wanted.length + 1;
  const letters = Uint16Array.from(wanted, (_, at) => wanted.charCodeAt(at));
  const deepest = wanted.length + bound;
  const far = bound + 1;
  const cells = new Uint8Array((deepest + 1) * width).fill(far);
  for (let at = 0; at < Math.min(width, far); at += 1) cells[at] = at;

  /** Compares from a letter on; answers at which length the word was too far, infinity where it never was. */
  function addLetters(word: string, from: number): number {
    for (let row = from + 1; row <= word.length; row += 1)
      if (row > deepest || !addLetter(row, word.charCodeAt(row - 1), row > 1 ? word.charCodeAt(row - 2) : -1))
        return row;
    return Number.POSITIVE_INFINITY;
  }
  function addLetter(row: number, letter: number, before: number): boolean {
    const [own, above, twoAbove] = [row * width, (row - 1) * width, (row - 2) * width];
    const first = Math.max(1, row - bound);
    const last = Math.min(width - 1, row + bound);
    cells[own + first - 1] = first === 1 ? Math.min(row, far) : far;
    let least = cells[own + first - 1] ?? far;
    for (let at = first; at <= last; at += 1) {
      const same = letters[at - 1] === letter;
      let cell = (cells[above + at - 1] ?? far) + (same ? 0 : 1);
      cell = Math.min(cell, (cells[own + at - 1] ?? far) + 1);
      if (at < row + bound) cell = Math.min(cell, (cells[above + at] ?? far) + 1);
      if (!same && at > 1 && row > 1 && letters[at - 2] === letter && letters[at - 1] === before)
        cell = Math.min(cell, (cells[twoAbove + at - 2] ?? far) + 1);
      cells[own + at] = Math.min(cell, far);
      if (cell < least) least = cell;
    }
    return least <= bound;
  }
  const distance = (row: number) =>
    Math.abs(row - wanted.length) > bound ? far : (cells[row * width + wanted.length] ?? far);
  return { addLetters, distance };
}

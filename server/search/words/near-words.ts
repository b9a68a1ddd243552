import { forEachInSteps, type Steps } from './steps.ts';

export interface NearWords {
  /** Words at most `bound` letters away: dropped, added, changed or swapped with the next. */
  near(word: string, bound: number): { word: string; distance: number }[];
}

/**
 * Scans the sorted words and compares each letter of a shared beginning once, like a trie without its
 * memory. When a beginning is too far already, all words that share it are skipped.
 */
export function* nearWordsIn(vocabulary: readonly string[]): Steps<NearWords> {
  const words = [...vocabulary].sort();
  yield;
  const common = new Uint8Array(words.length);
  yield* forEachInSteps(words, (word, index) => {
    common[index] = commonStart(words[index - 1] ?? '', word);
  });

  function near(target: string, bound: number) {
    const matches: { word: string; distance: number }[] = [];
    const table = createTable(target, bound);
    let tooFar = Number.POSITIVE_INFINITY;
    for (let index = 0; index < words.length; index += 1) {
      const shared = common[index] ?? 0;
      if (shared >= tooFar) continue;
      const word = words[index] ?? '';
      tooFar = table.addLetters(word, shared);
      if (tooFar <= word.length) continue;
      const distance = table.distance(word.length);
      if (distance <= bound) matches.push({ word, distance });
    }
    return matches;
  }
  return { near };
}

function commonStart(a: string, b: string): number {
  const max = Math.min(a.length, b.length, 255);
  let at = 0;
  while (at < max && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Edit distances of all beginnings of a word to all beginnings of the target, near the diagonal only. */
function createTable(target: string, bound: number) {
  const width = target.length + 1;
  const letters = Uint16Array.from(target, (_, at) => target.charCodeAt(at));
  const deepest = target.length + bound;
  const far = bound + 1;
  const cells = new Uint8Array((deepest + 1) * width).fill(far);
  for (let at = 0; at < Math.min(width, far); at += 1) cells[at] = at;

  /** Compares from a letter on; returns the length at which the word was too far, or infinity. */
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
    let min = cells[own + first - 1] ?? far;
    for (let at = first; at <= last; at += 1) {
      const same = letters[at - 1] === letter;
      let cell = (cells[above + at - 1] ?? far) + (same ? 0 : 1);
      cell = Math.min(cell, (cells[own + at - 1] ?? far) + 1);
      if (at < row + bound) cell = Math.min(cell, (cells[above + at] ?? far) + 1);
      if (!same && at > 1 && row > 1 && letters[at - 2] === letter && letters[at - 1] === before)
        cell = Math.min(cell, (cells[twoAbove + at - 2] ?? far) + 1);
      cells[own + at] = Math.min(cell, far);
      if (cell < min) min = cell;
    }
    return min <= bound;
  }
  const distance = (row: number) =>
    Math.abs(row - target.length) > bound ? far : (cells[row * width + target.length] ?? far);
  return { addLetters, distance };
}

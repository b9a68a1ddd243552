/*
 * How alike two names of documents are. Names are few and shortened, and those of very different lengths are not
 * compared letter by letter; the search index is not needed.
 */

/** Names that are at least this alike are worth an offer. */
export const minLikeness = 0.6;

/** The number of letters of a name that count. */
const maxLetters = 60;

/** The first letters and digits in lower case, without accents: "VO (EU) 575/2013" is "voeu5752013". */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .slice(0, maxLetters);
}

/**
 * From 0 to 1, for folded names: 1 if they are equal, at least 0.8 if one begins with the other, 0 if their lengths
 * alone keep them below `minLikeness`.
 */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 2) return 0;
  if (long.startsWith(short)) return 0.8 + 0.2 * (short.length / long.length);
  // At most all pairs of the short name are shared, and the letters that it lacks are edits.
  if (2 * (short.length + 1) < minLikeness * (short.length + long.length + 2)) return 0;
  if (short.length < minLikeness * long.length) return sharedPairs(one, other);
  return Math.max(sharedPairs(one, other), 1 - edits(one, other) / long.length);
}

/** The share of pairs of neighbouring letters that both names have, with the pairs at their edges. */
function sharedPairs(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  let shared = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at < 0) continue;
    others.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length + 2);
}

const pairsOf = (name: string): string[] => {
  const padded = ` ${name} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
};

/** The number of letters to add, drop, change or swap with their neighbour to get from one name to the other. */
function edits(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let cost = Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (row > 1 && at > 1 && isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

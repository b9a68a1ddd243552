/** Letters that sound or look alike and are confused, with the cost of the typo; a whole letter costs 1. */
const alike: readonly (readonly [string, string, number])[] = [
  ['ae', 'a', 0.2],
  ['oe', 'o', 0.2],
  ['ue', 'u', 0.2],
  ['ae', 'e', 0.4],
  ['eu', 'oi', 0.5],
  ['ie', 'i', 0.4],
  ['ie', 'ei', 0.4],
  ['ph', 'f', 0.3],
  ['th', 't', 0.4],
  ['rh', 'r', 0.4],
  ['ck', 'k', 0.4],
  ['ck', 'c', 0.5],
  ['tz', 'z', 0.4],
  ['ts', 'z', 0.5],
  ['dt', 't', 0.4],
  ['sch', 'sh', 0.5],
  ['ch', 'k', 0.6],
  ['ch', 'c', 0.5],
  ['ch', 'g', 0.6],
  ['qu', 'q', 0.3],
  ['qu', 'kw', 0.4],
  ['qu', 'k', 0.5],
  ['qu', 'c', 0.5],
  ['cq', 'q', 0.4],
  ['cq', 'c', 0.5],
  ['gh', 'g', 0.4],
  ['gl', 'l', 0.5],
  ['gn', 'ni', 0.5],
  ['gn', 'n', 0.6],
  ['sc', 's', 0.5],
  ['eau', 'o', 0.5],
  ['au', 'o', 0.5],
  ['ai', 'e', 0.5],
  ['ei', 'e', 0.5],
  ['ti', 'ci', 0.5],
  ['ti', 'si', 0.5],
  ['ti', 'zi', 0.5],
  ['an', 'en', 0.4],
  ['ks', 'x', 0.4],
  ['chs', 'x', 0.5],
  ['c', 's', 0.5],
  ['c', 'k', 0.5],
  ['c', 'z', 0.6],
  ['g', 'j', 0.6],
  ['g', 'k', 0.6],
  ['i', 'y', 0.5],
  ['i', 'j', 0.6],
  ['v', 'w', 0.6],
  ['v', 'f', 0.5],
  ['b', 'p', 0.6],
  ['d', 't', 0.6],
  ['s', 'z', 0.6],
  ['m', 'n', 0.7],
  ['h', '', 0.5],
];

const rules = [...alike, ...alike.map(([a, b, cost]) => [b, a, cost] as const)];
const byEnd = new Map<string, (readonly [string, string, number])[]>();
for (const rule of rules) {
  const end = rule[0].at(-1) ?? '';
  byEnd.set(end, [...(byEnd.get(end) ?? []), rule]);
}

/** Rows of the keyboards used for the four languages. */
const keyboards = ['qwertzuiop', 'qwertyuiop', 'azertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];
const neighbours = new Set(
  keyboards.flatMap((row) => [...row].slice(1).flatMap((key, at) => [key + row[at], row[at] + key])),
);
const isVowel = (letter: string) => 'aeiouy'.includes(letter);

function changed(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return 0.8;
  return neighbours.has(a + b) ? 0.8 : 1;
}

/** Cost of a surplus or missing letter, low if it doubles its neighbour. */
const single = (word: string, at: number) =>
  word[at] === word[at - 1] || word[at] === word[at + 1] ? 0.4 : 0.9;

/** How unlikely it is that one word was typed for the other. */
export function typingCost(typed: string, meant: string): number {
  const width = meant.length + 1;
  const cells = new Float64Array((typed.length + 1) * width);
  for (let row = 0; row <= typed.length; row += 1)
    for (let at = 0; at < width; at += 1) if (row + at > 0) cells[row * width + at] = cell(row, at);

  function cell(row: number, at: number): number {
    const below = (rows: number, letters: number) => cells[(row - rows) * width + at - letters] ?? 0;
    // Typos in the first letter are rare.
    const first = row <= 1 && at <= 1 ? 0.4 : 0;
    let least = Number.POSITIVE_INFINITY;
    if (row > 0) least = below(1, 0) + single(typed, row - 1) + first;
    if (at > 0) least = Math.min(least, below(0, 1) + single(meant, at - 1) + first);
    if (row > 0 && at > 0) {
      const step = changed(typed[row - 1] ?? '', meant[at - 1] ?? '');
      least = Math.min(least, below(1, 1) + step + (step > 0 ? first : 0));
    }
    if (row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1])
      least = Math.min(least, below(2, 2) + 0.6);
    for (const [from, to, cost] of [...(byEnd.get(typed[row - 1] ?? '') ?? []), ...(byEnd.get('') ?? [])])
      if (row >= from.length && at >= to.length && typed.endsWith(from, row) && meant.endsWith(to, at))
        least = Math.min(least, below(from.length, to.length) + cost);
    return least;
  }
  return cells[cells.length - 1] ?? 0;
}

/** Ways to mistype a word; each returns all possible results. */
export const typoKinds = ['dropped', 'doubled', 'swapped', 'neighbour', 'accent', 'sound'] as const;
export type TypoKind = (typeof typoKinds)[number];

const rows = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
/** Letters that are confused with each other, in both directions. */
const alike = ['ph f', 'ie i', 'z s', 'c k', 'ss s', 'mm m', 'tt t', 'y i', 'qu k'].map((pair) =>
  pair.split(' '),
);
const accents = /[àâáäçéèêëìíîïòóôöùúûüñß]/g;
const plain = (letter: string) => (letter === 'ß' ? 's' : letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));

function besideKey(letter: string): string[] {
  const row = rows.find((keys) => keys.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
}

function replacedAll(word: string, from: string, to: string): string[] {
  const results: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
    results.push(word.slice(0, at) + to + word.slice(at + from.length));
  return results;
}

/** Positions of typos: people seldom mistype the first letter. */
const inside = (word: string) => [...word].map((_, at) => at).slice(1);

const typosByKind: Readonly<Record<TypoKind, (word: string) => string[]>> = {
  dropped: (word) => inside(word).map((at) => word.slice(0, at) + word.slice(at + 1)),
  doubled: (word) => inside(word).map((at) => word.slice(0, at) + word[at] + word.slice(at)),
  swapped: (word) =>
    inside(word).map((at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)),
  neighbour: (word) =>
    inside(word).flatMap((at) =>
      besideKey(word[at] ?? '').map((key) => word.slice(0, at) + key + word.slice(at + 1)),
    ),
  accent: (word) =>
    [...word.matchAll(accents)].map(
      ({ 0: letter, index }) => word.slice(0, index) + plain(letter) + word.slice(index + 1),
    ),
  sound: (word) =>
    alike.flatMap(([long = '', short = '']) => [
      ...replacedAll(word, long, short),
      // Replacing one letter by two must not give three equal letters.
      ...replacedAll(word, short, long).filter((typo) => !/(.)\1\1/.test(typo)),
    ]),
};

/** The misspellings of a word by a kind of typo, each once and without the word itself. */
export function typosIn(word: string, kind: TypoKind): string[] {
  return [...new Set(typosByKind[kind](word))].filter((typo) => typo !== word);
}

import { latinSuffixes } from '../label.ts';

const roman = /^[ivxlcdm]+$/;
const suffix = `(?:${latinSuffixes.join('|')})`;
const numbered = new RegExp(
  `\\d+(?:\\.\\d+)*\\s?(?:[a-z]{1,2}(?![a-z]))?\\s?${suffix}?(?![a-z])|\\d+[a-z]*`,
  'g',
);

/**
 * What a printed number says, apart from its style: "Art. 5 bis" and "Artikel 5bis" are `5bis`, "(a)",
 * "a)" and "a." are `a`, "2. Kapitel:" and "Kapitel 2" are `2`. Dashes and bullets say nothing.
 */
export function labelOf(num: string): string {
  const plain = num
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[^\S ]/g, ' ');
  const numbers = plain.match(numbered);
  if (numbers) return numbers.map((each) => each.replace(/\s/g, '')).join('-');
  const words = plain.match(/\p{L}+/gu) ?? [];
  const numeral = words.length > 1 ? words.find((word) => roman.test(word)) : undefined;
  return (
    numeral ??
    (words.length === 2 && latinSuffixes.includes(words[1] ?? '') ? words.join('') : words.join(' '))
  );
}

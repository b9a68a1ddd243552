import type { Language } from './act-structure.ts';
import { type Placed, walk } from './place-act.ts';

/** Authored text as it is read: without footnotes and marks of style. */
function plain(text: string): string {
  return text.replaceAll(/\[\[.+?\]\]/g, '').replaceAll(/[*^]/g, '');
}

/** All text of an element in one language, tables included, footnotes left out. */
export function plainText(element: Placed, language: Language): string {
  const pieces: string[] = [];
  for (const part of walk([element])) {
    pieces.push(...part.texts.map((text) => plain(text[language])));
    for (const row of part.rows?.[language] ?? []) pieces.push(...row.map(plain));
  }
  return pieces.join(' ').trim();
}

/** Numbers of two digits and more, thousands separators removed, in an order of their own. */
export function longNumbers(text: string): string[] {
  const joined = text.replaceAll(/(?<=\d)[ \u00a0\u202f'’.,](?=\d{3}(?!\d))/g, '');
  return (joined.match(/\d{2,}/g) ?? []).sort();
}

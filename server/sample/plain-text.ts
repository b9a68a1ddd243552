import type { Language } from './act-structure.ts';
import { type Placed, walk } from './place-act.ts';

/** Authored text without footnotes and style marks. */
function plain(text: string): string {
  return text.replaceAll(/\[\[.+?\]\]/g, '').replaceAll(/[*^]/g, '');
}

/** All text of an element in one language, tables included, footnotes left out. */
export function plainSampleText(element: Placed, language: Language): string {
  const pieces: string[] = [];
  for (const part of walk([element])) {
    pieces.push(...part.texts.map((text) => plain(text[language])));
    for (const row of part.rows?.[language] ?? []) pieces.push(...row.map(plain));
  }
  return pieces.join(' ').trim();
}

/** Numbers of two digits and more, without thousands separators, sorted. */
export function longNumbers(text: string): string[] {
  const joined = text.replaceAll(/(?<=\d)[ \u00a0\u202f'’.,](?=\d{3}(?!\d))/g, '');
  return (joined.match(/\d{2,}/g) ?? []).sort();
}

import { latinSuffixes } from '#core/law/label.ts';
import { romanValue } from '#core/law/roman.ts';

/*
 * The numbers of acts of the Union. Languages write inserted articles in two ways ("Article 13a", "Article 13 bis"),
 * consolidations and the Official Journal annexes in two ("ANNEX I", "ANNEX 1"): equal provisions get equal labels.
 */

const suffixes = latinSuffixes.join('|');
const numbered = new RegExp(`(\\d+)\\s?-?([a-z]{1,2}(?![a-z]))?\\s?-?(${suffixes})?(?![a-z])`, 'i');

/** The letter that other languages have for a Latin suffix: `bis` is `a`. */
const letterOf = (suffix: string) => String.fromCharCode(97 + latinSuffixes.indexOf(suffix.toLowerCase()));

/** `13a` for "Article 13a" and "Article 13 bis"; undefined where there is no number ("Article premier"). */
export function articleLabel(text: string): string | undefined {
  const [, number, letters = '', suffix] = numbered.exec(text) ?? [];
  if (number === undefined) return undefined;
  const own = letters.toLowerCase();
  if (suffix === undefined) return number + own;
  return number + own + (own === '' ? letterOf(suffix) : suffix.toLowerCase());
}

/** What follows a word as a number: `2`, `2_a` for "IIa", `a` for "A"; undefined for anything else. */
export function segmentAfter(text: string): string | undefined {
  const [, number, letter] =
    /^\s*(\d{1,4}|[IVXL]{1,8}|[A-Z])(?:[\s.-]?([a-zA-Z]))?(?![\p{L}\d])/u.exec(text) ?? [];
  if (number === undefined) return undefined;
  const value = /^\d/.test(number) ? Number(number) : romanValue(number);
  const own = value === undefined ? number.toLowerCase() : String(value);
  return letter === undefined ? own : `${own}_${letter.toLowerCase()}`;
}

/** The number of a division or annex in its first line: after its first word, or before it ("I. FEJEZET"). */
export function divisionSegment(text: string): string | undefined {
  const [, rest = ''] = /^\s*[\p{L}-]+(.*)$/su.exec(text) ?? [];
  return segmentAfter(rest) ?? segmentAfter(/^\s*(\d+|[IVXL]+)\.\s/.exec(text)?.[1] ?? '');
}

export type DivisionKind = 'part' | 'title' | 'chapter' | 'section' | 'subsection' | 'level';

/** The words of divisions at the beginning of a line, and those of identifiers of the European Legislation Identifier. */
const divisionWords: Readonly<Record<Exclude<DivisionKind, 'level'>, string>> = {
  part: 'part teil partie parte deel prt',
  title: 'title titel titre titolo titulo tis',
  chapter: 'chapter kapitel chapitre capo capitulo hoofdstuk rozdzial cpt',
  section: 'section abschnitt sezione seccion seccao afdeling sekcja sct',
  subsection:
    'subsection sub-section unterabschnitt sous-section sottosezione subseccion subseccao onderafdeling sbs',
};
const kindOfWord = new Map(
  Object.entries(divisionWords).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as DivisionKind] as const),
  ),
);

/** What a division is called, by the word in its first line or else by its identifier. */
export function divisionKind(text: string, id: string | undefined): DivisionKind {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
  const [word = ''] = /^[a-z-]+/.exec(plain.trim().toLowerCase()) ?? [];
  return kindOfWord.get(word) ?? kindOfWord.get(id ?? '') ?? 'level';
}

/** Higher divisions first: one ends those of its own rank and below. A level ends nothing but levels. */
export const divisionRank: Readonly<Record<DivisionKind, number>> = {
  part: 1,
  title: 2,
  chapter: 3,
  section: 4,
  subsection: 5,
  level: 6,
};

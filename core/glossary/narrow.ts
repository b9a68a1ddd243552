import type { LanguageCode } from '../contract/languages.ts';
import type { GlossaryTerm } from '../contract/main/glossary.ts';
import { foldText } from '../lib/fold.ts';

export type Narrowing = {
  typed: string;
  regTextId: string | undefined;
  /** The keys of terms that the server found by forms of the typed words. */
  matches?: ReadonlySet<string> | undefined;
};
/** The definitions of one term in all its forms: "Bank", "Banken". */
export type Entry = { forms: string[]; also: string[]; definitions: GlossaryTerm[] };
export type LetterSection = { letter: string; entries: Entry[] };
/** A document with definitions; `count` is the number of its entries, so that numbers agree with the list. */
export type DefiningText = { regTextId: string; name: string; count: number; sample: boolean };

export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Letter for terms that begin with a digit or sign. */
export const noLetter = '#';

/** Identifies a definition in the list and in what the server finds. */
export const keyOfTerm = ({ completeParagraphID, term }: GlossaryTerm): string =>
  `${completeParagraphID} ${term}`;

/**
 * The terms of a document that contain every typed word in one of their names, in any language, or that the server
 * found.
 */
export function narrowed(
  terms: readonly GlossaryTerm[],
  { typed, regTextId, matches }: Narrowing,
): readonly GlossaryTerm[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0 && regTextId === undefined) return terms;
  return terms.filter((one) => {
    if (regTextId !== undefined && one.regTextId !== regTextId) return false;
    if (matches?.has(keyOfTerm(one))) return true;
    const names = [one.term, ...one.also, ...one.translations.map(({ term }) => term)];
    const all = foldText(names.join(' '));
    return words.every((word) => all.includes(word));
  });
}

/**
 * The term that a link of a text means: of those defined at its target the one that reads most like the words of the
 * link, which may be inflected; without one the words themselves.
 */
export function termOfLink(terms: readonly GlossaryTerm[], definedAt: string, words: string): string {
  const folded = foldText(words);
  const shared = ({ term }: GlossaryTerm) => {
    const other = foldText(term);
    let length = 0;
    while (length < other.length && other[length] === folded[length]) length += 1;
    return length;
  };
  const there = terms.filter(({ completeParagraphID }) => completeParagraphID === definedAt);
  return there.sort((a, b) => shared(b) - shared(a))[0]?.term ?? words;
}

/** Entries grouped by their first letter, in the order of their first terms. */
export function byLetter(terms: readonly GlossaryTerm[]): LetterSection[] {
  const sections = new Map<string, Entry[]>();
  for (const definitions of Map.groupBy(terms, ({ entry }) => entry).values()) {
    const forms = [...new Set(definitions.map(({ term }) => term))];
    const also = [...new Set(definitions.flatMap((one) => one.also))];
    const letter = letterOf(forms[0] ?? '');
    const section = sections.get(letter) ?? [];
    section.push({ forms, also: also.filter((name) => !forms.includes(name)), definitions });
    sections.set(letter, section);
  }
  return [...sections].map(([letter, entries]) => ({ letter, entries }));
}

/** Ignores quotation marks and brackets, as the order of the list does. */
function letterOf(term: string): string {
  const first = /[\p{L}\p{N}]/u.exec(term)?.[0] ?? '';
  const letter = foldText(first).charAt(0).toUpperCase();
  return alphabet.includes(letter) ? letter : noLetter;
}

/** How many entries the terms have: forms of one term share theirs. */
export const countEntries = (terms: readonly GlossaryTerm[]): number =>
  new Set(terms.map(({ entry }) => entry)).size;

/** The documents with definitions, by name. */
export function definingTexts(terms: readonly GlossaryTerm[], language: LanguageCode): DefiningText[] {
  const texts = [...Map.groupBy(terms, ({ regTextId }) => regTextId)].flatMap(([regTextId, own]) =>
    own.slice(0, 1).map(({ documentName: name, sample = false }) => ({
      regTextId,
      name,
      count: countEntries(own),
      sample,
    })),
  );
  const order = new Intl.Collator(language.toLowerCase(), { numeric: true, sensitivity: 'base' });
  return texts.sort((a, b) => order.compare(a.name, b.name));
}

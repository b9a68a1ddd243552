import type { DifferenceClass } from '../contract/main/comparison.ts';

/** Nouns of citations as they stand in a sentence, and as they are called alone. */
const nouns: Readonly<Record<string, string>> = {
  Artikeln: 'Artikel',
  Artikels: 'Artikel',
  Absätzen: 'Absätze',
  Absatzes: 'Absatz',
  Sätzen: 'Sätze',
  Satzes: 'Satz',
  Anhängen: 'Anhänge',
  Anhangs: 'Anhang',
  Abschnitten: 'Abschnitte',
  Abschnitts: 'Abschnitt',
  Kapiteln: 'Kapitel',
  Kapitels: 'Kapitel',
  Titeln: 'Titel',
  Titels: 'Titel',
};
const inflected = new RegExp(`(?<!\\p{L})(?:${Object.keys(nouns).join('|')})(?!\\p{L})`, 'gu');

/** A number and a duration in the dative, without a preposition before it. */
const duration =
  /^(\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreissig|vierzig|fünfzig|sechzig|neunzig|hundert)(\s)(\p{L}*(?:[Tt]age|[Mm]onate|[Jj]ahre))n$/u;

/**
 * A citation or duration without the sentence that inflected it: "Artikeln 33–37g" is "Artikel 33–37g", "sieben
 * Arbeitstagen" is "sieben Arbeitstage". Only German inflects them.
 */
export function namedAlone(kind: DifferenceClass, text: string): string {
  if (kind === 'reference') return text.replace(inflected, (word) => nouns[word] ?? word);
  return kind === 'deadline' ? text.replace(duration, '$1$2$3') : text;
}

import type { LanguageCode } from '../contract/languages.ts';

/** How a type is written in a citation: German, French, Italian, English. */
type Words = readonly [de: string, fr: string, it: string, en: string];

const place: Record<LanguageCode, number> = { DE: 0, FR: 1, IT: 2, EN: 3 };

const words: Record<string, Words> = {
  ARTICLE: ['Art.', 'art.', 'art.', 'Art.'],
  PARAGRAPH: ['Abs.', 'al.', 'cpv.', 'para.'],
  LETTER: ['Bst.', 'let.', 'lett.', 'let.'],
  NUMBER: ['Ziff.', 'ch.', 'n.', 'no.'],
  DASH: ['Strich', 'tiret', 'trattino', 'indent'],
  MARGIN_NUMBER: ['Rz', 'Cm', 'nota marg.', 'margin no.'],
  ANNEX: ['Anhang', 'annexe', 'allegato', 'Annex'],
  FINAL_PROVISIONS: [
    'Schlussbestimmungen',
    'dispositions finales',
    'disposizioni finali',
    'Final provisions',
  ],
  PREAMBLE: ['Präambel', 'préambule', 'preambolo', 'Preamble'],
  INTRODUCTION: ['Einleitung', 'introduction', 'introduzione', 'Introduction'],
  CONCLUSIONS: ['Schlussformel', 'formule finale', 'formula finale', 'Concluding formula'],
  WHEREAS: ['Erwägungsgrund', 'considérant', 'considerando', 'Recital'],
  BOOK: ['Buch', 'livre', 'libro', 'Book'],
  PART: ['Teil', 'partie', 'parte', 'Part'],
  TITLE: ['Titel', 'titre', 'titolo', 'Title'],
  CHAPTER: ['Kapitel', 'chapitre', 'capitolo', 'Chapter'],
  SUBCHAPTER: ['Unterkapitel', 'sous-chapitre', 'sottocapitolo', 'Subchapter'],
  SECTION: ['Abschnitt', 'section', 'sezione', 'Section'],
  SUBSECTION: ['Unterabschnitt', 'sous-section', 'sottosezione', 'Subsection'],
  LEVEL: ['Ebene', 'niveau', 'livello', 'Level'],
  SUBDIVISION: ['Unterteilung', 'subdivision', 'suddivisione', 'Subdivision'],
  PageBasedIn2: ['Seite', 'page', 'pagina', 'Page'],
  TOP_PREFIX: ['oben', 'haut', 'in alto', 'top'],
  BOTTOM_PREFIX: ['unten', 'bas', 'in basso', 'bottom'],
  TOCBased: ['Kapitel', 'chapitre', 'capitolo', 'Chapter'],
};

/** The word for a type in a language; the error is the specification's (part 2, section 5). */
export function wordFor(type: string, language: LanguageCode): string {
  const word = Object.hasOwn(words, type) ? words[type]?.[place[language]] : undefined;
  if (word === undefined) throw new Error(`No dictionary entry for ${type} defined`);
  return word;
}

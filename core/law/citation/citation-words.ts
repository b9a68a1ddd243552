import type { LanguageCode } from '../../contract/languages.ts';
import { addWords, citationTokens, emptyTrie, type WordTrie } from './citation-tokens.ts';

/** What a step of a citation counts. Sentences are recognised, but left out: paths have no level for them. */
export type StepType =
  | 'BOOK'
  | 'PART'
  | 'TITLE'
  | 'CHAPTER'
  | 'SECTION'
  | 'ANNEX'
  | 'FINAL_PROVISIONS'
  | 'LEVEL'
  | 'WHEREAS'
  | 'ARTICLE'
  | 'MARGIN_NUMBER'
  | 'PARAGRAPH'
  | 'LETTER'
  | 'NUMBER'
  | 'DASH'
  | 'SENTENCE';

/** Depth of each type: a step may only be followed by a deeper one. Items (depth 9) may follow each other in any order. */
export const stepDepth: Record<StepType, number> = {
  BOOK: 0,
  PART: 1,
  TITLE: 2,
  CHAPTER: 3,
  SECTION: 4,
  ANNEX: 5,
  FINAL_PROVISIONS: 5,
  LEVEL: 6,
  WHEREAS: 7,
  ARTICLE: 7,
  MARGIN_NUMBER: 7,
  PARAGRAPH: 8,
  LETTER: 9,
  NUMBER: 9,
  DASH: 9,
  SENTENCE: 10,
};

/** Usual spellings in the four languages, folded, with their plurals. */
const spellings: Record<StepType, string> = {
  BOOK: 'buch, buchs, buches, livre, livres, libro, libri, book, books',
  PART: 'teil, teils, teile, teilen, partie, parties, parte, parti, part, parts',
  TITLE: 'titel, titels, titeln, titre, titres, titolo, titoli, title, titles',
  CHAPTER:
    'kapitel, kapitels, kapiteln, kap, chapitre, chapitres, chap, capitolo, capitoli, capo, capi, cap, chapter, chapters',
  SECTION:
    'abschnitt, abschnitts, abschnittes, abschnitte, abschnitten, abschn, section, sections, sezione, sezioni, sez, sect',
  ANNEX:
    'anhang, anhangs, anhange, anhangen, anh, annexe, annexes, annex, allegato, allegati, all, appendix, appendice',
  FINAL_PROVISIONS:
    'schlussbestimmungen, schlussbestimmung, schlb, ubergangsbestimmungen, dispositions finales, disp fin, dispositions transitoires, disposizioni finali, disposizioni transitorie, final provisions, transitional provisions',
  LEVEL: 'ebene, niveau, livello, level',
  WHEREAS:
    'erwagungsgrund, erwagungsgrunde, considerant, considerants, considerando, recital, recitals, whereas',
  ARTICLE: 'art, arts, artt, artikel, artikels, artikeln, article, articles, articolo, articoli, §',
  MARGIN_NUMBER:
    'rz, rzn, randziffer, randziffern, rn, cm, chiffre marginal, chiffres marginaux, chiffre marg, ch marg, nm, nota marginale, note marginali, nota marg, note marg, n marg, nn marg, num marg, numero marginale, numeri marginali, mn, margin no, margin nos, margin number, margin numbers, marg no, marginal no, marginal nos, marginal number, marginal numbers',
  PARAGRAPH:
    'abs, absatz, absatze, absatzes, absatzen, al, alinea, alineas, cpv, capoverso, capoversi, para, paras, par, paragraph, paragraphs, paragraphe, paragraphes, paragrafo, paragrafi, subsection',
  LETTER:
    'bst, bstn, buchst, buchstabe, buchstaben, lit, litera, let, lettre, lettres, lett, lettera, lettere, letter, letters',
  NUMBER:
    'ziff, ziffer, ziffern, ch, chiffre, chiffres, n, nn, num, numero, numeri, no, nos, nr, number, numbers, cifra, cifre, point, points, punkt, nummer, punto',
  DASH: 'strich, lemma, tiret, tirets, trattino, trattini, indent, indents',
  SENTENCE: 'satz, phrase, frase, periodo, sentence, unterabsatz, uabs, subparagraph',
};

const foldedWords = (text: string) => citationTokens(text).map((token) => token.folded);

/** The type of a step by its spellings. */
export const stepWords: WordTrie<StepType> = emptyTrie();

/** Adds spellings of a type, between commas. */
export function addStepWords(type: StepType, words: string): void {
  for (const one of words.split(', ')) addWords(stepWords, foldedWords(one), type);
}
for (const [type, words] of Object.entries(spellings)) addStepWords(type as StepType, words);

/**
 * What stands behind an article of the final title or provisions of an act, before the name of the act: "Art. 17
 * SchlT ZGB". The value is the label of the step.
 */
export const finalTitleWords: WordTrie<'final' | ''> = emptyTrie();
const finalTitles = 'schlt, schlusstitel, schlusstitels, tit fin, titre final, titolo finale, final title';
for (const one of finalTitles.split(', ')) addWords(finalTitleWords, foldedWords(one), 'final');
for (const one of ['schlb', 'disp fin', 'final prov']) addWords(finalTitleWords, foldedWords(one), '');

/** Containers of articles. */
export const isContainer = (type: StepType) => stepDepth[type] < stepDepth.ANNEX;

const setOf = (words: string) => new Set(words.split(' '));

/** Words between a provision and the name of its document: "des Bankengesetzes", "de la LB", "of the BA". */
export const linkWords = setOf(
  'des der dem den vom von zum zur im in du de la le les l d dell della del delle dello dei degli di of the to thereof',
);

/** Words between two provisions of one document. */
const andWordsOf: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  DE: setOf('und oder sowie bzw beziehungsweise respektive'),
  FR: setOf('et ou'),
  IT: setOf('e ed o od oppure nonche'),
  EN: setOf('and or'),
};
const andWords = new Set(Object.values(andWordsOf).flatMap((words) => [...words]));

/** Those that leave a choice between two provisions. */
export const orWords = setOf('oder ou o od oppure or');

/** Whether a word links two provisions; in any language where the language of the text is not known. */
export const isAndWord = (folded: string, language?: LanguageCode) =>
  ((language === undefined ? undefined : andWordsOf[language]) ?? andWords).has(folded);

/** Words of a range: "5 bis 7", "5 à 7", "5 a 7", "5 to 7". */
export const rangeWords = setOf('bis a to until au');

/** Words for "and the following": one (f) or several (ff). */
export const followingWords: ReadonlyMap<string, 'f' | 'ff'> = new Map([
  ['f', 'f'],
  ['s', 'f'],
  ['seg', 'f'],
  ['sg', 'f'],
  ['ff', 'ff'],
  ['ss', 'ff'],
  ['segg', 'ff'],
  ['sgg', 'ff'],
  ['seq', 'ff'],
  ['seqq', 'ff'],
  ['suiv', 'ff'],
]);

/** "zweiter Satz", "first subparagraph". */
export const ordinalWords = setOf(
  'erster erste ersten zweiter zweite zweiten dritter dritte dritten vierter letzter premiere deuxieme seconde troisieme derniere ' +
    'primo secondo terzo prima seconda terza first second third fourth last',
);

/** Units of measure: a number before them is a quantity and cites nothing ("BankG 2 Jahre"). */
export const quantityWords = setOf(
  'jahr jahre jahren monat monate monaten tag tage tagen woche wochen stunden prozent franken rappen millionen mio mrd milliarden chf fr euro eur usd ' +
    'an ans annee annees mois jour jours semaine semaines heures pour pourcent francs millions milliards ' +
    'anno anni mese mesi giorno giorni settimana settimane ore per franchi milioni miliardi ' +
    'year years month months day days week weeks hours percent francs million billion mal fois volte times',
);

/** What makes a percentage of "pour" and "per". */
export const perHundredWords = setOf('cent cento mille');

/** Ordinary words that a short name in lower case could be confused with. */
export const ordinaryWords = setOf(
  'ab al am an and as at au be by co cv da das de del den der des di die do du ed ein en er es est et ex for has hat id il im in is it la le les lo me mi mit na ne no non not of og on or out par per pro sa se si so su sur to um un und us va vi vom von vs war was we wo zu',
);

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

/**
 * The words of citations in a language, folded: without case and accents. Lists of words have blanks between them, lists
 * of phrases commas.
 */
export type CitationWords = {
  /** Phrases for each part of an act, with their plurals and abbreviations. */
  steps: Readonly<Record<StepType, string>>;
  /** Those of containers that keep their dot at the end of a sentence. */
  abbreviated?: string;
  /** The plural of the word for an article, and the singular of that for a paragraph; abbreviations do not tell. */
  articles: string;
  paragraph: string;
  /** Phrases for the final title of an act, as they stand between an article and the name of the act. */
  finalTitle: string;
  /** The same for its final provisions. */
  finalProvisions: string;
  /** Words between a provision and the name of its document: "des Bankengesetzes", "de la LB", "of the BA". */
  links: string;
  /** Words between two provisions of one document, and those of them that leave a choice between the two. */
  and: string;
  or: string;
  /** Phrases that mean the same as "and". */
  andPhrases?: string;
  /** Phrases of lawyers between two provisions that are cited together: "i.V.m.", "read with". */
  joints: string;
  /** Words of a range: "5 bis 7", "5 à 7". */
  range: string;
  /** Words for "and the following", one or several, and the word that may stand before them. */
  following: { one: string; several: string; and?: string };
  /** Words that count sentences: "zweiter Satz", "first subparagraph". */
  ordinals: string;
  /** What stands behind a number that counts sentences: "1ère", "2nd". */
  ordinalEndings?: string;
  /** Ordinals that count containers, in the order of their values from one, with the endings that all of them take. */
  counts: { words: string; endings?: string };
  /** Units of measure: a number before them is a quantity and cites nothing ("BankG 2 Jahre"). */
  quantities: string;
  /** The two words of "pour cent", the second one in all its forms; only together are they a unit. */
  percent?: { per: string; hundred: string };
  /** Single letters that are words of the language too: "lettere a e b, i titolari". */
  letters?: string;
  /** Words between the name of an act and its date, as parts of an expression. */
  dayLinks: string;
};

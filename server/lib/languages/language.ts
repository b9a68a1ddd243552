import type { StepType } from '#core/law/languages/citation/words.ts';

/** What import and search need to know of a language that texts are in. */
export type Language = {
  /** The codes of ISO 639-2 by which files name it, besides that of ISO 639-1. */
  codes: string;
  /** Joins the inflections of a folded word; where there is none, `endings` are taken off, the longest first. */
  stemmer?: (word: string) => string;
  endings?: string;
  /** Stems of folded words that the rules separate or merge wrongly. */
  irregular?: Readonly<Record<string, string>>;
  /** Words too common to restrict a search: the list of a library, and what it lacks, such as question words. */
  stopWords: readonly string[];
  moreStopWords: string;
  /** Words of the list that have a meaning in law, so they are not stop words here. */
  notStopWords?: string;
  /** Stop words that join the words of a name ("Schutz der Daten"). Any other stop word indicates a sentence. */
  joining: string;
  /** Words that form a question rather than name its subject: "how long …", "what is needed to …". */
  questionFrame: string;
  /**
   * Where noun and verb mostly share their beginning ("protéger", "protection"): letters that words of a family have in
   * common at least.
   */
  familyLetters?: number;
  /** Pronouns that hyphens join to a verb: "récupère-t-on". */
  joinedPronouns?: string;
  /** Words for the parts of an act in citations, beside those that all citations are read with. */
  citation?: Partial<Readonly<Record<StepType, string>>>;
};

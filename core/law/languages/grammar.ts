import type { CitationWords } from './citation/words.ts';
import type { WordForms } from './names/words.ts';

/** How references to law are written in the texts of acts. */
export type ReferenceWords = {
  /** Folded words for acts and their parts that may follow a provision, and those that name an act without more. */
  kindOfAct: RegExp;
  act: RegExp;
  /** Folded words that refer to the act itself: "dieses", "la présente", "this". */
  own: RegExp;
  /** The plural of a word for an act, where it tells that no certain act is meant. */
  severalActs?: RegExp;
  /** Folded words that may stand before the word for an act, unless its names are written with capitals. */
  adjectives?: RegExp;
  /** Folded prepositions, pronouns and verbs that look like adjectives. */
  notAdjectives?: RegExp;
  /** Names of acts are written with capitals, and these folded words join them: "Act on the Reporting of Funds". */
  nameJoints?: RegExp;
  /** Words of names of acts that texts leave out, as an expression: "federal", "Swiss". */
  national: string;
  /** The usual names of the federal constitution. */
  constitution: readonly string[];
  /** Abbreviations that are also words of the language ("al 31 dicembre") and therefore need their dot. */
  needsDot: string;
  /** Phrases that refer to a former version of the law. */
  former: { behind: RegExp; before: RegExp };
  /** Folded words that cite a part of the same article. */
  relative: RegExp;
  /** Numbers that an act gives to items may be letters after the word for a number: "no (a)". */
  lettersAreNumbers?: true;
  /** Folded words of a phrase that points back, as "of that paragraph" does: its two words, and those that say it alone ("dessen"). */
  ofThat?: { of: string; that: string; alone?: string };
  /** Folded words that point back where they stand before a citation. */
  pointsBack?: string;
  /** Steps of a citation have commas between them. */
  hasCommas?: true;
  /** Parts of words, as an expression, of which a text without numbers and abbreviations has one if it cites. */
  mayCite: string;
  /** What the line above the new text of another act begins with; as an expression. */
  headingOfQuote: string;
  /** Headings of articles that amend other acts, and of those for the time after an amendment; as expressions. */
  amendingHeading: string;
  transitionalHeading: string;
  /** Before the new text of other acts: "werden wie folgt geändert"; as an expression. */
  amendedAsFollows: string;
};

type Level = 'paragraph' | 'article' | 'part';

/** How a language says where a definition holds; expressions that numbers of paragraphs and articles stand between. */
export type ScopeWords = {
  /** "im Sinne dieses Absatzes": the group `part` is the level that is named. */
  here: Readonly<Record<Level, RegExp>>;
  /** Before the numbers of paragraphs of the same article: "im Sinne von Absatz 1". */
  paragraphs: string;
  /** Around those of articles, without the name of another act: "nach Artikel 5". */
  articles: { before: string; after: string };
  /** The kinds of containers that a word in lower case may name. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** A phrase of a definition that holds in its article only. */
  onlyHere?: RegExp;
  /** Begins what limits a term: "im Sinne dieses Artikels"; as an expression. */
  sense: string;
};

/** The forms of sentences that define a term, which is their group `term`. */
export type SentenceForms = {
  anywhere: readonly RegExp[];
  /** Further forms, only below a heading that announces definitions. */
  underDefinitions: readonly RegExp[];
  /** The form that defines what the heading of the article names. */
  underOwnHeading: RegExp;
  /** Words at the end of a term, or after it, that only extend a meaning. */
  additions: { ends: RegExp; later: RegExp };
  /** Around a term in italics, and a verb before it that makes any sentence a definition. */
  beforeItalics: RegExp;
  afterItalics: RegExp;
  verbBeforeItalics?: RegExp;
  /** The heading of definitions, and those of sections that contain nothing else, as an expression. */
  heading: RegExp;
  onlyDefinitions: string;
  /** Introductions of lists in which each item defines one term. */
  listIntro: RegExp;
  /** What stands between a term in a list and its definition; the second has the term as its group. */
  listVerb: RegExp;
  listMeans?: RegExp;
  /** After a semicolon: the beginning of another definition, as an expression. */
  next?: string;
  /** Abbreviations whose dot ends no sentence, between bars. */
  abbreviations: string;
};

/** Names that a text introduces in brackets and by phrases, and their limits. */
export type ShortFormWords = {
  /** Words before and after a short form in brackets: "(nachfolgend Institute genannt)". */
  announcing: RegExp;
  closing: RegExp;
  /** Short forms without brackets, at the end of a clause. */
  called: RegExp;
  /** A short form that quotation marks announce, as its group `name`. */
  quoted?: RegExp;
  /** Names of acts and standards: their short names in brackets are not definitions. */
  nameOfAct: RegExp;
  /** A place whose name is part of the names of standards: "Basler Mindeststandard"; as an expression. */
  standards: string;
  articleBefore: RegExp;
  /** Words with which no long form begins, and those that begin a citation beside a name; between bars. */
  unlikelyStart: string;
  citing: string;
};

/** What a term of law is in a language. */
export type TermWords = {
  /** The article before a term. */
  articles: RegExp;
  /** Qualifications that are not part of a term. */
  narrowing: RegExp;
  /** A clause says which of the things are meant, so that the words alone are no term. */
  clause: RegExp;
  /** Nouns that say nothing, and words that announce what follows; as expressions. */
  emptyNouns: string;
  namely: string;
  /** What shows that a bracket contains a citation; between bars. */
  citing: string;
  /** Words that neither begin nor end a term: prepositions, pronouns, conjunctions, auxiliary verbs, adverbs. */
  functionWords: string;
  /** Verbs by their endings, without the nouns that end likewise. */
  infinitives: RegExp;
  /** Nouns have capitals, so that a term without one is a quality. */
  nounsHaveCapitals?: {
    /** The start of a term that has its capital from the sentence. */
    onlyAtStart: RegExp;
    /** An attribute before its noun: "zum persönlichen Gebrauch bestimmtes Dokument". */
    attribute: RegExp;
  };
  /** The ending of an adjective: where nouns have no capitals, such a word alone is no term. */
  adjectiveEnding?: RegExp;
  /** The first and the second word of what describes a quality: "exercée à titre professionnel". */
  quality?: { first: RegExp; second: RegExp };
  forms: WordForms;
  sentences: SentenceForms;
  shortForms: ShortFormWords;
  scope: ScopeWords;
};

/** How a text says that two names mean one thing, which search learns. */
export type SynonymWords = {
  /** Phrases that introduce a short name inside parentheses: "(nachfolgend: Bank)". */
  ahead: RegExp;
  /** Sentences of the form "A counts as B"; the groups are the two sides, `a` and `b`. */
  countsAs: readonly RegExp[];
  /** Negations, with which such a sentence defines nothing. */
  negation: RegExp;
};

/** All that reading law in a language needs; a language that has this is in the list `grammars`. */
export type Grammar = {
  citation: CitationWords;
  /** The names of its twelve months, where dates are not read with them anyway (`lib/month-names.ts`). */
  months?: string;
  /** Folded words that lead to a citation in a query and are nothing to look for: "gemäss Art. 5 BankG". */
  introductions: string;
  references: ReferenceWords;
  terms: TermWords;
  synonyms: SynonymWords;
};

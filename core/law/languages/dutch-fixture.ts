import type { CitationWords } from './citation/words.ts';
import type { Grammar } from './grammar.ts';
import { invariable, type NameWords } from './names/words.ts';

/** Enough Dutch to read law by: a language is added as this file is, with its line in both lists. */
const citation: CitationWords = {
  steps: {
    BOOK: 'boek, boeken',
    PART: 'deel, delen',
    TITLE: 'titel, titels',
    CHAPTER: 'hoofdstuk, hoofdstukken',
    SECTION: 'afdeling, afdelingen',
    ANNEX: 'bijlage, bijlagen',
    FINAL_PROVISIONS: 'slotbepalingen',
    LEVEL: 'niveau',
    WHEREAS: 'overweging, overwegingen',
    ARTICLE: 'artikel, artikelen, art',
    MARGIN_NUMBER: 'randnummer',
    PARAGRAPH: 'lid, leden',
    LETTER: 'onder, letter',
    NUMBER: 'punt, punten',
    DASH: 'streepje',
    SENTENCE: 'zin, zinnen',
  },
  articles: 'artikelen',
  paragraph: 'lid',
  finalTitle: 'slottitel',
  finalProvisions: 'slotbep',
  links: 'van de het der',
  and: 'en of',
  or: 'of',
  joints: 'in samenhang met, juncto',
  range: 'tot',
  following: { one: 'e', several: 'ev' },
  ordinals: 'eerste tweede derde',
  counts: { words: 'eerst tweed derd vierd vijfd', endings: 'e' },
  quantities: 'jaar jaren maand maanden dag dagen',
  dayLinks: 'van',
};

const withoutPlural = (word: string) => word.toLowerCase().replace(/(?<=.{3})s$/u, '');

export const dutchNames: NameWords = {
  key: withoutPlural,
  pair: /^(?<first>[^/]{3,80}?)\s(?<joint>of|en)\s(?<second>[^/]{2,80})$/u,
  joints: ['of', 'en'],
};

export const dutch: Grammar = {
  citation,
  months: 'januari februari maart april mei juni juli augustus september oktober november december',
  introductions: 'zie volgens krachtens',
  references: {
    kindOfAct: /(?:wet|wetboek|verordening|richtlijn|besluit|bijlage)(?:en)?$/,
    act: /(?:wet|wetboek|verordening)$/,
    own: /^(?:deze|dit)$/,
    adjectives: /^(?:oude|nieuwe)$/,
    national: 'federale',
    constitution: ['Federale Grondwet'],
    needsDot: 'art',
    former: { behind: /^[\s,(]*zoals gewijzigd/iu, before: /(?:oude|vroegere)\s$/iu },
    relative: /^(?:lid|leden|onder|punt)$/,
    hasCommas: true,
    mayCite: 'wet|verordening|hoofdstuk',
    headingOfQuote: 'Art',
    amendingHeading: 'Wijziging van.*wet',
    transitionalHeading: 'Overgangs',
    amendedAsFollows: 'wordt als volgt gewijzigd',
  },
  terms: {
    articles: /^(?:de|het|een)\s+/iu,
    narrowing: /\sin\sde\szin\svan\b.*$/u,
    clause: /,\s(?:die|dat)\b/u,
    emptyNouns: 'personen|activiteiten',
    namely: 'namelijk',
    citing: 'art',
    functionWords: 'de het een van in op voor met en of die dat',
    infinitives: /^te\s/u,
    forms: {
      ofTerm: (word) => invariable(word) ?? [withoutPlural(word)],
      inText: (word) => invariable(word) ?? [withoutPlural(word)],
    },
    sentences: {
      anywhere: [/^(?:[^.;:]{3,80}\s)?[Oo]nder\s(?<term>[^.;:]{2,100}?)\s(?:wordt\s)?verstaan\s?:?/u],
      underDefinitions: [/^(?:De|Het|Een)\s(?<term>[^.;:,]{2,100}?)\sis\s(?=een\s)/u],
      underOwnHeading: /^(?:De|Het|Een)\s(?<term>[^.;:,]{2,80}?)\sis\s(?:een\s|:)/u,
      additions: { ends: /\book$/u, later: /^\sook\b/u },
      beforeItalics: /^(?:(?:De|Het|Een)\s)?$/u,
      afterItalics: /^\s*(?:is|zijn|betekent)\s/u,
      heading: /Definities/iu,
      onlyDefinitions: 'Definities',
      listIntro: /verstaan\sonder\s*:$/u,
      listVerb: /^\s*(?::|betekent\b)\s*/u,
      abbreviations: 'art|nr',
    },
    shortForms: {
      announcing: /^hierna\s*:?\s+/iu,
      closing: /\sgenoemd$/u,
      called: /\bhierna\s(?<term>[^.;:,]{2,60}?)\sgenoemd\b/u,
      nameOfAct: /wet\b|verordening|richtlijn/iu,
      standards: 'Bazel',
      articleBefore: /(?:^|\s)(?:de|het|een)\s(?=(\S+\s){0,2}\S*$)/giu,
      unlikelyStart: 'en|of|van|met',
      citing: 'art|artikel',
    },
    scope: {
      here: {
        paragraph: /\bdit\slid\b/u,
        article: /\bdit\sartikel\b/u,
        part: /\bdeze?\s(?<part>afdeling|titel)\b/u,
      },
      paragraphs: '\\bin\\sde\\szin\\svan\\slid\\s',
      articles: { before: '\\bin\\sde\\szin\\svan\\sartikel\\s', after: '' },
      kinds: { afdeling: ['section'], titel: ['title'] },
      sense: 'in\\sde\\szin',
    },
  },
  synonyms: {
    ahead: /^hierna\s*:?\s+/iu,
    countsAs: [/(?<a>[^.;:]{3,90}?)\sgeldt\sals\s(?<b>[^.;:]{3,90})/u],
    negation: /\bniet\b/iu,
  },
};

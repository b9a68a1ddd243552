import { adjectiveEnding } from './adjectives.ts';
import { english as citation } from './citation/en.ts';
import type { Grammar, ReferenceWords, SentenceForms, SynonymWords, TermWords } from './grammar.ts';
import { englishForms as forms } from './names/en.ts';

const references: ReferenceWords = {
  kindOfAct:
    /^(?:acts?|ordinances?|code|constitution|regulations?|directives?|convention|agreements?|treaty|protocol|decrees?|decisions?|concordat|statutes?|annex(?:es)?|appendix|provisions?|circulars?|law|amendment|charter|bill|version|standards?|rules?)$/,
  act: /^(?:act|ordinance|code|constitution)$/,
  own: /^(?:this|present)$/,
  nameJoints: /^(?:of|and|on|the|for|in|to)$/,
  national: 'Swiss|Federal',
  constitution: ['Federal Constitution', 'Constitution'],
  needsDot: 'al all par n no nos num ch cap part parte s let level',
  former: {
    behind: /^[\s,(]*(?:in the version|as amended|of the (?:former|previous) law|in its version)/iu,
    before: /(?:former|previous|old)\s$/iu,
  },
  relative: /^(?:para|paras|paragraph|paragraphs|let|letter|letters|lit|no|nos|number|numbers|point|points)$/,
  lettersAreNumbers: true,
  ofThat: { of: 'of', that: 'that', alone: 'thereof' },
  mayCite:
    'point|code|constitution|act|ordinance|regulation|directive|annex|treaty|statut|agreement|chap|section|title',
  headingOfQuote: 'Art',
  amendingHeading:
    '(?:amendment|repeal)s?\\P{L}.*(?:acts?|legislation|law|enactments?|ordinances?)(?!\\p{L})',
  transitionalHeading: 'transitional',
  amendedAsFollows: 'amended as follows',
};

const words = {
  one: '(?:an?|the|any|all|each|every|those|such|one|persons?)\\s',
  deemed: '(?:is|are|shall\\sbe)\\s(?:deemed|considered|regarded)\\s(?:to\\sbe\\s|to\\sconstitute\\s|as\\s)?',
};

const sentences: SentenceForms = {
  anywhere: [
    /^(?:The\sterms?\s)?[«“‘"](?<term>[^»”’"]{2,100})[»”’"]\s(?:means?|refers?\sto|denotes?)\s/u,
    new RegExp(
      `^The\\sfollowing\\s(?:(?:persons|companies|entities|institutions)\\s)?${words.deemed}(?<term>[^.;:]{2,100}?)\\s?:`,
      'u',
    ),
    /^(?:An?\s|The\s)?(?<term>[^.;:,]{2,80}?\swithin\sthe\smeaning\sof\sth(?:is|ese)\s\S+)\s(?:is|are|means?)\s(?!not\b|also\b)/u,
    new RegExp(
      `^(?:[^.;:]{3,80},\\s)?(?:The\\sterm\\s|An?\\s|The\\s)?(?!(?:this|that|these|it|which)\\b)(?<term>[\\p{L}\\s'’-]{2,60}?)(?<!\\b(?:by|no|all|any|other))\\s(?:means|is\\s(?:understood|taken)\\sto\\s(?:mean|be)|is\\sdefined\\sas)\\s(?=${words.one})`,
      'iu',
    ),
    // "Any activity … is deemed to be …": what is said of the subject defines it.
    new RegExp(
      `^(?:An?\\s|The\\s)?(?<term>[^.;:,]{3,160}?)\\s${words.deemed}(?=(?:any|all|every|those|the\\sfollowing)\\b)`,
      'u',
    ),
    /^(?<term>[^.;:,]{3,80}?)\s(?:is|are)\sdeemed\sto\s(?:be|comprise)\s(?=\p{Ll}[\p{Ll}\s]{3,60}\s(?:that|which|whose|who)\b)/u,
    /^An?\s(?<term>[^.;:,]{2,60}?)\sis\san?\s[^.;:,]{3,60}\s(?:that|which|whose|who)\b/u,
    /^(?:For\sthe\spurposes\sof\s[^.;:,]{3,60},\s)?(?:An?\s|The\s)?(?<term>[^.;:,]{2,80}?)\s(?:arises?|exists?)\s(?:where|if|when)\b/u,
    /^For\sthe\spurposes\sof\sth(?:is|ese)\s[^.;:,]{3,40},\s(?:an?\s|the\s)?(?<term>[^.;:,]{2,80}?)\s(?:shall\s)?(?:comprises?|means?)\s(?!that\b)/u,
    // "A person is deemed a portfolio manager if …": the condition defines what it is deemed to be.
    new RegExp(
      `^[^.;:]{3,160}?\\s${words.deemed}an?\\s(?<term>[^.;:,]{3,80}?),?\\s(?:if|where|when|provided)\\b`,
      'u',
    ),
  ],
  underDefinitions: [
    new RegExp(
      `^(?:[^.;:]{0,120},\\s)?(?:The\\s|An?\\s)?(?!(?:This|That|These|It|Which)\\b)(?<term>[\\p{L}\\s'’()-]{2,80}?)\\s(?:means?|refers\\sto|denotes?|is|are)\\s(?=${words.one})`,
      'u',
    ),
  ],
  underOwnHeading:
    /^(?:The\s|An?\s)?(?<term>[^.;:,]{2,80}?)\s(?:is\san?\s|means\s|comprises\s|(?:is|are)\s?:)/u,
  additions: {
    ends: /\b(?:also|not|in\sparticular)$/u,
    later: /^\salso\b|^[^:.;]{0,120}\sin\sparticular\s?:/u,
  },
  beforeItalics: /^(?:(?:The|An?)\s)?$/u,
  afterItalics: /^\s*(?:is|are|means?|denotes?|comprises?|refers?\sto)\s(?!not\b|deemed\b)/u,
  heading: /Definition/iu,
  onlyDefinitions: 'Definitions?',
  listIntro:
    /(?:^(?:In|Within|For\sthe\spurposes?\sof)\b[^:.]*\b(?:this|these|the\spresent)\s[^:.]*|\bdefinitions\b[^:.]{0,120}|\bfollowing\s(?:terms|expressions)[^:.]{0,120}|\bmeans?|\bmeanings?[^:.]{0,120})\s*:$/iu,
  listVerb: /^\s*(?::|,|means?\b|refers?\sto\b)\s*:?\s*/u,
  listMeans:
    /^((?:[^:().;,]|\([^()]*\)){2,100}?)\s(?:means?(?!\s(?:for|of|by|to)\b)|has\sthe\smeaning|is\sa\sgeneric\sterm\sfor)\b:?\s*/u,
  abbreviations: 'No|para|lit',
};

const terms: TermWords = {
  articles: /^(?:the|an?)\s+/iu,
  narrowing:
    /\s(?:within\sthe\smeaning|under|pursuant\sto|in\saccordance\swith|referred\sto|in\sterms\sof)\b.*$/u,
  clause: /(?:,\s|\s)(?:which|who|whose|that|if|where)\b/u,
  emptyNouns: 'activit(?:y|ies)|persons?',
  namely: 'namely',
  citing: 'Art|let|SR',
  functionWords:
    'a about above after against all also although among an and any are as at be because been before below between both but by can could did do does down during each either else every except for from had has have he her hers him his how however if in including into is it its may means might more most must neither no nor not of off on once one only onto or other others otherwise our out over per provided shall she should since so some such than that the their them then there therefore these they this those through thus to together under unless until up upon was we were what when where whereas which while who whom whose why will with within without would you',
  infinitives: /^to\s/u,
  adjectiveEnding,
  forms,
  sentences,
  shortForms: {
    announcing:
      /^(?:hereinafter|hereafter|below|referred\s+to\s+(?:below|hereinafter)\s+as)(?:\s+(?:referred\s+to\s+as|called))?\s*[:,]?\s+/iu,
    closing: /\s+below$/u,
    called:
      /\bhereinafter\s(?:referred\sto\sas|called)\s(?:the\s)?[“"‘]?(?<term>[^.;:,”"’()]{2,60}?)[”"’]?\s?[.,;]/u,
    quoted: /^(?:the\s)?[“‘"](?<name>[^“”‘’"]{2,60})[”’"]$/u,
    nameOfAct:
      /\bact\b|ordinance|constitution|\bcode\b|agreement|convention|treaty|regulation|directive|decree|\bstandards?\b|Basel\b(?!\sCommittee)/iu,
    standards: 'Basel',
    articleBefore: /(?:^|\s)(?:the|an?)\s(?=(\S+\s){0,2}\S*$)/giu,
    unlikelyStart: 'and|or|of|with|for|by|to',
    citing: 'Art|Article|article',
  },
  scope: {
    here: {
      paragraph: /\bthis\s(?:[Pp]aragraph|[Ll]etter|[Pp]oint)(?!\p{L})/u,
      article: /\bthis\s(?:[Aa]rticle|[Pp]rovision)(?!\p{L})/u,
      part: /\bthis\s(?<part>[Ss]ection|[Cc]hapter|[Tt]itle|[Pp]art|[Aa]nnex)(?!\p{L})/u,
    },
    paragraphs:
      '\\b(?:meaning\\sof|under|referred\\sto\\sin|accordance\\swith|pursuant\\sto)\\s[Pp]aragraphs?\\s',
    articles: {
      before: '\\b(?:meaning\\sof|under|referred\\sto\\sin|accordance\\swith|pursuant\\sto)\\sArticles?\\s',
      after: '(?:\\s(?:paragraph|letter|number)\\s[\\d\\p{Ll}]{1,6})*$',
    },
    kinds: {
      annex: ['annex'],
      section: ['section'],
      chapter: ['chapter'],
      title: ['title'],
      part: ['part'],
    },
    sense: 'within\\sthe\\smeaning',
  },
};

const synonyms: SynonymWords = {
  ahead:
    /^(?:hereinafter|hereafter|referred\s+to\s+as|so-called|in\s+short)\s*:?\s+(?:referred\s+to\s+as\s+)?/iu,
  countsAs: [
    /(?<a>[^.;:]{3,90}?)\s(?:is|are|shall\sbe)\s(?:also\s)?(?:deemed(?:\sto\sbe)?|regarded\sas|considered(?:\sto\sbe)?|referred\sto\sas)\s(?<b>[^.;:]{3,90})/u,
    /[“"«](?<b>[^”"»]{3,60})[”"»]\s(?:means|is)\s(?<a>[^.;:]{3,90})/u,
  ],
  negation: /\b(?:not?|neither|nor)\b/iu,
};

export const english: Grammar = {
  citation,
  introductions: 'see under pursuant to within the meaning of per according also',
  references,
  terms,
  synonyms,
};

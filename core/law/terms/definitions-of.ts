import type { LanguageCode } from '../../contract/languages.ts';
import type { Division, Unit } from '../../contract/main/regulation-text.ts';
import { cleanTerm } from './clean-term.ts';
import {
  italicEnd,
  italicStart,
  listText,
  markedText,
  type Passage,
  passagesOf,
  withoutMarks,
} from './passages.ts';
import {
  additions,
  afterItalics,
  beforeItalics,
  definingForms,
  definitionHeading,
  formsUnderDefinitions,
  onlyDefinitions,
  verbBeforeItalics,
} from './sentence-forms.ts';
import { shortForms } from './short-forms.ts';

/** A definition in a text. */
export type Definition = {
  /** As in the text, without article and marks. */
  term: string;
  /** Further names in brackets: "hartes Kernkapital (CET1)". */
  also: string[];
  /** Path of the innermost paragraph, letter or number that defines it. */
  path: string;
  /** The defining words, with the list that follows. */
  definition: string;
  /** The unit to which it is limited: "im Sinne dieses Artikels". */
  within?: string;
};

const maxDefinitionLength = 1500;
/** The end of an item before another one. */
const endOfItem = /[;,](?:\s(?:und|oder|et|ou|e|o|and|or))?$/u;

/** All definitions of a text in text order; a term may be defined more than once. */
export function definitionsOf(units: readonly Unit[], language: LanguageCode): Definition[] {
  const sections = new Set<string>();
  const definitions: Definition[] = [];
  for (const unit of units) {
    const heading = withoutMarks(markedText(unit.heading ?? []));
    const inSection = unit.parent !== undefined && sections.has(unit.parent);
    if (inSection || onlyDefinitions.test(heading)) sections.add(unit.id);
    const isUnderDefinitions = inSection || definitionHeading[language].test(heading);
    if (unit.kind === 'preface' || unit.kind === 'conclusions') continue;
    for (const passage of passagesOf(unit))
      definitions.push(...definitionsIn(passage, language, isUnderDefinitions));
  }
  return withoutRepeats(definitions);
}

function* definitionsIn(
  passage: Passage,
  language: LanguageCode,
  isUnderDefinitions: boolean,
): Generator<Definition> {
  const { marked, items, path, unit } = passage;
  const make = (raw: string, definition: string, at: string | undefined): Definition[] => {
    const clean = cleanTerm(withoutMarks(raw), language);
    const words = definition.replace(endOfItem, '').trim();
    if (clean === undefined || words === '') return [];
    const { term, also } = clean;
    const hereOnly = clean.hereOnly || (language === 'DE' && /\b(?:gelten|gilt)\sdabei\b/u.test(definition));
    const cut =
      words.length > maxDefinitionLength ? `${words.slice(0, maxDefinitionLength).trimEnd()}…` : words;
    return [{ term, also, path: at ?? path, definition: cut, ...(hereOnly ? { within: unit.id } : {}) }];
  };
  const opens = items.length > 0 && introducesDefinitions(withoutMarks(marked), language);
  if (opens)
    for (const item of items) {
      const read = definingItem(item, language);
      if (read) yield* make(read.term, read.definition, read.path);
    }
  const sentences = sentencesOf(marked);
  for (const [at, sentence] of sentences.entries()) {
    const plain = withoutMarks(sentence);
    const whole = at === sentences.length - 1 ? [plain, listText(items)].filter(Boolean).join(' ') : plain;
    const term =
      opens && at === sentences.length - 1
        ? undefined
        : termDefinedBy(sentence, language, isUnderDefinitions);
    if (term !== undefined) yield* make(term, whole, undefined);
    for (const short of shortForms(plain, language)) yield* make(short.term, short.long ?? plain, undefined);
  }
}

/** The term defined by a sentence. */
function termDefinedBy(
  sentence: string,
  language: LanguageCode,
  isUnderDefinitions: boolean,
): string | undefined {
  const italic = italicTerm(sentence, language);
  if (italic !== undefined) return italic;
  const plain = withoutMarks(sentence);
  const forms = isUnderDefinitions
    ? [...definingForms[language], ...formsUnderDefinitions[language]]
    : definingForms[language];
  for (const form of forms) {
    const match = form.exec(plain);
    const { term } = match?.groups ?? {};
    if (match === null || term === undefined) continue;
    const { ends, later } = additions[language];
    const after = plain.slice(match[0].length);
    if (!ends.test(term.trim()) && !later.test(after) && isNounPhrase(term, language))
      return withLowerCaseStart(term, plain, language);
  }
  return undefined;
}

/** Lowers the capital at the start of a sentence if the term is not written so elsewhere. */
function withLowerCaseStart(term: string, sentence: string, language: LanguageCode): string {
  if (!sentence.startsWith(term) || /^\P{Ll}{2}/u.test(term)) return term;
  if (language === 'DE' && !/^\p{Lu}\p{Ll}+(?:e[rsnm]?(?:\s\p{Lu}|,\s)|\s(?:und|oder)\s\p{Ll})/u.test(term))
    return term;
  return term.charAt(0).toLowerCase() + term.slice(1);
}

function italicTerm(sentence: string, language: LanguageCode): string | undefined {
  const [start, end] = [sentence.indexOf(italicStart), sentence.indexOf(italicEnd)];
  if (start < 0 || end < start) return undefined;
  const [before, after] = [sentence.slice(0, start), sentence.slice(end + 1)];
  const defines =
    verbBeforeItalics[language]?.test(before) ||
    (beforeItalics[language].test(before) && afterItalics[language].test(after));
  if (!defines) return undefined;
  const term = sentence.slice(start + 1, end);
  return start === 0 ? withLowerCaseStart(term, term, language) : term;
}

/** Whether a term is a noun: "Als verfügbar gelten …" describes a quality and defines nothing. */
function isNounPhrase(term: string, language: LanguageCode): boolean {
  const words = (cleanTerm(term, language)?.term ?? '').split(/\s/u);
  const last = words.at(-1) ?? '';
  if (language !== 'DE')
    return (
      words.length > 1 ||
      !/(?:bil[ei]|tal[ei]|iv[aeio]|os[aeio]|bles?|ées?|és|ères?|ins|ifs?|ives?|euse?s?|els?|elles?|able)$/u.test(
        last,
      )
    );
  return /^\P{L}*\p{Lu}/u.test(last);
}

const abbreviations =
  'Art|art|Abs|abs|Bst|Ziff|Bd|Nr|usw|vgl|Vgl|al|let|lett|ch|cpv|cap|no|bzw|resp|dgl|sog|ca|No|para|lit|St|Dr|Rz|Kap|Lit|Satz|inkl|exkl|etc|ecc|segg|ss|ff|f|p|pp|S|B';
const endOfSentence = new RegExp(
  `(?<!(?:^|[\\s(])(?:${abbreviations})\\.)(?<=(?:[\\p{L}»)\\]%]{2}|\\d{4})\uE001?\\.)\\s+(?=\uE000?[\\p{Lu}«„])`,
  'u',
);

/** Splits into sentences, but not after abbreviations and ordinals ("vom 3. Mai"). */
function sentencesOf(marked: string): string[] {
  return marked.split(endOfSentence).flatMap((sentence) => (sentence === '' ? [] : [sentence]));
}

/** Drops definitions of a name that was already read in brackets beside its term. */
function withoutRepeats(definitions: readonly Definition[]): Definition[] {
  const seen = new Set<string>();
  return definitions.filter(({ term, also, path }) => {
    const isNew = !seen.has(`${path} ${term.toLowerCase()}`);
    for (const name of [term, ...also]) seen.add(`${path} ${name.toLowerCase()}`);
    return isNew;
  });
}

/** Introductions of lists in which each item defines one term. */
const listIntros: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /(?:\bbedeute[nt]|\b(?:gelten|gilt|verstehen\ssich)(?:\s[^:.]*)?\sals|\bversteht\sman\sunter|\bbezeichne[nt](?:\sder\sAusdruck|\sdie\sAusdrücke)?|^(?:In|Im\sSinne|Für)\b[^:.]*\sdies\S+\s\S+(?:\s(?:ist|sind))?|\bfolgende\sBegriffe|\bBegriffsbestimmungen)\s*:$/u,
  FR: /(?:^(?:Au\ssens|Aux\sfins|Dans|Pour\sl’application)\b[^:.]*\sprésente?\s[^:.]*|\bentend(?:ons|re)?\spar|\bdésigne(?:nt)?|\bsignifie(?:nt)?|\bdéfinitions\ssuivantes[^:.]*|\btermes\ssuivants[^:.]*)\s*:$/u,
  IT: /(?:^(?:Ai\ssensi|Ai\sfini|Nell?[ao])\b[^:.]*\spresente\s[^:.]*|(?:\bs[’']|\bsi\s)intend(?:e|ono)\sper|^(?:Nell?[ao]|Ai\ssensi|Ai\sfini)\b[^:.]*\ssono\sconsiderat[ie]|\bsignifica(?:no)?|\bdefinizioni\sseguenti|\bseguenti\sdefinizioni[^:.]*)\s*:$/u,
  EN: /(?:^(?:In|Within|For\sthe\spurposes?\sof)\b[^:.]*\b(?:this|these|the\spresent)\s[^:.]*|\bdefinitions\b[^:.]*|\bfollowing\s(?:terms|expressions)[^:.]*|\bmeans?|\bmeanings?[^:.]*)\s*:$/iu,
};

const quoted = /^[«„“‘"]\s?([^»”“’"]{2,100}?)\s?[»”“’"]\s*(?:\([^()]*\))?\s*[,:]?\s*/u;
const colon = /^((?:[^:().;]|\([^()]*\)){2,120}):(?:\s|$)/u;
const definingVerbs: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^\s*(?::|bedeute[nt]\b|bezeichne[nt]\b)\s*/u,
  FR: /^\s*(?::|,|désigne(?:nt)?\b|signifie(?:nt)?\b)\s*/u,
  IT: /^\s*(?::|,|designa(?:no)?\b|significa(?:no)?\b)\s*/u,
  EN: /^\s*(?::|,|means?\b|refers?\sto\b)\s*:?\s*/u,
};
const means = /^((?:[^:().;,]|\([^()]*\)){2,100}?)\s(?:means?|has\sthe\smeaning)\b:?\s*/u;

function introducesDefinitions(line: string, language: LanguageCode): boolean {
  return listIntros[language].test(line);
}

type DefiningItem = { term: string; path: string | undefined; definition: string };

/** The definition in an item: the term is in italics, in quotation marks, before a colon, or before "means". */
function definingItem(item: Division, language: LanguageCode): DefiningItem | undefined {
  const [first] = item.parts;
  if (first?.part !== 'text') return undefined;
  const marked = markedText(first.content);
  const read = inItalics(marked, language) ?? inWords(withoutMarks(marked), language);
  if (read === undefined) return undefined;
  const below = listText(item.parts.slice(1).filter((part) => part.part === 'division'));
  return { term: read.term, path: item.id, definition: [read.rest, below].filter(Boolean).join(' ') };
}

function inItalics(marked: string, language: LanguageCode): { term: string; rest: string } | undefined {
  if (!marked.startsWith(italicStart)) return undefined;
  const end = marked.indexOf(italicEnd);
  const inside = marked.slice(1, end).trim();
  const rest = marked.slice(end + 1);
  const [, before = inside] = /^(.*?)\s*:$/u.exec(inside) ?? [];
  if (before === inside && !definingVerbs[language].test(rest)) return undefined;
  return { term: before, rest: withoutMarks(rest).replace(definingVerbs[language], '') };
}

function inWords(line: string, language: LanguageCode): { term: string; rest: string } | undefined {
  const match = quoted.exec(line) ?? (language === 'EN' ? means.exec(line) : null) ?? colon.exec(line);
  if (match?.[1] === undefined) return undefined;
  return { term: match[1], rest: line.slice(match[0].length).replace(definingVerbs[language], '').trim() };
}

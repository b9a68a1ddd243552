import type { LanguageCode } from '../../contract/languages.ts';
import type { Division, Unit } from '../../contract/main/regulation-text.ts';
import { append } from '../../lib/append.ts';
import { cut } from '../../lib/cut.ts';
import { anyOfAll } from '../languages/every-language.ts';
import { grammars } from '../languages/grammars.ts';
import { type GrammarLanguage, hasGrammar, nameWords } from '../languages/names.ts';
import { withoutRemarks } from './bracketed-names.ts';
import { cleanTerm } from './clean-term.ts';
import type { Definition } from './definition.ts';
import { isInfinitive } from './function-words.ts';
import { glossaryKey } from './glossary-key.ts';
import {
  italicEnd,
  italicStart,
  listText,
  markedText,
  type Passage,
  passagesOf,
  withoutMarks,
} from './passages.ts';
import { createScopes, type Scopes } from './scope.ts';
import { shortForms } from './short-forms.ts';

const maxDefinitionLength = 1500;
/** The end of an item before another one. */
const joints = Object.values(nameWords).flatMap((words) => words.joints);
const endOfItem = new RegExp(`[;,](?:\\s(?:${joints.join('|')}))?$`, 'u');
/** Headings of sections that contain only definitions. */
const onlyDefinitions = new RegExp(
  `^\\P{L}*${anyOfAll(({ terms }) => terms.sentences.onlyDefinitions)}$`,
  'iu',
);

/** All definitions of a text in text order; a term may be defined more than once. */
export function definitionsOf(units: readonly Unit[], language: LanguageCode): Definition[] {
  if (!hasGrammar(language)) return [];
  const sections = new Set<string>();
  const definitions: Definition[] = [];
  const scopes = createScopes(units, language);
  for (const unit of units) {
    const title = withoutMarks(markedText(unit.heading ?? []));
    const inSection = unit.parent !== undefined && sections.has(unit.parent);
    if (inSection || onlyDefinitions.test(title)) sections.add(unit.id);
    const isUnderDefinitions = inSection || grammars[language].terms.sentences.heading.test(title);
    const heading = glossaryKey(title, language);
    if (unit.kind === 'preface' || unit.kind === 'conclusions') continue;
    for (const passage of passagesOf(unit))
      append(definitions, definitionsIn(passage, { language, isUnderDefinitions, heading, scopes }));
  }
  return withoutRemarks(withoutRepeats(definitions), units, language);
}

type Context = {
  language: GrammarLanguage;
  isUnderDefinitions: boolean;
  /** The heading of the unit as a key. */
  heading: string;
  scopes: Scopes;
};
/** A term as it is match, with the words that may limit it. */
type DefinedTerm = { raw: string; scopeWords: string };

function* definitionsIn(passage: Passage, context: Context): Generator<Definition> {
  const { marked, items, path } = passage;
  const sentences = sentencesOf(marked);
  const opens = items.length > 0 && introducesDefinitions(withoutMarks(sentences.at(-1) ?? ''), context);
  for (const [at, sentence] of sentences.entries()) {
    const isLast = at === sentences.length - 1;
    const plain = withoutMarks(sentence);
    const whole = isLast ? [plain, listText(items)].filter(Boolean).join(' ') : plain;
    const listed = opens && isLast ? [...definingItems(items, plain, passage, context)] : [];
    yield* listed;
    if (listed.length === 0) {
      const match = termDefinedBy(sentence, context);
      if (match) yield* define(match, { definition: whole, path }, passage, context);
    }
    for (const { term, long, isGuess } of shortForms(plain, context.language)) {
      const short = define(
        { raw: term, scopeWords: '' },
        { definition: long ?? whole, path },
        passage,
        context,
      );
      for (const one of short) yield { ...one, isShortForm: true, ...(isGuess ? { isGuess } : {}) };
    }
  }
}

/** The definitions of a list, and of the lists in it. */
function* definingItems(
  items: readonly Division[],
  scopeWords: string,
  passage: Passage,
  context: Context,
  isNested = false,
): Generator<Definition> {
  for (const item of items) {
    const read = definingItem(item, context.language, isNested);
    if (!read) continue;
    const place = { definition: read.definition, path: read.path ?? passage.path };
    yield* define({ raw: read.term, scopeWords }, place, passage, context);
    const below = item.parts.filter((part) => part.part === 'division');
    yield* definingItems(below, scopeWords, passage, context, true);
  }
}

/** The definition of a term, unless no term is left of the words. */
function define(
  { raw, scopeWords }: DefinedTerm,
  { definition, path }: Pick<Definition, 'definition' | 'path'>,
  { unit, path: around }: Passage,
  { language, scopes }: Context,
): Definition[] {
  const clean = cleanTerm(withoutMarks(raw), language);
  // A sentence with many names is the definition of each: only what is kept of it is read.
  const words = cut(definition, maxDefinitionLength + 50)
    .replace(endOfItem, '')
    .trim();
  if (clean === undefined || words === '') return [];
  const onlyHere = grammars[language].terms.scope.onlyHere?.test(words.slice(0, 200)) === true;
  const within = scopes.of(scopeWords, { unit, path: around }) ?? (onlyHere ? new Set([unit.id]) : undefined);
  return [{ ...clean, path, definition: withEllipsis(words), ...(within ? { within } : {}) }];
}

/** Says where a definition goes on in the text: what is too long, and what stands in a table or formula. */
function withEllipsis(words: string): string {
  if (words.length > maxDefinitionLength) return `${cut(words, maxDefinitionLength).trimEnd()}…`;
  return words.endsWith(':') ? `${words} …` : words;
}

/** The term defined by a sentence. */
function termDefinedBy(
  sentence: string,
  { language, isUnderDefinitions, heading }: Context,
): DefinedTerm | undefined {
  const italic = italicTerm(sentence, language);
  if (italic !== undefined) return italic;
  const plain = withoutMarks(sentence);
  const { anywhere, underDefinitions, underOwnHeading, additions } = grammars[language].terms.sentences;
  const forms = isUnderDefinitions ? [...anywhere, ...underDefinitions] : anywhere;
  const { term: named, bare } = underOwnHeading.exec(plain)?.groups ?? {};
  const own = named ?? bare;
  if (own !== undefined && glossaryKey(own, language) === heading)
    return { raw: withLowerCaseStart(own, plain, language), scopeWords: '' };
  for (const form of forms) {
    const match = form.exec(plain);
    const { term } = match?.groups ?? {};
    if (match === null || term === undefined) continue;
    const { ends, later } = additions;
    const after = plain.slice(match[0].length);
    if (ends.test(term.trim()) || later.test(after) || !isNounPhrase(term, language)) continue;
    return {
      raw: withLowerCaseStart(term, plain, language),
      scopeWords: scopeWordsOf(match[0], term, after),
    };
  }
  return undefined;
}

const sense = new RegExp(`^\\s?${anyOfAll(({ terms }) => terms.scope.sense)}[^,.;:]{0,60}`, 'u');

/** The words that may limit a term: up to the term, and directly after the verb ("gilt im Sinne dieses Artikels"). */
function scopeWordsOf(matched: string, term: string, after: string): string {
  const [next = ''] = sense.exec(after) ?? [];
  const end = matched.indexOf(term) + term.length;
  return `${matched.slice(0, end)}${next === '' ? '' : ` ${next}`}`;
}

/** Lowers the capital at the start of a sentence if the term is not written so elsewhere. */
function withLowerCaseStart(term: string, sentence: string, language: GrammarLanguage): string {
  if (!sentence.startsWith(term) || /^\P{Ll}{2}/u.test(term)) return term;
  const { nounsHaveCapitals } = grammars[language].terms;
  if (nounsHaveCapitals?.onlyAtStart.test(term) === false) return term;
  return term.charAt(0).toLowerCase() + term.slice(1);
}

function italicTerm(sentence: string, language: GrammarLanguage): DefinedTerm | undefined {
  const [start, end] = [sentence.indexOf(italicStart), sentence.indexOf(italicEnd)];
  if (start < 0 || end < start) return undefined;
  const [before, after] = [sentence.slice(0, start), sentence.slice(end + 1)];
  const { beforeItalics, afterItalics, verbBeforeItalics } = grammars[language].terms.sentences;
  const defines =
    verbBeforeItalics?.test(before) === true || (beforeItalics.test(before) && afterItalics.test(after));
  if (!defines) return undefined;
  const term = sentence.slice(start + 1, end);
  const raw = start === 0 ? withLowerCaseStart(term, term, language) : term;
  return { raw, scopeWords: before + term };
}

/** Whether a term is a noun: "Als verfügbar gelten …" describes a quality and defines nothing. */
function isNounPhrase(term: string, language: GrammarLanguage): boolean {
  const words = (cleanTerm(term, language)?.term ?? '').replace(/^non\s/u, '').split(/\s/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const { nounsHaveCapitals, adjectiveEnding, quality } = grammars[language].terms;
  if (nounsHaveCapitals !== undefined) return /^\P{L}*\p{Lu}/u.test(last);
  if (isInfinitive(first, language)) return false;
  // "Est considérée comme exercée à titre professionnel …"
  if (quality?.first.test(first) === true && quality.second.test(words[1] ?? '')) return false;
  return words.length > 1 || adjectiveEnding?.test(last) !== true;
}

/** Further definitions follow a semicolon: "…; als Kreditoption gilt …". */
const endOfSentence = new RegExp(
  `;\\s+(?=${anyOfAll(({ terms }) => terms.sentences.next)})|(?<!(?:^|[\\s(])${anyOfAll(({ terms }) => terms.sentences.abbreviations)}\\.)(?<=(?:[\\p{L}»)\\]%]{2}|\\d{4})\uE001?\\.)\\s+(?=\uE000?[\\p{Lu}«„])`,
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

/** A longer line introduces something else; the limit keeps the time linear. */
const maxIntro = 400;
const quoted = /^[«„“‘"]\s?([^»”“’"]{2,100}?)\s?[»”“’"]\s*(?:\([^()]*\))?\s*[,:]?\s*/u;
const colon = /^((?:[^:().;]|\([^()]*\)){2,120}):(?:\s|$)/u;
function introducesDefinitions(line: string, { language }: Context): boolean {
  return (
    line.endsWith(':') && line.length <= maxIntro && grammars[language].terms.sentences.listIntro.test(line)
  );
}

type DefiningItem = { term: string; path: string | undefined; definition: string };
/** The definition in an item: the term is in italics, in quotation marks, before a colon, or before "means". */
function definingItem(
  item: Division,
  language: GrammarLanguage,
  isNested: boolean,
): DefiningItem | undefined {
  const [first] = item.parts;
  if (first?.part !== 'text') return undefined;
  const marked = markedText(first.content);
  const read = inItalics(marked, language) ?? inWords(withoutMarks(marked), language, isNested);
  if (read === undefined) return undefined;
  const below = listText(item.parts.slice(1).filter((part) => part.part === 'division'));
  return { term: read.term, path: item.id, definition: [read.rest, below].filter(Boolean).join(' ') };
}

function inItalics(marked: string, language: GrammarLanguage): { term: string; rest: string } | undefined {
  if (!marked.startsWith(italicStart)) return undefined;
  const { listVerb } = grammars[language].terms.sentences;
  const end = marked.indexOf(italicEnd);
  const inside = marked.slice(1, end).trim();
  const rest = marked.slice(end + 1);
  const [, before = inside] = /^(.*?)\s*:$/u.exec(inside) ?? [];
  if (before === inside && !listVerb.test(rest)) return undefined;
  return { term: before, rest: withoutMarks(rest).replace(listVerb, '') };
}

/** In a list within an item, quotation marks may be around any words. */
function inWords(
  line: string,
  language: GrammarLanguage,
  isNested: boolean,
): { term: string; rest: string } | undefined {
  const { listMeans, listVerb } = grammars[language].terms.sentences;
  const match = (isNested ? null : quoted.exec(line)) ?? listMeans?.exec(line) ?? colon.exec(line);
  if (match?.[1] === undefined) return undefined;
  return { term: match[1], rest: line.slice(match[0].length).replace(listVerb, '').trim() };
}

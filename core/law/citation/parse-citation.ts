import type { LanguageCode } from '../../contract/languages.ts';
import { append } from '../../lib/append.ts';
import {
  citationTokens,
  foldedAt,
  isGlued,
  isSignAt,
  longestMatchAt,
  type Tokens,
} from './citation-tokens.ts';
import { finalTitleWords, isContainer, stepDepth } from './citation-words.ts';
import {
  type CitationSource,
  findName,
  isLikelyName,
  type NameIndex,
  type NameMatch,
  spanOf,
  type UnloadedAct,
} from './name-index.ts';
import { type ParsedProvision, readCountedContainers, readFurtherProvisions } from './parse-enumeration.ts';
import { numberLabel } from './parse-label.ts';
import {
  articleAt,
  type CitationStep,
  type ParsedSteps,
  readFurtherSteps,
  readSteps,
  skipLinkWords,
  stepWordAt,
} from './parse-provision.ts';
import { isCounted } from './quantities.ts';
import { queryNameAt } from './query-names.ts';
import { writeOutShorthand } from './shorthand.ts';
import { unknownActAt, unknownNameBeside } from './unknown-names.ts';

/** A provision or document cited in a text, with its position (UTF-16, end exclusive). */
export type Citation = {
  start: number;
  end: number;
  /** Keys of the documents with this name, the likeliest first; empty if none is loaded. */
  documents: readonly string[];
  /** Whether a document is named, loaded or not. */
  namesDocument: boolean;
  /** Steps from the outside in; empty if only a document is named. */
  steps: readonly CitationStep[];
  /** Steps that it means where nothing stands at the first ones. */
  otherwise?: readonly CitationStep[];
  /** The act that it names, where no document is it. */
  unloaded?: UnloadedAct;
  /** A word beside it that is like the name of an act, and of none that is known; not a part of the citation. */
  unknownName?: { start: number; end: number };
  /** It is only a number beside such a word, so that it cites something only if that word is a name. */
  isBare?: boolean;
};
export type CitationOptions = {
  /** Language of the interface: among documents with the same name, its name in this language ranks first. */
  language?: LanguageCode | undefined;
  /** Whether it is a text and no query: shorthand such as "6/3" is a number there. */
  isProse?: boolean;
};
type ParsedCitations = { citations: Citation[]; next: number };

/** Finds all citations of a query, or of prose, in text order, in linear time. */
export function findCitations(text: string, names: NameIndex, options: CitationOptions = {}): Citation[] {
  const isQuery = options.isProse !== true;
  const find = isQuery ? queryNameAt : findName;
  const nameAt = (tokens: Tokens, at: number) => find(names, tokens, at, options.language);
  const typed = citationTokens(text);
  const tokens = isQuery ? writeOutShorthand(typed, nameAt) : typed;
  return citationsIn({ tokens, nameAt: (at) => nameAt(tokens, at), isQuery });
}

/**
 * Finds all citations of a tokenised text. A recursive descent over the tokens: every
 * reader gets the index of a token and returns what it read with the index of the next one. Labels are read
 * in parse-label.ts, steps and enumerations in parse-provision.ts, names and their order here.
 */
export function citationsIn(source: CitationSource): Citation[] {
  const { tokens } = source;
  const citations: Citation[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read =
      readProvisionsFirst(source, at) ??
      readArticleFirst(source, at) ??
      readDocumentFirst(source, at) ??
      readUnknownName(source, at);
    if (read) append(citations, read.citations);
    at = read?.next ?? at + 1;
  }
  return citations;
}

/** Provisions, then perhaps the document: "Art. 5 BankG", "Art. 5 Abs. 2 und Art. 7 des Bankengesetzes". */
function readProvisionsFirst(source: CitationSource, from: number): ParsedCitations | undefined {
  const bare = provisionsAt(source, from);
  if (bare === undefined) return undefined;
  const chain = inFinalTitle(source, bare);
  const name = nameAfter(source, lastProvision(chain).next);
  if (name) {
    const below = readFurtherSteps(source.tokens, name.next, lastProvision(chain).steps);
    if (below.next > name.next)
      return toCitations(
        source,
        [...chain.slice(0, -1), { ...below, from: lastProvision(chain).from }],
        name,
      );
    return toCitations(source, chain, name, skipAlias(source, name));
  }
  const citing = chain.filter(({ steps }) => !isPlainPhrase(steps) || isOwnContainer(source, steps));
  const { citations } = toCitations(source, citing, undefined);
  const { next } = lastProvision(chain);
  const unknownName = source.isQuery === true ? unknownNameBeside(source.tokens, from, next) : undefined;
  return { citations: unknownName ? citations.map((one) => ({ ...one, unknownName })) : citations, next };
}

/** Without a document, "Kapitel 2" and "Anhang" are ordinary words. */
const isPlainPhrase = (steps: readonly CitationStep[]) =>
  steps.every(({ type, label }) => stepDepth[type] < stepDepth.ANNEX || label === '');

/** In the text of an act, "Kapitel 2" and "5. Titel" are containers of this act. */
const isOwnContainer = ({ isActText }: CitationSource, steps: readonly CitationStep[]) =>
  isActText === true && steps.every(({ label }) => label !== '');

const lastProvision = (chain: readonly [ParsedProvision, ...ParsedProvision[]]): ParsedProvision =>
  chain.at(-1) ?? chain[0];

function provisionsAt(
  source: CitationSource,
  from: number,
): [ParsedProvision, ...ParsedProvision[]] | undefined {
  const first = readSteps(source.tokens, from);
  const chain: [ParsedProvision, ...ParsedProvision[]] | undefined = first
    ? [{ ...first, from }, ...readFurtherProvisions(source, first)]
    : readCountedContainers(source, from);
  return chain && isPartOfAnnex(source.tokens, chain) ? undefined : chain;
}

/** Whether it is a part of an annex, which paths do not name: "sections 1.6 or 1.7 of Annex 4". */
function isPartOfAnnex(tokens: Tokens, chain: readonly ParsedProvision[]): boolean {
  const next = chain.at(-1)?.next ?? 0;
  const at = skipLinkWords(tokens, next);
  const isPart = chain.every(({ steps }) => steps.every(({ type }) => isContainer(type)));
  return isPart && at > next && stepWordAt(tokens, at)?.type === 'ANNEX';
}

type Chain = readonly [ParsedProvision, ...ParsedProvision[]];

/** Provisions of the final title, which is named behind them: "Art. 15 und 17 SchlT", "art. 17 du titre final". */
function inFinalTitle({ tokens }: CitationSource, chain: Chain): Chain {
  const last = lastProvision(chain);
  const at = skipLinkWords(tokens, isSignAt(tokens, last.next, ',') ? last.next + 1 : last.next);
  const title = longestMatchAt(finalTitleWords, tokens, at);
  const isCitable = chain.every(({ steps }) => steps[0]?.type === 'ARTICLE');
  if (title === undefined || !isCitable) return chain;
  const dot = isSignAt(tokens, title.next, '.') ? title.next + 1 : title.next;
  const number = numberLabel(tokens, dot);
  const outer: CitationStep = {
    type: 'FINAL_PROVISIONS',
    label: number?.label ?? title.values[0] ?? '',
  };
  const [first, ...rest] = chain.map((one) => ({ ...one, steps: [outer, ...one.steps] }));
  if (first === undefined) return chain;
  const next = number?.next ?? dot;
  return rest.length === 0
    ? [{ ...first, next }]
    : [first, ...rest.slice(0, -1), { ...(rest.at(-1) ?? first), next }];
}

/** The document whose name follows: "… des Bankengesetzes", "…, LB". */
export function nameAfter({ tokens, nameAt }: CitationSource, next: number): NameMatch | undefined {
  const at = isSignAt(tokens, next, ',(') ? next + 1 : next;
  for (const start of new Set([at, skipLinkWords(tokens, at)])) {
    const name = nameAt(start);
    if (name && isLikelyName(name, tokens, start, 'number')) return name;
  }
  return undefined;
}

/** Skips the date and the short name after a name: "Bankengesetz vom 8. November 1934 (BankG)". */
function skipAlias({ tokens, nameAt }: CitationSource, { next: from, documents }: NameMatch): number {
  const next = skipDay(tokens, from);
  const alias = isSignAt(tokens, next, '(') ? nameAt(next + 1) : undefined;
  if (alias === undefined || !isSignAt(tokens, alias.next, ')')) return next;
  return alias.documents.some((document) => documents.includes(document)) ? alias.next + 1 : next;
}

/** Skips a date: "vom 8. November 1934", "du 1er juin 2012", "dell’11 novembre 2015". */
function skipDay(tokens: Tokens, from: number): number {
  const at = skipLinkWords(tokens, from);
  if (at === from || !/^\d{1,2}(?:er)?$/.test(foldedAt(tokens, at))) return from;
  const month = isSignAt(tokens, at + 1, '.°') ? at + 2 : at + 1;
  const isDay = tokens[month]?.kind === 'word' && /^\d{4}$/.test(foldedAt(tokens, month + 1));
  return isDay ? month + 2 : from;
}

function toCitations(
  { tokens }: CitationSource,
  provisions: readonly ParsedProvision[],
  name: NameMatch | undefined,
  end?: number,
): ParsedCitations {
  const citations = provisions.map(({ from, next, steps, otherwise }, index): Citation => {
    const last = index === provisions.length - 1 ? (end ?? next) : next;
    return {
      ...spanOf(tokens, from, last),
      documents: name?.documents ?? [],
      namesDocument: name !== undefined,
      steps,
      ...(otherwise && { otherwise }),
      ...(name?.unloaded && { unloaded: name.unloaded }),
    };
  });
  return { citations, next: end ?? provisions.at(-1)?.next ?? 0 };
}

/** An article without the word "article", then the document: "5 BankG", "37h Abs. 2 BankG". */
function readArticleFirst(source: CitationSource, from: number): ParsedCitations | undefined {
  const { tokens, nameAt, isActText } = source;
  // In the text of an act, a number before a name ends a list or is a quantity.
  if (isActText === true) return undefined;
  const article = bareArticleFirst(tokens, from);
  const name = article && nameAt(article.next);
  if (!article || name?.kind !== 'name' || !isLikelyName(name, tokens, article.next, 'number'))
    return undefined;
  return toCitations(source, [{ ...article, from }], name, name.next);
}

/** Reads an article without its word before a name. */
function bareArticleFirst(tokens: Tokens, from: number): ParsedSteps | undefined {
  const before = tokens[from - 1];
  if (before?.kind === 'mark' && before.end === tokens[from]?.start && before.text !== '(') return undefined;
  return isLabelOfStep(tokens, from) ? undefined : bareArticleAt(tokens, from);
}

/** A number beside an unknown name, without a word for an article: "MiFIR 17", "17 MiFIR". */
function readUnknownName({ tokens, isQuery }: CitationSource, from: number): ParsedCitations | undefined {
  if (isQuery !== true) return undefined;
  const behind = unknownActAt(tokens, from);
  const article = behind === undefined ? bareArticleFirst(tokens, from) : bareArticleAt(tokens, behind);
  if (article === undefined) return undefined;
  const [name, next] =
    behind === undefined ? [article.next, unknownActAt(tokens, article.next)] : [from, behind];
  if (next === undefined) return undefined;
  const end = Math.max(next, article.next);
  const named = { documents: [], namesDocument: false, unknownName: spanOf(tokens, name, next) };
  return {
    citations: [{ ...spanOf(tokens, from, end), ...named, steps: article.steps, isBare: true }],
    next: end,
  };
}

/** Whether a number is the label of the word before it: "2" in "BankG Abs. 2 DSG" is no article of the DSG. */
function isLabelOfStep(tokens: Tokens, at: number): boolean {
  const word = isSignAt(tokens, at - 1, '.') ? at - 2 : at - 1;
  return word >= 0 && stepWordAt(tokens, word)?.next === at;
}

/** Reads an article without its word, unless the number is a year, a decimal or a quantity. */
function bareArticleAt(tokens: Tokens, from: number): ParsedSteps | undefined {
  const read = articleAt(tokens, from);
  if (read === undefined || /^(?:19|20)\d\d$/.test(read.steps[0]?.label ?? '')) return undefined;
  return isCounted(tokens, read.next) ? undefined : read;
}

/** The document, then perhaps provisions: "BankG", "BankG 5a", "SR 952.0 Art. 1". */
function readDocumentFirst(source: CitationSource, from: number): ParsedCitations | undefined {
  const { tokens, nameAt, isActText } = source;
  const name = nameAt(from);
  if (name === undefined) return undefined;
  const joints = isActText === true ? '(' : name.kind === 'name' ? ',:.(–-' : ',:(–-';
  let next = name.next;
  while (next < name.next + 2 && isSignAt(tokens, next, joints)) next += 1;
  const chain = provisionsAt(source, next);
  if (
    chain &&
    isLikelyName(name, tokens, from, 'number') &&
    !belongsToNextName(source, lastProvision(chain).next)
  ) {
    return toCitations(source, [{ ...chain[0], from }, ...chain.slice(1)], name);
  }
  // "CO2" is no article of the CO.
  const isFormula = source.isQuery === true && name.next === from + 1 && isGlued(tokens, name.next);
  const mayCite = name.kind === 'name' && !(isFormula && tokens[from]?.text.length === 2);
  const article = mayCite ? bareArticleAt(tokens, name.next) : undefined;
  if (article && isLikelyName(name, tokens, from, 'number'))
    return toCitations(source, [{ ...article, from }], name);
  const isAll = from === 0 && name.next === tokens.length;
  // Among words the name of an act that is not loaded is a word.
  if (name.documents.length === 0 && !(isAll && name.unloaded !== undefined)) return undefined;
  if (!isLikelyName(name, tokens, from, isAll ? 'nothing' : 'words')) return undefined;
  return toCitations(source, [{ steps: [], from, next: name.next }], name);
}

/** Whether provisions between two documents belong to the second: not if that one has provisions of its own. */
function belongsToNextName(source: CitationSource, next: number): boolean {
  const name = nameAfter(source, next);
  return name !== undefined && readSteps(source.tokens, name.next) === undefined;
}

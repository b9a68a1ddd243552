import type { LanguageCode } from '../../contract/languages.ts';
import { continued } from './citation-chain.ts';
import { type CitationToken, citationTokens } from './citation-tokens.ts';
import { depthOf, unitWords } from './citation-words.ts';
import { type CitationSource, type FoundName, findName, isLikelyName, type NameIndex } from './name-index.ts';
import { readLabel } from './read-label.ts';
import { furtherPieces, linked, type Piece, type Pieces, readPieces } from './read-pieces.ts';

/** A provision or document that a text names, with its place in the text (UTF-16, end exclusive). */
export type Citation = {
  start: number;
  end: number;
  /** Keys of the documents that bear the name, the likeliest first; empty where it is not loaded. */
  documents: readonly string[];
  /** Whether a document is named, loaded or not. */
  named: boolean;
  /** Steps from the outside in; none where the document alone is named. */
  pieces: readonly Piece[];
};
export type CitationOptions = {
  /** Language of the interface: of documents with the same name, the one so called in it comes first. */
  language?: LanguageCode | undefined;
};

type Read = { citations: Citation[]; next: number };

/** All citations in a text, in its order; the time grows with the length of the text. */
export function findCitations(text: string, names: NameIndex, options: CitationOptions = {}): Citation[] {
  const tokens = citationTokens(text);
  return citationsIn({ tokens, nameAt: (at) => findName(names, tokens, at, options.language) });
}

/** As findCitations, with other means of knowing a name. */
export function citationsIn(source: CitationSource): Citation[] {
  const { tokens } = source;
  const citations: Citation[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = provisions(source, at) ?? bareLabel(source, at) ?? documentFirst(source, at);
    if (read) citations.push(...read.citations);
    at = read?.next ?? at + 1;
  }
  return citations;
}

type Link = Pieces & { from: number };

/** "Art. 5 BankG", "Art. 5 Abs. 2 und Art. 7 des Bankengesetzes". */
function provisions(source: CitationSource, from: number): Read | undefined {
  const chain = chainAt(source, from);
  if (chain === undefined) return undefined;
  const name = nameBehind(source, lastOf(chain).next);
  if (name) {
    const below = furtherPieces(source.tokens, name.next, lastOf(chain).pieces);
    if (below.next > name.next)
      return cited(source, [...chain.slice(0, -1), { ...below, from: lastOf(chain).from }], name);
    return cited(source, chain, name, behindAlias(source, name));
  }
  const citing = chain.filter(({ pieces }) => !isPhrase(pieces));
  return { ...cited(source, citing, undefined), next: lastOf(chain).next };
}

/** "Kapitel 2" and "Anhang" are words as long as no document is named. */
const isPhrase = (pieces: readonly Piece[]) =>
  pieces.every(({ type, label }) => depthOf[type] < depthOf.ANNEX || label === '');

const lastOf = (chain: readonly [Link, ...Link[]]): Link => chain.at(-1) ?? chain[0];

function chainAt(source: CitationSource, from: number): [Link, ...Link[]] | undefined {
  const first = readPieces(source.tokens, from);
  return first && [{ ...first, from }, ...continued(source, first)];
}

/** The document whose name follows, "… des Bankengesetzes", "…, LB". */
export function nameBehind({ tokens, nameAt }: CitationSource, next: number): FoundName | undefined {
  const at = /^[,(]$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  for (const start of new Set([at, linked(tokens, at)])) {
    const name = nameAt(start);
    if (name && isLikelyName(name, tokens, start, 'number')) return name;
  }
  return undefined;
}

/** "Bankengesetz vom 8. November 1934 (BankG)" names one document once. */
function behindAlias({ tokens, nameAt }: CitationSource, { next: from, documents }: FoundName): number {
  const next = behindDay(tokens, from);
  const alias = tokens[next]?.text === '(' ? nameAt(next + 1) : undefined;
  if (alias === undefined || tokens[alias.next]?.text !== ')') return next;
  return alias.documents.some((document) => documents.includes(document)) ? alias.next + 1 : next;
}

/** "vom 8. November 1934", "du 1er juin 2012", "dell’11 novembre 2015". */
function behindDay(tokens: readonly CitationToken[], from: number): number {
  const at = linked(tokens, from);
  if (at === from || !/^\d{1,2}(?:er)?$/.test(tokens[at]?.folded ?? '')) return from;
  const month = /^[.°]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const isDay = tokens[month]?.kind === 'word' && /^\d{4}$/.test(tokens[month + 1]?.text ?? '');
  return isDay ? month + 2 : from;
}

function cited(
  { tokens }: CitationSource,
  links: readonly Link[],
  name: FoundName | undefined,
  end?: number,
): Read {
  const citations = links.map(({ from, next, pieces }, index): Citation => {
    const last = index === links.length - 1 ? (end ?? next) : next;
    const place = { start: tokens[from]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 };
    return { ...place, documents: name?.documents ?? [], named: name !== undefined, pieces };
  });
  return { citations, next: end ?? links.at(-1)?.next ?? 0 };
}

/** "5 BankG", "37h Abs. 2 BankG". */
function bareLabel(source: CitationSource, from: number): Read | undefined {
  const { tokens, nameAt, isLaw } = source;
  // In the text of an act a number before a name is the end of a list, or counts something.
  if (isLaw === true) return undefined;
  const before = tokens[from - 1];
  if (before?.kind === 'mark' && before.end === tokens[from]?.start && before.text !== '(') return undefined;
  const article = bareArticle(tokens, from);
  const name = article && nameAt(article.next);
  if (!article || name?.kind !== 'name' || !isLikelyName(name, tokens, article.next, 'number'))
    return undefined;
  return cited(source, [{ ...article, from }], name, name.next);
}

/** A number that may be an article's without its word: no year, no decimal, nothing that is counted. */
function bareArticle(tokens: readonly CitationToken[], from: number): Pieces | undefined {
  const read = articleAt(tokens, from);
  if (read === undefined || /^(?:19|20)\d\d$/.test(read.pieces[0]?.label ?? '')) return undefined;
  const behind = tokens[read.next];
  const isCounted = unitWords.has(behind?.folded ?? '') || /^[%/:']$/.test(behind?.text ?? '');
  return isCounted ? undefined : read;
}

/** An article without its word: "5a", "5 Abs. 2". */
export function articleAt(tokens: readonly CitationToken[], from: number): Pieces | undefined {
  const read = tokens[from]?.kind === 'number' ? readLabel(tokens, from, 'ARTICLE') : undefined;
  if (read === undefined || read.label.includes('.')) return undefined;
  const { next, ...label } = read;
  return furtherPieces(tokens, next, [{ type: 'ARTICLE', ...label }]);
}

/** "BankG", "BankG 5a", "SR 952.0 Art. 1". */
function documentFirst(source: CitationSource, from: number): Read | undefined {
  const { tokens, nameAt, isLaw } = source;
  const name = nameAt(from);
  if (name === undefined) return undefined;
  const joints = isLaw === true ? /^\($/ : name.kind === 'name' ? /^[,:.(–-]$/ : /^[,:(–-]$/;
  let next = name.next;
  while (next < name.next + 2 && joints.test(tokens[next]?.text ?? '')) next += 1;
  const chain = chainAt(source, next);
  if (chain && isLikelyName(name, tokens, from, 'number') && !belongsBehind(source, lastOf(chain).next)) {
    return cited(source, [{ ...chain[0], from }, ...chain.slice(1)], name);
  }
  const article = chain === undefined && name.kind === 'name' ? bareArticle(tokens, name.next) : undefined;
  if (article && isLikelyName(name, tokens, from, 'number'))
    return cited(source, [{ ...article, from }], name);
  const isAll = from === 0 && name.next === tokens.length;
  if (name.documents.length === 0 || !isLikelyName(name, tokens, from, isAll ? 'nothing' : 'words'))
    return undefined;
  return cited(source, [{ pieces: [], from, next: name.next }], name);
}

/** Whether provisions belong to the document named behind them: not where its own follow it, as in a list. */
function belongsBehind(source: CitationSource, next: number): boolean {
  const name = nameBehind(source, next);
  const own = name && readPieces(source.tokens, name.next);
  return (
    name !== undefined && (own === undefined || depthOf[own.pieces[0]?.type ?? 'BOOK'] > depthOf.ARTICLE)
  );
}

import type { Naming } from '../display-name.ts';
import { parseQuery, queryLimits } from '../search/parse-query.ts';
import type { QueryNode, Span } from '../search/query.ts';
import { citationTokens } from './citation-tokens.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { articleAt, type Citation, type CitationOptions, findCitations } from './parse-citation.ts';
import { pathCandidates } from './path-candidates.ts';

/** A query that names a provision or document, and what else it says. */
export type CitedQuery = {
  citation: Citation;
  /** Further provisions that it names: "Art. 5 und 7 BankG". */
  others: readonly Citation[];
  /** The query without its citations: "37h BankG Einlagensicherung" leaves "Einlagensicherung". */
  rest: string;
};

/**
 * The citation that a query is or holds. What stands in quotes, behind a minus, in filters and scope
 * keys is searched for and not cited; nor is a query with OR, unless that is a document's name.
 */
export function citationOf(
  text: string,
  names: NameIndex,
  options: CitationOptions = {},
): CitedQuery | undefined {
  // A text that is longer than any query is no question for a provision.
  if (text.length > queryLimits.characters) return undefined;
  const found = findCitations(masked(text), names, options).filter((one) => !isOperator(text, one));
  const citation = found.find(({ pieces }) => pieces.length > 0) ?? found[0];
  if (citation === undefined) return undefined;
  // A document named beside a provision of another narrows nothing: it stays among the words.
  const others = found.filter((one) => one !== citation && one.pieces.length > 0);
  const rest = without(text, [citation, ...others]);
  const uncited = hide(text, [citation, ...others]);
  return /(?:^|\s)OR(?:\s|$)/.test(uncited) ? undefined : { citation, others, rest };
}

/** The Code of Obligations is called OR in German: among words that is the operator, "Art. 41 OR" is not. */
function isOperator(text: string, { start, end, pieces }: Citation): boolean {
  const isWithoutWord = /^(?:OR\b|\d\w*\s+OR$)/.test(text.slice(start, end));
  const around = text.slice(0, start) + (pieces.length > 0 ? '' : text.slice(end));
  return isWithoutWord && around.trim() !== '';
}

/** The text with a sign that no citation has instead of all that is not to be cited. */
function masked(text: string): string {
  const { query } = parseQuery(text);
  const hidden = [...hiddenNodes(query.root), ...query.filters, ...query.scopes];
  return hide(text, hidden);
}

const hide = (text: string, spans: readonly Span[]) =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '¦'.repeat(end - start) + rest.slice(end),
    text,
  );

function hiddenNodes(node: QueryNode | undefined): Span[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(hiddenNodes);
  if (node.kind === 'group') return hiddenNodes(node.part);
  return node.kind === 'word' ? [] : [node];
}

const BETWEEN = /^[\s,;]*(?:und|et|e|and|oder|ou|o|or)?[\s,;]*$/i;
const ELIDED = /(?:^|\s)(?:d|l|dell|dall|all|nell|sull)['’]$/i;

/** What is left: "und" and commas between two citations go with them, and so do signs without a word. */
function without(text: string, spans: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const between = text.slice(from, start);
    if (from === 0 || !BETWEEN.test(between)) rest += `${between.replace(ELIDED, '')} `;
    from = end;
  }
  const pieces = `${rest}${text.slice(from)}`.split(/\s+/);
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).join(' ');
}

/**
 * Paths of the article that a term means on the page of a document: the whole term is a number
 * ("5a", "Art. 5a Abs. 2", "Rz 23"), perhaps with one of the document's names. Likeliest first; none
 * where the term is anything else.
 */
export function articleJump(text: string, displayNames: readonly string[], naming: Naming): string[] {
  const tokens = citationTokens(text);
  const bare = articleAt(tokens, 0);
  if (bare?.next === tokens.length) return pathCandidates(bare, naming);
  const here = { regTextId: 'here', shortNames: { DE: displayNames }, longNames: {}, sourceNumber: '' };
  const [only, ...more] = findCitations(text, createNameIndex([here]));
  const isWhole = only?.start === tokens[0]?.start && only?.end === tokens.at(-1)?.end;
  if (only === undefined || more.length > 0 || !isWhole) return [];
  return only.named && only.documents.length === 0 ? [] : pathCandidates(only, naming);
}

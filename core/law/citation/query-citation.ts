import { parseQuery, queryLimits } from '../search/parse-query.ts';
import type { QueryNode, Span } from '../search/query.ts';
import { citationTokens } from './citation-tokens.ts';
import { isIntroduction } from './introductions.ts';
import type { NameIndex } from './name-index.ts';
import { type Citation, type CitationOptions, findCitations } from './parse-citation.ts';
import { isJoint } from './shorthand-words.ts';

/** A query that cites a provision or document, and its other words. */
export type CitedQuery = {
  citation: Citation;
  /** Further provisions that it cites: "Art. 5 und 7 BankG". */
  others: readonly Citation[];
  /** The query without its citations: "37h BankG Einlagensicherung" leaves "Einlagensicherung". */
  rest: string;
};

/**
 * The citation in a query. Quoted and negated words, filters and scope keys are never read as citations, nor
 * is a query with the operator OR.
 */
export function findQueryCitation(
  text: string,
  names: NameIndex,
  options: CitationOptions = {},
): CitedQuery | undefined {
  // Longer texts are not citations; this also bounds the work.
  if (text.length > queryLimits.characters) return undefined;
  const citations = findCitations(maskUncitable(text), names, options).filter(
    (one) => !isOperator(text, one),
  );
  const provisions = citations.filter(({ steps }) => steps.length > 0);
  const certain = provisions.filter(({ isBare }) => isBare !== true);
  // A document named beside a provision of another document stays among the words.
  const cited = certain.length > 0 ? certain : provisions.length > 0 ? provisions : citations.slice(0, 1);
  const citation = cited.find(({ namesDocument }) => namesDocument) ?? cited[0];
  if (citation === undefined) return undefined;
  const others = cited.filter((one) => one !== citation);
  const rest = removeCitations(text, cited);
  const uncited = maskSpans(text, cited);
  return /(?:^|\s)OR(?:\s|$)/.test(uncited) ? undefined : { citation, others, rest };
}

/** The German short name of the Code of Obligations is OR: between words it is the operator, in "Art. 41 OR" it is not. */
function isOperator(text: string, { start, end, steps }: Citation): boolean {
  const isWithoutWord = /^(?:OR\b|\d\w*\s+OR$)/.test(text.slice(start, end));
  const around = text.slice(0, start) + (steps.length > 0 ? '' : text.slice(end));
  return isWithoutWord && around.trim() !== '';
}

/** Replaces everything that must not be read as a citation by a sign that no citation contains. */
function maskUncitable(text: string): string {
  const { query } = parseQuery(text);
  const hidden = [...hiddenNodes(query.root), ...query.filters, ...query.scopes];
  return maskSpans(text, hidden);
}

const maskSpans = (text: string, spans: readonly Span[]) =>
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

const ELIDED = /(?:^|\s)(?:d|l|dell|dall|all|nell|sull)['’]$/i;

/**
 * The text without its citations, given in text order, without what only joins two of them or introduces one, and
 * without stray signs.
 */
function removeCitations(text: string, spans: readonly Span[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spans) {
    const between = text.slice(from, start);
    if (from === 0 || !isJoint(citationTokens(between))) rest += `${between.replace(ELIDED, '')} `;
    from = end;
  }
  const left = `${rest}${text.slice(from)}`;
  if (isIntroduction(citationTokens(left))) return '';
  return left
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ');
}

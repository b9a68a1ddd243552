import type { ScopeName } from './modifiers.ts';
import { parseQuery } from './parse-query.ts';
import { type Filter, type Query, type QueryNode, type Span, type TermNode, termsOf } from './query.ts';

/** Formats a query as text that parses to the same query. */
export function queryText({ root, filters, scopes }: Query): string {
  const written = [...scopes.map(({ name }) => name), ...filters.map(filterText)];
  if (root) written.push(nodeText(root));
  return written.join(' ');
}

function filterText({ field, value, negative }: Pick<Filter, 'field' | 'value' | 'negative'>): string {
  return `${negative ? '-' : ''}${field}:"${value}"`;
}

function nodeText(node: QueryNode): string {
  if (node.kind === 'and') return node.parts.map(nodeText).join(' ');
  if (node.kind === 'or') return node.parts.map(nodeText).join(' OR ');
  if (node.kind === 'not') return `-${nodeText(node.part)}`;
  if (node.kind === 'group') return `(${nodeText(node.part)})`;
  if (node.kind === 'phrase') return `"${node.text}"`;
  if (node.kind === 'near') return `"${node.text}"~${node.distance}`;
  return node.kind === 'prefix' ? `${node.text}*` : node.text;
}

/**
 * The same text with quoted passages as words; undefined if it has none. A single word in quotes is meant to the letter,
 * and what is excluded stays as it is.
 */
export function withoutQuotes(text: string): string | undefined {
  const quoted = requiredTerms(parseQuery(text).query.root).filter(
    ({ kind, text: words }) => (kind === 'phrase' || kind === 'near') && plainWords(words).includes(' '),
  );
  if (quoted.length === 0) return undefined;
  return quoted.reduceRight(
    (rest, { start, end, text: words }) => `${rest.slice(0, start)}${plainWords(words)}${rest.slice(end)}`,
    text,
  );
}

function requiredTerms(node: QueryNode | undefined): TermNode[] {
  if (node?.kind === 'not') return [];
  if (node?.kind === 'and' || node?.kind === 'or') return node.parts.flatMap(requiredTerms);
  return node?.kind === 'group' ? requiredTerms(node.part) : termsOf(node);
}

/** Without what would be read as an operator: brackets, dashes before words, fields, OR. */
function plainWords(text: string): string {
  return text
    .split(/[\s():#*]+/u)
    .map((word) => word.replace(/^[-–—‐‑−]+/u, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (word === 'OR' ? 'or' : word))
    .join(' ');
}

/** Replaces the scope keys of a text by this one, placed first so that an open quote cannot swallow it. */
export function withScope(text: string, key: ScopeName): string {
  return `${key} ${removeSpans(text, parseQuery(text).query.scopes).trimStart()}`;
}

/** Removes these spans (filters or scope keys) from a text. */
export function removeSpans(text: string, spans: readonly Span[]): string {
  const backwards = [...spans].sort((a, b) => b.start - a.start);
  return backwards.reduce((rest, { start, end }) => joinParts(rest.slice(0, start), rest.slice(end)), text);
}

function joinParts(before: string, after: string): string {
  if (after.trim() === '') return before.trimEnd();
  return before === '' || /\s$/.test(before) ? before + after.trimStart() : before + after;
}

/**
 * Replaces a span of a text by a word. The word is quoted if the parser would otherwise read it as an
 * operator, unless it already stands in quotes.
 */
export function replaceSpan(text: string, start: number, end: number, word: string): string {
  const bare = word.replaceAll(/["„“”‟«»＂]/g, '');
  return (
    text.slice(0, start) +
    (isQuoted(text, start, end) || isPlainWord(bare) ? bare : `"${bare}"`) +
    text.slice(end)
  );
}

function isQuoted(text: string, start: number, end: number): boolean {
  const { query } = parseQuery(text);
  const quoted = termsOf(query.root).filter(({ kind }) => kind === 'phrase' || kind === 'near');
  return quoted.some((node) => node.textStart <= start && end <= node.textStart + node.text.length);
}

function isPlainWord(word: string): boolean {
  const { root } = parseQuery(word).query;
  return root?.kind === 'word' && root.start === 0 && root.end === word.length;
}

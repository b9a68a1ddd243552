import { cut } from '../../lib/cut.ts';
import { isDay } from '../../lib/day.ts';
import { wholeYear } from '../../lib/typed-date.ts';
import { findField, nearestName } from './modifiers.ts';
import {
  type Filter,
  type Problem,
  type Query,
  type QueryNode,
  type ScopeMark,
  type Span,
  worstProblems,
} from './query.ts';
import { isBlank, scanQuery, type Token, withoutControls } from './scan-query.ts';

/** Limits of a query: length, number of words and filters, depth of brackets. The rest is dropped and reported. */
export const queryLimits = { characters: 2000, terms: 50, depth: 20 } as const;

/**
 * Parses a query (docs/search-language.md). Never throws: `problems` lists what is wrong and where, and the
 * rest of the query stays usable.
 */
export function parseQuery(text: string): { query: Query; problems: Problem[] } {
  const source = withoutControls(text);
  const end = cutPosition(source);
  const { tokens, problems } = scanQuery(source.slice(0, end));
  const { accepted, dropped } = limitTerms(tokens);
  const { others, scopes } = separateScopes(accepted, problems);
  const parser: Parser = { tokens: others, at: 0, filters: [], problems, depth: 0, minus: 0 };
  const root = parseSequence(parser);
  const wasCut = end < source.length || dropped !== undefined;
  // The dropped part may have contained the end of a quote or group.
  const reported = wasCut
    ? problems.filter(({ code }) => code !== 'open-quote' && code !== 'open-group')
    : problems;
  if (end < source.length) reported.push({ code: 'too-long', start: end, end: source.length, fatal: false });
  if (dropped) reported.push({ code: 'too-many-terms', ...dropped, fatal: false });
  const query: Query = { ...(root && { root }), filters: parser.filters, scopes };
  const nothing = reported.some(({ fatal }) => fatal) ? undefined : unanswerableReason(query);
  if (nothing) reported.push({ code: nothing, start: 0, end: source.length, fatal: true });
  return { query, problems: worstProblems(reported) };
}

/** The last blank before the limit, so that no word is cut; the limit itself if there is none. */
function cutPosition(source: string): number {
  const { characters } = queryLimits;
  if (source.length <= characters) return source.length;
  for (let at = characters; at > characters / 2; at -= 1) if (isBlank(source.charAt(at))) return at;
  return cut(source, characters).length;
}

const isTerm = ({ kind }: Token) => !['open', 'close', 'or', 'minus'].includes(kind);

function limitTerms(tokens: readonly Token[]): { accepted: readonly Token[]; dropped?: Span } {
  let terms = 0;
  const first = tokens.findIndex((token) => isTerm(token) && ++terms > queryLimits.terms);
  const [from, to] = [tokens[first], tokens.at(-1)];
  if (first < 0 || from === undefined || to === undefined) return { accepted: tokens };
  return { accepted: tokens.slice(0, first), dropped: { start: from.start, end: to.end } };
}

/** Separates the scope keys: they may stand anywhere and do not affect the other tokens. */
function separateScopes(
  tokens: readonly Token[],
  problems: Problem[],
): { others: QueryTokens; scopes: ScopeMark[] } {
  const others: QueryTokens = [];
  const scopes: ScopeMark[] = [];
  for (const token of tokens) {
    const before = others.at(-1);
    if (token.kind !== 'scope') others.push(token);
    else if (before?.kind === 'minus' && before.end === token.start) {
      others.pop();
      const place = { start: before.start, end: token.end };
      problems.push({ code: 'not-negatable', modifier: token.name, ...place, fatal: true });
    } else scopes.push({ name: token.name, start: token.start, end: token.end });
  }
  return { others, scopes };
}

type QueryTokens = Exclude<Token, { kind: 'scope' }>[];
type Parser = {
  tokens: Readonly<QueryTokens>;
  at: number;
  filters: Filter[];
  problems: Problem[];
  depth: number;
  /** Number of enclosing minus signs. */
  minus: number;
};

const report = (parser: Parser, code: SpanProblemCode, { start, end }: Span) =>
  parser.problems.push({ code, start, end, fatal: false });
type SpanProblemCode = 'open-group' | 'close-group' | 'empty-group' | 'dangling-or' | 'too-deep';

const spanOf = (parts: readonly QueryNode[]): Span => ({
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
});

/** Terms side by side (AND), up to the closing bracket or the end. */
function parseSequence(parser: Parser): QueryNode | undefined {
  const parts: QueryNode[] = [];
  for (let token = parser.tokens[parser.at]; token !== undefined; token = parser.tokens[parser.at]) {
    if (token.kind === 'close') {
      if (parser.depth > 0) break;
      report(parser, 'close-group', token);
      parser.at += 1;
      continue;
    }
    const part = parseAlternatives(parser);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? { kind: 'and', parts, ...spanOf(parts) } : parts[0];
}

/** `a OR b`: OR binds more tightly than AND. */
function parseAlternatives(parser: Parser): QueryNode | undefined {
  const parts: QueryNode[] = [];
  const filtersBefore = parser.filters.length;
  let ors = 0;
  for (;;) {
    const before = parser.at;
    const part = parseTerm(parser);
    if (part) parts.push(part);
    const or = parser.tokens[parser.at];
    const isDangling = parser.at === before;
    if (or?.kind !== 'or') {
      const last = parser.tokens[parser.at - 1];
      if (isDangling && last?.kind === 'or') report(parser, 'dangling-or', last);
      break;
    }
    if (isDangling) report(parser, 'dangling-or', or);
    ors += 1;
    parser.at += 1;
  }
  if (ors > 0) reportMisplacedFilters(parser, filtersBefore, parts.length > 0);
  return parts.length > 1 ? { kind: 'or', parts, ...spanOf(parts) } : parts[0];
}

/** Reports filters beside OR, unless all have the same field: its values are alternatives anyway. */
function reportMisplacedFilters(parser: Parser, from: number, besideWords: boolean): void {
  const among = parser.filters.slice(from);
  const isOneField = new Set(among.map(({ field }) => field)).size === 1;
  if (isOneField && !besideWords) return;
  for (const parseFilter of among) reportMisplaced(parser, parseFilter);
}

function reportMisplaced(parser: Parser, { field, start, end }: Filter): void {
  if (parser.problems.some((problem) => problem.code === 'misplaced-filter' && problem.start === start))
    return;
  parser.problems.push({ code: 'misplaced-filter', modifier: `${field}:`, start, end, fatal: false });
}

/** One term, perhaps negated; undefined for filters and empty groups. */
function parseTerm(parser: Parser): QueryNode | undefined {
  const token = parser.tokens[parser.at];
  if (token === undefined || token.kind === 'or' || token.kind === 'close') return undefined;
  parser.at += 1;
  if (token.kind === 'open') return parseGroup(parser, token);
  if (token.kind === 'field') return parseFilter(parser, token, undefined);
  return token.kind === 'minus' ? parseNegated(parser, token) : token;
}

function parseNegated(parser: Parser, minus: Span): QueryNode | undefined {
  const token = parser.tokens[parser.at];
  if (token?.kind === 'field') {
    parser.at += 1;
    return parseFilter(parser, token, minus);
  }
  parser.minus += 1;
  const part = parseTerm(parser);
  parser.minus -= 1;
  return part && { kind: 'not', part, start: minus.start, end: part.end };
}

function parseGroup(parser: Parser, open: Span): QueryNode | undefined {
  if (parser.depth >= queryLimits.depth) {
    report(parser, 'too-deep', open);
    return undefined;
  }
  const filtersBefore = parser.filters.length;
  parser.depth += 1;
  const part = parseSequence(parser);
  parser.depth -= 1;
  const close = parser.tokens[parser.at];
  if (close) parser.at += 1;
  else report(parser, 'open-group', open);
  if (parser.minus > 0)
    for (const inside of parser.filters.slice(filtersBefore)) reportMisplaced(parser, inside);
  const end = close?.end ?? part?.end ?? open.end;
  if (part) return { kind: 'group', part, start: open.start, end };
  if (parser.filters.length === filtersBefore) report(parser, 'empty-group', { start: open.start, end });
  return undefined;
}

function parseFilter(parser: Parser, token: Token & { kind: 'field' }, minus: Span | undefined): undefined {
  const { field, value: typed, end } = token;
  const modifier = `${field.name}:`;
  const place = { start: minus?.start ?? token.start, end };
  let value: string = typed;
  if (field.takes === 'day') {
    const day = parseDay(typed, field.name);
    const bad = minus
      ? ({ code: 'not-negatable', modifier } as const)
      : ({ code: 'bad-date', modifier, value: typed } as const);
    if (minus || day === undefined) return void parser.problems.push({ ...bad, ...place, fatal: true });
    value = day;
  } else if (field.takes === 'placeType' || field.takes === 'category') {
    value = typed.toLowerCase();
    const known: readonly string[] = field.values;
    if (!known.includes(value)) {
      const nearest = nearestName(typed, known).name;
      const problem = { code: 'unknown-value', modifier, value: typed, nearest, ...place } as const;
      return void parser.problems.push({ ...problem, fatal: true });
    }
  }
  parser.filters.push({ field: field.name, value, negative: minus !== undefined, ...place });
  return undefined;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SWISS = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/;

/**
 * Parses a typed day (2024-01-31, 31.1.2024, 31.1.24, 31/01/2024) to an ISO date. A year alone is its first day, for
 * `after:` its last day. Undefined for anything else and for days that do not exist.
 */
export function parseDay(text: string, field: 'before' | 'after' | 'at'): string | undefined {
  if (/^\d{4}$/.test(text))
    return text < '1000' ? undefined : `${text}-${field === 'after' ? '12-31' : '01-01'}`;
  const iso = ISO.exec(text);
  const swiss = SWISS.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : swiss ? swiss.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

/** Why a well-formed query cannot match anything; undefined if it can. */
function unanswerableReason({
  root,
  filters,
  scopes,
}: Query): 'only-negative' | 'only-modifiers' | 'empty' | undefined {
  const selected = filters.filter(({ negative }) => !negative);
  if (selected.some(({ field }) => findField(field)?.selects)) return undefined;
  if (root) return hasPositiveTerm(root) ? undefined : 'only-negative';
  if (filters.length > selected.length) return 'only-negative';
  return filters.length + scopes.length > 0 ? 'only-modifiers' : 'empty';
}

/** Whether every match of this node contains one of its words: matches of "a OR -b" need not. */
function hasPositiveTerm(node: QueryNode): boolean {
  if (node.kind === 'not') return false;
  if (node.kind === 'and') return node.parts.some(hasPositiveTerm);
  if (node.kind === 'or') return node.parts.every(hasPositiveTerm);
  return node.kind === 'group' ? hasPositiveTerm(node.part) : true;
}

import { whyNothing } from './answerable.ts';
import { dayFrom } from './day.ts';
import { nearestName } from './nearest.ts';
import { type Problem, worstProblems } from './problems.ts';
import type { Filter, Query, QueryNode, ScopeMark, Span } from './query.ts';
import { isBlank, withoutControls } from './query-characters.ts';
import { scanQuery, type Token } from './scan-query.ts';

/** Longest query that is read, most words and filters, deepest brackets; what goes beyond is left out and told. */
export const queryLimits = { characters: 2000, terms: 50, depth: 20 } as const;

/**
 * Reads a query (docs/search-language.md). Never throws: what is wrong stands in `problems` with its
 * place, and the rest of the query is as good as it can be.
 */
export function parseQuery(text: string): { query: Query; problems: Problem[] } {
  const source = withoutControls(text);
  const cut = cutAt(source);
  const { tokens, problems } = scanQuery(source.slice(0, cut));
  const { kept, dropped } = fewEnough(tokens);
  const { others, scopes } = apart(kept, problems);
  const read: Reading = { tokens: others, at: 0, filters: [], problems, depth: 0, minus: 0 };
  const root = sequence(read);
  const wasCut = cut < source.length || dropped !== undefined;
  // What was cut off may have held the end of a quote or group.
  const told = wasCut
    ? problems.filter(({ code }) => code !== 'open-quote' && code !== 'open-group')
    : problems;
  if (cut < source.length) told.push({ code: 'too-long', start: cut, end: source.length, fatal: false });
  if (dropped) told.push({ code: 'too-many-terms', ...dropped, fatal: false });
  const query: Query = { ...(root && { root }), filters: read.filters, scopes };
  const nothing = told.some(({ fatal }) => fatal) ? undefined : whyNothing(query);
  if (nothing) told.push({ code: nothing, start: 0, end: source.length, fatal: true });
  return { query, problems: worstProblems(told) };
}

/** The last blank before the limit, so that no word is halved; the limit itself in a text without any. */
function cutAt(source: string): number {
  const { characters } = queryLimits;
  if (source.length <= characters) return source.length;
  for (let at = characters; at > characters / 2; at -= 1) if (isBlank(source.charAt(at))) return at;
  const isHalfPair = (source.codePointAt(characters - 1) ?? 0) > 0xffff;
  return isHalfPair ? characters - 1 : characters;
}

const isTerm = ({ kind }: Token) => !['open', 'close', 'or', 'minus'].includes(kind);

function fewEnough(tokens: readonly Token[]): { kept: readonly Token[]; dropped?: Span } {
  let terms = 0;
  const first = tokens.findIndex((token) => isTerm(token) && ++terms > queryLimits.terms);
  const [from, to] = [tokens[first], tokens.at(-1)];
  if (first < 0 || from === undefined || to === undefined) return { kept: tokens };
  return { kept: tokens.slice(0, first), dropped: { start: from.start, end: to.end } };
}

/** Takes scope keys out of the sentence: it reads the same with and without them. */
function apart(tokens: readonly Token[], problems: Problem[]): { others: Sentence; scopes: ScopeMark[] } {
  const others: Sentence = [];
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

type Sentence = Exclude<Token, { kind: 'scope' }>[];
type Reading = {
  tokens: Readonly<Sentence>;
  at: number;
  filters: Filter[];
  problems: Problem[];
  depth: number;
  /** How many minus signs stand around. */
  minus: number;
};

const tell = (read: Reading, code: Plain, { start, end }: Span) =>
  read.problems.push({ code, start, end, fatal: false });
type Plain = 'open-group' | 'close-group' | 'empty-group' | 'dangling-or' | 'too-deep';

const spanning = (parts: readonly QueryNode[]): Span => ({
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
});

/** Terms side by side, up to the bracket that closes or the end. */
function sequence(read: Reading): QueryNode | undefined {
  const parts: QueryNode[] = [];
  for (let token = read.tokens[read.at]; token !== undefined; token = read.tokens[read.at]) {
    if (token.kind === 'close') {
      if (read.depth > 0) break;
      tell(read, 'close-group', token);
      read.at += 1;
      continue;
    }
    const part = alternatives(read);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? { kind: 'and', parts, ...spanning(parts) } : parts[0];
}

/** `a OR b`: OR binds more tightly than standing side by side. */
function alternatives(read: Reading): QueryNode | undefined {
  const parts: QueryNode[] = [];
  const filtersBefore = read.filters.length;
  let ors = 0;
  for (;;) {
    const before = read.at;
    const part = unary(read);
    if (part) parts.push(part);
    const or = read.tokens[read.at];
    const isDangling = read.at === before;
    if (or?.kind !== 'or') {
      const last = read.tokens[read.at - 1];
      if (isDangling && last?.kind === 'or') tell(read, 'dangling-or', last);
      break;
    }
    if (isDangling) tell(read, 'dangling-or', or);
    ors += 1;
    read.at += 1;
  }
  if (ors > 0) tellMisplaced(read, filtersBefore, parts.length > 0);
  return parts.length > 1 ? { kind: 'or', parts, ...spanning(parts) } : parts[0];
}

/** Filters as sides of OR: values of one field are alternatives anyway, all else cannot be. */
function tellMisplaced(read: Reading, from: number, besideWords: boolean): void {
  const among = read.filters.slice(from);
  const isOneField = new Set(among.map(({ field }) => field)).size === 1;
  if (isOneField && !besideWords) return;
  for (const filter of among) misplaced(read, filter);
}

function misplaced(read: Reading, { field, start, end }: Filter): void {
  if (read.problems.some((problem) => problem.code === 'misplaced-filter' && problem.start === start)) return;
  read.problems.push({ code: 'misplaced-filter', modifier: `${field}:`, start, end, fatal: false });
}

/** One term with its minus; undefined for filters and what says nothing. */
function unary(read: Reading): QueryNode | undefined {
  const token = read.tokens[read.at];
  if (token === undefined || token.kind === 'or' || token.kind === 'close') return undefined;
  read.at += 1;
  if (token.kind === 'open') return group(read, token);
  if (token.kind === 'field') return filter(read, token, undefined);
  return token.kind === 'minus' ? negated(read, token) : token;
}

function negated(read: Reading, minus: Span): QueryNode | undefined {
  const token = read.tokens[read.at];
  if (token?.kind === 'field') {
    read.at += 1;
    return filter(read, token, minus);
  }
  read.minus += 1;
  const part = unary(read);
  read.minus -= 1;
  return part && { kind: 'not', part, start: minus.start, end: part.end };
}

function group(read: Reading, open: Span): QueryNode | undefined {
  if (read.depth >= queryLimits.depth) {
    tell(read, 'too-deep', open);
    return undefined;
  }
  const filtersBefore = read.filters.length;
  read.depth += 1;
  const part = sequence(read);
  read.depth -= 1;
  const close = read.tokens[read.at];
  if (close) read.at += 1;
  else tell(read, 'open-group', open);
  if (read.minus > 0) for (const inside of read.filters.slice(filtersBefore)) misplaced(read, inside);
  const end = close?.end ?? part?.end ?? open.end;
  if (part) return { kind: 'group', part, start: open.start, end };
  if (read.filters.length === filtersBefore) tell(read, 'empty-group', { start: open.start, end });
  return undefined;
}

function filter(read: Reading, token: Token & { kind: 'field' }, minus: Span | undefined): undefined {
  const { field, value: typed, end } = token;
  const modifier = `${field.name}:`;
  const place = { start: minus?.start ?? token.start, end };
  let value: string = typed;
  if (field.takes === 'day') {
    const day = dayFrom(typed, field.name);
    const bad = minus
      ? ({ code: 'not-negatable', modifier } as const)
      : ({ code: 'bad-date', modifier, value: typed } as const);
    if (minus || day === undefined) return void read.problems.push({ ...bad, ...place, fatal: true });
    value = day;
  } else if (field.takes === 'placeType' || field.takes === 'category') {
    value = typed.toLowerCase();
    const known: readonly string[] = field.values;
    if (!known.includes(value)) {
      const nearest = nearestName(typed, known).name;
      const problem = { code: 'unknown-value', modifier, value: typed, nearest, ...place } as const;
      return void read.problems.push({ ...problem, fatal: true });
    }
  }
  read.filters.push({ field: field.name, value, negative: minus !== undefined, ...place });
  return undefined;
}

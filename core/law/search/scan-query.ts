import { type Field, fieldNamed, fields, type ScopeName, scopeNamed, scopes } from './modifiers.ts';
import { nearestName } from './nearest.ts';
import type { Problem } from './problems.ts';
import type { Span, TermNode } from './query.ts';
import { isBlank, isDash, isQuote, quoteEnd, trimmed, wordRunEnd, wordStart } from './query-characters.ts';

type Sign<K extends string> = Span & { kind: K };
export type Token =
  | TermNode
  | Sign<'open'>
  | Sign<'close'>
  | Sign<'or'>
  | Sign<'minus'>
  | (Sign<'field'> & { field: Field; value: string })
  | (Sign<'scope'> & { name: ScopeName });

/** Words may lie this far from each other, `"a b"~100`, more is the same. */
const FARTHEST = 100;

type Scan = { source: string; at: number; tokens: Token[]; problems: Problem[] };

/**
 * Cuts a query into its signs and words. Written by hand and never stepping back further than one
 * word, so that no text takes longer than its length.
 */
export function scanQuery(source: string): { tokens: Token[]; problems: Problem[] } {
  const scan: Scan = { source, at: 0, tokens: [], problems: [] };
  while (scan.at < source.length) {
    const { at } = scan;
    const sign = source.charAt(at);
    if (isBlank(sign)) scan.at += 1;
    else if (isQuote(sign)) phrase(scan);
    else if (sign === '(' || sign === ')') {
      scan.at += 1;
      scan.tokens.push({ kind: sign === '(' ? 'open' : 'close', start: at, end: at + 1 });
    } else if (isDash(sign)) minus(scan);
    else word(scan);
  }
  return { tokens: scan.tokens, problems: scan.problems };
}

/** Dashes before a word are one minus; a dash that stands alone says nothing. */
function minus(scan: Scan): void {
  const start = scan.at;
  while (isDash(scan.source.charAt(scan.at))) scan.at += 1;
  const next = scan.source.charAt(scan.at);
  if (next !== '' && !isBlank(next)) scan.tokens.push({ kind: 'minus', start, end: scan.at });
}

/** Text between quotes; the end of the query ends it too. */
function quoted(scan: Scan): Span & { text: string } {
  const start = scan.at;
  const textEnd = quoteEnd(scan.source, start + 1);
  const closed = textEnd < scan.source.length;
  scan.at = closed ? textEnd + 1 : textEnd;
  if (!closed) scan.problems.push({ code: 'open-quote', start, end: start + 1, fatal: false });
  return { text: scan.source.slice(start + 1, textEnd), start, end: scan.at };
}

function phrase(scan: Scan): void {
  const { text, start, end } = quoted(scan);
  const textStart = start + 1;
  if (trimmed(text, 0, text.length) === undefined) {
    scan.problems.push({ code: 'empty-phrase', start, end, fatal: false });
    return;
  }
  if (scan.source.charAt(scan.at) === '~') {
    let after = scan.at + 1;
    while (after < scan.source.length && isDigit(scan.source.charAt(after))) after += 1;
    if (after > scan.at + 1) {
      const distance = Math.min(FARTHEST, Number(scan.source.slice(scan.at + 1, after)));
      scan.at = after;
      scan.tokens.push({ kind: 'near', text, textStart, distance, start, end: after });
      return;
    }
  }
  scan.tokens.push({ kind: 'phrase', text, textStart, start, end });
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9';

function word(scan: Scan): void {
  const { source } = scan;
  const runEnd = wordRunEnd(source, scan.at);
  scan.at = wordStart(source, scan.at, runEnd);
  if (readField(scan, runEnd) || readScope(scan, runEnd)) return;
  const span = trimmed(source, scan.at, runEnd);
  scan.at = runEnd;
  if (span === undefined) return;
  const text = source.slice(span.start, span.end);
  if (source.charAt(span.end) === '*' && span.end < runEnd) {
    scan.tokens.push({ kind: 'prefix', text, textStart: span.start, start: span.start, end: span.end + 1 });
  } else if (text === 'OR') scan.tokens.push({ kind: 'or', ...span });
  else scan.tokens.push({ kind: 'word', text, textStart: span.start, ...span });
}

/** `name:value`, with the value in quotes or not. */
function readField(scan: Scan, runEnd: number): boolean {
  const { source, at: start } = scan;
  let colon = start;
  while (colon < runEnd && /[a-z]/i.test(source.charAt(colon))) colon += 1;
  if (source.charAt(colon) !== ':' || colon === start) return false;
  const name = source.slice(start, colon);
  const field = fieldNamed(name);
  const first = source.charAt(colon + 1);
  if (first === '' || isBlank(first) || first === '(' || first === ')') {
    // "Art.:" and "in: …" are words; a field that was begun is told, since its value is still to come.
    if (field === undefined || name !== field.name) return false;
    scan.at = colon + 1;
    scan.problems.push({ code: 'no-value', modifier: `${field.name}:`, start, end: scan.at, fatal: false });
    return true;
  }
  if (field === undefined && !isMistypedField(name, meantValue(source, colon + 1, runEnd))) return false;
  const value = fieldValue(scan, colon + 1);
  const end = scan.at;
  if (field === undefined) {
    const nearest = `${nearestName(name, fieldNames).name}:`;
    scan.problems.push({ code: 'unknown-modifier', modifier: `${name}:`, nearest, start, end, fatal: true });
  } else if (value === '') {
    scan.problems.push({ code: 'no-value', modifier: `${field.name}:`, start, end, fatal: false });
  } else scan.tokens.push({ kind: 'field', field, value, start, end });
  return true;
}

const fieldNames = fields.map(({ name }) => name);

function fieldValue(scan: Scan, from: number): string {
  scan.at = from;
  if (isQuote(scan.source.charAt(from))) return quoted(scan).text.trim();
  scan.at = wordRunEnd(scan.source, from);
  let end = scan.at;
  while (end > from && /[,;]/.test(scan.source.charAt(end - 1))) end -= 1;
  return scan.source.slice(from, end);
}

function meantValue(source: string, from: number, runEnd: number): string {
  if (isQuote(source.charAt(from))) return 'quoted';
  return source.slice(from, trimmed(source, from, runEnd)?.end ?? from);
}

/**
 * Whether a word with a colon inside was meant as a field. Addresses (http://, mailto:a@b, urn:a:b),
 * single letters and nouns that a colon was glued to ("Zweck:Schutz") were not.
 */
function isMistypedField(name: string, value: string): boolean {
  if (value === '' || name.length < 2 || /^[/\\]|[:@]/.test(value)) return false;
  if (name === name.toLowerCase()) return true;
  const { distance } = nearestName(name, fieldNames);
  return distance <= 2 && distance * 2 < name.length;
}

/** `#key`; a number sign before anything but letters is none. */
function readScope(scan: Scan, runEnd: number): boolean {
  const { source, at: start } = scan;
  if (source.charAt(start) !== '#' || !/\p{L}/u.test(source.charAt(start + 1))) return false;
  let end = runEnd;
  while (/[,;.:!?*]/.test(source.charAt(end - 1))) end -= 1;
  const key = source.slice(start, end);
  scan.at = runEnd;
  const scope = scopeNamed(key);
  if (scope) scan.tokens.push({ kind: 'scope', name: scope.name, start, end });
  else {
    const nearest = nearestName(
      key,
      scopes.map(({ name }) => name),
    ).name;
    scan.problems.push({ code: 'unknown-modifier', modifier: key, nearest, start, end, fatal: true });
  }
  return true;
}

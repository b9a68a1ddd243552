import {
  type Field,
  fields,
  findField,
  findScope,
  nearestName,
  type ScopeName,
  scopes,
} from './modifiers.ts';
import type { Problem, Span, TermNode } from './query.ts';

type Sign<K extends string> = Span & { kind: K };
export type Token =
  | TermNode
  | Sign<'open'>
  | Sign<'close'>
  | Sign<'or'>
  | Sign<'minus'>
  | (Sign<'field'> & { field: Field; value: string })
  | (Sign<'scope'> & { name: ScopeName });

/** Upper bound of the distance in `"a b"~100`; larger values are reduced to it. */
const MAX_DISTANCE = 100;

type Scanner = { source: string; at: number; tokens: Token[]; problems: Problem[] };

/**
 * Splits a query into signs and words. Written by hand so that it runs in linear time: it never goes back
 * further than one word.
 */
export function scanQuery(source: string): { tokens: Token[]; problems: Problem[] } {
  const scanner: Scanner = { source, at: 0, tokens: [], problems: [] };
  while (scanner.at < source.length) {
    const { at } = scanner;
    const sign = source.charAt(at);
    if (isBlank(sign)) scanner.at += 1;
    else if (isQuote(sign)) scanPhrase(scanner);
    else if (sign === '(' || sign === ')') {
      scanner.at += 1;
      scanner.tokens.push({ kind: sign === '(' ? 'open' : 'close', start: at, end: at + 1 });
    } else if (isDash(sign)) scanMinus(scanner);
    else scanWord(scanner);
  }
  return { tokens: scanner.tokens, problems: scanner.problems };
}

/** Dashes before a word are one minus; a dash alone is ignored. */
function scanMinus(scanner: Scanner): void {
  const start = scanner.at;
  while (isDash(scanner.source.charAt(scanner.at))) scanner.at += 1;
  const next = scanner.source.charAt(scanner.at);
  if (next !== '' && !isBlank(next)) scanner.tokens.push({ kind: 'minus', start, end: scanner.at });
}

/** Reads the text between quotes; an open quote extends to the end of the query. */
function scanQuoted(scanner: Scanner): Span & { text: string } {
  const start = scanner.at;
  const textEnd = quoteEnd(scanner.source, start + 1);
  const closed = textEnd < scanner.source.length;
  scanner.at = closed ? textEnd + 1 : textEnd;
  if (!closed) scanner.problems.push({ code: 'open-quote', start, end: start + 1, fatal: false });
  return { text: scanner.source.slice(start + 1, textEnd), start, end: scanner.at };
}

function scanPhrase(scanner: Scanner): void {
  const { text, start, end } = scanQuoted(scanner);
  const textStart = start + 1;
  if (trimSpan(text, 0, text.length) === undefined) {
    scanner.problems.push({ code: 'empty-phrase', start, end, fatal: false });
    return;
  }
  if (scanner.source.charAt(scanner.at) === '~') {
    let after = scanner.at + 1;
    while (after < scanner.source.length && isDigit(scanner.source.charAt(after))) after += 1;
    if (after > scanner.at + 1) {
      const distance = Math.min(MAX_DISTANCE, Number(scanner.source.slice(scanner.at + 1, after)));
      scanner.at = after;
      scanner.tokens.push({ kind: 'near', text, textStart, distance, start, end: after });
      return;
    }
  }
  scanner.tokens.push({ kind: 'phrase', text, textStart, start, end });
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9';

function scanWord(scanner: Scanner): void {
  const { source } = scanner;
  const runEnd = wordRunEnd(source, scanner.at);
  scanner.at = wordStart(source, scanner.at, runEnd);
  if (readField(scanner, runEnd) || readScope(scanner, runEnd)) return;
  const span = trimSpan(source, scanner.at, runEnd);
  scanner.at = runEnd;
  if (span === undefined) return;
  const text = source.slice(span.start, span.end);
  if (source.charAt(span.end) === '*' && span.end < runEnd) {
    scanner.tokens.push({
      kind: 'prefix',
      text,
      textStart: span.start,
      start: span.start,
      end: span.end + 1,
    });
  } else if (text === 'OR') scanner.tokens.push({ kind: 'or', ...span });
  else scanner.tokens.push({ kind: 'word', text, textStart: span.start, ...span });
}

/** Reads `name:value`, where the value may be quoted. Returns false if this is no field. */
function readField(scanner: Scanner, runEnd: number): boolean {
  const { source, at: start } = scanner;
  let colon = start;
  while (colon < runEnd && /[a-z]/i.test(source.charAt(colon))) colon += 1;
  if (source.charAt(colon) !== ':' || colon === start) return false;
  const name = source.slice(start, colon);
  const field = findField(name);
  const first = source.charAt(colon + 1);
  if (first === '' || isBlank(first) || first === '(' || first === ')') {
    // Without a value only an exact field name counts: "Art.:" is a word.
    if (field === undefined || name !== field.name) return false;
    scanner.at = colon + 1;
    scanner.problems.push({
      code: 'no-value',
      modifier: `${field.name}:`,
      start,
      end: scanner.at,
      fatal: false,
    });
    return true;
  }
  if (field === undefined && !isMistypedField(name, apparentValue(source, colon + 1, runEnd))) return false;
  const value = readFieldValue(scanner, colon + 1);
  const end = scanner.at;
  if (field === undefined) {
    const nearest = `${nearestName(name, fieldNames).name}:`;
    scanner.problems.push({
      code: 'unknown-modifier',
      modifier: `${name}:`,
      nearest,
      start,
      end,
      fatal: true,
    });
  } else if (value === '') {
    scanner.problems.push({ code: 'no-value', modifier: `${field.name}:`, start, end, fatal: false });
  } else scanner.tokens.push({ kind: 'field', field, value, start, end });
  return true;
}

const fieldNames = fields.map(({ name }) => name);

function readFieldValue(scanner: Scanner, from: number): string {
  scanner.at = from;
  if (isQuote(scanner.source.charAt(from))) return scanQuoted(scanner).text.trim();
  scanner.at = wordRunEnd(scanner.source, from);
  let end = scanner.at;
  while (end > from && /[,;]/.test(scanner.source.charAt(end - 1))) end -= 1;
  return scanner.source.slice(from, end);
}

function apparentValue(source: string, from: number, runEnd: number): string {
  if (isQuote(source.charAt(from))) return 'quoted';
  return source.slice(from, trimSpan(source, from, runEnd)?.end ?? from);
}

/**
 * Whether a word with a colon was probably meant as a field. Not so: addresses (http://, mailto:a@b,
 * urn:a:b), single letters, and nouns directly followed by a colon ("Zweck:Schutz").
 */
function isMistypedField(name: string, value: string): boolean {
  if (value === '' || name.length < 2 || /^[/\\]|[:@]/.test(value)) return false;
  if (name === name.toLowerCase()) return true;
  const { distance } = nearestName(name, fieldNames);
  return distance <= 2 && distance * 2 < name.length;
}

/** Reads a scope `#key`; the sign must be followed by a letter. */
function readScope(scanner: Scanner, runEnd: number): boolean {
  const { source, at: start } = scanner;
  if (source.charAt(start) !== '#' || !/\p{L}/u.test(source.charAt(start + 1))) return false;
  let end = runEnd;
  while (/[,;.:!?*]/.test(source.charAt(end - 1))) end -= 1;
  const key = source.slice(start, end);
  scanner.at = runEnd;
  const scope = findScope(key);
  if (scope) scanner.tokens.push({ kind: 'scope', name: scope.name, start, end });
  else {
    const nearest = nearestName(
      key,
      scopes.map(({ name }) => name),
    ).name;
    scanner.problems.push({ code: 'unknown-modifier', modifier: key, nearest, start, end, fatal: true });
  }
  return true;
}

const QUOTES = new Set('"„“”‟«»＂');
const DASHES = new Set('-‐‑‒–—−');

/** Any double quote: which one opens and which one closes differs by language and keyboard. */
const isQuote = (sign: string) => QUOTES.has(sign);

const isDash = (sign: string) => DASHES.has(sign);

/** White space, including what `withoutControls` makes of invisible characters. */
export const isBlank = (sign: string) => /\s/.test(sign);

/** Replaces each control character by one blank, so that positions stay valid. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ');
}

/** End of quoted text: the next quote or the end of the query. */
function quoteEnd(source: string, from: number): number {
  let at = from;
  while (at < source.length && !isQuote(source.charAt(at))) at += 1;
  return at;
}

/** End of a word: before a blank, a quote or a bracket. */
function wordRunEnd(source: string, from: number): number {
  let at = from;
  while (at < source.length) {
    const sign = source.charAt(at);
    if (isBlank(sign) || isQuote(sign) || sign === ')') return at;
    if (sign !== '(') at += 1;
    else {
      const close = labelEnd(source, at);
      if (at === from || close === undefined || !/[\p{L}\p{N})]/u.test(source.charAt(at - 1))) return at;
      at = close;
    }
  }
  return at;
}

/** End of a short label in brackets, which belongs to the word: "5a(2)(b)". */
function labelEnd(source: string, open: number): number | undefined {
  const label = /^\(([0-9a-z]{1,6})\)/i.exec(source.slice(open, open + 8));
  return label ? open + label[0].length : undefined;
}

/** Start of the word in a run of characters: the first letter or digit, or the sign of a scope key. */
function wordStart(source: string, from: number, to: number): number {
  let at = from;
  while (at < to && !isText(source.codePointAt(at)) && !/^#\p{L}/u.test(source.slice(at, at + 3))) {
    at += widthAt(source, at);
  }
  return at;
}

/** The span from the first to the last letter or digit of a run; undefined if it has none. */
function trimSpan(source: string, from: number, to: number): Span | undefined {
  let [start, end] = [from, to];
  while (start < end && !isText(source.codePointAt(start))) start += widthAt(source, start);
  if (start >= end) return undefined;
  // The only bracket in a run is that of a label: "5a(2)".
  while (source.charAt(end - 1) !== ')' && !isText(source.codePointAt(lastBefore(source, end)))) {
    end = lastBefore(source, end);
  }
  return { start, end };
}

const isText = (code: number | undefined) =>
  code !== undefined && /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(code));
const widthAt = (source: string, at: number) => ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

function lastBefore(source: string, end: number): number {
  const pair = source.codePointAt(end - 2);
  return pair !== undefined && pair > 0xffff ? end - 2 : end - 1;
}

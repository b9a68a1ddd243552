import type { Span } from './query.ts';

const QUOTES = new Set('"„“”‟«»＂');
const DASHES = new Set('-‐‑‒–—−');

/** Any kind of double quote; which one opens and which one closes differs by language and keyboard. */
export const isQuote = (sign: string) => QUOTES.has(sign);

export const isDash = (sign: string) => DASHES.has(sign);

/** White space, and what `withoutControls` makes of signs that nobody sees. */
export const isBlank = (sign: string) => /\s/.test(sign);

/** Every control sign as a blank, one for one: positions stay. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ');
}

/** Where the text of a quote ends: at the next quote or at the end. */
export function quoteEnd(source: string, from: number): number {
  let at = from;
  while (at < source.length && !isQuote(source.charAt(at))) at += 1;
  return at;
}

/** Where a run of signs ends that belong to one word: before a blank, a quote or a bracket. */
export function wordRunEnd(source: string, from: number): number {
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

/** Brackets of "5a(2)(b)" belong to the word: a short label stands in them. */
function labelEnd(source: string, open: number): number | undefined {
  const label = /^\(([0-9a-z]{1,6})\)/i.exec(source.slice(open, open + 8));
  return label ? open + label[0].length : undefined;
}

/** Where a word begins in a run: at its first letter or digit, or at the sign of a scope key. */
export function wordStart(source: string, from: number, to: number): number {
  let at = from;
  while (at < to && !isText(source.codePointAt(at)) && !/^#\p{L}/u.test(source.slice(at, at + 3))) {
    at += widthAt(source, at);
  }
  return at;
}

/** The part of a run from its first to its last letter or digit; undefined where it has none. */
export function trimmed(source: string, from: number, to: number): Span | undefined {
  let [start, end] = [from, to];
  while (start < end && !isText(source.codePointAt(start))) start += widthAt(source, start);
  if (start >= end) return undefined;
  // The bracket of a label, "5a(2)", is the only one that a run can hold.
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

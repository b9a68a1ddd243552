import type { ChatPassage, ChatSentence, ChatStatement } from '#core/contract/main/chat.ts';
import { sentencesOf } from './sentences.ts';
import { areBorneOut } from './words-borne-out.ts';

/*
 * What a model says is taken apart and compared with the texts: only quotations that stand in the passage which they
 * name are let through, as whole sentences cut out of it, so nothing of them comes from the model. Its own words go with
 * them only where they bring nothing that the quoted sentences do not have.
 */

/** A line of a model: its words, and what it quotes of the passages by their numbers. */
type ModelLine = { words: string; quotes: { passage: number; text: string }[] };

export type Verified = {
  statement?: ChatStatement;
  /** How many quotations and words of the line were removed. */
  removed: number;
};

/** Letters that a quotation has at least: a few words may stand anywhere. */
const shortestQuote = 15;

/** Quotations of one line that are looked at. */
const maxQuotes = 8;

export type Context = {
  /** What introduces each passage, by its number. */
  leadIns?: readonly (ChatSentence | undefined)[];
  /** Sentences of earlier lines, which are not said again; those of this line are added. */
  said?: Set<string>;
};

/** The part of a line that the passages bear out; those that the model did not get are undefined. */
export function verifyLine(
  line: string,
  passages: readonly (ChatPassage | undefined)[],
  { leadIns = [], said = new Set() }: Context = {},
): Verified {
  const parsed = parseLine(line);
  if (parsed === undefined) return { removed: line.trim() === '' ? 0 : 1 };
  const verified = parsed.quotes
    .slice(0, maxQuotes)
    .map(({ passage, text }) => quoted(passages[passage], passage, text));
  const unsaid = verified.flat().filter((one) => !said.has(keyOf(one)));
  const sentences = onceEach(unsaid.flatMap((one) => introduced(one, leadIns)));
  const refused = verified.filter((one) => one.length === 0).length;
  const words = parsed.words.trim();
  // So a model says that the passages do not answer.
  if (words === '' && verified.length === 0) return { removed: 0 };
  if (sentences.length === 0)
    return { removed: verified.some((one) => one.length > 0) ? refused : Math.max(1, refused) };
  for (const one of sentences) said.add(keyOf(one));
  const basis = {
    text: sentences.map(({ text }) => text).join(' ; '),
    citations: sentences.flatMap(({ passage }) => passages[passage]?.citation ?? []),
  };
  const keepsWords = words !== '' && refused === 0 && areBorneOut(words, basis);
  return {
    statement: { ...(keepsWords ? { words } : {}), sentences },
    removed: refused + (words === '' || keepsWords ? 0 : 1),
  };
}

function parseLine(line: string): ModelLine | undefined {
  try {
    const read = JSON.parse(line) as { words?: unknown; quotes?: unknown };
    if (typeof read !== 'object' || read === null || !Array.isArray(read.quotes)) return undefined;
    const quotes = (read.quotes as { passage?: unknown; text?: unknown }[]).map((quote) => ({
      passage: typeof quote?.passage === 'number' ? quote.passage - 1 : -1,
      text: typeof quote?.text === 'string' ? quote.text : '',
    }));
    return { words: typeof read.words === 'string' ? read.words : '', quotes };
  } catch {
    return undefined;
  }
}

/** The whole sentences of a passage in which a quotation stands; none if it does not stand there. */
function quoted(passage: ChatPassage | undefined, at: number, quote: string): ChatSentence[] {
  if (passage === undefined) return [];
  const text = simplified(passage.text);
  const needle = simplified(quote).text.trim();
  if (needle.length < Math.min(shortestQuote, passage.text.trim().length)) return [];
  const place = text.text.indexOf(needle);
  if (place < 0) return [];
  const from = text.places[place] ?? 0;
  const to = (text.places[place + needle.length - 1] ?? 0) + 1;
  return sentencesOf(passage.text, passage.language)
    .filter((sentence) => sentence.from < to && from < sentence.to)
    .map((sentence) => ({ passage: at, ...sentence, text: passage.text.slice(sentence.from, sentence.to) }));
}

const quotationMarks = /["“”„«»]/u;
const apostrophes = /['’‘ʼ]/u;
const dashes = /[‐‑–—−]/u;

/** A text without differences of blanks, quotation marks and dashes, with the place of each of its signs. */
function simplified(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let simple = '';
  const add = (sign: string, at: number) => {
    simple += sign;
    places.push(at);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (/\s/u.test(sign)) {
      if (!simple.endsWith(' ')) add(' ', at);
    } else if (sign !== '\u00ad') add(simpleSign(sign), at);
  }
  return { text: simple, places };
}

function simpleSign(sign: string): string {
  if (quotationMarks.test(sign)) return '"';
  if (apostrophes.test(sign)) return "'";
  return dashes.test(sign) ? '-' : sign;
}

const keyOf = ({ passage, from }: ChatSentence) => `${passage} ${from}`;

const onceEach = (sentences: readonly ChatSentence[]): ChatSentence[] => [
  ...new Map(sentences.map((one) => [keyOf(one), one])).values(),
];

/** A sentence after those that introduce its list. */
function introduced(sentence: ChatSentence, leadIns: NonNullable<Context['leadIns']>): ChatSentence[] {
  const leadIn = leadIns[sentence.passage];
  return leadIn === undefined ? [sentence] : [...introduced(leadIn, leadIns), sentence];
}

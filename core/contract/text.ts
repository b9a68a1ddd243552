import * as v from 'valibot';
import { cut } from '../lib/cut.ts';

// Marked as without effects, so that builds leave out what only servers and forms need.

/** What no keyboard writes and a database refuses: controls other than tab and the ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/g;

/**
 * What every text from outside obeys, on both servers, in commands and in files. Half a character cannot be stored as
 * UTF-8 and is no JSON for PostgreSQL, which has no NUL in texts either.
 */
export const wellFormed = v.check((text: string) => text.isWellFormed(), 'must consist of whole characters');
export const withoutControls = v.check(
  (text: string) => text.search(controls) < 0,
  'must have no control characters',
);

const withBlanks = (text: string) => text.replace(controls, (sign) => (sign === '\0' ? sign : ' '));
/** The text as it would be without what is refused elsewhere. */
export const mended = (text: string) => text.toWellFormed().replace(controls, ' ');

/* @__NO_SIDE_EFFECTS__ */
const longest = (most: number) =>
  v.maxLength<string, number, string>(most, `must have at most ${most.toLocaleString('en')} characters`);

/** A text as it was typed, of one line or many: passwords, codes, names of places. */
/* @__NO_SIDE_EFFECTS__ */
export const typedText = (most: number) => v.pipe(v.string(), longest(most), wellFormed, withoutControls);

/** A text of many lines, without white space around it. Controls that documents bring along are blanks. */
export /* @__NO_SIDE_EFFECTS__ */
const longText = (most: number) =>
  v.pipe(v.string(), v.transform(withBlanks), v.trim(), longest(most), wellFormed, withoutControls);

/** The same, if it must say something. */
/* @__NO_SIDE_EFFECTS__ */
export const filledText = (most: number) => v.pipe(longText(most), v.minLength(1, 'must not be empty'));

/** Words to search for: what cannot be searched is as good as a blank. Every sign keeps its position. */
/* @__NO_SIDE_EFFECTS__ */
export const searchedText = (most: number) =>
  v.pipe(v.string(), v.transform(mended), longest(most), wellFormed, withoutControls);

/** One line, without white space around it. */
/* @__NO_SIDE_EFFECTS__ */
export const oneLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    longest(most),
    wellFormed,
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
    withoutControls,
  );

/** One line that says something. */
/* @__NO_SIDE_EFFECTS__ */
export const filledLine = (most: number) => v.pipe(oneLine(most), v.minLength(1, 'must not be empty'));

/** A text that a page adds to what somebody wrote, which must not be refused because of it: it is mended and cut. */
/* @__NO_SIDE_EFFECTS__ */
export const mendedText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(mended),
    v.transform((text) => cut(text, most)),
    longest(most),
    wellFormed,
    withoutControls,
  );

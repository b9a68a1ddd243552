import * as v from 'valibot';
import { earliestDay, latestDay } from '../lib/day.ts';
import { formedText } from './forms.ts';
import { typedText } from './text.ts';
import { isoDate, languageCode } from './values.ts';

/* Values of requests, which servers check. Replies are made of `values.ts`. */

/** A language in a request, in upper or lower case. */
export const languageParam = v.pipe(typedText(20), v.toUpperCase(), languageCode);

/** A moment in ISO 8601 on a day that exists. */
export const isoMoment = v.pipe(
  typedText(40),
  v.isoTimestamp('must be a moment like 2025-01-31T08:00:00Z'),
  v.check(
    (moment) => v.is(isoDate, moment.slice(0, 10)),
    `must be on a day that exists, from ${earliestDay} to ${latestDay}`,
  ),
);

/** Short key of a regulation document: letters, digits, dot, dash, underscore; no slash, no tilde. */
export const regTextIdParam = formedText(
  /^[0-9A-Za-z][0-9A-Za-z._-]{0,79}$/,
  'must be the key of a regulation',
);

/** completeParagraphID: regTextId, tilde, path (grammar in core/law/paragraph-id.ts). */
export const paragraphIdParam = v.pipe(
  typedText(200),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z._-]*~.+$/u, 'must be a complete paragraph identifier'),
);

/**
 * A whole number of a request. Every number has an upper bound: what is above it is refused, never cut, so that
 * nobody takes a part for the whole.
 */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union(
      [v.number(), formedText(/^\d{1,20}$/, 'must be a whole number')],
      'must be a whole number, not negative',
    ),
    v.transform(Number),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
export const pageNumber = wholeNumber(1, 100_000);

/** How many entries of a list are asked for. */
export const countUpTo = (most: number) => wholeNumber(0, most);

/** Where in a list the asked entries begin; no list is longer. */
export const listPosition = wholeNumber(0, 1_000_000);

/** Maximum first row of a search: nobody pages further, and every earlier row costs work. */
export const searchFirstRow = wholeNumber(0, 10_000);

/** The number of a line in a table that only grows; it selects rows by an index. */
export const sequenceNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Values of one kind in a query, separated by commas. */
export const commaList = <S extends v.GenericSchema<string, unknown>>(item: S, most = 200) =>
  v.pipe(
    typedText(20_000),
    v.transform((text) => text.split(',').filter((part) => part !== '')),
    v.array(item),
    v.maxLength(most, `must name at most ${most}`),
  );

const maxPages = 500;

/** A page or range of pages: `3` or `3-7`. */
export const pageRange = v.pipe(
  formedText(/^\d{1,6}(-\d{1,6})?$/, 'must be pages like 3-7'),
  v.transform((text) => {
    const [first, last] = text.split('-').map(Number);
    return { first: first ?? 0, last: last ?? first ?? 0 };
  }),
  v.check(({ first, last }) => first >= 1 && last >= first, 'must run from a first page to a later one'),
  v.check(({ first, last }) => last - first < maxPages, `must be at most ${maxPages} pages`),
);

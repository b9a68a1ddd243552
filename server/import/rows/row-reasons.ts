import type { BaseIssue } from 'valibot';
import type { RowProblem, RowProblemCode } from '#core/contract/main/loaded-rows.ts';
import { earliestDay, latestDay } from '#core/lib/day.ts';
import { issueReason } from '../issue-reason.ts';

type Values = Record<string, string | number>;
/** Why something of a table is refused: in English for commands, as a code for pages of any language. */
export type RowReason = Pick<RowProblem, 'reason' | 'code' | 'values'>;

const inFull = (number: string | number | undefined) => Number(number).toLocaleString('en');

const sentences: Record<RowProblemCode, (values: Values) => string> = {
  COLUMNS_MISSING: () => 'the first row must name the columns',
  COLUMN_TWICE: ({ name }) => `two columns are called "${name}"`,
  COLUMN_UNNAMED: ({ number }) => `column ${number} has no name`,
  TOO_MANY_CELLS: () => 'has more cells than there are columns',
  NO_ROWS: () => 'there is no row below the names of the columns',
  TOO_MANY_ROWS: ({ most }) => `has more than ${inFull(most)} rows`,
  CELL_TOO_LONG: ({ name, most }) => `"${name}" has more than ${inFull(most)} letters`,
  TABLE_TOO_LARGE: ({ most }) => `the table is larger than ${most} MB: divide it`,
  QUOTE_OPEN: ({ line }) => `a quotation mark of line ${line} is not closed`,
  CSV_DAMAGED: ({ message }) => `cannot be read as separated values: ${message}`,
  NOT_UTF8: () => 'is not in UTF-8: save it as "CSV UTF-8"',
  NO_LIST: () => 'must be a list of objects',
  NO_JSON: ({ message }) => `is no JSON: ${message}`,
  NO_OBJECT: () => 'must be an object',
  CELL_FORM: ({ name }) => `"${name}" must be a text, a number or a list of texts`,
  NO_SHEET: () => 'has no sheet',
  NO_WORKBOOK: () => 'is no workbook that can be read',
  FORMULA_FAILED: ({ cell, error }) => `cell ${cell} has the error ${error}`,
  UNKNOWN_KIND: ({ kinds }) => `the columns are those of no table that can be loaded (${kinds})`,
  SEVERAL_KINDS: ({ kinds }) => `the columns may be those of several tables (${kinds}): take a template`,
  UNKNOWN_COLUMN: ({ kind }) => `is no column of ${kind}`,
  COLUMN_LACKS: ({ kind }) => `is missing among the columns of ${kind}`,
  NAME_TWICE: ({ name, first }) => `${name} is that of row ${first} too`,
  MISSING: () => 'is missing',
  MISSING_IN_LANGUAGE: () => 'is missing: the row is written in this language',
  EMPTY: () => 'must not be empty',
  TOO_LONG: ({ most }) => `must have at most ${inFull(most)} characters`,
  ONE_LINE: () => 'must be one line',
  CONTROLS: () => 'must have no control characters',
  ONE_OF: ({ values, given }) => `must be one of ${values}, not "${given}"`,
  SLUG_FORM: () => 'must consist of small letters, digits and single hyphens between them',
  DATE_FORM: () => 'must be a date like 2025-01-31',
  DATE_ABSENT: () => 'must be a date that exists',
  DATE_RANGE: ({ from, to }) => `must be from ${from} to ${to}`,
  ADDRESS_FORM: () => 'must be an address that begins with https:// or http://',
  PLACE_FORM: () => 'must be a complete paragraph identifier, such as bankg~5^1',
  PLACES_FORM: () => 'must be documents or paragraphs, such as bankg or bankg~5^1',
  TOPIC_FORM: () => 'must be the name of a topic',
  TOO_MANY_NAMES: ({ most }) => `must name at most ${most}`,
  UNKNOWN_PLACE: ({ place }) => `there is no place ${place} in the loaded texts`,
  LINK_NOWHERE: ({ address }) => `the link "${address}" leads to no text, topic or page`,
  UNKNOWN_CHANGE: ({ slug }) => `there is no published change ${slug}`,
};

/** Why something is refused, by its code. */
export const reasonFor = (code: RowProblemCode, values: Values = {}): RowReason => ({
  reason: sentences[code](values),
  code,
  values,
});

/** Codes of rules that say of a value always the same. */
const fixed = [
  'ONE_LINE',
  'CONTROLS',
  'SLUG_FORM',
  'DATE_FORM',
  'DATE_ABSENT',
  'ADDRESS_FORM',
  'PLACE_FORM',
] as const;
const byMessage = new Map<string, RowReason>([
  ...[...fixed, 'PLACES_FORM' as const, 'TOPIC_FORM' as const].map((code) => {
    const reason = reasonFor(code);
    return [reason.reason, reason] as const;
  }),
  ...[reasonFor('DATE_RANGE', { from: earliestDay, to: latestDay })].map((one) => [one.reason, one] as const),
  // As changes say it, whose provisions other calls name too.
  ['must be a complete paragraph identifier', reasonFor('PLACE_FORM')],
]);

/** Why a rule of the contract refuses a cell. */
export function reasonOfIssue(issue: BaseIssue<unknown>): RowReason {
  const { type, received } = issue;
  if (received === 'undefined') return reasonFor('MISSING');
  if (type === 'picklist' && typeof issue.input === 'string')
    return reasonFor('ONE_OF', {
      // The values of a list as valibot writes them: ("a" | "b").
      values: (issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', '),
      given: issue.input,
    });
  if (type === 'max_length') {
    const most = Number(issue.requirement);
    return reasonFor(Array.isArray(issue.input) ? 'TOO_MANY_NAMES' : 'TOO_LONG', { most });
  }
  if (type === 'min_length') return reasonFor('EMPTY');
  return byMessage.get(issue.message) ?? { reason: issueReason(issue) };
}

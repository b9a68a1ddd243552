import * as v from 'valibot';
import { formedText } from '#core/contract/forms.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { typedText } from '#core/contract/text.ts';
import { parseParagraphId } from '#core/law/paragraph-id.ts';
import type { CellProblem, Numbered } from './row-kind.ts';
import { reasonFor, reasonOfIssue } from './row-reasons.ts';
import type { Cells } from './row-table.ts';
import { columnOfPath } from './row-words.ts';

/** What names a row for ever. */
export const slugOfRow = v.pipe(
  formedText(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must consist of small letters, digits and single hyphens between them',
  ),
  v.maxLength(100, 'must have at most 100 characters'),
);

/** A complete paragraph identifier. */
export const placeOfRow = v.pipe(
  typedText(200),
  v.check(isPlace, 'must be a complete paragraph identifier, such as bankg~5^1'),
);

/** The same, or a document as a whole by its key. */
export const placeOrDocument = v.pipe(
  typedText(200),
  v.check(
    (text) => /^[0-9A-Za-z][0-9A-Za-z._-]{0,79}$/.test(text) || isPlace(text),
    'must be documents or paragraphs, such as bankg or bankg~5^1',
  ),
);

function isPlace(text: string): boolean {
  try {
    parseParagraphId(text);
    return true;
  } catch {
    return false;
  }
}

/** The words of a row, in the languages in which it has them. */
export const wordsIn = <S extends v.GenericSchema>(words: S) =>
  v.strictObject({
    DE: v.optional(words),
    FR: v.optional(words),
    IT: v.optional(words),
    EN: v.optional(words),
  });

/** More names in a cell than any column takes. */
const tooManyNames = 101;

/** Several names in a cell, with white space or commas between them; of too many only so many that they are refused. */
export const namesIn = (cell: string | undefined): string[] =>
  cell?.split(/[\s,]+/, tooManyNames).filter((name) => name !== '') ?? [];

/** The names in a column of rows that have their form; what has not is refused for that. */
export const namedIn = (
  rows: readonly Numbered<Cells>[],
  column: string,
  form: v.GenericSchema<unknown, string>,
): Numbered<string[]>[] =>
  rows.map(({ row, value: cells }) => ({
    row,
    value: namesIn(cells[column]).filter((name) => v.is(form, name)),
  }));

/** The value of a row, or all that is wrong with its cells; `fields` are those that are written by language. */
export function parseRow<T>(
  schema: v.GenericSchema<unknown, T>,
  given: unknown,
  fields: readonly string[] = [],
): T | CellProblem[] {
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  if (result.success) return result.output;
  return result.issues.map((issue) => ({
    column: columnOfPath(v.getDotPath(issue) ?? '', fields),
    ...reasonOfIssue(issue),
  }));
}

type Worded = { language: InterfaceLanguage; words: Partial<Record<InterfaceLanguage, unknown>> };

/** The same for what is written in several languages: it must be there in the one that it names. */
export function parseWordedRow<T extends Worded>(
  schema: v.GenericSchema<unknown, T>,
  given: unknown,
  fields: readonly string[],
): T | CellProblem[] {
  const row = parseRow(schema, given, fields);
  if (Array.isArray(row) || row.words[row.language] !== undefined) return row;
  const column = columnOfPath(`words.${row.language}`, fields);
  return [{ column, ...reasonFor('MISSING_IN_LANGUAGE') }];
}

import { type RawBuilder, sql } from 'kysely';

/** A column as the database compares its words with folded ones: without case, accents and ligatures (`foldText`). */
export const folded = (column: string): RawBuilder<string> =>
  // Some databases lower ASCII letters alone.
  sql`replace(replace(replace(lower(translate(regexp_replace(normalize(${sql.ref(column)}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ẞŒÆ', 'ßœæ')), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')`;

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FieldName } from '#core/law/search/modifiers.ts';
import { type Query, termsOf } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import { likeWord } from '../lib/like-word.ts';
import { runsToFind } from '../lib/trigrams.ts';
import { fails, holds } from './query-conditions.ts';

/* What finds words in texts beside the law, such as files of changes: they are stored with their folded words and an index of trigrams. */

type Condition = Expression<SqlBool>;
type Column = RawBuilder<unknown>;

/** Characters around the first match that are read of a long text. */
const around = 2000;

/** The words of a query as folded texts have them. */
export const foldedWords = ({ root }: Query): string[] => termsOf(root).map(({ text }) => foldText(text));

/**
 * Has the word, by the index, so that no search reads all texts: what has all runs of the word is looked at; what is
 * shorter than a run has to be a word of its own there. What the index does not know, such as one sign between words,
 * is in none.
 */
export function hasIndexedWord(
  { trigrams, folded }: { trigrams: Column; folded: Column },
  word: string,
): Condition {
  const known = runsToFind(foldText(word));
  if (known === undefined) return fails;
  const isIndexed = sql<SqlBool>`${trigrams} @> ${known.runs}::text[]`;
  return known.isWhole ? isIndexed : sql`(${isIndexed} and ${folded} like ${likeWord(word)})`;
}

/**
 * The text around the first of the words that is in it. Folded texts have nearly the same length as the texts. `before`:
 * characters that the folded text has before the text begins.
 */
export function passageWith(
  { text, folded, before = sql`0` }: { text: Column; folded: Column; before?: Column },
  words: readonly string[],
): RawBuilder<string | null> {
  const places = words.map((word) => sql`nullif(greatest(strpos(${folded}, ${word}) - ${before}, 0), 0)`);
  const first = places.length === 0 ? sql`1` : sql`coalesce(least(${sql.join(places)}), 1)`;
  const from = sql`greatest(${first} - ${around}, 1)`;
  return sql<string | null>`substr(${text}, (${from})::int, ${2 * around}::int)`;
}

/** Fields of a query of which only law knows are true of none, or of all where they narrow law only. */
export const fieldsOfLaw: Record<FieldName, (value: string) => Condition> = {
  reg: () => fails,
  art: () => fails,
  title: () => fails,
  type: () => fails,
  in: () => holds,
  before: () => fails,
  after: () => fails,
  at: () => holds,
  tag: () => fails,
  status: () => fails,
  owner: () => fails,
};

const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;

/** The fields of days, for what has a moment. */
export const fieldsOfMoment = (moment: Column): Pick<typeof fieldsOfLaw, 'before' | 'after'> => ({
  before: (day) => sql`${moment} < ${midnight(day)}`,
  after: (day) => sql`${moment} >= ${midnight(day)}`,
});

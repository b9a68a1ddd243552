import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { foldText } from '#core/lib/fold.ts';
import type { MainDb } from '../data/open-main.ts';
import type { BesideLawKind } from '../data/tables/beside-law.ts';
import { indexedRuns } from '../lib/trigrams.ts';

/** What is found of a page, news or a file. */
export type Entry = {
  name: string;
  language: LanguageCode | '';
  title: string;
  text: string;
  problem?: string | undefined;
};

/** Raised when entries are made otherwise, or the text of files is taken otherwise: they are then made anew. */
export const entryEdition = 2;

/** Entries that are written in one statement. */
const batch = 100;

/** The row of an entry, with what is compared. */
export function rowOf(kind: BesideLawKind, { problem, ...entry }: Entry) {
  const folded = foldText(`${entry.title}\n${entry.text}`);
  return {
    kind,
    ...entry,
    folded,
    trigrams: indexedRuns(folded),
    edition: entryEdition,
    problem: problem ?? null,
  };
}

/** Writes entries; those that are as they were stay untouched, so that cached replies stay too. */
export async function writeEntries(
  db: MainDb,
  kind: BesideLawKind,
  entries: readonly Entry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += batch)
    await db
      .insertInto('search_entry')
      .values(entries.slice(from, from + batch).map((entry) => rowOf(kind, entry)))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'name', 'language'])
          .doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            text: ref('excluded.text'),
            folded: ref('excluded.folded'),
            trigrams: ref('excluded.trigrams'),
            edition: ref('excluded.edition'),
            problem: ref('excluded.problem'),
          }))
          .where(
            sql<boolean>`(search_entry.title, search_entry.text, search_entry.folded, search_entry.trigrams,
              search_entry.edition, search_entry.problem) is distinct from (excluded.title, excluded.text,
              excluded.folded, excluded.trigrams, excluded.edition, excluded.problem)`,
          ),
      )
      .execute();
}

/**
 * Brings the entries of a kind to what they are to be. `anew` writes all of them again, whatever became of them. The lock
 * keeps two from doing so at once, of which the slower would bring back what the faster has replaced.
 */
export async function replaceEntries(
  trx: MainDb,
  kind: BesideLawKind,
  read: (trx: MainDb) => Promise<readonly Entry[]>,
  { anew = false }: { anew?: boolean } = {},
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`search entries ${kind}`}))`.execute(trx);
  const entries = await read(trx);
  const names = entries.map(({ name, language }) => `${name} ${language}`);
  await trx
    .deleteFrom('search_entry')
    .where('kind', '=', kind)
    .$if(!anew, (query) => query.where(sql<boolean>`not (name || ' ' || language = any(${names}::text[]))`))
    .execute();
  await writeEntries(trx, kind, entries);
  return entries.length;
}

import { sql } from 'kysely';
import type { OnProgress } from '../data/index-builds.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import { allowedExtension } from '../files/content-type.ts';
import { readStoredFile } from '../import/provider-changes/stored-files.ts';
import { WorkerLost } from '../lib/worker-pool.ts';
import { entryEdition, writeEntries } from './entries.ts';

/** Takes the text of a file; rejected where it cannot be read. */
export type TakeText = (extension: string, bytes: Uint8Array) => Promise<string>;
type Options = {
  takeText: TakeText;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  /** Takes all texts again, those too that could not be taken before. */
  anew?: boolean;
};

/** Said of a file in which no text can be read. */
const unreadable = 'unreadable';

/**
 * Takes the text of the files that the provider has put to its changes, each content once: of those that have none yet or
 * one of an older edition. One that cannot be read is noted, so that it is tried again only with `anew`. A text that was
 * taken before stays where the process that was to take it again ended: it may have wanted for memory or time.
 */
export async function indexProviderFiles(
  db: MainDb,
  { takeText, signal, onProgress, anew = false }: Options,
): Promise<{ entries: number; unreadable: number }> {
  await dropUnusedTexts(db);
  const contents = await waitingContents(db, anew);
  let done = 0;
  for (const { hash, bytes: size, name, hasText } of contents) {
    if (signal?.aborted) break;
    const bytes = await readStoredFile(db, hash, 0, size);
    // Less is there if the file was removed meanwhile.
    if (bytes.length === size) {
      const { isLost, ...taken } = await takeText(allowedExtension(name) ?? '', bytes).then(
        (text) => ({ text, problem: undefined, isLost: false }),
        (error: unknown) => ({ text: '', problem: unreadable, isLost: error instanceof WorkerLost }),
      );
      // A process that ends says nothing about the file.
      if (taken.problem !== undefined && signal?.aborted) break;
      if (!(anew && isLost && hasText))
        await writeEntries(db, 'changeFiles', [{ name: hash, language: '', title: '', ...taken }]);
    }
    done += 1;
    await onProgress?.(done, contents.length);
  }
  return countTexts(db);
}

/** Contents of files whose text is to be taken, with the name of one of the files. */
function waitingContents(db: MainDb, anew: boolean) {
  return publishedChanges(db)
    .innerJoin('provider_change_file', 'change_id', 'provider_change.id')
    .innerJoin('provider_file', 'provider_file.hash', 'provider_change_file.hash')
    .leftJoin('search_entry', (join) =>
      join.onRef('search_entry.name', '=', 'provider_file.hash').on('search_entry.kind', '=', 'changeFiles'),
    )
    .select(({ fn }) => [
      'provider_file.hash',
      'provider_file.bytes',
      fn.min('provider_change_file.name').as('name'),
      sql<boolean>`bool_or(search_entry.name is not null and search_entry.problem is null)`.as('hasText'),
    ])
    .$if(!anew, (query) =>
      query.where(({ eb, or }) =>
        or([eb('search_entry.name', 'is', null), eb('search_entry.edition', '<>', entryEdition)]),
      ),
    )
    .groupBy(['provider_file.hash', 'provider_file.bytes'])
    .orderBy('provider_file.hash')
    .execute();
}

/** Texts of content that no file has any more. */
async function dropUnusedTexts(db: MainDb): Promise<void> {
  await db
    .deleteFrom('search_entry')
    .where('kind', '=', 'changeFiles')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_change_file')
            .select('provider_change_file.id')
            .whereRef('provider_change_file.hash', '=', 'search_entry.name'),
        ),
      ),
    )
    .execute();
}

async function countTexts(db: MainDb) {
  return db
    .selectFrom('search_entry')
    .select([
      sql<number>`count(*)::integer`.as('entries'),
      sql<number>`(count(*) filter (where problem is not null))::integer`.as('unreadable'),
    ])
    .where('kind', '=', 'changeFiles')
    .executeTakeFirstOrThrow();
}

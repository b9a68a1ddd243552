import { sql } from 'kysely';
import { foldText } from '#core/lib/fold.ts';
import { DatabaseAway } from '../data/database-away.ts';
import { createFileWorkers, type FileWorkers } from '../files/file-workers.ts';
import { indexedRuns } from '../lib/trigrams.ts';
import { readWhole } from './change-file-content.ts';
import { dropFile } from './change-file-store.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

/** An upload of which nothing has arrived for so long is given up. */
const patience = 24 * 60 * 60 * 1000;
/** How often the text of a file is tried: whoever ends the process in between may have done it for another reason. */
const maxAttempts = 3;
/** Milliseconds for which a text is another process's once it was tried: longer than any file may take. */
const claim = 10 * 60 * 1000;

type FileWorkOptions = { now: () => Date; signal: AbortSignal; log: (message: string) => void };
type Upkeep = { files: FileWorkers; now: () => Date; signal?: AbortSignal | undefined };

/** What is done for files in the background: unfinished uploads go after a day, and the text of new files is taken. */
export function createFileWork({ log, ...options }: FileWorkOptions) {
  const files = createFileWorkers();
  options.signal.addEventListener('abort', () => void files.close(), { once: true });
  return (organisations: readonly Organisation[]) =>
    tendFiles(organisations, { files, ...options }, ({ slug }, error) =>
      log(`files of ${slug}: ${error instanceof Error ? error.message : String(error)}`),
    );
}

/**
 * Tends the files of organisations, one file of each after the other, so that none waits until all of another are done.
 * One in which something fails is left until the next time and keeps no other waiting.
 */
export async function tendFiles(
  organisations: readonly Organisation[],
  upkeep: Upkeep,
  onFailure: (organisation: Organisation, error: unknown) => void,
): Promise<void> {
  const succeeds = async (organisation: Organisation, work: () => Promise<boolean>) => {
    if (upkeep.signal?.aborted) return false;
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      onFailure(organisation, error);
      return false;
    }
  };
  const those = async (from: readonly Organisation[], work: (one: Organisation) => Promise<boolean>) => {
    const left: Organisation[] = [];
    for (const one of from) if (await succeeds(one, () => work(one))) left.push(one);
    return left;
  };
  let waiting = await those(organisations, async (one) => {
    await dropAbandoned(one, upkeep.now());
    return true;
  });
  while (waiting.length > 0) waiting = await those(waiting, (one) => takeNextText(one, upkeep));
}

export async function dropAbandoned(organisation: Organisation, now: Date): Promise<void> {
  const since = new Date(now.getTime() - patience);
  const abandoned = () =>
    organisation.db
      .selectFrom('change_file')
      .select(['id', 'content_id'])
      .where('uploaded_at', 'is', null)
      .where('touched_at', '<', since);
  if ((await abandoned().limit(1).execute()).length === 0) return;
  await changing('changes', organisation, async (trx) => {
    const rows = await trx
      .selectFrom('change_file')
      .select(['id', 'content_id'])
      .where('uploaded_at', 'is', null)
      .where('touched_at', '<', since)
      .forUpdate()
      .execute();
    for (const row of rows) await dropFile(trx, row);
  });
}

/** Takes the text of a file of which it waits; false if there is none. An attempt is counted before it is made. */
async function takeNextText({ db, slug }: Organisation, { files, now, signal }: Upkeep): Promise<boolean> {
  const at = now();
  const content = await db
    .updateTable('change_content')
    .set({ text_attempts: sql<number>`text_attempts + 1`, text_tried_at: at })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('change_content')
        .select('id')
        .where('text_state', '=', 'waiting')
        .where((eb) =>
          eb.or([eb('text_tried_at', 'is', null), eb('text_tried_at', '<', new Date(at.getTime() - claim))]),
        )
        .orderBy('text_attempts')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id as content_id', 'size', 'part_size', 'text_attempts'])
    .executeTakeFirst();
  if (content === undefined) return false;
  const { content_id, text_attempts } = content;
  const file = await db
    .selectFrom('change_file')
    .select('extension')
    .where('content_id', '=', content_id)
    .executeTakeFirst();
  if (file === undefined || text_attempts > maxAttempts) {
    await storeText({ db, slug }, content_id, undefined);
    return true;
  }
  const bytes = await readWhole(db, content);
  const text = await files.takeText(file.extension, bytes).catch(() => undefined);
  if (text === undefined && signal?.aborted) {
    // It ended with the server, which says nothing about the file.
    const set = { text_attempts: sql<number>`text_attempts - 1`, text_tried_at: null };
    await db.updateTable('change_content').set(set).where('id', '=', content_id).execute();
    return false;
  }
  await storeText({ db, slug }, content_id, text);
  return true;
}

async function storeText(
  { db }: Pick<Organisation, 'db' | 'slug'>,
  content_id: string,
  text: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const state = text === undefined ? 'unreadable' : 'taken';
    // Whoever deletes the file meanwhile deletes its text too.
    const { numUpdatedRows } = await trx
      .updateTable('change_content')
      .set({ text_state: state })
      .where('id', '=', content_id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || text === undefined || text === '') return;
    const folded = foldText(text);
    await trx
      .insertInto('change_content_text')
      .values({ content_id, text, folded, trigrams: indexedRuns(folded) })
      .onConflict((conflict) => conflict.column('content_id').doNothing())
      .execute();
  });
}

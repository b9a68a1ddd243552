import { sql } from 'kysely';
import { foldText } from '#core/lib/fold.ts';
import { createFileWorkers, type FileWorkers } from '../files/file-workers.ts';
import { readContent } from './change-file-content.ts';
import { dropFile } from './change-file-store.ts';
import { changing } from './change-lock.ts';
import type { Organisation } from './organisation.ts';

/** An upload of which nothing has arrived for so long is given up. */
const patience = 24 * 60 * 60 * 1000;
/** How often the text of a file is tried: whoever ends the process in between may have done it for another reason. */
const maxAttempts = 3;

type Upkeep = { files: FileWorkers; now: () => Date; signal?: AbortSignal | undefined };

/** What is done for files in the background: unfinished uploads go after a day, and the text of new files is taken. */
export function createFileWork({ now, signal }: { now: () => Date; signal: AbortSignal }) {
  const files = createFileWorkers();
  signal.addEventListener('abort', () => void files.close(), { once: true });
  return async (organisations: readonly Organisation[]): Promise<void> => {
    for (const organisation of organisations) await tendFiles(organisation, { files, now, signal });
  };
}

export async function tendFiles(organisation: Organisation, upkeep: Upkeep): Promise<void> {
  await dropAbandoned(organisation, upkeep.now());
  while (!upkeep.signal?.aborted && (await takeNextText(organisation, upkeep)));
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
async function takeNextText({ db, slug }: Organisation, { files, signal }: Upkeep): Promise<boolean> {
  const content = await db
    .updateTable('change_content')
    .set({ text_attempts: sql<number>`text_attempts + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('change_content')
        .select('id')
        .where('text_state', '=', 'waiting')
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
  const bytes = await readContent(db, content, 0, Number(content.size));
  const text = await files.takeText(file.extension, bytes).catch(() => undefined);
  if (text === undefined && signal?.aborted) {
    // It ended with the server, which says nothing about the file.
    const set = { text_attempts: sql<number>`text_attempts - 1` };
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
    await trx
      .insertInto('change_content_text')
      .values({ content_id, text, folded: foldText(text) })
      .onConflict((conflict) => conflict.column('content_id').doNothing())
      .execute();
  });
}

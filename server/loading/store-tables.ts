import type { MainDb } from '../data/open-main.ts';
import { listSources, nameOf, type SourceFile } from '../import/command-sources.ts';
import { loadRows } from '../import/rows/load-rows.ts';
import { isTable, tryTable } from './check-tables.ts';
import { type FileWork, nameIn } from './file-work.ts';
import { type Hold, renew } from './hold.ts';
import { outdatedReason } from './refusals.ts';
import { isAsSeen, type TableContent, unpackTable } from './table-content.ts';

/** A table that is to be published, and what somebody has seen of it. */
type WaitingTable = { number: number; source: SourceFile; seen: TableContent };

async function waitingTables(hold: Hold, { db, workers, path }: FileWork): Promise<WaitingTable[]> {
  const { row } = hold;
  const rows = await db
    .selectFrom('loaded_text')
    .select(['number', 'name', 'content'])
    .where('file_id', '=', row.id)
    .where('outcome', '=', 'table')
    .where('published', 'is', null)
    .orderBy('number')
    .execute();
  if (rows.length === 0) return [];
  const sources = (await listSources([path], workers)).flatMap((one) => {
    // It was listed when it was checked: this says nothing of the file, and is tried again.
    if ('reason' in one) throw new Error(one.reason);
    return [one];
  });
  const waiting: WaitingTable[] = [];
  for (const { number, name, content } of rows) {
    const source = sources.find(
      (one) => nameIn(path, nameOf(one), row.name) === name && isTable(nameOf(one)),
    );
    if (source === undefined || content === null)
      throw new Error(`the table "${name}" is not there any more`);
    waiting.push({ number, source, seen: await unpackTable(content) });
  }
  return waiting;
}

/** Whether a table would change something else by now than what somebody has seen. */
export async function areTablesOutdated(hold: Hold, work: FileWork): Promise<boolean> {
  for (const { source, seen } of await waitingTables(hold, work)) {
    work.signal.throwIfAborted();
    if (!isAsSeen(seen, await tryTable(source, work))) return true;
  }
  return false;
}

class Outdated extends Error {}

/** Loads the tables that somebody has seen. Rows and the note of them are one transaction: they are loaded once or not. */
export async function storeTables(hold: Hold, work: FileWork): Promise<void> {
  const { db, now, signal, workers } = work;
  for (const { number, source, seen } of await waitingTables(hold, work)) {
    signal.throwIfAborted();
    const read = await workers.readTable(source.file, source.entry);
    const isStored =
      !('problem' in read) &&
      (await loadRows(db, read.table, {
        isDry: false,
        now: now(),
        by: hold.row.published_by ?? undefined,
        accept: async (trx, report) => {
          if (!isAsSeen(seen, report)) throw new Outdated();
          await note(trx, { hold, number, now: now() }, 'stored');
        },
      }).then(
        (report) => !('problems' in report),
        (error: unknown) => {
          if (error instanceof Outdated) return false;
          throw error;
        },
      ));
    // What another one has loaded in the last moments, this one was not seen beside.
    if (!isStored)
      await db.transaction().execute((trx) => note(trx, { hold, number, now: now() }, 'refused'));
  }
}

async function note(
  trx: MainDb,
  { hold, number, now }: { hold: Hold; number: number; now: Date },
  published: 'stored' | 'refused',
): Promise<void> {
  await renew(trx, hold, now);
  const refused = {
    published_line: 0,
    published_reason: outdatedReason,
    published_refusal: 'OUTDATED',
  } as const;
  await trx
    .updateTable('loaded_text')
    .set({ published, ...(published === 'refused' && refused) })
    .where('file_id', '=', hold.row.id)
    .where('number', '=', number)
    .execute();
}

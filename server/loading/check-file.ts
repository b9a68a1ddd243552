import { sql } from 'kysely';
import { type FileReport, type ReadText, runImport } from '../import/command-run.ts';
import { listSources, nameOf } from '../import/command-sources.ts';
import { importEdition } from '../import/edition.ts';
import { rehearseNaming } from '../import/identity/name-containers.ts';
import { isStored } from '../import/store.ts';
import { checkTable, isTable } from './check-tables.ts';
import { factsOf, packText } from './checked-text.ts';
import { type FileWork, type NotedText, nameIn } from './file-work.ts';
import { type Hold, renew } from './hold.ts';
import { storedReason } from './refusals.ts';
import { changesOf, settle, storedVersions } from './settle-texts.ts';

/** Reads a file and notes what would change if it were published. Nothing else is stored. */
export async function checkFile(hold: Hold, work: FileWork): Promise<void> {
  const { db, now, signal } = work;
  const { row } = hold;
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    // What a process has noted that was lost.
    await trx.deleteFrom('loaded_text').where('file_id', '=', row.id).execute();
  });
  await readAll(hold, work);
  signal.throwIfAborted();
  await settleTexts(hold, work);
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    await trx
      .updateTable('loaded_file')
      .set({ state: 'checked', checked_at: now(), edition: importEdition, holder: null, held_until: null })
      .set({
        total: sql<number>`(select count(*) from main.loaded_text where file_id = ${row.id})`,
        attempts: 0,
      })
      .where('id', '=', row.id)
      .execute();
  });
}

/** Reads all texts and tables of the file and notes each as it comes, so that a large archive needs no more memory than one. */
async function readAll(hold: Hold, work: FileWork): Promise<void> {
  const { db, now, path, signal, workers } = work;
  let number = 0;
  const note = (text: NotedText) => {
    number += 1;
    const values = { file_id: hold.row.id, number, ...text };
    return db.transaction().execute(async (trx) => {
      await renew(trx, hold, now());
      await trx.insertInto('loaded_text').values(values).execute();
    });
  };
  const listed = await listSources([path], workers);
  const sources = listed.flatMap((one) => ('reason' in one ? [] : [one]));
  const tables = sources.filter((one) => isTable(nameOf(one)));
  await noteTotal(hold, { db, now, total: Math.max(1, sources.length) });
  if (tables.length === 0 || tables.length < sources.length) await readTexts(hold, work, note);
  // A ZIP file that cannot be listed is refused with the texts; one that can be now would lack its tables.
  if (sources.length < listed.length && !(await listSources([path], workers)).some((one) => 'reason' in one))
    throw new Error('the file could not be listed the first time');
  for (const table of tables) {
    signal.throwIfAborted();
    await note(await checkTable(table, { ...work, row: hold.row }));
  }
}

type Note = (text: NotedText) => Promise<void>;

async function readTexts(hold: Hold, { db, workers, path, signal }: FileWork, note: Note): Promise<void> {
  const { row } = hold;
  const failing = new AbortController();
  const fail = (error: unknown) => failing.abort(error);
  const examine = async ({ file, text, filing }: ReadText) => {
    const named = await rehearseNaming(db, text, filing);
    const isThere = await isStored(db, named, filing);
    const about = { name: nameIn(path, file, row.name), line: 0, reason: null };
    const facts = JSON.stringify(factsOf(named));
    const read = isThere
      ? ({ outcome: 'unchanged', content: null } as const)
      : ({ outcome: 'newDocument', ...(await packText(named)) } as const);
    await note({ ...about, facts, ...read }).catch(fail);
  };
  const pending: Promise<void>[] = [];
  const report = (one: FileReport) => {
    if (one.ok || failing.signal.aborted || signal.aborted) return;
    const name = nameIn(path, one.file, row.name);
    const refused = { outcome: 'refused', line: one.line, ...storedReason(one, path, row.name) } as const;
    pending.push(note({ name, ...refused, facts: null, content: null }).catch(fail));
  };
  const ends = AbortSignal.any([signal, failing.signal]);
  const takes = (file: string) => !isTable(file);
  const request = { paths: [path], category: row.category ?? undefined, signal: ends, takes };
  await runImport(request, { workers, examine, hidesFiling: true, onAway: fail }, report);
  await Promise.all(pending);
  failing.signal.throwIfAborted();
}
async function noteTotal(
  hold: Hold,
  { db, now, total }: Pick<FileWork, 'db' | 'now'> & { total: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    await trx.updateTable('loaded_file').set({ total }).where('id', '=', hold.row.id).execute();
  });
}

const sameVersion = (name: string, other: string) => ({
  reason: `"${name}" holds the same version in the same language as "${other}"`,
  refusal: 'SAME_VERSION' as const,
  refusal_values: JSON.stringify({ name, other }),
});

/** Says of each text what it is to the collection, document by document. */
async function settleTexts(hold: Hold, { db, now, signal }: FileWork): Promise<void> {
  const fileId = hold.row.id;
  const rows = await db
    .selectFrom('loaded_text')
    .select(['number', 'name', 'facts'])
    .where('file_id', '=', fileId)
    .where('outcome', '=', 'newDocument')
    .execute();
  const nameOfText = (number: number) => rows.find((row) => row.number === number)?.name ?? '';
  const texts = rows.flatMap(({ facts, ...row }) => (facts === null ? [] : [{ ...row, facts }]));
  for (const [sourceKey, ofDocument] of Map.groupBy(texts, ({ facts }) => facts.sourceKey)) {
    const stored = await storedVersions(db, sourceKey);
    for (const { number, outcome, base, sameAs } of settle(ofDocument, stored)) {
      signal.throwIfAborted();
      const text = ofDocument.find((one) => one.number === number);
      const changes = text && base && (await changesOf(db, fileId, text, base));
      await db.transaction().execute(async (trx) => {
        await renew(trx, hold, now());
        await trx
          .updateTable('loaded_text')
          .set({
            outcome,
            ...(sameAs !== undefined && {
              facts: null,
              content: null,
              provisions: null,
              ...sameVersion(nameOfText(number), nameOfText(sameAs)),
            }),
            base_text: base?.stored ?? null,
            base_number: base?.loaded ?? null,
            base_date: base?.versionDate ?? null,
            ...(changes && { changes: JSON.stringify(changes) }),
          })
          .where('file_id', '=', fileId)
          .where('number', '=', number)
          .execute();
      });
    }
  }
}

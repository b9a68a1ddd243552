import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFacts } from '../data/tables/loaded-files.ts';
import { publicViewer, visibleTexts } from '../data/visible-texts.ts';
import { checkedText } from './checked-text.ts';
import type { FileWork } from './file-work.ts';
import { type Hold, renew } from './hold.ts';
import type { LoadedTextRow } from './loaded-file-store.ts';
import { factsOfStored } from './stored-facts.ts';

/** A text beside which another one is compared: what heads of comparisons say of it, and its units. */
export type ComparedText = { facts: LoadedFacts; units: readonly unknown[] };

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Notes, before a text is published, the version that it is compared with, where publishing removes what a comparison
 * needs of it: a stored text that it replaces, or one of the same file.
 */
export async function noteBases(hold: Hold, { db, now, signal }: FileWork): Promise<void> {
  const rows = await db
    .selectFrom('loaded_text')
    .select(['number', 'outcome', 'base_text', 'base_number'])
    .where('file_id', '=', hold.row.id)
    .where('table_facts', 'is', null)
    .where('published', 'is', null)
    .where('base_content', 'is', null)
    .where(({ or, eb }) => or([eb('outcome', '=', 'replaced'), eb('base_number', 'is not', null)]))
    .execute();
  for (const { number, base_text, base_number } of rows) {
    signal.throwIfAborted();
    const base =
      base_number === null
        ? await storedText(db, base_text ?? 0)
        : await loadedText(db, hold.row.id, base_number);
    if (base === undefined) continue;
    const content = await pack(JSON.stringify(base));
    await db.transaction().execute(async (trx) => {
      await renew(trx, hold, now());
      await trx
        .updateTable('loaded_text')
        .set({ base_content: content })
        .where('file_id', '=', hold.row.id)
        .where('number', '=', number)
        .execute();
    });
  }
}

async function storedText(db: MainDb, textId: number): Promise<ComparedText | undefined> {
  const row = await visibleTexts(db, publicViewer)
    .selectAll('text')
    .select(['sample', 'source_key', 'source_number'])
    .where('text.id', '=', textId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const units = await db
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .orderBy('ord')
    .execute();
  return { facts: factsOfStored(row), units: units.map(({ body }) => body) };
}

async function loadedText(db: MainDb, fileId: string, number: number): Promise<ComparedText | undefined> {
  const row = await db
    .selectFrom('loaded_text')
    .select('facts')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  const text = row?.facts && (await checkedText(db, fileId, number));
  return row?.facts && text ? { facts: row.facts, units: text.units } : undefined;
}

/** Notes what was published of a file, and drops what was stored only until then, however much of it was published. */
export async function endPublication(trx: MainDb, hold: Hold, now: Date): Promise<void> {
  await notePublications(trx, hold, now);
  // What a table has changed stays to be seen.
  await trx
    .updateTable('loaded_text')
    .set({ content: null, provisions: null, base_content: null })
    .where('file_id', '=', hold.row.id)
    .where('table_facts', 'is', null)
    .execute();
}

/** Notes what was published of a file, so that it can still be said, and compared, once the file is read again. */
async function notePublications(trx: MainDb, { row }: Hold, now: Date): Promise<void> {
  await sql`
    insert into main.loaded_publication
      (file_id, name, published_at, published_by, reg_text_id, facts, table_facts, content, base_text, base_content)
    select file_id, name, ${now}, ${row.published_by ?? ''}, reg_text_id, facts, table_facts,
      case when table_facts is null and (base_text is not null or base_content is not null) then content end,
      base_text, base_content
    from main.loaded_text
    where file_id = ${row.id} and published in ('stored', 'unchanged')
    on conflict (file_id, name) do update set
      published_at = excluded.published_at, published_by = excluded.published_by, reg_text_id = excluded.reg_text_id,
      facts = excluded.facts, table_facts = excluded.table_facts, content = excluded.content,
      base_text = excluded.base_text, base_content = excluded.base_content`.execute(trx);
}

/**
 * Whether a text of a report is the one that was published of it last: what was refused since, or waits to be published, is
 * another one.
 */
export const isAsPublished = ({
  published,
  outcome,
}: Pick<LoadedTextRow, 'published' | 'outcome'>): boolean =>
  published === null ? outcome === 'unchanged' : published !== 'refused';

/** A text that was published of a file, by its name there, and what it was compared with; undefined where it was not. */
export async function publishedBeside(
  db: MainDb,
  fileId: string,
  name: string,
): Promise<{ after: ComparedText; before: ComparedText | { stored: number } } | undefined> {
  const row = await db
    .selectFrom('loaded_publication')
    .select(['facts', 'content', 'base_text', 'base_content'])
    .where('file_id', '=', fileId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row?.content || row.facts === null) return undefined;
  const { units } = JSON.parse((await unpack(row.content)).toString()) as Pick<ComparedText, 'units'>;
  const after = { facts: row.facts, units };
  if (row.base_content !== null)
    return { after, before: JSON.parse((await unpack(row.base_content)).toString()) as ComparedText };
  return row.base_text === null ? undefined : { after, before: { stored: row.base_text } };
}

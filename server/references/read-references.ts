import { type RawBuilder, sql } from 'kysely';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { withoutTimeLimit } from '../data/database-limits.ts';
import type { MainDb } from '../data/open-main.ts';
import type { StoredText } from '../data/stored-texts.ts';
import type { CitationContext } from './citation-context.ts';
import type { CitationReader } from './citation-reader.ts';

/** Changed when citations are recognised differently; all texts are then read again. */
const edition = 4;
const stateOfNames = ({ names }: Pick<CitationContext, 'names'>) => `${edition} ${names}`;

/** The context with which texts of an owner are read; null stands for public documents. */
export type ContextsByOwner = ReadonlyMap<string | null, Pick<CitationContext, 'names'>>;

/** Whether the `text` of a query, joined with its `regulation`, was read with the current names of its owner's context. */
export function isReadWith(contexts: ContextsByOwner): RawBuilder<boolean> {
  const owners = [...contexts.keys()];
  const states = [...contexts.values()].map(stateOfNames);
  return sql<boolean>`exists (
    select from main.reference_reading
    join unnest(${owners}::text[], ${states}::text[]) as current (owner, names)
      on current.names = reference_reading.names
    where text_id = text.id and current.owner is not distinct from regulation.owner)`;
}

/** Number of units that are read by one job. */
const slice = 24;

/** Reads the citations of one text and stores them in one transaction. */
export async function readReferences(
  db: MainDb,
  text: StoredText,
  loaded: CitationContext,
  { citationsIn, signal }: { citationsIn: CitationReader['read']; signal: AbortSignal },
): Promise<void> {
  const references: object[] = [];
  for (let from = 0; ; from += slice) {
    const units = await unitsFrom(db, text.id, from);
    if (signal.aborted) return;
    for (const row of await citationsIn(units, text, loaded, signal))
      references.push({ ...row, place: references.length });
    if (units.length < slice) break;
  }
  await store(db, text.id, references, stateOfNames(loaded));
}

async function unitsFrom(db: MainDb, textId: number, from: number): Promise<Unit[]> {
  const rows = await db
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .where('ord', '>=', from)
    .where('ord', '<', from + slice)
    .orderBy('ord')
    .execute();
  return rows.map(({ body }) => body);
}

async function store(
  db: MainDb,
  textId: number,
  references: readonly object[],
  names: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    // A text that was replaced meanwhile is gone, and so is what it cited.
    const there = await trx
      .selectFrom('text')
      .select('id')
      .where('id', '=', textId)
      .forKeyShare()
      .executeTakeFirst();
    if (there === undefined) return;
    await trx.deleteFrom('reference').where('text_id', '=', textId).execute();
    if (references.length > 0)
      await sql`
        insert into main.reference (text_id, ord, document, article, path, documents, paths, rivals,
          range_to, snippet, snippet_start, snippet_end)
        select ${textId}::int, place, document, article, path, documents, paths, rivals,
          range_to, snippet, snippet_start, snippet_end
        from jsonb_to_recordset(${JSON.stringify(references)}::jsonb)
          as r(place int, document text, article text, path text, documents jsonb, paths jsonb, rivals jsonb,
            range_to jsonb, snippet text, snippet_start int, snippet_end int)
        on conflict do nothing`.execute(trx);
    await trx
      .insertInto('reference_reading')
      .values({ text_id: textId, names })
      .onConflict((conflict) => conflict.column('text_id').doUpdateSet({ names }))
      .execute();
  });
}

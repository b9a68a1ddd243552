import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { Definition } from '#core/law/terms/definition.ts';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';
import { glossaryKey } from '#core/law/terms/glossary-key.ts';
import { foldText } from '#core/lib/fold.ts';
import type { MainDb } from '../data/open-main.ts';
import type { DefinitionJob } from './definition-worker.ts';

/** Raised when definitions are recognised differently; all texts are then read again. */
export const edition = 5;

type Text = { id: number; language: LanguageCode };

/** The definitions of a stored text. */
export async function readDefinitions(db: MainDb, { id, language }: Text): Promise<Definition[]> {
  return definitionsOf(await unitsOf(db, id), language);
}

export type ReadDefinitions = (job: DefinitionJob, signal: AbortSignal) => Promise<Definition[]>;

/**
 * Reads and stores the definitions of a text. An unreadable text, also one that takes too long, counts as one without
 * definitions and is not tried again.
 */
export async function indexDefinitions(
  db: MainDb,
  text: Text,
  { read, signal }: { read: ReadDefinitions; signal: AbortSignal },
): Promise<void> {
  const units = await unitsOf(db, text.id);
  let definitions: Definition[] = [];
  try {
    definitions = await read({ units, language: text.language }, signal);
  } finally {
    // The server that ends has read nothing.
    if (!signal.aborted) await store(db, text, definitions);
  }
}

async function unitsOf(db: MainDb, textId: number): Promise<Unit[]> {
  const rows = await db
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .orderBy('ord')
    .execute();
  return rows.map(({ body }) => body);
}

/** Stores the definitions of a text in one transaction. */
async function store(db: MainDb, { id, language }: Text, definitions: readonly Definition[]): Promise<void> {
  const rows = definitions.map(({ term, also, path, definition }, ord) => {
    const names = foldText([term, ...also, glossaryKey(term, language)].join(' '));
    return { ord, sort: sortKey(term), names, path, term, also, definition };
  });
  // A text that was replaced meanwhile is gone, and so is what it defined.
  await sql`
    with there as (select id from main.text where id = ${id} for key share),
    surplus as (delete from main.definition where text_id = ${id} and ord >= ${rows.length}),
    stored as (
      insert into main.definition (text_id, language, ord, sort, names, path, term, also, definition)
      select id, ${language}, ord, sort, names, path, term, also, definition
      from there cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(ord int, sort text, names text, path text, term text, also jsonb, definition text)
      on conflict (text_id, ord) do update set sort = excluded.sort, names = excluded.names,
        path = excluded.path, term = excluded.term, also = excluded.also, definition = excluded.definition
    )
    insert into main.definition_reading (text_id, edition) select id, ${edition}::int from there
    on conflict (text_id) do update set edition = excluded.edition`.execute(db);
}

/** A key that gives the order of a dictionary when compared by bytes: it ignores accents, punctuation and spaces, and orders numbers by size. */
export function sortKey(term: string): string {
  return foldText(term)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
    .slice(0, 200);
}

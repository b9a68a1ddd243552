import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import {
  type LoadedFile,
  type LoadedOutcome,
  loadedOutcomes,
  type PublishedAs,
  publishableOutcomes,
  publishedAs,
} from '#core/contract/main/loaded-files.ts';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedFileTables } from '../data/tables/loaded-files.ts';
import { HttpProblem } from '../http/problem.ts';

export type LoadedRow = Selectable<LoadedFileTables['loaded_file']>;
export type LoadedTextRow = Selectable<LoadedFileTables['loaded_text']>;
/** How many texts of a file have each outcome, and what publishing has made of how many. */
type Tally = { outcomes: Record<LoadedOutcome, number>; became: Record<PublishedAs, number> };

export const missingFile = () => new HttpProblem(404, 'FILE_NOT_FOUND', 'there is no such file');

/** One at a time begins an upload, so that nobody is above the limits, or has the same one twice. */
export async function beginOneAtATime(trx: MainDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('loaded files'))`.execute(trx);
}

/** Files that are there for everybody: their content is confirmed. */
export const confirmedFiles = (db: MainDb) =>
  db.selectFrom('loaded_file').selectAll().where('uploaded_at', 'is not', null);

export async function findFile(db: MainDb, id: string): Promise<LoadedRow> {
  const row = await confirmedFiles(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw missingFile();
  return row;
}

/** The stored files as calls answer with them. */
export async function describeFiles(
  db: MainDb,
  rows: readonly LoadedRow[],
  now: Date,
): Promise<LoadedFile[]> {
  const tallies = await talliesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => describeRow(row, tallies.get(row.id) ?? noTally(), now));
}

export async function describeFile(db: MainDb, row: LoadedRow, now: Date): Promise<LoadedFile> {
  const [file] = await describeFiles(db, [row], now);
  if (file === undefined) throw missingFile();
  return file;
}

const noneOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
const noTally = (): Tally => ({ outcomes: noneOf(loadedOutcomes), became: noneOf(publishedAs) });

async function talliesOf(db: MainDb, ids: readonly string[]): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  if (ids.length === 0) return tallies;
  const rows = await db
    .selectFrom('loaded_text')
    .select(['file_id', 'outcome', 'published'])
    .select(({ fn }) => fn.countAll<string>().as('texts'))
    .where('file_id', 'in', ids)
    .groupBy(['file_id', 'outcome', 'published'])
    .execute();
  for (const { file_id, outcome, texts, published } of rows) {
    const tally = tallies.get(file_id) ?? noTally();
    tally.outcomes[outcome] += Number(texts);
    if (published !== null) tally.became[published] += Number(texts);
    tallies.set(file_id, tally);
  }
  return tallies;
}

const isHeld = ({ held_until: until }: LoadedRow, now: Date) => until !== null && until > now;

function stateOf(row: LoadedRow, now: Date): LoadedFile['state'] {
  if (row.state === 'waiting' || row.state === 'uploading') return isHeld(row, now) ? 'reading' : 'waiting';
  return row.state;
}

function describeRow(row: LoadedRow, { outcomes, became }: Tally, now: Date): LoadedFile {
  const sum = (of: readonly LoadedOutcome[]) => of.reduce((all, one) => all + (outcomes[one] ?? 0), 0);
  const isPublic = row.state === 'publishing' || row.state === 'published';
  const total = isPublic ? sum(publishableOutcomes) : row.total;
  return {
    id: row.id,
    name: row.name,
    size: Number(row.size),
    uploadedAt: (row.uploaded_at ?? row.touched_at).toISOString(),
    uploadedBy: row.email,
    ...(row.category !== null && { category: row.category }),
    state: stateOf(row, now),
    done: isPublic ? publishedAs.reduce((all, one) => all + became[one], 0) : sum(loadedOutcomes),
    ...(total !== null && { total }),
    outcomes,
    became,
    ...(row.checked_at !== null && { checkedAt: row.checked_at.toISOString() }),
    ...(row.published_at !== null && { publishedAt: row.published_at.toISOString() }),
    ...(row.published_by !== null && { publishedBy: row.published_by }),
  };
}

import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import { placeWords } from '#core/law/carrying/place-words.ts';
import type { PlaceState } from '../data/tables/carry-over.ts';
import { swissDay } from '../data/versions.ts';
import { byServer, insertPlaces } from './carry-store.ts';
import { copyOf, type LawCopy } from './law-copies.ts';
import type { LawLink, TextKey } from './law-link.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { type HashedWords, hashed, storeHashedWords } from './stored-words.ts';

/** How many are settled in one transaction. */
const inBatch = 200;

type Settling = { link: Pick<LawLink, 'text'>; now: () => Date; goOn: () => Promise<boolean> };

/**
 * Gives what was written its place in the text on which it was written. Where that text is not known yet, it waits.
 */
export async function settleWritten(
  organisation: Organisation,
  { link, now, goOn }: Settling,
): Promise<void> {
  for (const text of await unsettledTexts(organisation)) {
    // What is asked of the main server may take as long as a turn.
    if (!(await goOn())) return;
    const key = await textOf(organisation, text, now());
    const copy = key && (await copyOf(organisation, key, { atLeast: 0, link, now: now() }));
    if (key === undefined || copy === undefined) continue;
    for (let number = inBatch; number === inBatch; ) {
      if (!(await goOn())) return;
      number = await settleBatch(organisation, text, { key, copy, at: now() });
    }
  }
}

type UnsettledText = { reg_text_id: string; language: LanguageCode; version_date: string | null };

/** The texts on which something was written that has no place there yet. */
const unsettledTexts = ({ db }: Organisation): Promise<UnsettledText[]> =>
  db
    .selectFrom('written_place')
    .select(['reg_text_id', 'language', 'version_date'])
    .where('settled_at', 'is', null)
    .distinct()
    .orderBy('reg_text_id')
    .execute();

/**
 * The text that was in force on the day that is named, or today; in another language if it was not written in this one.
 */
async function textOf(
  { db }: Organisation,
  { reg_text_id, language, version_date }: UnsettledText,
  now: Date,
): Promise<TextKey | undefined> {
  const row = await db
    .selectFrom('law_text')
    .select(['language', 'version_date'])
    .where('reg_text_id', '=', reg_text_id)
    .where('withdrawn', '=', false)
    .where('version_date', '<=', version_date ?? swissDay(now))
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy('version_date', 'desc')
    .orderBy('language')
    .limit(1)
    .executeTakeFirst();
  return row && { regTextId: reg_text_id, language: row.language, versionDate: row.version_date };
}

type SettledOn = { key: TextKey; copy: LawCopy; at: Date };
type WrittenRow = { id: string; path: string; words_hash: string | null };

/** Settles some, in one transaction; resolves to their number. */
function settleBatch(
  organisation: Organisation,
  { reg_text_id, language, version_date }: UnsettledText,
  { key, copy, at }: SettledOn,
): Promise<number> {
  return changing('carry', organisation, async (trx) => {
    const rows: WrittenRow[] = await trx
      .selectFrom('written_place')
      .select(['id', 'path', 'words_hash'])
      .where('reg_text_id', '=', reg_text_id)
      .where('language', '=', language)
      .where(sql<boolean>`version_date is not distinct from ${version_date}::date`)
      .where('settled_at', 'is', null)
      .orderBy('id')
      .limit(inBatch)
      .execute();
    const words = new Map<string, HashedWords | undefined>();
    for (const { path } of rows) {
      const read = words.has(path) ? undefined : placeWords(copy.units, path);
      if (!words.has(path)) words.set(path, read && hashed(read));
    }
    await storeHashedWords(
      trx,
      [...words.values()].flatMap((one) => one ?? []),
    );
    const places = rows.map((row) => ({
      writtenId: row.id,
      state: writtenState(row, key.versionDate, words.get(row.path)),
    }));
    const { regTextId, versionDate } = key;
    await insertPlaces(
      trx,
      { regTextId, versionDate, sequence: copy.sequence },
      places,
      byServer('written', at),
    );
    for (const [path, some] of Map.groupBy(rows, (row) => row.path))
      await markSettled(trx, some, { key, words: words.get(path), at });
    // Later texts may be known already.
    await trx
      .updateTable('law_text')
      .set({ seen_to: false })
      .where('reg_text_id', '=', reg_text_id)
      .execute();
    return rows.length;
  });
}

/** It stands where it was written, if the text has the place, and with the words that were read. */
function writtenState(
  { path, words_hash: read }: WrittenRow,
  fromVersion: string,
  words: HashedWords | undefined,
): PlaceState {
  const hash = words?.hash ?? null;
  const origin = { near: null, also: [], fromVersion, fromPath: path, fromWords: read ?? hash };
  if (words === undefined)
    return { ...origin, path: null, words: null, outcome: 'missing', state: 'parked', open: true };
  if (read !== null && read !== hash)
    return { ...origin, path, words: hash, outcome: 'changed', state: 'review', open: true };
  return { ...origin, path, words: hash, outcome: 'unchanged', state: 'placed', open: false };
}

async function markSettled(
  trx: OrganisationTransaction,
  rows: readonly WrittenRow[],
  { key, words, at }: { key: TextKey; words: HashedWords | undefined; at: Date },
): Promise<void> {
  await trx
    .updateTable('written_place')
    .set({
      language: key.language,
      version_date: key.versionDate,
      read_language: sql`case when words_hash is null then ${key.language} else read_language end`,
      words_hash: sql`coalesce(words_hash, ${words?.hash ?? null})`,
      settled_at: at,
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { withoutTimeLimit } from '../../data/database-limits.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { ProviderChangeTables } from '../../data/tables/provider-changes.ts';
import { swissDay } from '../../data/versions.ts';
import { keepImportsAway } from '../remove-documents.ts';
import type { CheckedChange } from './change-entry.ts';
import { providerChangeId } from './change-id.ts';
import { type StoredFileRow, storeFiles } from './store-files.ts';
import { removeUnusedContent } from './stored-files.ts';
import { withdrawChanges } from './withdraw-changes.ts';

/** What became of changes, and the files that they have now. */
export type StoredChanges = {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  files: number;
  /** Invented changes that made way for real ones. */
  samples: number;
};

export type StoreChangesOptions = {
  now: Date;
  /** Whether they are invented content that ships with the product. */
  sample?: boolean;
  /** Whether changes that were stored before and are not among these are withdrawn. */
  withdrawOthers?: boolean;
  /** Nothing is kept: only what would become of them is told. */
  dryRun?: boolean;
  onProgress?: (done: number) => void;
};

type Row = Selectable<ProviderChangeTables['provider_change']>;
const progressEvery = 200;

/**
 * Stores changes of the provider, all in one transaction. Those that are as they were stay untouched, so that a second
 * time changes nothing and organisations hear of what is new only. One at a time: another call waits for this one.
 */
export async function storeChanges(
  db: MainDb,
  changes: readonly CheckedChange[],
  options: StoreChangesOptions,
): Promise<StoredChanges> {
  const transaction = db.transaction();
  const undone = new Error('nothing is kept');
  let result: StoredChanges | undefined;
  try {
    await transaction.execute(async (trx) => {
      await withoutTimeLimit(trx);
      await keepImportsAway(trx);
      result = await storeAll(trx, changes, options);
      if (options.dryRun) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (result === undefined) throw undone;
  return result;
}

/** The same inside a transaction that has the lock of imports. */
export async function storeAll(
  trx: MainDb,
  changes: readonly CheckedChange[],
  { now, sample = false, withdrawOthers = false, onProgress = () => undefined }: StoreChangesOptions,
): Promise<StoredChanges> {
  const rows = await trx.selectFrom('provider_change').selectAll().execute();
  const known = new Map(rows.map((row) => [row.slug, row]));
  const storedFiles = await filesByChange(trx);
  const counts = { added: 0, changed: 0, unchanged: 0, files: 0 };
  for (const [index, change] of changes.entries()) {
    const before = known.get(change.slug);
    if (sample && before?.sample === false) continue;
    const filesBefore = storedFiles.get(providerChangeId(change.slug)) ?? [];
    const outcome = await storeOne(trx, change, { before, filesBefore, sample, now });
    counts[outcome]++;
    counts.files += (change.files ?? filesBefore).length;
    if ((index + 1) % progressEvery === 0) onProgress(index + 1);
  }
  const named = new Set(changes.map(({ slug }) => slug));
  // Drafts are of no list: whoever administers the data decides what becomes of them.
  const others = rows.filter((row) => row.published && !named.has(row.slug) && row.withdrawn_at === null);
  const gone = withdrawOthers ? others.filter((row) => row.sample === sample) : [];
  const samples = sample || changes.length === 0 ? [] : others.filter((row) => row.sample);
  await withdrawChanges(
    trx,
    [...gone, ...samples].map(({ id }) => id),
    now,
  );
  await removeUnusedContent(trx);
  return { ...counts, withdrawn: gone.length, samples: samples.length };
}

type Before = { before: Row | undefined; filesBefore: StoredFileRow[]; sample: boolean; now: Date };

async function storeOne(
  trx: MainDb,
  change: CheckedChange,
  { before, filesBefore, sample, now }: Before,
): Promise<'added' | 'changed' | 'unchanged'> {
  const id = providerChangeId(change.slug);
  const date = change.date ?? before?.date ?? swissDay(now);
  const next = {
    source: change.source,
    type: change.type,
    deadline: change.deadline ?? null,
    language: change.language,
    words: change.words,
    link: change.link || null,
    provisions: change.provisions,
    date,
    sample,
    published: true,
    withdrawn_at: null,
  };
  const values = { ...next, words: JSON.stringify(next.words), provisions: JSON.stringify(next.provisions) };
  if (before === undefined)
    await trx
      .insertInto('provider_change')
      .values({ id, slug: change.slug, ...values })
      .execute();
  const { id: _, slug: __, sequence: ___, ...old } = before ?? { id, slug: '', sequence: '' };
  const isSame = before !== undefined && isDeepStrictEqual(withoutGaps(old), withoutGaps(next));
  if (before !== undefined && !isSame)
    await trx.updateTable('provider_change').set(values).where('id', '=', id).execute();
  const hasNewFiles =
    change.files !== undefined &&
    (await storeFiles(trx, { id, slug: change.slug }, change.files, { filesBefore, now }));
  if (before === undefined || before.withdrawn_at !== null) return 'added';
  return isSame && !hasNewFiles ? 'unchanged' : 'changed';
}

/** As it is stored: without fields that are undefined. */
const withoutGaps = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function filesByChange(trx: MainDb): Promise<Map<string, StoredFileRow[]>> {
  const rows = await trx.selectFrom('provider_change_file').selectAll().orderBy('ord').execute();
  return Map.groupBy(rows, ({ change_id }) => change_id);
}

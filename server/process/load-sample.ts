import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MainDb } from '../data/open-main.ts';
import { describeReport } from '../import/command-report.ts';
import { runImport } from '../import/command-run.ts';
import { importEdition } from '../import/edition.ts';
import { sampleRemoved, sampleSetting } from '../import/remove-sample.ts';
import { storeSampleComments } from '../import/store-sample-comments.ts';
import type { LoadingDependencies } from '../loading/run-loading.ts';
import { sampleProviderComments } from '../sample/comments/provider-comments.ts';
import { writeSample } from '../sample/write-sample.ts';

/** The internal directive of the sample is one of this organisation. */
const sampleOwner = 'musterbank';

export type MainTools = Pick<LoadingDependencies, 'db' | 'workers'>;

/** Loads the sample acts unless the same acts were loaded by the same edition of the importer, or removed by the operator. */
export async function loadSample(tools: MainTools, acts: string, signal: AbortSignal): Promise<void> {
  const edition = sampleEdition(acts);
  const { db } = tools;
  const loaded = await loadedSample(db);
  if (loaded === edition || loaded === sampleRemoved) return;
  console.log('Loading the sample content …');
  const folder = mkdtempSync(join(tmpdir(), 'regesta-sample-'));
  try {
    await writeSample(folder);
    let failed = 0;
    // The operator may remove the sample while it is being loaded, by a command on the same database.
    const removal = new AbortController();
    const isRequired = async (trx: MainDb) => {
      if ((await loadedSample(trx)) === sampleRemoved) removal.abort();
      return !removal.signal.aborted;
    };
    const ended = AbortSignal.any([signal, removal.signal]);
    await runImport({ paths: [folder], owner: sampleOwner, signal: ended, isRequired }, tools, (report) => {
      if (report.ok || ended.aborted) return;
      failed++;
      console.error(describeReport(report));
    });
    signal.throwIfAborted();
    // Recorded only if all were loaded, so that the next start loads what is missing.
    if (failed > 0 || removal.signal.aborted) return;
    await storeSampleComments(db);
    await db
      .insertInto('setting')
      .values({ name: sampleSetting, value: edition })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: edition }).where('setting.value', '<>', sampleRemoved),
      )
      .execute();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The edition of the sample that is loaded, or that it was removed. */
async function loadedSample(db: MainDb): Promise<string | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', sampleSetting)
    .executeTakeFirst();
  return row?.value;
}

/** Identifies the sample acts with what is said of them, and the edition of the importer. */
export function sampleEdition(acts: string, edition = importEdition): string {
  const digest = createHash('sha256').update(`${edition} ${sampleOwner}\n`);
  for (const name of readdirSync(acts).sort()) digest.update(name).update(readFileSync(join(acts, name)));
  return digest.update(JSON.stringify(sampleProviderComments)).digest('hex');
}

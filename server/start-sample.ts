import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeReport } from './import/command-report.ts';
import { type ImportTools, runImport } from './import/command-run.ts';
import { writeSample } from './sample/write-sample.ts';

export type MainTools = Required<ImportTools>;

/** Loads the sample acts unless exactly these were loaded before. */
export async function loadSample(tools: MainTools, acts: string): Promise<void> {
  const edition = editionOf(acts);
  const { db } = tools;
  const loaded = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'sample')
    .executeTakeFirst();
  if (loaded?.value === edition) return;
  console.log('Loading the sample content …');
  const folder = mkdtempSync(join(tmpdir(), 'regesta-sample-'));
  try {
    await writeSample(folder);
    let failed = 0;
    await runImport({ paths: [folder] }, tools, (report) => {
      if (report.ok) return;
      failed++;
      console.error(describeReport(report));
    });
    // Remembered only when whole: what a stopped start left out is loaded by the next.
    if (failed > 0) return;
    await db
      .insertInto('setting')
      .values({ name: 'sample', value: edition })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: edition }))
      .execute();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function editionOf(acts: string): string {
  const digest = createHash('sha256');
  for (const name of readdirSync(acts).sort()) digest.update(name).update(readFileSync(join(acts, name)));
  return digest.digest('hex');
}

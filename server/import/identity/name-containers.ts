import { sql } from 'kysely';
import { withoutTimeLimit } from '../../data/database-limits.ts';
import type { MainDb } from '../../data/open-main.ts';
import { type Filing, findDocument } from '../filing.ts';
import type { ImportedText } from '../regulation.ts';
import { assignPaths } from './assign-paths.ts';
import { unnamedUnits } from './evidence.ts';
import { withPaths } from './rename.ts';

/**
 * The text with paths that mean the same provision in all versions and languages of its document. What is seen of
 * final provisions and other containers without a number is kept for the texts that follow, also if this one is not
 * stored in the end or its document is removed.
 */
export async function nameContainers(
  db: MainDb,
  text: ImportedText,
  filing: Filing | undefined,
): Promise<ImportedText> {
  if (unnamedUnits(text.units).length === 0) return text;
  return db.transaction().execute((trx) => nameIn(trx, text, filing));
}

/** The text as it would be named if it came next; nothing of that is kept. */
export async function rehearseNaming(
  db: MainDb,
  text: ImportedText,
  filing: Filing | undefined,
): Promise<ImportedText> {
  if (unnamedUnits(text.units).length === 0) return text;
  const trx = await db.startTransaction().execute();
  try {
    return await nameIn(trx, text, filing);
  } finally {
    await trx.rollback().execute();
  }
}

async function nameIn(trx: MainDb, text: ImportedText, filing: Filing | undefined): Promise<ImportedText> {
  const { sourceKey, versionDate, language } = text;
  await withoutTimeLimit(trx);
  // One at a time, or two languages of a new version could each name the same provision.
  await sql`select pg_advisory_xact_lock(hashtext('main import'))`.execute(trx);
  const owner = (await findDocument(trx, text, filing)).owner ?? '';
  const rows = await trx
    .selectFrom('container_sighting')
    .selectAll()
    .where('source_key', '=', sourceKey)
    .where('owner', '=', owner)
    .execute();
  const known = rows.map((row) => ({
    versionDate: row.version_date,
    language: row.language,
    sourcePath: row.source_path,
    path: row.path,
    parent: row.parent,
    word: row.word,
    evidence: row.evidence,
  }));
  const { paths, sightings } = assignPaths(text, known);
  await trx
    .deleteFrom('container_sighting')
    .where('source_key', '=', sourceKey)
    .where('owner', '=', owner)
    .where('version_date', '=', versionDate)
    .where('language', '=', language)
    .execute();
  await trx
    .insertInto('container_sighting')
    .values(
      sightings.map((one) => ({
        source_key: sourceKey,
        owner,
        version_date: versionDate,
        language,
        source_path: one.sourcePath,
        path: one.path,
        parent: one.parent,
        word: one.word,
        evidence: JSON.stringify(one.evidence),
      })),
    )
    .execute();
  return withPaths(text, paths);
}

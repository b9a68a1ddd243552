import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseLocation } from '../data/database.ts';
import { lendEmbedded } from './lent-databases.ts';
import { postgresBinaries, startPostgres } from './postgres.ts';
import { createShared } from './shared-postgres.ts';
import { archiveOf, type Contents, templateOf } from './templates.ts';

export type TestPlace = { place: DatabaseLocation; remove: () => Promise<void> };
export type TestDatabase = {
  name: string;
  /** A new database, which several processes may open, one after the other or, on PostgreSQL, together. */
  start: (contents?: Contents) => Promise<TestPlace>;
  /** The same for this process alone, in less time. */
  lend: (contents: Contents) => Promise<TestPlace>;
};

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** The embedded database in a temporary folder. */
export const embeddedDatabase: TestDatabase = {
  name: 'PGlite',
  start: async (contents = 'nothing') => {
    const { folder, remove } = temporaryFolder();
    await createEmbedded(folder, contents);
    return { place: { folder }, remove: async () => remove() };
  },
  lend: async (contents) => {
    const lent = await lendEmbedded(contents);
    if (lent === undefined) return embeddedDatabase.start(contents);
    const { folder, remove } = temporaryFolder();
    const end = async () => {
      lent.giveBack();
      remove();
    };
    return { place: { folder, embedded: lent.embedded }, remove: end };
  },
};

async function createEmbedded(folder: string, contents: Contents): Promise<void> {
  if (contents === 'nothing') return copyEmpty(folder);
  const archive = archiveOf(contents);
  if (archive === undefined) return;
  const loadDataDir = new Blob([await readFile(archive)]);
  const filled = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir });
  await filled.close();
}

function copyEmpty(folder: string): void {
  const template = templateOf('embedded');
  if (template !== undefined) cpSync(template, join(folder, 'database'), { recursive: true });
}

/** Creates what servers create at their first start, which takes them seconds: databases without tables. */
export function createDatabases(data: string, ...servers: ('main' | 'domain')[]): void {
  for (const folder of servers.map((server) => join(data, server))) {
    if (existsSync(folder)) continue;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    copyEmpty(folder);
  }
}

/** The databases for server tests: always the embedded one, and PostgreSQL if its programs are installed. */
export function testDatabases(): TestDatabase[] {
  const binaries = postgresBinaries();
  if (binaries === undefined) {
    console.warn(
      'PostgreSQL: skipped, its binaries are not in /usr/lib/postgresql (Debian package postgresql)',
    );
    return [embeddedDatabase];
  }
  const start = async (contents: Contents = 'nothing') => {
    const { url, stop } = (await createShared(contents)) ?? (await startPostgres(binaries));
    return { place: { url, folder: '' }, remove: stop };
  };
  return [embeddedDatabase, { name: 'PostgreSQL', start, lend: start }];
}

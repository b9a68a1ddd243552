import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../data/database.ts';
import { postgresBinaries, startPostgres } from './postgres.ts';
import { type Contents, templateOf } from './templates.ts';

export type TestPlace = { place: DatabaseLocation; remove: () => Promise<void> };
export type TestDatabase = { name: string; start: (contents?: Contents) => Promise<TestPlace> };

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** The embedded database in a temporary folder. */
export const embeddedDatabase: TestDatabase = {
  name: 'PGlite',
  start: async (contents = 'nothing') => {
    const { folder, remove } = temporaryFolder();
    createEmbedded(folder, contents);
    return { place: { folder }, remove: async () => remove() };
  },
};

function createEmbedded(folder: string, contents: Contents): void {
  const template = templateOf('embedded', contents);
  if (template !== undefined) cpSync(template, join(folder, 'database'), { recursive: true });
}

/** Creates what servers create at their first start, which takes them seconds: databases without tables. */
export function createDatabases(data: string, ...servers: ('main' | 'domain')[]): void {
  for (const folder of servers.map((server) => join(data, server))) {
    if (existsSync(folder)) continue;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    createEmbedded(folder, 'nothing');
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
  const real: TestDatabase = {
    name: 'PostgreSQL',
    start: async (contents) => {
      const { url, stop } = await startPostgres(binaries, contents);
      return { place: { url, folder: '' }, remove: stop };
    },
  };
  return [embeddedDatabase, real];
}

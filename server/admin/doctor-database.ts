import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { databaseLocation, type ServerName, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import { asAway, DatabaseAway, reasonOf } from '../data/database-away.ts';
import { domainMigrations, organisationMigrations } from '../data/migrations/domain.ts';
import { mainMigrations } from '../data/migrations/main.ts';
import type { Migration } from '../data/migrations/migrate.ts';
import { examine } from '../data/one-query.ts';
import { ownerOf } from '../lib/folder-lock.ts';
import { type Contents, contentsOf } from './doctor-contents.ts';
import { type Finding, mend, note, ok } from './finding.ts';

/** Whether the database of a server answers, whether its tables are those of this version, and what in them is amiss. */
export async function examineDatabase(settings: Settings, server: ServerName): Promise<Finding[]> {
  const location = databaseLocation(settings, server);
  const name = `database of ${server}`;
  const contents = contentsOf(settings, server);
  if (location.url === undefined) return await examineEmbedded(location.folder, name, contents);
  const problem = await problemOf(location.url);
  if (problem !== undefined) return [mend(`${name}: ${problem}`)];
  try {
    const { db, close } = await openDatabase<Record<never, never>>(location);
    try {
      const findings = await examineTables(db, name, server);
      if (findings.length > 0) return [...findings, ...contents.unknown];
      return [ok(`${name}: answers, its tables are those of this version`), ...(await contents.read(db))];
    } finally {
      await close();
    }
  } catch (error) {
    return [mend(`${name}: ${error instanceof Error ? error.message : String(error)}`)];
  }
}

/** An embedded database is not opened: that would lock it, and bring its files in order, which is for the servers to do. */
async function examineEmbedded(folder: string, name: string, contents: Contents): Promise<Finding[]> {
  const files = join(folder, 'database');
  try {
    if (!existsSync(files)) return [note(`${name}: is not there yet; the first start makes it`)];
    const owner = ownerOf(folder);
    if (owner !== undefined)
      return [
        ok(`${name}: process ${owner.pid} of the host ${owner.host} has it open and keeps its tables`),
        ...(await askOwner(folder, name, contents)),
      ];
    for (const place of [folder, files]) accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
    return [
      ok(`${name}: is there, and nobody on this machine has it open; the next start examines its tables`),
      ...contents.unknown,
    ];
  } catch (error) {
    return [mend(`${name}: cannot be opened by this user: ${reasonOf(error)}`)];
  }
}

async function askOwner(folder: string, name: string, contents: Contents): Promise<Finding[]> {
  try {
    return await contents.ask(folder);
  } catch (error) {
    // A command, a server that is starting, or one of another version.
    return [note(`${name}: its owner does not tell what is in it: ${reasonOf(error)}`), ...contents.unknown];
  }
}

/** Why a PostgreSQL cannot be used, without its address, which holds a password. */
async function problemOf(url: string): Promise<string | undefined> {
  try {
    await examine(url);
    return undefined;
  } catch (error) {
    const reason = reasonOf(error) || (error as { code?: string }).code || 'no reason given';
    return asAway(error) instanceof DatabaseAway ? `does not answer: ${reason}` : `refuses: ${reason}`;
  }
}

type Db = Kysely<Record<never, never>>;

/** What is to be said of the tables; nothing, if all are those of this version. */
async function examineTables(db: Db, name: string, server: ServerName): Promise<Finding[]> {
  const histories: (readonly [string, readonly Migration[]])[] =
    server === 'main' ? [['main', mainMigrations]] : [['domain', domainMigrations]];
  if (server === 'domain')
    for (const schema of await organisationSchemas(db)) histories.push([schema, organisationMigrations]);
  const findings: Finding[] = [];
  for (const [schema, history] of histories)
    findings.push(...(await examineSchema(db, name, schema, history)));
  return findings;
}

/** What is to be said of a schema; nothing, if it is up to date. */
async function examineSchema(
  db: Db,
  name: string,
  schema: string,
  history: readonly Migration[],
): Promise<Finding[]> {
  const there = await sql<{
    table: string | null;
  }>`select to_regclass(${`${schema}.migration`})::text as table`.execute(db);
  if (there.rows[0]?.table == null)
    return [note(`${name}: answers, and is empty; the first start makes its tables`)];
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(schema, 'migration')}`.execute(db);
  const done = new Set(rows.map((row) => row.name));
  const known = new Set(history.map((step) => step.name));
  const newer = [...done].filter((step) => !known.has(step));
  if (newer.length > 0)
    return [
      mend(
        `${name}: a newer version has changed the tables (${schema}: ${newer.join(', ')}); start that one`,
      ),
    ];
  const missing = history.filter((step) => !done.has(step.name)).length;
  return missing === 0
    ? []
    : [note(`${name}: the next start brings its tables up to date (${schema}, steps: ${missing})`)];
}

async function organisationSchemas(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select nspname as name from pg_namespace where nspname like 'org\\_%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

import pg from 'pg';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { type Contents, sharedPostgresVariable, templateDatabase } from './templates.ts';

/** The tests of two files and the processes that they start hold more connections than one server has by default. */
const settings = ['-c', 'max_connections=300'];

/** Starts the PostgreSQL in which every test has a database of its own, which is created more quickly than a server. */
export function startShared(binaries: string): Promise<RunningPostgres> {
  return startPostgres(binaries, { settings });
}

/** Keeps a database, which `fill` writes to, as one that others are copied from. */
export async function storeTemplate(
  server: string,
  contents: Contents,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const name = templateDatabase(contents);
  await administer(server, `create database ${name}`);
  await fill(addressOf(server, name));
  // Nobody may be connected to a database that is copied.
  await administer(server, `alter database ${name} with allow_connections false`);
}

let created = 0;

/** A new database in the PostgreSQL that all tests share; undefined where there is none. */
export async function createShared(
  contents: Contents,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const server = process.env[sharedPostgresVariable];
  if (server === undefined) return undefined;
  created += 1;
  const name = `test_${process.pid}_${created}`;
  const from = contents === 'nothing' ? 'template1' : templateDatabase(contents);
  await administer(server, `create database ${name} template ${from}`);
  return {
    url: addressOf(server, name),
    stop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

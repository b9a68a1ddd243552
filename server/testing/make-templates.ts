// Runs once before all tests (vite.config.ts), whose databases are copies. The steps of the migrations are tested on empty
// ones (server/data/migrations/migrate.test.ts), and what the servers do at their first start with processes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type DatabaseLocation, openDatabase } from '../data/database.ts';
import { domainMigrations } from '../data/migrations/domain.ts';
import { migrate } from '../data/migrations/migrate.ts';
import { openMain } from '../data/open-main.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { openOrganisations } from '../domain/organisation.ts';
import { createSampleOrganisations, createSampleUsers } from '../domain/sample-organisations.ts';
import { temporaryFolder } from './databases.ts';
import { postgresBinaries, storeCluster } from './postgres.ts';
import { startShared, storeTemplate } from './shared-postgres.ts';
import { archiveName, type Contents, sharedPostgresVariable, templatesVariable } from './templates.ts';

export async function setup() {
  // Two projects of tests ask for them.
  if (process.env.REGESTA_WITHOUT_DATABASES || process.env[templatesVariable]) return undefined;
  const root = mkdtempSync(join(tmpdir(), 'regesta-templates-'));
  process.env[templatesVariable] = root;
  await makeEmbedded(root);
  const stopPostgres = await makePostgres(root);
  return async () => {
    await stopPostgres?.();
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** What is stored in each kind of database. */
const fill: [Contents, (place: DatabaseLocation) => Promise<void>][] = [
  ['domain', fillDomain],
  ['main', async (place) => (await openMain(place)).close()],
];

async function makeEmbedded(root: string): Promise<void> {
  const folder = join(root, 'embedded-nothing');
  const empty = await PGlite.create(folder);
  const nothing = await empty.dumpDataDir('none');
  await empty.close();
  for (const [contents, store] of fill) {
    const embedded = await PGlite.create({ loadDataDir: nothing });
    const { folder: place, remove } = temporaryFolder();
    await store({ folder: place, embedded });
    writeFileSync(join(root, archiveName(contents)), await (await embedded.dumpDataDir('none')).bytes());
    await embedded.close();
    remove();
  }
}

/** Stops the server that all tests share when it is called. */
async function makePostgres(root: string): Promise<(() => Promise<void>) | undefined> {
  const binaries = postgresBinaries();
  if (binaries === undefined) return undefined;
  storeCluster(binaries, join(root, 'postgres-nothing'));
  const { url: server, stop } = await startShared(binaries);
  process.env[sharedPostgresVariable] = server;
  for (const [contents, store] of fill)
    await storeTemplate(server, contents, (url) => store({ url, folder: '' }));
  return stop;
}

/** The tables of a domain server with the sample; the keys that it signs with are made by each server itself. */
async function fillDomain(place: DatabaseLocation): Promise<void> {
  const { db, close } = await openDatabase<DomainTables>(place);
  await migrate(db, 'domain', domainMigrations);
  await createSampleOrganisations(db);
  const organisations = await openOrganisations(db, 'http://domain.test');
  await createSampleUsers(organisations);
  for (const organisation of organisations) await organisation.db.deleteFrom('signing_key').execute();
  await close();
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a database has at first: nothing, or the tables of a server, of a domain server with the users of the sample. */
export type Contents = 'nothing' | 'domain' | 'main';

/** Where the templates are, for the processes of the tests. */
export const templatesVariable = 'REGESTA_TEST_TEMPLATES';
/** The address of the PostgreSQL that all tests share which do nothing to the server itself. */
export const sharedPostgresVariable = 'REGESTA_TEST_POSTGRES';

/**
 * A folder to copy in place of creating an empty database, which takes seconds. There is none in measurements, whose
 * databases are created, and none while the templates are made.
 */
export function templateOf(kind: 'embedded' | 'postgres'): string | undefined {
  return inTemplates(`${kind}-nothing`);
}

/** An embedded database with contents, in one file. */
export function archiveOf(contents: Contents): string | undefined {
  return inTemplates(archiveName(contents));
}

export const archiveName = (contents: Contents) => `embedded-${contents}.tar`;
/** The database of the shared PostgreSQL that others are copied from. */
export const templateDatabase = (contents: Contents) => `template_${contents}`;

function inTemplates(name: string): string | undefined {
  const root = process.env[templatesVariable];
  if (root === undefined) return undefined;
  const path = join(root, name);
  return existsSync(path) ? path : undefined;
}

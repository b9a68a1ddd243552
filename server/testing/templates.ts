import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a database has at first: nothing, or the tables of a server, of a domain server with the users of the sample. */
export type Contents = 'nothing' | 'domain' | 'main';

/** Where the templates are, for the processes of the tests. */
export const templatesVariable = 'REGESTA_TEST_TEMPLATES';

/**
 * A folder to copy in place of creating a database, which takes seconds, and its tables. There is none in measurements,
 * whose databases are created, and none while the templates are made.
 */
export function templateOf(kind: 'embedded' | 'postgres', contents: Contents): string | undefined {
  const root = process.env[templatesVariable];
  if (root === undefined) return undefined;
  const folder = join(root, `${kind}-${contents}`);
  return existsSync(folder) ? folder : undefined;
}

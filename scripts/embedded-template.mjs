// Runs once before all tests: creating an embedded database takes seconds, copying this one half a second.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

export async function setup() {
  if (process.env.REGESTA_WITHOUT_DATABASES) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'regesta-template-'));
  const database = await PGlite.create(join(folder, 'database'));
  await database.close();
  process.env.REGESTA_TEST_TEMPLATE = join(folder, 'database');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

import { type QueryExecutorProvider, sql } from 'kysely';
import { codeOf } from './database-away.ts';
import type { Migration } from './migrations/migrate.ts';

/** A schema, and the steps that it has in this version. */
export type SchemaVersion = { schema: string; migrations: readonly Migration[] };

/** Codes of a schema or table that is not there. */
const missing = ['3F000', '42P01'];

/**
 * Whether all these schemas have the steps of this version and no others: newer tables may lack what this code
 * reads. Rejects if the database does not answer.
 */
export async function hasVersions(
  db: QueryExecutorProvider,
  versions: readonly SchemaVersion[],
): Promise<boolean> {
  const each = versions.map(
    ({ schema }) =>
      sql`select ${schema}::text as schema, array(select name from ${sql.id(schema)}.migration) as steps`,
  );
  try {
    const { rows } = await sql<{
      schema: string;
      steps: string[];
    }>`${sql.join(each, sql` union all `)}`.execute(db);
    const stepsOf = new Map(rows.map(({ schema, steps }) => [schema, steps]));
    return versions.every(({ schema, migrations }) => {
      const steps = new Set(stepsOf.get(schema));
      return steps.size === migrations.length && migrations.every(({ name }) => steps.has(name));
    });
  } catch (error) {
    if (missing.includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

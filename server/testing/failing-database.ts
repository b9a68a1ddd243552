import { type Kysely, type KyselyPlugin, sql } from 'kysely';

/* Databases that fail at a chosen moment of a piece of work. */

/** Fails at one of the statements that are sent through it, which it counts. */
export function failingAt(step: number) {
  const statements = { count: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.count += 1;
      if (statements.count === step) throw new Error('the database has failed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, statements };
}

/** The same database, of which the reply to one of its commits is lost: what was written is stored, and nobody hears of it. */
export function losingReplyOf<Db extends Kysely<never>>(db: Db, step: number) {
  const commits = { count: 0 };
  const transaction = () => {
    const real = db.transaction();
    return {
      async execute<T>(work: (trx: unknown) => Promise<T>): Promise<T> {
        const result = await real.execute(work as never);
        commits.count += 1;
        if (commits.count === step) throw new Error('the connection was lost');
        return result as T;
      },
    };
  };
  const losing = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: losing, commits };
}

/**
 * Lets the database refuse one COMMIT after these tables were written to: constraints that are checked at the end of a
 * transaction count the rows in a sequence, which no rollback sets back.
 */
export async function refuseCommits<Db extends Kysely<never>>(
  db: Db,
  schema: string,
  tables: readonly string[],
) {
  const inSchema = (name: string) => sql.id(schema, name);
  await sql`create sequence ${inSchema('commit_rows')}`.execute(db);
  await sql`create table ${inSchema('refused_commit')} (at bigint)`.execute(db);
  await sql`create function ${inSchema('refuse_commit')}() returns trigger language plpgsql as $$
    begin
      if nextval(${sql.lit(`${schema}.commit_rows`)}) = (select max(at) from ${inSchema('refused_commit')}) then
        raise exception 'the commit was refused';
      end if;
      return null;
    end $$`.execute(db);
  for (const table of tables)
    await sql`create constraint trigger refuse_commit after insert or update on ${inSchema(table)}
      deferrable initially deferred for each row execute function ${inSchema('refuse_commit')}()`.execute(db);
  return {
    /** The COMMIT after which this row is the next one fails; without a number none does. */
    async at(row?: number) {
      await sql`delete from ${inSchema('refused_commit')}`.execute(db);
      await sql`alter sequence ${inSchema('commit_rows')} restart`.execute(db);
      if (row !== undefined) await sql`insert into ${inSchema('refused_commit')} values (${row})`.execute(db);
    },
    /** Rows that were counted since. */
    async rows(): Promise<number> {
      const { rows } = await sql<{ last: string; called: boolean }>`
        select last_value as last, is_called as called from ${inSchema('commit_rows')}`.execute(db);
      return rows[0]?.called ? Number(rows[0].last) : 0;
    },
    async end() {
      await sql`drop function ${inSchema('refuse_commit')} cascade`.execute(db);
      await sql`drop table ${inSchema('refused_commit')}`.execute(db);
      await sql`drop sequence ${inSchema('commit_rows')}`.execute(db);
    },
  };
}

import pg from 'pg';

export type QueryTarget = { url: string; timeoutMilliseconds: number };

/** Runs a query on a connection of its own, so that neither a full pool nor a silent server delays it. */
export async function ask<Row extends pg.QueryResultRow>(
  { url, timeoutMilliseconds }: QueryTarget,
  sql: string,
  values: unknown[] = [],
): Promise<Row> {
  const times = { connectionTimeoutMillis: timeoutMilliseconds, query_timeout: timeoutMilliseconds };
  const client = new pg.Client({ connectionString: url, ...times });
  // The waiting query reports the error; without this listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(sql, values);
    const [row] = rows;
    if (row === undefined) throw new Error('it does not answer');
    return row;
  } finally {
    // Nobody waits for the connection to close, so nobody needs to know if that fails.
    void client.end().catch(() => undefined);
  }
}

/** A connection, and the answer to a question, may each take so long (milliseconds). */
const patience = 1500;

/** Rejects if the database cannot be reached or does not answer in time. */
export async function examine(url: string): Promise<void> {
  await ask({ url, timeoutMilliseconds: patience }, 'select 1 as answer');
}

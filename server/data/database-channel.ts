import { MessageChannel, type MessagePort } from 'node:worker_threads';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { databaseAwayCode } from '#core/contract/database-away.ts';
import { DatabaseAway } from './database-away.ts';

/*
 * The embedded database has one owner, the main thread. A worker thread that needs the database sends its
 * statements through a channel. Only a transaction of the worker holds a connection of the owner, from its first statement
 * to its end: the embedded database has a single one, and others wait for it. Each message wakes the other
 * thread, which takes longer than a small statement: so the beginning of a transaction goes with its first
 * statement, the connection is released with its end, and nobody reports the end of one that only read.
 */

type Statement = { sql: string; parameters: readonly unknown[] };
type Request =
  | ({ kind: 'query'; id: number; connection: number; begin: string | undefined } & Statement)
  /** Without an id, nobody waits for the reply. */
  | { kind: 'end'; id: number | undefined; connection: number; sql: string };
type Rows = Record<string, unknown>[];
type Failed = { message: string; code?: unknown };
type Reply = { id: number } & ({ rows: Rows } | { failed: Failed });

type HeldConnection = { db: Kysely<unknown>; release: () => void };

/** Serves the statements of one worker; the returned port is for the worker. */
export function openDatabaseChannel<Tables>(db: Kysely<Tables>): MessagePort {
  const { port1: port, port2 } = new MessageChannel();
  const statements = createStatements(db);
  port.on('message', (request: Request) => {
    const { id } = request;
    statements.run(request).then(
      (rows) => {
        if (id === undefined) return;
        const copied = rows.map(withOwnBytes);
        port.postMessage({ id, rows: copied } satisfies Reply, copied.flatMap(buffersOf));
      },
      (error: unknown) => {
        if (id === undefined) return;
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const message = error instanceof Error ? error.message : String(error);
        port.postMessage({ id, failed: { message, code } } satisfies Reply);
      },
    );
  });
  port.on('close', statements.close);
  port.unref();
  return port2;
}

/** The statements of one worker on the owner's database, with the connections that its transactions hold. */
function createStatements<Tables>(db: Kysely<Tables>) {
  const held = new Map<number, HeldConnection>();
  let isClosed = false;

  /** Resolves once a connection is held for the transaction, which keeps it until it is released. */
  const hold = (connection: number): Promise<void> => {
    const { promise: isHeld, resolve, reject } = Promise.withResolvers<void>();
    db.connection()
      .execute(async (own) => {
        if (isClosed) return reject(new Error('the worker thread ended'));
        const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
        held.set(connection, { db: own as Kysely<unknown>, release });
        resolve();
        await isReleased;
      })
      .catch(reject);
    return isHeld;
  };
  const release = (connection: number): void => {
    held.get(connection)?.release();
    held.delete(connection);
  };
  const execute = async (connection: number, { sql, parameters }: Statement): Promise<Rows> => {
    // The first statement of a transaction that was rolled back must not run outside of it.
    if (isClosed) throw new Error('the worker thread ended');
    const own = held.get(connection)?.db ?? db;
    const { rows } = await own.executeQuery<Rows[number]>(CompiledQuery.raw(sql, [...parameters]));
    return rows;
  };
  const begin = async (connection: number, sql: string): Promise<void> => {
    await hold(connection);
    try {
      await execute(connection, { sql, parameters: [] });
    } catch (error) {
      release(connection);
      throw error;
    }
  };
  const end = async (connection: number, sql: string): Promise<Rows> => {
    // The transaction could not begin, so there is nothing to end.
    if (!held.has(connection)) return [];
    try {
      return await execute(connection, { sql, parameters: [] });
    } finally {
      release(connection);
    }
  };
  return {
    run: async (request: Request): Promise<Rows> => {
      if (request.kind === 'end') return end(request.connection, request.sql);
      if (request.begin !== undefined) await begin(request.connection, request.begin);
      return execute(request.connection, request);
    },
    /** The worker may have ended within a transaction. */
    close: (): void => {
      isClosed = true;
      for (const [connection, { db: own }] of held)
        void own
          .executeQuery(CompiledQuery.raw('rollback'))
          // If the rollback fails, other users of the connection must still not wait for it.
          .catch(() => undefined)
          .finally(() => release(connection));
    },
  };
}

/** Copies byte arrays into buffers of their own, since cloning a view copies the whole buffer behind it. */
function withOwnBytes(row: Rows[number]): Rows[number] {
  const entries = Object.entries(row);
  if (!entries.some(([, value]) => value instanceof Uint8Array)) return row;
  return Object.fromEntries(
    entries.map(([key, value]) => [key, value instanceof Uint8Array ? Uint8Array.from(value) : value]),
  );
}

function buffersOf(row: Rows[number]): ArrayBuffer[] {
  return Object.values(row).flatMap((value) =>
    value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
  );
}

const startsTransaction = /^\s*(begin|start transaction)\b/i;
const endsTransaction = /^\s*(commit|rollback)\s*$/i;
const onlyReads = /\bread only\b/i;

/** In the worker: a database whose statements go through the channel. */
export function databaseOverChannel<Tables>(port: MessagePort): Kysely<Tables> {
  const pending = new Map<number, PromiseWithResolvers<Rows>>();
  let last = 0;
  port.on('message', (reply: Reply) => {
    const own = pending.get(reply.id);
    pending.delete(reply.id);
    if ('rows' in reply) own?.resolve(reply.rows);
    else own?.reject(errorOf(reply.failed));
  });
  const send = (request: Request & { id: number }): Promise<Rows> => {
    const own = Promise.withResolvers<Rows>();
    pending.set(request.id, own);
    port.postMessage(request);
    return own.promise;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const connection = ++last;
    let transaction: { begin: string; isSent: boolean } | undefined;
    const end = async (sql: string): Promise<Rows> => {
      const ended = transaction;
      transaction = undefined;
      if (!ended?.isSent) return [];
      const request = { kind: 'end', connection, sql } as const;
      if (!onlyReads.test(ended.begin)) return send({ ...request, id: ++last });
      port.postMessage({ ...request, id: undefined } satisfies Request);
      return [];
    };
    const query = async (sql: string, parameters: readonly unknown[] = []): Promise<Rows> => {
      if (startsTransaction.test(sql)) {
        transaction = { begin: sql, isSent: false };
        return [];
      }
      if (endsTransaction.test(sql)) return end(sql);
      const begin = transaction?.isSent === false ? transaction.begin : undefined;
      if (transaction) transaction.isSent = true;
      return send({ kind: 'query', id: ++last, connection, begin, sql, parameters });
    };
    return {
      query: (async (sql: string, parameters?: readonly unknown[]) =>
        asResult(await query(sql, parameters))) as PostgresPoolClient['query'],
      // A connection that is released within a transaction rolls the transaction back.
      release: () => void end('rollback').catch(() => undefined),
    };
  };
  const pool = { connect, end: async () => port.close(), options: {} } as PostgresPool;
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

function errorOf({ message, code }: Failed): Error {
  if (code === databaseAwayCode) return new DatabaseAway(message);
  return Object.assign(new Error(message), { code });
}

/** Leaves the number of changed rows out, which no caller of the channel needs. */
function asResult(rows: Rows): PostgresQueryResult<Rows[number]> {
  return { command: 'SELECT', rowCount: rows.length, rows };
}

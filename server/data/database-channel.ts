import { MessageChannel, type MessagePort } from 'node:worker_threads';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';

/*
 * The embedded database has one owner, the main thread. A worker thread that needs the database sends its
 * statements through a channel. Each connection of the worker occupies a connection of the owner until it is
 * released.
 */

type Statement = { sql: string; parameters: readonly unknown[] };
type Request = { id: number } & (
  | { kind: 'connect' }
  | ({ kind: 'query'; connection: number } & Statement)
  | { kind: 'release'; connection: number }
);
type Rows = Record<string, unknown>[];
type Reply = { id: number } & ({ rows: Rows } | { failed: { message: string; code?: unknown } });

type HeldConnection = { db: Kysely<unknown>; release: () => void };

/** Serves the statements of one worker; the returned port is for the worker. */
export function openDatabaseChannel<Tables>(db: Kysely<Tables>): MessagePort {
  const { port1: port, port2 } = new MessageChannel();
  const held = new Map<number, HeldConnection>();
  let isClosed = false;

  const connect = (id: number): Promise<void> =>
    db.connection().execute(async (connection) => {
      if (isClosed) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(id, { db: connection as Kysely<unknown>, release: resolve });
      port.postMessage({ id, rows: [] } satisfies Reply);
      await promise;
    });
  const query = async (id: number, connection: number, { sql, parameters }: Statement): Promise<void> => {
    const own = held.get(connection)?.db ?? db;
    const { rows } = await own.executeQuery<Rows[number]>(CompiledQuery.raw(sql, [...parameters]));
    const copied = rows.map(withOwnBytes);
    port.postMessage({ id, rows: copied } satisfies Reply, copied.flatMap(buffersOf));
  };
  const release = (connection: number): void => {
    held.get(connection)?.release();
    held.delete(connection);
  };
  const answer = async (request: Request): Promise<void> => {
    if (request.kind === 'connect') return connect(request.id);
    if (request.kind === 'query') return query(request.id, request.connection, request);
    release(request.connection);
  };
  port.on('message', (request: Request) => {
    answer(request).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ id: request.id, failed: { message, code } } satisfies Reply);
    });
  });
  // The worker may have ended within a transaction. A rollback that fails has no transaction to undo.
  port.on('close', () => {
    isClosed = true;
    for (const [id, { db: connection }] of held)
      void connection
        .executeQuery(CompiledQuery.raw('rollback'))
        .catch(() => undefined)
        .finally(() => release(id));
  });
  port.unref();
  return port2;
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

/** In the worker: a database whose statements go through the channel. */
export function databaseOverChannel<Tables>(port: MessagePort): Kysely<Tables> {
  const pending = new Map<number, PromiseWithResolvers<Rows>>();
  let last = 0;
  port.on('message', (reply: Reply) => {
    const own = pending.get(reply.id);
    pending.delete(reply.id);
    if ('rows' in reply) own?.resolve(reply.rows);
    else own?.reject(Object.assign(new Error(reply.failed.message), { code: reply.failed.code }));
  });
  const send = (request: Request): Promise<Rows> => {
    const own = Promise.withResolvers<Rows>();
    pending.set(request.id, own);
    port.postMessage(request);
    return own.promise;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const connection = ++last;
    await send({ id: connection, kind: 'connect' });
    const query = async (sql: string, parameters: readonly unknown[]) =>
      asResult(await send({ id: ++last, kind: 'query', connection, sql, parameters }));
    return {
      query: query as PostgresPoolClient['query'],
      release: () => port.postMessage({ id: ++last, kind: 'release', connection } satisfies Request),
    };
  };
  const pool = { connect, end: async () => port.close(), options: {} } as PostgresPool;
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Leaves the number of changed rows out, which no caller of the channel needs. */
function asResult(rows: Rows): PostgresQueryResult<Rows[number]> {
  return { command: 'SELECT', rowCount: rows.length, rows };
}

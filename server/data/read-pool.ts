import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asAway, codeOf, DatabaseAway } from './database-away.ts';
import type { ReplicaWatch } from './replica-watch.ts';

/** The replica was lost within a transaction, which has to be repeated from its beginning. */
export class ReplicaLost extends DatabaseAway {
  override name = 'ReplicaLost';
}

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>;
type Pools = { replica: Pool; primary: Pick<PostgresPool, 'connect'>; watch: ReplicaWatch };
type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/** Error codes of a server that stops, starts or has no free connection. Errors without a code come from the connection. */
const serverGone = /^(?:08|57P0|53300)/;
/** The replica has cancelled a query that conflicted with changes from the primary; the replica itself works. */
const conflict = '40001';
const begins = /^(?:begin|start transaction)\b/;
const ends = /^(?:commit|rollback)$/;

/**
 * A pool that gives out connections to a replica and, while that cannot be used, to the primary. If the replica
 * is lost during a query, the query is repeated on the primary, which is safe because it only reads.
 */
export function createReadPool({ replica, primary, watch }: Pools): PostgresPool {
  const connect = async (): Promise<PostgresPoolClient> => {
    if (!watch.isUsable()) return primary.connect();
    let client: pg.PoolClient;
    try {
      client = await replica.connect();
    } catch (error) {
      watch.lost(error);
      return primary.connect();
    }
    return readClient(client, primary, watch);
  };
  return { connect, end: () => replica.end(), options: replica.options };
}

function readClient(
  first: pg.PoolClient,
  primary: Pools['primary'],
  watch: ReplicaWatch,
): PostgresPoolClient {
  let second: PostgresPoolClient | undefined;
  let inTransaction = false;
  let broken = false;
  // Closes the connection when the replica is lost, as the query would wait for ever. Closing may fail: the connection is given up anyway.
  const forget = watch.whenLost(() => void first.end().catch(() => undefined));
  const free = () => {
    forget();
    first.release(broken);
  };

  const query: Query = async (sql, parameters) => {
    if (second) return second.query(sql, [...parameters]);
    try {
      const result = await first.query(sql, [...parameters]);
      inTransaction = begins.test(sql) || (inTransaction && !ends.test(sql));
      return result;
    } catch (error) {
      const code = codeOf(error);
      broken = code === undefined || serverGone.test(code);
      if (!broken && code !== conflict) throw asAway(error);
      // A single connection may break although the replica works, so the replica is examined.
      if (broken) void watch.examine();
      if (inTransaction) throw new ReplicaLost('the replica was lost within a transaction', error);
      second = await primary.connect();
      free();
      return second.query(sql, [...parameters]);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => {
      broken ||= destroy === true;
      if (second) second.release(destroy);
      else free();
    },
  };
}

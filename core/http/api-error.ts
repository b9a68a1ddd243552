import { databaseAwayCode } from '../contract/database-away.ts';

export type ApiErrorKind = 'network' | 'unauthorised' | 'rejected' | 'malformed';
export type ServerName = 'main' | 'domain';

type Fields = {
  kind: ApiErrorKind;
  status: number;
  code: string;
  /** The server that was called; a network error names it. */
  server: ServerName;
  /** The link of a mail that was refused permanently. */
  link?: string | undefined;
  /** The document that does not exist, since a call may name several. */
  regTextId?: string | undefined;
  /** The fields that somebody else has changed meanwhile. */
  fields?: readonly string[] | undefined;
  /** Seconds after which the server admits such a call again, if it was one of too many. */
  retryAfter?: number | undefined;
};

/** The failure of a call. `code` is the server's code, ERR_NETWORK or MALFORMED_REPLY. */
export class ApiError extends Error implements Readonly<Fields> {
  override name = 'ApiError';
  // Only declared: a field without `declare` would overwrite the values assigned below.
  declare readonly kind: Fields['kind'];
  declare readonly status: Fields['status'];
  declare readonly code: Fields['code'];
  declare readonly server: Fields['server'];
  declare readonly link: Fields['link'];
  declare readonly regTextId: Fields['regTextId'];
  declare readonly fields: Fields['fields'];
  declare readonly retryAfter: Fields['retryAfter'];

  constructor({ message, ...fields }: Fields & { message: string }) {
    super(message);
    Object.assign(this, fields);
  }
}

/** What does not answer: a server, or the database behind one. */
export type Away = ServerName | 'database';

/** What does not answer and is likely to answer again by itself; undefined for other failures. */
export function awayOf(error: unknown): Away | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'network') return error.server;
  return error.code === databaseAwayCode ? 'database' : undefined;
}

/** The failure of what no server answered for, such as code that does not load. */
export function localFailure(code: string, error: unknown): ApiError {
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: 'malformed', status: 0, code, message, server: 'main' });
}

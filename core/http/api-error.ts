export type ApiErrorKind = 'network' | 'unauthorised' | 'rejected' | 'malformed';
export type ServerName = 'main' | 'domain';

/** What went wrong with a call: `code` is the server's, or ERR_NETWORK, or MALFORMED_REPLY. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  /** Which of the two servers was called: being unreachable is told apart. */
  readonly server: ServerName;

  constructor(fields: {
    kind: ApiErrorKind;
    status: number;
    code: string;
    message: string;
    server: ServerName;
  }) {
    super(fields.message);
    this.kind = fields.kind;
    this.status = fields.status;
    this.code = fields.code;
    this.server = fields.server;
  }
}

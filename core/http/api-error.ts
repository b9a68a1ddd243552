export type ApiErrorKind = 'network' | 'unauthorised' | 'rejected' | 'malformed';
export type ServerName = 'main' | 'domain';

type Fields = {
  kind: ApiErrorKind;
  status: number;
  code: string;
  /** Which of the two servers was called: being unreachable is told apart. */
  server: ServerName;
  /** What a mail was to bring that is refused for good. */
  link?: string | undefined;
};

/** What went wrong with a call: `code` is the server's, or ERR_NETWORK, or MALFORMED_REPLY. */
export class ApiError extends Error implements Readonly<Fields> {
  override name = 'ApiError';
  // Declared, no more: what is assigned below must not be cleared.
  declare readonly kind: Fields['kind'];
  declare readonly status: Fields['status'];
  declare readonly code: Fields['code'];
  declare readonly server: Fields['server'];
  declare readonly link: Fields['link'];

  constructor({ message, ...fields }: Fields & { message: string }) {
    super(message);
    Object.assign(this, fields);
  }
}

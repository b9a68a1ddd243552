/** An answer that is not the asked one: sent as `{ code, message }` with its status. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 416 | 429 | 500 | 502 | 503;
  readonly code: string;

  constructor(status: HttpProblem['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

import type * as v from 'valibot';
import type { problem } from '#core/contract/problem.ts';

type ProblemDetails = { link?: string | undefined; regTextId?: string | undefined };

/** An error reply with its status. */
export class HttpProblem extends Error implements v.InferOutput<typeof problem> {
  override name = 'HttpProblem';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 416 | 429 | 500 | 502 | 503;
  readonly code: string;
  readonly link: string | undefined;
  readonly regTextId: string | undefined;

  constructor(
    status: HttpProblem['status'],
    code: string,
    message: string,
    { link, regTextId }: ProblemDetails = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.link = link;
    this.regTextId = regTextId;
  }
}

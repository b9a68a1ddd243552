import type * as v from 'valibot';
import type { problem } from '#core/contract/problem.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 502 | 503;
type ProblemDetails = {
  link?: string | undefined;
  regTextId?: string | undefined;
  fields?: string[] | undefined;
};
/** When a caller who came too often is admitted again. */
type Wait = { until: Date; now: Date };

/** An error reply with its status. */
export class HttpProblem extends Error implements v.InferOutput<typeof problem> {
  override name = 'HttpProblem';
  readonly status: Status;
  readonly code: string;
  readonly link: string | undefined;
  readonly regTextId: string | undefined;
  readonly fields: string[] | undefined;
  /** Whole seconds after which a request is admitted again: the header Retry-After. */
  readonly retryAfter: number | undefined;

  /** Who is told that it was too many is told how long to wait too. */
  constructor(status: 403 | 429, code: string, message: string, wait: Wait);
  constructor(status: Exclude<Status, 429>, code: string, message: string, details?: ProblemDetails);
  constructor(
    status: Status,
    code: string,
    message: string,
    { link, regTextId, fields, until, now }: ProblemDetails & Partial<Wait> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.link = link;
    this.regTextId = regTextId;
    this.fields = fields;
    this.retryAfter = until && now && secondsUntil(until, now);
  }
}

/** Rounded up, so that nobody comes back a moment too early. */
function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

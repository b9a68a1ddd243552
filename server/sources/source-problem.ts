type Details = { isPassing?: boolean; isAway?: boolean; retryAfter?: number | undefined };

/** Why a source gave no answer that is of use. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  /** Whether it may give one later, at the earliest after `retryAfter` seconds. */
  readonly isPassing: boolean;
  /** Whether the source answers nobody now, or not us, so that all else waits too. */
  readonly isAway: boolean;
  readonly retryAfter: number | undefined;

  constructor(message: string, { isPassing = false, isAway = false, retryAfter }: Details = {}) {
    super(message);
    this.isPassing = isPassing;
    this.isAway = isAway;
    this.retryAfter = retryAfter;
  }
}

import { ApiError } from '../http/api-error.ts';
import type { FailureReport } from './resource.ts';

/** Whether a call failed as any call may: its server is away, or has refused it. Of both people are told elsewhere. */
export const isOrdinary = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'rejected');

/**
 * What a call brings that people can do without: `otherwise`, where it has failed. Failures that are not ordinary ones,
 * such as a fault of the program, are reported, since nobody else would hear of them.
 */
export async function orElse<T, E>(
  call: Promise<T>,
  otherwise: E,
  { report, doing, signal }: FailureReport & { doing: string; signal?: AbortSignal },
): Promise<T | E> {
  try {
    return await call;
  } catch (error) {
    if (!signal?.aborted && !isOrdinary(error)) report(error, doing);
    return otherwise;
  }
}

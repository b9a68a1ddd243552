import { isOrdinary } from './ordinary.ts';
import type { FailureReport } from './resource.ts';

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

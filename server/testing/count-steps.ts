import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

// Optimised code does not count the calls of functions that it took in.
for (const flag of ['--no-maglev', '--no-turbofan', '--no-sparkplug']) setFlagsFromString(flag);

/**
 * How much of our own code runs during a call, in characters of source: each function, branch and round of a loop counts
 * with its length, as often as it ran. What runs inside the engine (array methods, expressions) does not count;
 * count-elements.ts and count-characters.ts count that.
 */
export function countSteps(call: () => unknown): number {
  const session = new Session();
  session.connect();
  try {
    post(session, 'Profiler.enable');
    post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    call();
    const { result } = post<Profiler.TakePreciseCoverageReturnType>(session, 'Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => /\/(?:core|server)\//.test(url) && !url.includes('node_modules'))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + stepsOf(ranges), 0);
  } finally {
    session.disconnect();
  }
}

/** The engine leaves out a range that ran as often as the one around it, so ranges are weighed by what they add. */
function stepsOf(ranges: readonly Profiler.CoverageRange[]): number {
  const around: Profiler.CoverageRange[] = [];
  let steps = 0;
  for (const range of ranges) {
    while ((around.at(-1)?.endOffset ?? Number.POSITIVE_INFINITY) <= range.startOffset) around.pop();
    steps += (range.endOffset - range.startOffset) * (range.count - (around.at(-1)?.count ?? 0));
    around.push(range);
  }
  return steps;
}

/** Commands of the profiler are answered before `post` returns. */
function post<Result>(session: Session, method: string, parameters?: object): Result {
  let outcome: { error: Error | null; result?: object | undefined } | undefined;
  session.post(method, parameters, (error: Error | null, result?: object) => {
    outcome = { error, result };
  });
  if (outcome === undefined || outcome.error) throw outcome?.error ?? new Error(`${method} was not answered`);
  return outcome.result as Result;
}

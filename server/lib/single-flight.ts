/** Concurrent calls share one run. */
export function singleFlight<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let current: Promise<Result> | undefined;
  return (...args) => {
    current ??= run(...args).finally(() => {
      current = undefined;
    });
    return current;
  };
}

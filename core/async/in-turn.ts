/** Runs what is done with one thing after what is on its way of it already. */
export type InTurn = <T>(key: string, run: () => Promise<T>) => Promise<T>;

export function createQueues(): InTurn {
  const queues = new Map<string, Promise<unknown>>();
  return (key, run) => {
    const turn = (queues.get(key) ?? Promise.resolve()).then(run);
    queues.set(key, turn);
    return turn.finally(() => {
      if (queues.get(key) === turn) queues.delete(key);
    });
  };
}

import { join } from 'node:path';
import { databaseLocation, type Settings } from '../config/settings.ts';
import type { BackgroundName } from '../main/background-indexing.ts';
import { createSearchThread } from '../search/search-thread.ts';
import { type MainKeeper, replicaOf } from './keep-main.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { startWorkers, type Workers } from './workers.ts';

/** Starts the processes that serve, and does for all of them what one has to do. */
export function startServing(
  settings: Settings,
  keeper: MainKeeper | undefined,
  log: (message: string) => void,
): Workers {
  const reached = new Map<BackgroundName, string | undefined>();
  let isComplete = false;
  const answer = (message: FromWorker, tellOthers: (message: ToWorker) => void): void => {
    if (message.kind === 'rebuilt') tellOthers(message);
    else if (message.kind === 'spent') tellOthers(message);
    else if (message.kind === 'index' && keeper)
      index(keeper, message.request, tellAll).catch((error: unknown) => log(String(error)));
  };
  const workers = startWorkers({
    number: settings.processes,
    script: join(import.meta.dirname, 'worker.ts'),
    log,
    onMessage: (message, from) => answer(message, (notice) => workers.tell(notice, from)),
    whatIsKnown: () => [
      ...(isComplete ? [{ kind: 'load' } as const] : []),
      ...[...reached].map(([name, state]) => ({ kind: 'indexed', name, reached: state }) as const),
    ],
  });
  const tellAll = (message: ToWorker): void => {
    if (message.kind === 'indexed') reached.set(message.name, message.reached);
    workers.tell(message);
  };
  const prepare = async (keeper: MainKeeper) => {
    const { indexing } = keeper;
    await completeIndex(settings, keeper, log);
    isComplete = true;
    tellAll({ kind: 'load' });
    await indexing.keepUp();
    await indexing.settled();
    tellAll({ kind: 'indexed', name: 'references', reached: indexing.indexed.references.reached() });
  };
  // In the background; until it has finished, a search loads what it needs.
  if (keeper)
    void workers.ready.then(
      () =>
        prepare(keeper).catch((error: unknown) => {
          if (!keeper.signal.aborted) log(`search index: ${String(error)}`);
        }),
      // Whoever waits for the start is told why there is none.
      () => undefined,
    );
  return workers;
}

/** Reads for references or terms, then tells how far. */
async function index(
  { indexing }: MainKeeper,
  request: Extract<FromWorker, { kind: 'index' }>['request'],
  tell: (message: ToWorker) => void,
): Promise<void> {
  const { references, glossary } = indexing.indexed;
  if (request.name === 'references') {
    references.keepUp();
    await references.settled();
    tell({ kind: 'indexed', name: 'references', reached: references.reached() });
  } else {
    glossary.keepUp(request.at);
    await glossary.settled();
    tell({ kind: 'indexed', name: 'glossary', reached: undefined });
  }
}

/** Makes what is missing of the stored search index once, in a thread that ends with it. */
async function completeIndex(
  settings: Settings,
  { stores, signal }: MainKeeper,
  log: (message: string) => void,
): Promise<void> {
  const search = createSearchThread({
    location: databaseLocation(settings, 'main', 'background'),
    replica: replicaOf(settings, log),
    db: stores.db,
    learns: false,
    log,
  });
  const stop = () => void search.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await search.complete();
  } finally {
    signal.removeEventListener('abort', stop);
    await search.close();
  }
}

import { ignoreAway } from '../data/database-away.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { removeLeftFolders } from '../lib/temporary-folder.ts';
import { type LoadingDependencies, runLoading } from '../loading/run-loading.ts';

/** Whoever has uploaded a file looks at the page until it is read. */
const pause = 2000;

/** What the main server does with files that administrators of the data load. */
export function createLoadingWork(
  tools: Pick<LoadingDependencies, 'db' | 'workers'>,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
) {
  const loading = createIntervalJob(pause, log);
  const dependencies = { ...tools, now: () => new Date(), signal, log };
  return {
    start: () => {
      removeLeftFolders('load', new Date()).catch((error: unknown) =>
        log(`files that are loaded: ${String(error)}`),
      );
      loading.start(() => runLoading(dependencies).catch(ignoreAway), { atOnce: true });
    },
    close: loading.close,
  };
}

import type { Settings } from '../config/settings.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { type FetchWork, runFetch, runWatchOrder, type WatchWork } from '../sources/fetch-work.ts';
import { runWatches } from '../sources/run-watches.ts';
import type { MainTools } from './load-sample.ts';

const watchPause = 60_000;

/** What the main server does with official sources: for commands, and by the clock where the operator has switched that on. */
export function createSourceWork(
  { fetch: settings, importMaxMb }: Settings,
  tools: MainTools,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
) {
  const asking = { ...tools, settings, maxMb: importMaxMb, now: () => new Date(), signal };
  const watching = createIntervalJob(watchPause, log);
  const running = new Set<Promise<void>>();
  const { watchHours: hours } = settings;
  return {
    start: () => {
      if (hours !== undefined) watching.start(() => runWatches({ ...asking, hours, log }), { atOnce: true });
    },
    /** Does what a command asks for; a fetch ends with the command or with the server. */
    work: async (
      command: FetchWork | WatchWork,
      send: (report: unknown) => void,
      left: AbortSignal,
    ): Promise<void> => {
      if (command.work === 'watch') {
        send(await runWatchOrder(command, asking));
        return;
      }
      const fetching = runFetch(command, { ...asking, signal: AbortSignal.any([signal, left]) }, send);
      running.add(fetching);
      await fetching.finally(() => running.delete(fetching));
    },
    /** Waits until nobody asks a source any more, so that others may. */
    close: async () => {
      await watching.close();
      await Promise.allSettled(running);
    },
  };
}

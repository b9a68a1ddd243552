import { ignoreAway } from '../data/database-away.ts';
import { createPdfWorkers } from '../import/pdf/pdf-workers.ts';
import { createIntervalJob } from '../lib/interval-job.ts';
import { workOffUploads } from '../pdf-uploads/work-off-uploads.ts';
import type { MainTools } from './load-sample.ts';

/** How often somebody looks whether an upload waits: people look on while it is read. */
const pause = 2000;

/** Reads and publishes uploaded PDFs in the background. */
export function createUploadWork(
  { db, workers: print }: MainTools,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
) {
  const pdf = createPdfWorkers();
  const work = createIntervalJob(pause, log);
  const tools = { db, pdf, print, now: () => new Date(), signal, log };
  return {
    start: () => work.start(() => workOffUploads(tools).catch(ignoreAway), { atOnce: true }),
    close: async () => {
      await pdf.close();
      await work.close();
    },
  };
}

import { indexNews } from '../beside-law/news.ts';
import { indexProviderFiles } from '../beside-law/provider-files.ts';
import { indexTopics } from '../beside-law/topics.ts';
import { ignoreAway } from '../data/database-away.ts';
import type { MainDb } from '../data/open-main.ts';
import { createFileWorkers } from '../files/file-workers.ts';
import { createIntervalJob } from '../lib/interval-job.ts';

/** Lists of changes are loaded by a command, after which nobody waits for the texts of their files. */
const pause = 60_000;

/**
 * Keeps up the index of what is found beside law: pages that ship may be others than those of the version before, and
 * texts are taken out of the files of changes that were loaded.
 */
export function createBesideLawWork(
  db: MainDb,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
) {
  const files = createFileWorkers();
  const work = createIntervalJob(pause, log);
  let arePagesIndexed = false;
  const keepUp = async () => {
    if (!arePagesIndexed) {
      await db.transaction().execute((trx) => indexTopics(trx));
      await db.transaction().execute((trx) => indexNews(trx));
      arePagesIndexed = true;
    }
    await indexProviderFiles(db, { takeText: files.takeText, signal });
  };
  return {
    start: () => work.start(() => keepUp().catch(ignoreAway), { atOnce: true }),
    close: async () => {
      await files.close();
      await work.close();
    },
  };
}

import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { StoredText } from '../data/stored-texts.ts';
import { type BackgroundWorkOptions, createBackgroundWorker } from '../lib/background-worker.ts';
import type { CitationContext } from './citation-context.ts';
import type { CitationJob, CitationReply } from './citation-worker.ts';

export type CitationReader = {
  /** The citations of units, as rows of the index. */
  read: (
    units: readonly Unit[],
    text: Pick<StoredText, 'regTextId' | 'language'>,
    context: Pick<CitationContext, 'names' | 'documents'>,
    signal: AbortSignal,
  ) => Promise<object[]>;
};

/** Reads citations in a worker: however long a text is, no call waits for it. */
export function createCitationReader(options: BackgroundWorkOptions): CitationReader {
  const run = createBackgroundWorker<CitationJob, CitationReply>(
    new URL('./citation-worker.ts', import.meta.url),
    options,
  );
  return {
    async read(units, { regTextId, language }, { names, documents }, signal) {
      const job = { units, text: { regTextId, language }, names };
      let reply = await run(job, signal);
      if (reply === 'names are needed') reply = await run({ ...job, documents }, signal);
      if (reply === 'names are needed')
        throw new Error('the worker does not take the names of the documents');
      return reply.rows;
    },
  };
}

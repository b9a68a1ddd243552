import { tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import { ImportError } from '../import/import-error.ts';
import { run } from '../import/import-worker.ts';
import type { ImportedPages, TableReading } from '../import/import-workers.ts';
import type { LoadingWorkers } from '../loading/file-work.ts';
import { makeSegment } from '../search/index/store-segment.ts';
import { aPrint } from './texts.ts';

const largest = 64;

async function done(job: Parameters<typeof run>[0]): Promise<unknown> {
  const reply = await run(job);
  if ('done' in reply) return reply.done;
  const { message, at } = reply.failed;
  throw at ? new ImportError(at.file, at.line, at.why) : new Error(message);
}

/** Reads files in this process, and sets no pages. */
export const readingWorkers: LoadingWorkers = {
  importFile: async (file, { entry } = {}) =>
    (await done({ work: 'read', file, entry, typeset: false, largest })) as ImportedPages,
  filesIn: async (file) => (await done({ work: 'list', file, largest })) as string[],
  readTable: async (file, entry) => {
    const format = tableFormatOf(entry ?? file);
    if (format === undefined) throw new RangeError(`${file} is no table`);
    return (await done({ work: 'table', file, entry, format, largest })) as TableReading;
  },
  prepare: async (text) => ({
    printed: { ...aPrint(), positions: [], furniture: [], warnings: [] },
    segment: makeSegment(text),
  }),
};

import type { Workers } from '../import/command-run.ts';
import { ImportError } from '../import/import-error.ts';
import { run } from '../import/import-worker.ts';
import type { ImportedPages } from '../import/import-workers.ts';
import { makeSegment } from '../search/index/store-segment.ts';
import { aPrint } from './texts.ts';

/** Reads files in this process, and sets no pages. */
export const readingWorkers: Workers = {
  importFile: async (file) => {
    const reply = run({ work: 'read', file, typeset: false, largest: 64 });
    if ('done' in reply) return reply.done as ImportedPages;
    const { message, at } = reply.failed;
    throw at ? new ImportError(at.file, at.line, at.reason) : new Error(message);
  },
  prepare: async (text) => ({
    printed: { ...aPrint(), positions: [], furniture: [], warnings: [] },
    segment: makeSegment(text),
  }),
};

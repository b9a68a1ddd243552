import type { Workers } from '../import/command-run.ts';
import { ImportError } from '../import/import-error.ts';
import { run } from '../import/import-worker.ts';
import type { ImportedPages } from '../import/import-workers.ts';
import { makeSegment } from '../search/index/store-segment.ts';
import { aPrint } from './texts.ts';

const largest = 64;

function done(job: Parameters<typeof run>[0]): unknown {
  const reply = run(job);
  if ('done' in reply) return reply.done;
  const { message, at } = reply.failed;
  throw at ? new ImportError(at.file, at.line, at.reason) : new Error(message);
}

/** Reads files in this process, and sets no pages. */
export const readingWorkers: Workers = {
  importFile: async (file, { entry } = {}) =>
    done({ work: 'read', file, entry, typeset: false, largest }) as ImportedPages,
  filesIn: async (file) => done({ work: 'list', file, largest }) as string[],
  prepare: async (text) => ({
    printed: { ...aPrint(), positions: [], furniture: [], warnings: [] },
    segment: makeSegment(text),
  }),
};

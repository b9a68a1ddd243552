import type { LoadingWorkers } from '../loading/file-work.ts';
import { readingWorkers } from './reading-workers.ts';

/* Work on loaded files in a process that is killed. */

/** Workers that say what they do, and take a moment for it. */
export const talkingWorkers = (say: (line: string) => void): LoadingWorkers => {
  const tables = new Set<string>();
  return {
    ...readingWorkers,
    importFile: async (file, options) => {
      const read = await readingWorkers.importFile(file, options);
      say(`read ${options?.entry ?? file.split('/').at(-1)}`);
      return read;
    },
    readTable: async (file, entry) => {
      const name = entry ?? file.split('/').at(-1) ?? '';
      // Before a table is stored, it is read once to see whether it would still change the same.
      if (tables.has(name)) say(`stores ${name}`);
      tables.add(name);
      return readingWorkers.readTable(file, entry);
    },
    prepare: async (text, spent) => {
      say(`prepared ${text.versionDate}`);
      return readingWorkers.prepare(text, spent);
    },
  };
};

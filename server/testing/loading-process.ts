import type { Workers } from '../import/command-run.ts';
import { readingWorkers } from './reading-workers.ts';

/* Work on loaded files in a process that is killed. */

/** Workers that say what they do, and take a moment for it. */
export const talkingWorkers = (say: (line: string) => void): Workers => ({
  ...readingWorkers,
  importFile: async (file, options) => {
    const read = await readingWorkers.importFile(file, options);
    say(`read ${options?.entry ?? file.split('/').at(-1)}`);
    return read;
  },
  prepare: async (text, spent) => {
    say(`prepared ${text.versionDate}`);
    return readingWorkers.prepare(text, spent);
  },
});

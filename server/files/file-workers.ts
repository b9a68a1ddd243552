import { createProcessPool, type ProcessPoolOptions } from '../lib/process-pool.ts';
import type { FileJob } from './file-worker.ts';

export type FileWorkers = {
  /** The text of a file; rejected if the process is lost, or the file cannot be read. */
  takeText: (extension: string, bytes: Uint8Array) => Promise<string>;
  close: () => Promise<void>;
};

/** For one file: megabytes, with the file itself and what it takes to hand it over; seconds. */
export const memoryOfFiles = 1024;
const timeoutSeconds = 60;
const nice = 10;

/** A process that takes the text of files, with limits of memory and time: whatever a file does there, it ends that process alone. */
export function createFileWorkers(
  options: Partial<Pick<ProcessPoolOptions, 'memory' | 'deadline'>> = {},
): FileWorkers {
  const pool = createProcessPool<FileJob, string>({
    script: new URL('./file-worker.ts', import.meta.url),
    size: 1,
    memory: memoryOfFiles,
    timeoutSeconds,
    nice,
    ...options,
  });
  return { takeText: (extension, bytes) => pool.run({ extension, bytes }), close: pool.close };
}

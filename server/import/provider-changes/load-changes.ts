import type { MainDb } from '../../data/open-main.ts';
import { readChanges } from './read-changes.ts';
import { type StoredChanges, storeChanges } from './store-changes.ts';

export type LoadChanges = { paths: string[]; withdrawOthers: boolean; dryRun: boolean };
/** How far a load is, or what it came to. */
export type LoadReport = { step: 'read' | 'stored'; done: number; total: number } | { result: StoredChanges };

/** Reads lists of changes of the provider with their files, and stores them all or none. */
export async function loadChanges(
  db: MainDb,
  { paths, ...options }: LoadChanges,
  onReport: (report: LoadReport) => void,
): Promise<void> {
  const changes = await readChanges(paths, (done, total) => onReport({ step: 'read', done, total }));
  const result = await storeChanges(db, changes, {
    ...options,
    now: new Date(),
    onProgress: (done) => onReport({ step: 'stored', done, total: changes.length }),
  });
  onReport({ result });
}

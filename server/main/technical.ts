import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearErrorLog, readErrorLog } from '../data/error-log.ts';
import type { MainStores } from '../data/open-main.ts';
import type { MainHandlers } from './authentication.ts';
import { refuseIsolated } from './provider-changes.ts';
import { readTechnicalData } from './technical-data.ts';

type Calls = 'technicalData' | 'errorLog' | 'clearErrorLog';

/** What those who administer the data know of the server: technical data, and what went wrong. */
export function technicalHandlers({
  db,
  read,
  caughtUp,
  now,
  watchHours,
}: Pick<MainStores, 'db' | 'read' | 'caughtUp'> & {
  now: () => Date;
  watchHours?: number | undefined;
}): Pick<MainHandlers, Calls> {
  const version = programVersion();
  return {
    technicalData: async ({ caller }) => {
      refuseIsolated(caller);
      return { version, ...(await readTechnicalData(read, caller.viewer, { now: now(), watchHours })) };
    },
    errorLog: ({ query, caller }) => {
      refuseIsolated(caller);
      return readErrorLog(read, query);
    },
    clearErrorLog: async ({ caller }) => {
      refuseIsolated(caller);
      const deleted = await clearErrorLog(db);
      await caughtUp();
      return { deleted };
    },
  };
}

function programVersion(): string {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

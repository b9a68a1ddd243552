import { mkdirSync } from 'node:fs';
import * as v from 'valibot';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { type EndedReport, endAllSessions, endedReport } from '../domain/end-all-sessions.ts';
import { createMainSessions } from '../domain/main-sessions.ts';
import { openOrganisations } from '../domain/organisation.ts';
import { askServer } from '../lib/local-socket.ts';

/** Ends the sessions of all organisations through the server that owns the folder or, without one, directly. */
export async function endSessionsIn(settings: Settings): Promise<EndedReport> {
  const place = databaseLocation(settings, 'domain');
  if (place.url === undefined) {
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    let report: EndedReport = [];
    const take = (sent: unknown) => {
      report = v.parse(endedReport, sent);
    };
    if (await askServer(place.folder, { work: 'end-sessions' }, take)) return report;
  }
  const { db, close } = await openDatabase<DomainTables>(place);
  const now = () => new Date();
  try {
    const organisations = await openOrganisations(db, settings.domainUrl);
    // What the main server does not hear now, a running domain server tells it, or its next start.
    const sessions = createMainSessions({ mainUrl: settings.mainUrl, now, db, log: console.error });
    return await endAllSessions(organisations, sessions.tell, now());
  } finally {
    await close();
  }
}

/** Lines for the operator. */
export function describeEnded(report: EndedReport): string {
  if (report.length === 0) return 'There are no organisations whose sessions could end.';
  return report
    .map(({ slug, users }) => `${slug}: ${users === 1 ? '1 user signs' : `${users} users sign`} in again.`)
    .join('\n');
}

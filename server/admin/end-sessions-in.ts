import type { Settings } from '../config/settings.ts';
import type { EndedReport } from '../domain/end-all-sessions.ts';
import { workOnDomain } from './work-on-domain.ts';

/** Ends the sessions of all organisations through the server that owns the folder or, without one, directly. */
export function endSessionsIn(settings: Settings) {
  return workOnDomain(settings, { work: 'end-sessions' });
}

/** Lines for the operator. */
export function describeEnded(report: EndedReport): string {
  if (report.length === 0) return 'There are no organisations whose sessions could end.';
  return report
    .map(({ slug, users }) => `${slug}: ${users === 1 ? '1 user signs' : `${users} users sign`} in again.`)
    .join('\n');
}

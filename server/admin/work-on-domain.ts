import type { Kysely } from 'kysely';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { workOnDatabase } from '../data/work-on-database.ts';
import { type DomainCommand, type DomainReports, runDomainCommand } from '../domain/domain-commands.ts';
import { createMainSessions } from '../domain/main-sessions.ts';
import { openOrganisations } from '../domain/organisation.ts';

/**
 * Has a command run by the server that owns the database of the organisations or, without one, runs it directly;
 * `afterwards` is what such a server does by itself then.
 */
export async function workOnDomain<C extends DomainCommand>(
  settings: Settings,
  command: C,
  afterwards: (db: Kysely<DomainTables>) => Promise<void> = async () => undefined,
): Promise<DomainReports[C['work']]> {
  const { domainUrl: publicUrl, mainUrl: portalUrl } = settings;
  const place = databaseLocation(settings, 'domain');
  const now = () => new Date();
  let result: unknown;
  const work = async () => {
    const { db, close } = await openDatabase<DomainTables>(place);
    try {
      const organisations = () => openOrganisations(db, publicUrl);
      // What the main server does not hear now, a running domain server tells it, or its next start.
      const { tell: tellMain } = createMainSessions({ mainUrl: portalUrl, now, db, log: console.error });
      result = await runDomainCommand(command, { db, publicUrl, portalUrl, organisations, tellMain, now });
      await afterwards(db);
    } finally {
      await close();
    }
  };
  const onReport = (report: unknown) => {
    result = report;
  };
  await workOnDatabase(place, { request: command, onReport, work });
  // The server runs commands by the same function.
  return result as DomainReports[C['work']];
}

import type { Kysely } from 'kysely';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { workOnDatabase } from '../data/work-on-database.ts';
import type { DomainCommand } from '../domain/domain-commands.ts';
import { type OperatorOutcome, runForOperator } from '../domain/operator-command.ts';
import { openOrganisations } from '../domain/organisation.ts';

/**
 * Has a command run by the server that owns the database of the organisations or, without one, runs it directly;
 * `afterwards` is what such a server does by itself then.
 */
export async function workOnDomain<C extends DomainCommand>(
  settings: Settings,
  command: C,
  afterwards: (db: Kysely<DomainTables>) => Promise<void> = async () => undefined,
): Promise<OperatorOutcome<C>> {
  const { domainUrl: publicUrl, mainUrl: portalUrl } = settings;
  const place = databaseLocation(settings, 'domain');
  const now = () => new Date();
  let result: unknown;
  const work = async () => {
    const { db, close } = await openDatabase<DomainTables>(place);
    try {
      const organisations = () => openOrganisations(db, publicUrl);
      // The caller tells what the main server has not heard.
      const log = () => undefined;
      result = await runForOperator(command, { db, publicUrl, portalUrl, organisations, now, log });
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
  return result as OperatorOutcome<C>;
}

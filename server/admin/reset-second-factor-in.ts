import { mkdirSync } from 'node:fs';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { createMainSessions } from '../domain/main-sessions.ts';
import { openOrganisations } from '../domain/organisation.ts';
import { type LostSecondFactor, resetByOperator } from '../domain/reset-second-factor.ts';
import { askServer } from '../lib/local-socket.ts';

/** Resets a second factor through the server that owns the folder or, without one, directly. */
export async function resetSecondFactorIn(settings: Settings, lost: LostSecondFactor): Promise<void> {
  const place = databaseLocation(settings, 'domain');
  if (place.url === undefined) {
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    if (await askServer(place.folder, { work: 'reset-second-factor', lost }, () => undefined)) return;
  }
  const { db, close } = await openDatabase<DomainTables>(place);
  const now = () => new Date();
  try {
    const organisations = await openOrganisations(db, settings.domainUrl);
    const { organisation, id } = await resetByOperator(organisations, lost, now());
    // What the main server does not hear now, a running domain server tells it, or its next start.
    const sessions = createMainSessions({ mainUrl: settings.mainUrl, now, db, log: console.error });
    await sessions.tell(organisation, [id]);
  } finally {
    await close();
  }
}

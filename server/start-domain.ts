import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { closeAll } from './close-all.ts';
import { openDatabase } from './database.ts';
import { createDomainServer, type DomainServer } from './domain/domain-server.ts';
import { createMainLink } from './domain/main-link.ts';
import { createSampleOrganisations, createSampleUsers } from './domain/sample-organisations.ts';
import type { DomainTables } from './domain/tables.ts';
import { openMailer } from './mail/open-mailer.ts';
import { writeRegister } from './register.ts';
import { placeOf, type Settings } from './settings.ts';

export type OpenDomain = {
  server: DomainServer;
  /** Serves organisations that were entered since, and registers them. */
  reload: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the organisations' databases and tells the main server of them through the register file. */
export async function openDomain(settings: Settings): Promise<OpenDomain> {
  const database = await openDatabase<DomainTables>(placeOf(settings, 'domain'));
  const { db } = database;
  const mailer = openMailer(db.withSchema('domain').$pickTables<'mail'>(), settings.mail, console.error);
  const close = () => closeAll([mailer.close, database.close]);
  try {
    const server = await createDomainServer({
      db,
      publicUrl: settings.domainUrl,
      portalUrl: settings.mainUrl,
      origins: () => settings.origins,
      sample: settings.sample,
      mailer,
      askMain: createMainLink({ mainUrl: settings.mainUrl, now: () => new Date() }),
      now: () => new Date(),
      log: console.error,
    });
    await mailer.start();
    if (settings.sample) {
      await createSampleOrganisations(db);
      await server.refresh();
      await createSampleUsers(server.organisations());
    }
    mkdirSync(dirname(settings.register), { recursive: true, mode: 0o700 });
    const reload = async () => {
      await server.refresh();
      writeRegister(settings.register, server.registrations());
    };
    await reload();
    return { server, reload, close };
  } catch (error) {
    await close();
    throw error;
  }
}

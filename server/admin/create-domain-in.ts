import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeRegister } from '../auth/register.ts';
import { databaseLocation, type Settings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { type CreatedDomain, createDomain, type NewDomain } from '../domain/create-domain.ts';
import { openOrganisations, registration } from '../domain/organisation.ts';
import { askServer } from '../lib/local-socket.ts';

/**
 * Creates an organisation through the server that owns the folder or, without one, directly. Writes it into the
 * register and makes a main server on this machine read the register again.
 */
export async function createDomainIn(settings: Settings, newDomain: NewDomain): Promise<CreatedDomain> {
  const created =
    (await askDomainServer(settings, newDomain)) ?? (await createInProcess(settings, newDomain));
  const main = databaseLocation(settings, 'main');
  if (main.url === undefined) {
    mkdirSync(main.folder, { recursive: true, mode: 0o700 });
    await askServer(main.folder, { work: 'register' }, (report) => {
      const { problem } = report as { problem?: string };
      if (problem !== undefined) console.error(problem);
    });
  }
  return created;
}

async function askDomainServer(settings: Settings, newDomain: NewDomain): Promise<CreatedDomain | undefined> {
  const { url, folder } = databaseLocation(settings, 'domain');
  if (url !== undefined) return undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let created: CreatedDomain | undefined;
  await askServer(folder, { work: 'create-domain', wanted: newDomain }, (report) => {
    created = report as CreatedDomain;
  });
  return created;
}

async function createInProcess(settings: Settings, newDomain: NewDomain): Promise<CreatedDomain> {
  const { domainUrl: publicUrl, mainUrl: portalUrl, register, sample } = settings;
  const { db, close } = await openDatabase<DomainTables>(databaseLocation(settings, 'domain'));
  try {
    const created = await createDomain({ db, publicUrl, portalUrl, now: () => new Date() }, newDomain);
    const served = (await openOrganisations(db, publicUrl)).filter((one) => sample || !one.sample);
    mkdirSync(dirname(register), { recursive: true, mode: 0o700 });
    writeRegister(register, served.map(registration));
    return created;
  } finally {
    await close();
  }
}

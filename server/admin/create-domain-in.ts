import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeRegister } from '../auth/register.ts';
import { databaseLocation, type Settings } from '../config/settings.ts';
import type { CreatedDomain, NewDomain } from '../domain/create-domain.ts';
import { openOrganisations, registration } from '../domain/organisation.ts';
import { askServer } from '../lib/local-socket.ts';
import { workOnDomain } from './work-on-domain.ts';

/**
 * Creates an organisation through the server that owns the folder or, without one, directly. Writes it into the
 * register and makes a main server on this machine read the register again.
 */
export async function createDomainIn(settings: Settings, requested: NewDomain): Promise<CreatedDomain> {
  const { domainUrl, register, sample } = settings;
  const { report: created } = await workOnDomain(
    settings,
    { work: 'create-domain', requested },
    async (db) => {
      const served = (await openOrganisations(db, domainUrl)).filter((one) => sample || !one.sample);
      mkdirSync(dirname(register), { recursive: true, mode: 0o700 });
      writeRegister(register, served.map(registration));
    },
  );
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

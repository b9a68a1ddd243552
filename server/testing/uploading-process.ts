import { randomUUID } from 'node:crypto';
import { uploadPart } from '#core/contract/change-files.ts';
import { type DatabaseLocation, openDatabase } from '../data/database.ts';
import { domainMigrations } from '../data/migrations/domain.ts';
import { migrate } from '../data/migrations/migrate.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { type DomainCaller, findByEmail } from '../domain/authentication.ts';
import { changeFileHandlers } from '../domain/change-files.ts';
import { createChange } from '../domain/change-writing.ts';
import { openOrganisations } from '../domain/organisation.ts';
import { createSampleOrganisations, createSampleUsers } from '../domain/sample-organisations.ts';
import { sha256 } from './change-files.ts';
import { aChange } from './changes.ts';
import { aPdf } from './office-files.ts';

/* Uploads of a process that is killed, and of the one that goes on. */

const now = () => new Date();

/** Opens the files of the sample's organisation, with a change to put them to. */
export async function openForFiles(place: DatabaseLocation) {
  const { db, close } = await openDatabase<DomainTables>(place);
  await migrate(db, 'domain', domainMigrations);
  await createSampleOrganisations(db);
  const organisations = await openOrganisations(db, 'http://domain.test');
  await createSampleUsers(organisations);
  const organisation = organisations.find(({ slug }) => slug === 'musterbank');
  const account = organisation && (await findByEmail(organisation.db, 'reader@musterbank.example'));
  if (organisation === undefined || account === undefined)
    throw new Error('the sample lacks its organisation');
  const caller: DomainCaller = {
    account,
    roles: ['CHANGE_READER', 'CHANGE_EDITOR'],
    seesChanges: true,
    origin: undefined,
    begunAt: undefined,
  };
  const known = await organisation.db.selectFrom('change_element').select('id').executeTakeFirst();
  const call = { caller, address: undefined };
  const context = { now, askParagraph: async () => undefined };
  const change =
    known?.id ?? (await createChange(organisation, { body: createBody(), ...call }, context)).domainId;
  return {
    organisation,
    call,
    change: change ?? '',
    handlers: changeFileHandlers(organisation, { now }),
    close,
  };
}

const createBody = () =>
  ({ source: 'internal' as const, link: '', provisions: [], domainData: {}, ...aChange() }) as never;

type Opened = Awaited<ReturnType<typeof openForFiles>>;

/** The file of a number: of two parts. */
export const fileOf = (number: number) => aPdf(`Datei ${number}`, uploadPart);

/** Uploads the file of a number, or what is missing of it, and says each step. */
export async function uploadNumber(
  { handlers, call, change }: Opened,
  number: number,
  say: (step: string) => void = () => undefined,
): Promise<void> {
  const bytes = fileOf(number);
  const body = {
    upload: randomUUID(),
    change,
    origin: 'domain' as const,
    name: `${number}.pdf`,
    label: '',
    size: bytes.length,
    sha256: sha256(bytes),
    language: undefined,
    versionDate: undefined,
  };
  const request = { params: {}, query: {}, ...call };
  let state = await handlers.uploadChangeFile({ ...request, body });
  while (state.file === undefined) {
    say(`${number} at ${state.offset}`);
    state = await handlers.uploadChangeFilePart({
      ...request,
      body: undefined,
      params: { id: state.id },
      query: { offset: state.offset },
      content: bytes.subarray(state.offset, state.offset + uploadPart),
    });
  }
  say(`${number} done`);
}

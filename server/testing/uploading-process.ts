import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, type RootOperationNode, TableNode } from 'kysely';
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
export async function openForFiles(place: DatabaseLocation, moment?: KillMoment) {
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
    handlers: changeFileHandlers(
      moment === undefined
        ? organisation
        : { ...organisation, db: organisation.db.withPlugin(killedAt(moment)) },
      { now, fileSpace: 1024 ** 3 },
    ),
    close,
  };
}

/** Moments of an upload of two parts at which a process is killed: before the statement that would come next. */
export const killMoments = {
  'before the last part is stored': { kind: 'InsertQueryNode', table: 'change_content_part', count: 2 },
  'between the last part and the confirmation': {
    kind: 'SelectQueryNode',
    table: 'change_content_part',
    count: 1,
  },
  'while its bytes become those of a file': { kind: 'UpdateQueryNode', table: 'change_content', count: 3 },
  'before its fact is written': { kind: 'InsertQueryNode', table: 'change_fact', count: 1 },
} as const satisfies Record<string, { kind: RootOperationNode['kind']; table: string; count: number }>;
export type KillMoment = keyof typeof killMoments;

/** Kills this process at a moment, as a machine that loses its power does. */
function killedAt(moment: KillMoment): KyselyPlugin {
  const { kind, table, count } = killMoments[moment];
  let seen = 0;
  return {
    transformQuery: ({ node }) => {
      if (node.kind === kind && tableOf(node) === table) seen += 1;
      if (seen === count) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

function tableOf(node: RootOperationNode): string | undefined {
  const named =
    node.kind === 'InsertQueryNode'
      ? node.into
      : node.kind === 'UpdateQueryNode'
        ? node.table
        : node.kind === 'SelectQueryNode'
          ? node.from?.froms[0]
          : undefined;
  return named !== undefined && TableNode.is(named) ? named.table.identifier.name : undefined;
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

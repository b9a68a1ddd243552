import type { Role } from '#core/contract/domain/user.ts';
import type { MainDb } from '../../data/open-main.ts';
import { organisationToken } from '../../domain/organisation-token.ts';
import { createQueueMailer } from '../../mail/queue-mailer.ts';
import type { MailTables } from '../../mail/tables.ts';
import { confirmOrigin } from '../../main/confirm-origin.ts';
import { enterOrigins } from '../../main/widget-origins.ts';
import { startBoth, storeDirective, type TestServer, type TestUser } from '../both-servers.ts';
import type { TestDatabase } from '../databases.ts';
import { domainSamples } from '../domain-samples.ts';
import { mainSamples, type Sample } from '../main-samples.ts';
import { domainUrl, mainUrl, portalOrigin } from '../servers.ts';
import type { Known } from './from-schema.ts';
import { type Document, type Operation, operationsOf } from './operations.ts';
import type { FuzzRequest, Sender } from './requests.ts';

const powerful: readonly Role[] = [
  'ADMINISTRATOR',
  'READER',
  'FULL_DOMAIN_ADMIN',
  'REGESTA_STATICDB_DATA_ADMIN',
];
const forged = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.AAAA';

/** Both servers for requests of any kind, and what undoes in between what such requests do. */
export async function startFuzzed(database: TestDatabase) {
  const servers = await startBoth(database, { learns: true });
  const { domain, main } = servers;
  await storeDirective(main.db);
  let entered = 0;
  const users = new Map<Sender, TestUser>();
  /** Comments that there are, unless a request has removed them. */
  const icids: string[] = [];
  prepare(servers);
  const organisation = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
  if (organisation === undefined) throw new Error('the sample lacks its organisation');

  const tokenOf = async (sender: Sender): Promise<string | undefined> => {
    if (sender === 'organisation')
      return organisationToken(organisation, ['ADMINISTRATOR'], () => new Date());
    return sender === 'forger' ? forged : users.get(sender)?.token;
  };

  const send = async (server: TestServer, request: FuzzRequest): Promise<Response> => {
    const { sender, method, address, headers, body, isBinary, network } = request;
    const token = await tokenOf(sender);
    const init: RequestInit = {
      method,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    };
    if (body !== undefined) init.body = isBinary ? Buffer.from(body, 'latin1') : body;
    return server === 'main'
      ? await main.app.request(`${mainUrl}${address}`, init, { address: network })
      : await domain.server.fetch(new Request(`${domainUrl}/musterbank${address}`, init), {
          address: network,
        });
  };

  /** Lifts what earlier requests have caused, such as blocked accounts, and signs both users in anew. */
  const renew = async () => {
    for (const { db } of domain.server.organisations()) {
      await db.deleteFrom('attempt').execute();
      await db.deleteFrom('sign_in_rules').execute();
    }
    await restoreSettings(main.db);
    entered += 1;
    users.set('administrator', await servers.enter(`fuzz-administrator-${entered}`, powerful));
    users.set('reader', await servers.enter(`fuzz-reader-${entered}`, ['READER']));
    const { token } = users.get('administrator') ?? {};
    const body = { regArt: 'musterg~1', text: 'Siehe Art. 2.', language: 'DE' } as const;
    icids.push((await domain.client('musterbank', token).createComment({ body })).icid);
  };

  const documentOf = async (server: TestServer): Promise<Operation[]> => {
    const nobody = { sender: 'nobody', headers: {}, body: undefined, isBinary: false, network: '' } as const;
    const reply = await send(server, { ...nobody, method: 'GET', address: '/api/v1/openapi.json' });
    return operationsOf((await reply.json()) as Document);
  };
  const known = (call: string) => ({
    ...knownValues(call, [...users.values()], entered),
    icid: icids,
    parent: icids,
    icids: [icids],
    taggedUserIds: [[...users.values()].map(({ id }) => id), []],
    version: [1, 2, 3],
  });
  return { ...servers, send, renew, documentOf, known };
}

/** The plan of the organisation, its support, and a page of it from which visitors ask. */
async function restoreSettings(db: MainDb): Promise<void> {
  await db.deleteFrom('question_count').execute();
  const support = 'support@musterbank.example';
  const origins = [portalOrigin];
  const settings = { plan: 'complete', support_address: support, widget_origins: JSON.stringify(origins) };
  await db.updateTable('domain').set(settings).where('slug', '=', 'musterbank').execute();
  await enterOrigins(db, 'musterbank', origins);
  await confirmOrigin(db, { slug: 'musterbank', origin: portalOrigin }, new Date());
}

/** Mails go through the queue of the tables and are delivered to nobody; pages of others are not reached. */
function prepare({ domain, main }: Awaited<ReturnType<typeof startBoth>>): void {
  const rest = {
    deliver: async () => ({ result: 'sent' }) as const,
    now: () => new Date(),
    log: console.error,
  };
  domain.mailAnswer.mailer = createQueueMailer({
    ...rest,
    db: domain.db.withSchema('domain').$extendTables<MailTables>().$pickTables<'mail'>(),
  });
  main.mailAnswer.mailer = createQueueMailer({
    ...rest,
    db: main.db.$extendTables<MailTables>().$pickTables<'mail'>(),
  });
  main.pages.fetch = async () => ({ reached: false, problem: 'noAddress', found: '' });
}

/** What the servers of the test know, by the names of fields: what the call is tried with elsewhere goes first. */
function knownValues(call: string, users: readonly TestUser[], entered: number): Known {
  const ids = users.map(({ id }) => id);
  const samples: Record<string, Sample> = { ...mainSamples, ...domainSamples(ids[0] ?? '') };
  const emails = [`fuzz-administrator-${entered}`, `fuzz-reader-${entered}`, 'reader', 'nobody'].map(
    (name) => `${name}@musterbank.example`,
  );
  return {
    ...valuesOf(Object.values(samples)),
    ...valuesOf([samples[call]]),
    id: ids,
    email: emails,
    username: emails,
    complete: ['musterg~1', 'musterg~2^1', 'musterg~2', 'internw_alpina~1'],
    target: ['musterg', 'musterg~1', 'musterg~2^1'],
    versionDate: ['1000-01-01', '2020-01-01', '2026-05-01', '9999-12-31'],
    term: ['M', 'Muster', 'frei', ''],
    language: ['DE', 'FR', 'IT', 'EN', 'de'],
    searchLanguage: ['DE', 'FR'],
    displayLanguage: ['DE', 'FR'],
    around: ['1', '2^1', '135-149'],
    query: ['Muster', 'Art. 1', 'MusterG Art. 2 Abs. 1', 'at:2020-01-01 Muster', '"frei"', 'Must*', '1'],
  };
}

/** The values of sample requests by the names of their fields. */
function valuesOf(samples: readonly (Sample | undefined)[]): Record<string, unknown[]> {
  const values: Record<string, unknown[]> = {};
  const add = (part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    for (const [name, value] of Object.entries(part)) {
      values[name] = [...(values[name] ?? []), value];
      add(value);
    }
  };
  for (const sample of samples)
    for (const part of [sample?.valid.params, sample?.valid.query, sample?.valid.body]) add(part);
  return values;
}

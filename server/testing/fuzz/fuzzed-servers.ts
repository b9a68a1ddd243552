import type { Role } from '#core/contract/domain/user.ts';
import { startBoth, storeDirective, type TestServer, type TestUser } from '../both-servers.ts';
import type { TestDatabase } from '../databases.ts';
import { domainSamples } from '../domain-samples.ts';
import { mainSamples, type Sample } from '../main-samples.ts';
import { domainUrl, mainUrl } from '../servers.ts';
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

  const send = async (server: TestServer, request: FuzzRequest): Promise<Response> => {
    const { sender, method, address, headers, body, isBinary, network } = request;
    const token = sender === 'forger' ? forged : users.get(sender)?.token;
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
    await main.db.updateTable('domain').set({ plan: 'complete' }).execute();
    entered += 1;
    users.set('administrator', await servers.enter(`fuzz-administrator-${entered}`, powerful));
    users.set('reader', await servers.enter(`fuzz-reader-${entered}`, ['READER']));
  };

  const documentOf = async (server: TestServer): Promise<Operation[]> => {
    const nobody = { sender: 'nobody', headers: {}, body: undefined, isBinary: false, network: '' } as const;
    const reply = await send(server, { ...nobody, method: 'GET', address: '/api/v1/openapi.json' });
    return operationsOf((await reply.json()) as Document);
  };
  const known = (call: string) => knownValues(call, [...users.values()], entered);
  return { ...servers, send, renew, documentOf, known };
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

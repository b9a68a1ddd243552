import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { roles } from '#core/contract/domain/user.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import {
  markdownTable,
  startBoth,
  storeDirective,
  type TestServer,
  type TestUser,
} from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { mainSamples, type Sample } from '#server/testing/main-samples.ts';

const columns = [
  'no token, invalid',
  'bad token, invalid',
  'READER, invalid',
  'READER, valid',
  'all roles, invalid',
  'all roles, unknown',
  'all roles, valid',
];

/** Clients distinguish 401, 403, 400 and 404, so the order of the checks must not change unnoticed. */
describe.each(testDatabases())('what is refused first on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let reader: TestUser;
  let everything: TestUser;
  beforeAll(async () => {
    servers = await startBoth(database);
    await storeDirective(servers.main.db);
    reader = await servers.enter('only-reader', ['READER']);
    everything = await servers.enter(
      'everything',
      roles.filter((role) => role !== 'ISOLATED_TESTER'),
    );
  });
  afterAll(() => servers?.stop());

  async function rowOf(server: TestServer, declared: Endpoint, sampleOf: (user: TestUser) => Sample) {
    const answer = async (user: TestUser, kind: keyof Sample, token: string | undefined = user.token) => {
      const request = sampleOf(user)[kind];
      if (request === undefined) return '–';
      const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
      const { status, code } = await servers.send({ server }, declared, request, headers);
      return `${status} ${code}`.trim();
    };
    return [
      await answer(reader, sampleOf(reader).invalid ? 'invalid' : 'valid', ''),
      await answer(reader, sampleOf(reader).invalid ? 'invalid' : 'valid', 'bad'),
      await answer(reader, 'invalid'),
      await answer(reader, 'valid'),
      await answer(everything, 'invalid'),
      await answer(everything, 'unknown'),
      await answer(everything, 'valid'),
    ];
  }

  it('is the same for every endpoint as it is written down', async () => {
    const rows: string[][] = [];
    for (const [name, declared] of Object.entries(mainContract) as [keyof typeof mainContract, Endpoint][])
      rows.push([`main ${name}`, ...(await rowOf('main', declared, () => mainSamples[name]))]);
    for (const [name, declared] of Object.entries(domainContract) as [
      keyof typeof domainContract,
      Endpoint,
    ][])
      rows.push([
        `domain ${name}`,
        ...(await rowOf('domain', declared, ({ id }) => domainSamples(id)[name])),
      ]);
    const head =
      '# Order of refusals\n\nWhat each endpoint answers to a request that could be refused for several reasons: written by `server/auth/order-of-refusals.test.ts` (`vitest run -u`), and held there against both servers. A request that keeps to the contract can still be answered with 400 or 404: samples name codes, users and files that do not exist.\n\n';
    const table = markdownTable([['endpoint', ...columns], ...rows]);
    await expect(head + table).toMatchFileSnapshot('../../docs/order-of-refusals.md');
  });
});

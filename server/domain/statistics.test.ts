import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, startDomain } from '#server/testing/servers.ts';
import type { DomainCaller } from './authentication.ts';
import { type StatisticsSource, statisticsHandler } from './statistics.ts';

const zeros = {
  noOfToDoComments: 0,
  noOfInProgressComments: 0,
  noOfOnGoingChangeElements: 0,
  noOfTotalTaggedComments: 0,
};

describe.each(testDatabases())('the numbers of the dashboard on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  beforeAll(async () => {
    domain = await startDomain(database);
  });
  afterAll(() => domain?.stop());

  it('are zero as long as there is nothing to count, for users alone', async () => {
    const token = await domain.signIn('musterbank', 'reader');
    expect(await domain.client('musterbank', token).statistics({})).toEqual(zeros);
    await expect(domain.client('musterbank').statistics({})).rejects.toMatchObject({ status: 401 });
  });

  it('are asked for with a slash at the end too, and kept by no browser', async () => {
    const headers = { authorization: `Bearer ${await domain.signIn('musterbank', 'reader')}` };
    const url = `${domainUrl}/musterbank/api/v1/statistics/`;
    const reply = await domain.server.fetch(new Request(url, { headers }));
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

it('come from each source that counts, with the caller who asks', async () => {
  const caller = { account: { id: 'ada' } } as DomainCaller;
  const db = {} as Parameters<typeof statisticsHandler>[0]['db'];
  const requests: string[] = [];
  const source =
    (result: Awaited<ReturnType<StatisticsSource>>): StatisticsSource =>
    async (_db, { account }) => {
      requests.push(account.id);
      return result;
    };
  const handler = statisticsHandler({ db }, [
    source({ noOfToDoComments: 3, noOfTotalTaggedComments: 7 }),
    source({ noOfOnGoingChangeElements: 2 }),
  ]);
  expect(await handler({ params: {}, query: {}, body: undefined, caller })).toEqual({
    ...zeros,
    noOfToDoComments: 3,
    noOfTotalTaggedComments: 7,
    noOfOnGoingChangeElements: 2,
  });
  expect(requests).toEqual(['ada', 'ada']);
});

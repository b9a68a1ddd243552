import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startFuzzed } from '#server/testing/fuzz/fuzzed-servers.ts';
import { described, faultOf } from '#server/testing/fuzz/judge.ts';
import type { Operation } from '#server/testing/fuzz/operations.ts';
import { requestsTo } from '#server/testing/fuzz/requests.ts';

/** Requests to each call; `npm run proof -- fuzz` sends 2,000. */
const runs = Number(process.env.REGESTA_FUZZ ?? 8);
const isLong = process.env.REGESTA_FUZZ !== undefined;

const calls = [
  ...Object.keys(mainContract).map((name) => ['main', name] as const),
  ...Object.keys(domainContract).map((name) => ['domain', name] as const),
];

/** A stack is logged where nobody expected what happened. */
const isStack = (line: unknown) => /\n\s+at /.test(line instanceof Error ? (line.stack ?? '') : String(line));

describe.each(testDatabases())('whatever is sent, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startFuzzed>>;
  const operations = new Map<string, Operation>();
  const statuses = new Map<number, number>();
  const errors = vi.spyOn(console, 'error');
  beforeAll(async () => {
    servers = await startFuzzed(database);
    for (const server of ['main', 'domain'] as const)
      for (const operation of await servers.documentOf(server))
        operations.set(`${server} ${operation.id}`, operation);
  });
  afterAll(async () => {
    const counted = [...statuses].sort(([one], [other]) => one - other);
    console.log(`${database.name}: ${counted.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
    await servers?.stop();
  });

  it.each(calls)(
    '%s server, %s: nothing fails, hangs or answers what is not described',
    async (server, name) => {
      const operation = operations.get(`${server} ${name}`) ?? expect.fail('the document lacks it');
      await servers.renew();
      errors.mockClear();
      servers.main.logged.length = 0;
      const property = fc.asyncProperty(requestsTo(operation, servers.known(name)), async (request) => {
        const { status, fault } = await faultOf(operation, servers.send(server, request));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Requests may end the session or delete the user that sends them, or spend what is admitted.
        const isOver = status === 401 && ['administrator', 'reader'].includes(request.sender);
        if (isOver || status === 429) await servers.renew();
        const stacks = [...errors.mock.calls.flat(), ...servers.main.logged].filter(isStack);
        errors.mockClear();
        servers.main.logged.length = 0;
        if (fault !== undefined || stacks.length > 0)
          throw new Error(
            `${fault ?? 'a stack in the log'}\n${described(request)}\n${stacks.map(String).join('\n').slice(0, 2000)}`,
          );
      });
      // Between two runs of one request the state differs, so that many steps of shrinking say little.
      await fc.assert(property, { numRuns: runs, endOnFailure: isLong });
    },
  );
});

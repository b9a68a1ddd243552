import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import { formedText } from '#core/contract/forms.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { oneLine, typedText } from '#core/contract/text.ts';
import { startBoth, type TestServer } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { mainSamples, type SampleRequest } from '#server/testing/main-samples.ts';
import { isBounded, mendsText, type TextLeaf, textLeaves } from '#server/testing/text-leaves.ts';
import { type Place, places } from '#server/testing/walk-schemas.ts';

const main = textLeaves(mainContract as Contract);
const domain = textLeaves(domainContract as Contract);

const nameOf = ({ name, place, at }: TextLeaf) => `${name} ${place} ${at}`;

describe('every text of a request', () => {
  it.each([
    ['main', main, 60],
    ['domain', domain, 40],
  ] as const)('of the %s server is whole, without controls, and has a length', (_server, all, atLeast) => {
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(all.filter((leaf) => !isBounded(leaf)).map(nameOf)).toEqual([]);
  });

  it.each([
    [v.string(), false],
    [v.pipe(v.string(), v.maxLength(10)), false],
    [formedText(/^.{0,9}$/, ''), false],
    [formedText(/^[^~]{0,9}$/, ''), false],
    [formedText(/^[a-z]+$/, ''), false],
    [formedText(/^[a-z]{1,9}/, ''), false],
    [formedText(/^\S{0,9}$/, ''), false],
    [formedText(/^[a-z.]{1,9}$/, ''), true],
    [oneLine(10), true],
    [v.pipe(typedText(10), v.minLength(1)), true],
  ])('is known by its rules (%#)', (text, isRight) => {
    const [leaf] = textLeaves({ call: { query: v.object({ text }) } } as unknown as Contract);
    expect(leaf && isBounded(leaf)).toBe(isRight);
  });
});

describe.each(testDatabases())('what no database can keep, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let token: string;
  let id: string;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ token, id } = await servers.enter('texts', ['ADMINISTRATOR', 'READER', 'FULL_DOMAIN_ADMIN']));
  });
  afterAll(() => servers?.stop());

  const refusalOf = async (
    server: TestServer,
    leaf: TextLeaf,
    declared: Endpoint,
    request: SampleRequest,
  ) => {
    const reply = await servers.request({ server }, declared, request, { authorization: `Bearer ${token}` });
    const { message = '' } = reply.ok ? {} : ((await reply.json()) as { message?: string });
    const isRefused = reply.status === 400 && message.startsWith(`${leaf.at}: `);
    const isMended = mendsText(leaf) && reply.status < 500;
    return isRefused || isMended ? undefined : `${nameOf(leaf)}: ${reply.status} ${message}`;
  };

  it.each([
    ['NUL', 'a\0b', places],
    // In an address there are none: who writes it has replaced them.
    ['half a character', 'a\uD83Db', ['body']],
  ] as const)('is refused with 400 that names the field: %s', async (_what, text, where) => {
    const samples = { main: mainSamples, domain: domainSamples(id) };
    const contracts = { main: mainContract, domain: domainContract };
    const answers: (string | undefined)[] = [];
    for (const server of ['main', 'domain'] as const)
      for (const leaf of server === 'main' ? main : domain) {
        // Entries of lists obey the same schemas.
        if (leaf.at.includes('[]') || !(where as readonly Place[]).includes(leaf.place)) continue;
        const declared = (contracts[server] as Contract)[leaf.name] as Endpoint;
        const valid = (samples[server] as Record<string, { valid: SampleRequest }>)[leaf.name]?.valid ?? {};
        const request = { ...valid, [leaf.place]: withText(valid[leaf.place], leaf.at.split('.'), text) };
        answers.push(await refusalOf(server, leaf, declared, request));
      }
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
    expect(answers.length).toBeGreaterThan(20);
  });
});

/** A part of a request with another text at a path. */
function withText(part: unknown, [name = '', ...rest]: readonly string[], text: string): unknown {
  const inner = (part as Record<string, unknown> | undefined)?.[name];
  return { ...(part as object), [name]: rest.length === 0 ? text : withText(inner, rest, text) };
}

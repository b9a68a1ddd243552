import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import type { Contract, Endpoint } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { startBoth, type TestServer } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainSamples } from '#server/testing/domain-samples.ts';
import { mainSamples, type SampleRequest } from '#server/testing/main-samples.ts';
import {
  type Place,
  places,
  type Visited,
  visitRequest,
  visitRequests,
} from '#server/testing/walk-schemas.ts';

/** A number or list in a request, with its bound where it has one. */
type Bounded = { at: string; kind: 'number' | 'list'; most: number | undefined; isText: boolean };

const boundOf = ({ rules }: Visited, type: string) =>
  rules.filter((part) => part.type === type && typeof part.requirement === 'number').at(-1)?.requirement as
    | number
    | undefined;

function boundedOf(visited: Visited): Bounded[] {
  const { at, type, isText } = visited;
  if (type === 'number') return [{ at, kind: 'number', most: boundOf(visited, 'max_value'), isText }];
  if (type === 'array') return [{ at, kind: 'list', most: boundOf(visited, 'max_length'), isText }];
  return [];
}

const boundsOf = (declared: Endpoint, place: Place) => visitRequest(declared, place).flatMap(boundedOf);

const everyBound = (contract: Contract) =>
  visitRequests(contract).flatMap((visited) =>
    boundedOf(visited).map((bound) => ({ name: visited.name, place: visited.place, ...bound })),
  );

describe('what makes work', () => {
  it.each([
    ['main', mainContract, 20],
    ['domain', domainContract, 5],
  ] as const)('has an upper bound in every call of the %s server', (_server, contract, atLeast) => {
    const all = everyBound(contract as Contract);
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(all.filter(({ most }) => most === undefined)).toEqual([]);
  });
});

const nobodysId = '00000000-0000-4000-8000-000000000000';
/** A valid entry of each list, so that nothing but its length is wrong. */
const entries: Record<string, unknown> = {
  languages: 'DE',
  categories: 'base',
  documents: 'musterg',
  parts: 'article',
  validities: 'current',
  roles: 'READER',
  widgetOrigins: 'https://a.example',
  origins: 'https://a.example',
  addresses: '/read/musterg',
  corrections: { do: 'ignore', element: 'e1' },
  devices: 'x'.repeat(43),
  users: { userId: nobodysId, email: 'a@musterbank.example', epoch: 0, rolesEpoch: 0, roles: [] },
  removed: { userId: nobodysId },
  taggedUserIds: nobodysId,
  author: nobodysId,
  icids: nobodysId,
  ids: nobodysId,
  links: 'musterg~1',
  provisions: 'musterg~1',
  regulation: 'musterg',
  recipients: 'a@musterbank.example',
  status: '1',
  compliance: 'yes',
  carried: 'review',
  outcome: 'changed',
  responsible: nobodysId,
  type: '1',
  '': 1,
};

/** The request with one value above its bound. */
function tooMuch(valid: SampleRequest, place: Place, { at, kind, most = 0, isText }: Bounded): SampleRequest {
  const [name = '', ...inner] = at.split('.');
  if (kind === 'list' && entries[at] === undefined) throw new Error(`${at}: name a valid entry`);
  const value = kind === 'number' ? String(most + 1) : Array.from({ length: most + 1 }, () => entries[at]);
  const sent = kind === 'list' && isText ? (value as string[]).join(',') : value;
  if (name === '') return { ...valid, body: value };
  if (inner.length > 0) throw new Error(`${at}: not tried yet`);
  return { ...valid, [place]: { ...(valid[place] as object), [name]: sent } };
}

describe.each(testDatabases())('more than a bound allows, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let token: string;
  let id: string;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ token, id } = await servers.enter('bounds', ['ADMINISTRATOR', 'READER', 'FULL_DOMAIN_ADMIN']));
  });
  afterAll(() => servers?.stop());

  /** The status of a reply, and what a refusal says. */
  const refusalOf = async (server: TestServer, declared: Endpoint, request: SampleRequest) => {
    const reply = await servers.request({ server }, declared, request, { authorization: `Bearer ${token}` });
    const problem = reply.ok ? {} : ((await reply.json()) as { message?: string });
    return { status: reply.status, message: problem.message ?? '' };
  };

  it('is answered with 400 that names the field, for every number and list of both contracts', async () => {
    const answers: string[] = [];
    const expected: string[] = [];
    const ask = async (server: TestServer, name: string, declared: Endpoint, valid: SampleRequest) => {
      for (const place of places)
        for (const bound of boundsOf(declared, place).filter(({ at }) => !at.includes('[]'))) {
          // Bounds beyond what a number can hold are those of ids, which select by an index.
          if ((bound.most ?? 0) >= Number.MAX_SAFE_INTEGER) continue;
          const reply = await refusalOf(server, declared, tooMuch(valid, place, bound));
          const field = bound.at === '' ? place : bound.at;
          answers.push(`${name} ${field}: ${reply.status} ${reply.message.split(':')[0]}`);
          expected.push(`${name} ${field}: 400 ${field}`);
        }
    };
    for (const [name, declared] of Object.entries(mainContract as Contract))
      await ask('main', name, declared, mainSamples[name as keyof typeof mainContract].valid);
    for (const [name, declared] of Object.entries(domainContract as Contract))
      await ask('domain', name, declared, domainSamples(id)[name as keyof typeof domainContract].valid);
    expect(answers).toEqual(expected);
    expect(answers.length).toBeGreaterThan(20);
  });

  it('is told what the bound is', async () => {
    const ask = (query: Record<string, string>) =>
      refusalOf('main', mainContract.regText, {
        params: { regTextId: 'musterg' },
        query: { language: 'DE', ...query },
      });
    expect(await ask({ count: '500' })).toMatchObject({ status: 200 });
    expect(await ask({ count: '501' })).toMatchObject({ status: 400, message: 'count: must be at most 500' });
    expect(await ask({ count: '-1' })).toMatchObject({ status: 400 });
    expect(await ask({ count: '9'.repeat(400) })).toMatchObject({ status: 400 });
  });

  it('holds for ranges of pages', async () => {
    const ask = (range: string) =>
      refusalOf('main', mainContract.coordinatesOfPages, {
        params: { regTextId: 'musterg', range },
        query: { language: 'DE' },
      });
    expect(await ask('1-500')).toMatchObject({ status: 200 });
    expect(await ask('1-501')).toMatchObject({ status: 400, message: 'range: must be at most 500 pages' });
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../testing/both-servers.ts';
import { testDatabases } from '../testing/databases.ts';
import { domainUrl, mainUrl } from '../testing/servers.ts';

describe.each(testDatabases())('what tells who sends requests to servers on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  beforeAll(async () => {
    servers = await startBoth(database);
  });
  afterAll(() => servers?.stop());
  // A result is shared for a second.
  let time = performance.now();
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (time += 5000)));

  const places = {
    main: `${mainUrl}/ready`,
    domain: `${domainUrl}/ready`,
    organisation: `${domainUrl}/musterbank/ready`,
  };
  const ask = async (place: keyof typeof places, query = '') => {
    const url = `${places[place]}${query}`;
    const reply = await (place === 'main'
      ? servers.main.app.request(url)
      : servers.domain.server.fetch(new Request(url)));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await reply.text();
    return `${reply.status} ${Object.values((JSON.parse(text) as { parts: object }).parts).join(', ')}`;
  };
  const alive = async () => [
    (await servers.main.app.request(`${mainUrl}/health`)).status,
    (await servers.domain.server.fetch(new Request(`${domainUrl}/health`))).status,
  ];
  /** Changes tables for a while. */
  const meanwhile = async (change: string, restore: string, work: () => Promise<void>) => {
    const { db } = change.includes('main.') ? servers.main : servers.domain;
    await sql.raw(change).execute(db);
    try {
      await work();
    } finally {
      await sql.raw(restore).execute(db);
    }
  };

  it.each(['main', 'domain', 'organisation'] as const)('is ready where all is well: %s', async (place) => {
    expect(await ask(place)).toBe('200 ok, ok, ok');
  });

  it.each<[string, keyof typeof places, string, string]>([
    [
      'main',
      'main',
      "insert into main.migration (name) values ('9999')",
      "delete from main.migration where name = '9999'",
    ],
    [
      'main',
      'main',
      "update main.migration set name = 'x' || name where name = (select min(name) from main.migration)",
      "update main.migration set name = substr(name, 2) where name like 'x%'",
    ],
    ['domain', 'domain', 'alter schema domain rename to other', 'alter schema other rename to domain'],
    [
      'an organisation',
      'domain',
      "insert into org_alpina.migration (name) values ('9999')",
      "delete from org_alpina.migration where name = '9999'",
    ],
    [
      'an organisation',
      'organisation',
      'alter table org_musterbank.migration rename to other',
      'alter table org_musterbank.other rename to migration',
    ],
  ])('is not ready with tables of another version: %s (%s)', async (_whose, place, change, restore) => {
    await meanwhile(change, restore, async () => {
      expect(await ask(place)).toBe('503 ok, other version, ok');
      expect(await alive()).toEqual([200, 200]);
    });
    expect(await ask(place)).toBe('200 ok, ok, ok');
  });

  it('is not ready while the other server is away, unless that does not count', async () => {
    servers.domain.link.peer = async () => false;
    expect(await ask('domain')).toBe('503 ok, ok, away');
    expect(await ask('domain', '?exclude=peer')).toBe('200 ok, ok, away');
    vi.spyOn(servers.domain.server, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await ask('main')).toBe('503 ok, ok, away');
    vi.restoreAllMocks();
    servers.domain.link.peer = async () => true;
  });
});

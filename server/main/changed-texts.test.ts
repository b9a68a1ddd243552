import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainContract } from '#core/contract/main/main.ts';
import { samplesHeader } from '#core/contract/samples-header.ts';
import { createClient } from '#core/http/client.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { mainUrl, portalOrigin, startDomain, startMain } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

const long = '2019-06-01T08:00:00Z';
const since = '2026-04-01T08:00:00Z';
const invented = {
  sourceKey: 'eli/sample/traum',
  sourceNumber: '990.1',
  sample: true,
  names: { DE: { long: 'Erfundenes Gesetz', short: 'TraumG' } },
};
const internal = {
  sourceKey: 'eli/test/intern',
  names: { DE: { long: 'Interne Weisung', short: 'InternW' } },
};

// The main server of the tests lives on 1 May 2026.
describe.each(testDatabases())('what has changed since a moment, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(database);
    main = await startMain(database, domain);
    await storeText(main.db, aText(), aPrint(), undefined);
    await storeText(main.db, aText({ versionDate: '2026-04-15' }), aPrint(), undefined);
    await sql`update main.text set imported_at = ${long}`.execute(main.db);
    await storeText(main.db, aText({ versionDate: '2030-01-01' }), aPrint(), undefined);
    await storeText(main.db, aText(invented), aPrint(), undefined);
    await storeText(main.db, aText(internal), aPrint(), { internalTo: 'alpina' });
    await sql`update main.text set imported_at = '2026-04-20T08:00:00Z' where imported_at > ${since}`.execute(
      main.db,
    );
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const clientOf = (token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
    createClient(mainContract, {
      server: 'main',
      baseUrl: () => mainUrl,
      fetch: async (request) => main.app.fetch(request),
      token: async () => token,
      headers: () => headers,
    });
  const keysOf = async (client: ReturnType<typeof clientOf>, moment = since) => {
    const { texts, total } = await client.changedTexts({ language: 'DE', since: moment });
    expect(total).toBe(texts.length);
    return texts.map(({ regTextId, reason }) => `${regTextId} ${reason}`);
  };

  it('is told with names, day, status and the version before, the newest first', async () => {
    expect(await main.client().changedTexts({ language: 'FR', since })).toEqual({
      total: 2,
      texts: [
        {
          regTextId: 'musterg',
          longName: 'Loi modèle',
          shortName: 'LMod',
          languages: ['DE'],
          reason: 'stored',
          day: '2026-04-20',
          versionDate: '2030-01-01',
          status: 'future',
          versionBefore: '2026-04-15',
          older: 0,
        },
        {
          regTextId: 'musterg',
          longName: 'Loi modèle',
          shortName: 'LMod',
          languages: ['DE'],
          reason: 'inForce',
          day: '2026-04-15',
          versionDate: '2026-04-15',
          status: 'inForce',
          versionBefore: '2020-01-01',
          older: 0,
        },
      ],
    });
  });

  it('is nothing once everything was there', async () => {
    expect(await keysOf(main.client(), '2026-05-01T09:00:00Z')).toEqual([]);
  });

  it('begins after the moment: what came on its day into force was there', async () => {
    expect(await keysOf(main.client(), '2026-04-15T05:00:00Z')).toEqual(['musterg stored']);
  });

  it('names internal documents to their organisation alone, and only in the portal', async () => {
    const token = await domain.signIn('alpina');
    expect(await keysOf(clientOf(token))).toEqual([
      'internw_alpina added',
      'musterg stored',
      'musterg inForce',
    ]);
    expect(await keysOf(clientOf(token, { origin: portalOrigin }))).toContain('internw_alpina added');
    expect(await keysOf(clientOf(token, { origin: 'https://intranet.example' }))).not.toContain(
      'internw_alpina added',
    );
    expect(await keysOf(main.client())).not.toContain('internw_alpina added');
  });

  it('names invented law beside real law to who asks for it, marked', async () => {
    const asking = clientOf(await domain.signIn('musterbank'), { [samplesHeader]: 'shown' });
    const { texts } = await asking.changedTexts({ language: 'DE', since });
    expect(texts.map(({ regTextId, sample }) => [regTextId, sample ?? false])).toEqual([
      ['traumg', true],
      ['musterg', false],
      ['musterg', false],
    ]);
  });

  it.each(['yesterday', '2026-04-01', '2026-02-31T08:00:00Z'])('is not told since %s', async (moment) => {
    await expect(main.client().changedTexts({ language: 'DE', since: moment })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('is for users, and kept by no browser', async () => {
    await expect(clientOf(undefined).changedTexts({ language: 'DE', since })).rejects.toMatchObject({
      status: 401,
    });
    const reply = await main.send(`/api/v1/ListOfRegulation/ChangedSince?language=DE&since=${since}`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('counts a text that is stored anew with other words, and no other', async () => {
    const moment = new Date().toISOString();
    await storeText(main.db, aText(), aPrint(), undefined);
    expect(await keysOf(main.client(), moment)).toEqual([]);
    const units = [anArticle('1', 'Dieses Gesetz gilt für andere Muster.')];
    await storeText(main.db, aText({ units }), aPrint(), undefined);
    const { texts } = await main.client().changedTexts({ language: 'DE', since: moment });
    expect(texts).toMatchObject([{ reason: 'stored', versionDate: '2020-01-01', status: 'past' }]);
  });
});

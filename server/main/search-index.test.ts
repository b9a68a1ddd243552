import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveDocument, storeText } from '#server/import/store.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { storeSearchTexts } from '#server/testing/search-texts.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';

describe.each(testDatabases())('the search index on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    await storeSearchTexts(main.db);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const hitsOf = async (query: string, language: 'DE' | 'FR' = 'DE') => {
    const { hits } = await main
      .client()
      .mainSearch({ query, searchLanguage: language, displayLanguage: language });
    return hits.map(({ completeParagraphID }) => completeParagraphID);
  };
  const store = (...units: Parameters<typeof anArticle>[]) =>
    storeText(main.db, aText({ units: units.map((one) => anArticle(...one)) }), aPrint(), undefined);

  it('finds at once what an import committed, and no longer what it replaced', async () => {
    expect(await hitsOf('Kranichflug')).toEqual([]);
    await store(['1', 'Der Kranichflug ist bewilligungspflichtig.']);
    expect(await hitsOf('Kranichflug')).toEqual(['musterg~1^1']);
    expect(await hitsOf('Art. 1 MusterG')).toEqual(['musterg~1']);
    await store(['1', 'Der Reiherflug ist frei.']);
    expect(await hitsOf('Kranichflug')).toEqual([]);
    expect(await hitsOf('Reiherflug')).toEqual(['musterg~1^1']);
  });

  it('finds nothing of an import that failed', async () => {
    const twice = store(['1', 'Der Storchenflug.'], ['1', 'Der Storchenflug.']);
    await expect(twice).rejects.toThrow(/duplicate/);
    expect(await hitsOf('Storchenflug')).toEqual([]);
    expect(await hitsOf('Reiherflug')).toEqual(['musterg~1^1']);
  });

  it('finds at once what was moved to another category', async () => {
    await moveDocument(main.db, aText(), 'eu');
    expect(await hitsOf('#eu Reiherflug')).toEqual(['musterg~1^1']);
    expect(await hitsOf('in:base Reiherflug')).toEqual(await hitsOf('#all Reiherflug'));
    await moveDocument(main.db, aText(), 'base');
    const { ladder } = await main
      .client()
      .mainSearch({ query: '#eu Reiherflug', searchLanguage: 'DE', displayLanguage: 'DE' });
    expect(ladder).toMatchObject([{ kind: 'fullDataSet', used: true }]);
  });

  it('finds nothing of what was deleted, by words, name or citation', async () => {
    await main.db.deleteFrom('regulation').where('reg_text_id', '=', 'musterg').execute();
    expect(await hitsOf('Reiherflug')).toEqual([]);
    expect(await hitsOf('Art. 1 MusterG')).toEqual([]);
    expect(
      await main.client().mainSearch({ query: 'MusterG', searchLanguage: 'DE', displayLanguage: 'DE' }),
    ).not.toHaveProperty('target');
  });

  const rebuild = async (name: string, language = 'de', entityType = 'regulations') => {
    const token = await domain.signIn('musterbank', name);
    return main.app.request('http://main.test/api/v1/Index', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ entityType, language }),
    });
  };

  it('is built anew by those who administer the data, while searches go on', async () => {
    const before = await hitsOf('Frist');
    expect(before).toHaveLength(1);
    const [reply, ...during] = await Promise.all([
      rebuild('data'),
      ...Array.from({ length: 20 }, () => hitsOf('Frist')),
    ]);
    for (const one of during) expect(one).toEqual(before);
    expect(await hitsOf('Frist')).toEqual(before);
    expect([reply.status, await reply.json()]).toEqual([
      200,
      {
        entityType: 'regulations',
        language: 'DE',
        entries: 5,
        counts: { texts: 5, paragraphs: expect.any(Number) },
        seconds: expect.any(Number),
      },
    ]);
  });

  it('is built anew where it was lost', async () => {
    await main.db.deleteFrom('search_segment').where('language', '=', 'FR').execute();
    expect((await rebuild('data', 'FR')).status).toBe(200);
    const rows = await main.db
      .selectFrom('search_segment')
      .select('text_id')
      .where('language', '=', 'FR')
      .execute();
    expect(rows).toHaveLength(4);
    expect(await hitsOf('délai', 'FR')).toEqual(['einlg~5^2']);
  });

  it.each(['reader', 'admin', 'owner', 'editor'])('is not built anew for %s', async (name) => {
    const reply = await rebuild(name);
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  });

  it('is not built anew for nobody, nor for what is not there', async () => {
    const body = JSON.stringify({ entityType: 'regulations', language: 'DE' });
    expect((await main.app.request('http://main.test/api/v1/Index', { method: 'POST', body })).status).toBe(
      401,
    );
    expect((await rebuild('data', 'XX')).status).toBe(400);
    expect((await rebuild('data', 'DE', 'comments')).status).toBe(400);
  });
});

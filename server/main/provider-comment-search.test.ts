import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startMainWithActs } from '#server/testing/servers.ts';

describe.each(testDatabases())('comments of the provider in the search, on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  const write = async (regTextId: string, path: string, date: string, text: string, FR?: string) => {
    const { id } = await main.db
      .selectFrom('regulation')
      .select('id')
      .where('reg_text_id', '=', regTextId)
      .executeTakeFirstOrThrow();
    const translations = JSON.stringify(FR === undefined ? {} : { FR });
    const row = { regulation_id: id, path, date, text, translations };
    await main.db.insertInto('provider_comment').values(row).execute();
  };
  beforeAll(async () => {
    main = await startMainWithActs(database);
    await write('musterg', '1', '2023-12-31', 'Die Gläubigerin prüft.', 'La créancière vérifie.');
    await write('musterg', '2^1', '2024-02-01', 'Die Maßnahme prüft niemand.', 'La mise en œuvre est libre.');
    await main.db
      .updateTable('regulation')
      .set({ owner: 'alpina', category: 'internal' })
      .where('reg_text_id', '=', 'komg')
      .execute();
    await write('komg', '1', '2024-03-01', 'Internes prüft die Alpina.');
  });
  afterAll(() => main?.stop());

  const search = (query: string, more: { displayLanguage?: string; start?: string; rows?: string } = {}) =>
    main.client().searchRegArtComments({ query, displayLanguage: 'DE', ...more });

  it.each([
    ['glaubigerin', ['musterg~1']],
    ['creanciere', ['musterg~1']],
    ['massnahme', ['musterg~2^1']],
    ['oeuvre', ['musterg~2^1']],
    ['"niemand La"', []],
    ['"prüft. La"', []],
    ['prüft', ['musterg~2^1', 'musterg~1']],
    ['prüft -niemand', ['musterg~1']],
    ['"prüft niemand"', ['musterg~2^1']],
    ['Gläubigerin OR Massnahme', ['musterg~2^1', 'musterg~1']],
    ['glaub*', ['musterg~1']],
    ['reg:MusterG prüft', ['musterg~2^1', 'musterg~1']],
    ['reg:andersg prüft', []],
    ['art:2 prüft', ['musterg~2^1']],
    ['type:comment prüft', ['musterg~2^1', 'musterg~1']],
    ['type:annex prüft', []],
    ['before:2024-01-01 prüft', ['musterg~1']],
    ['in:eu prüft', []],
    ['status:done', []],
    ['owner:Ada', []],
    ['100%', []],
  ])('are found by %s, the last written first', async (query, places) => {
    const { hits, total } = await search(query);
    expect(hits.map(({ regArt }) => regArt)).toEqual(places);
    expect(total).toBe(places.length);
    // `status:` and `owner:` alone are none of a search for regulations.
    if (/^(?:status|owner):/.test(query)) return;
    const reply = await main.client().mainSearch({ query, searchLanguage: 'DE', displayLanguage: 'DE' });
    expect(reply.facetFields.regestaComments).toBe(places.length);
  });

  it('show the words in the display language where they are in it, marked', async () => {
    const [german] = (await search('creanciere')).hits;
    expect(german?.language).toBe('FR');
    expect(german?.snippet).toEqual([
      { text: 'La ' },
      { text: 'créancière', marked: true },
      { text: ' vérifie.' },
    ]);
    const [french] = (await search('reg:musterg art:1', { displayLanguage: 'FR' })).hits;
    expect([french?.language, french?.snippet]).toEqual(['FR', [{ text: 'La créancière vérifie.' }]]);
    const [italian] = (await search('reg:musterg art:1', { displayLanguage: 'IT' })).hits;
    expect([italian?.language, italian?.snippet]).toEqual(['DE', [{ text: 'Die Gläubigerin prüft.' }]]);
  });

  it('come a page at a time', async () => {
    const { hits, total } = await search('prüft', { start: '1', rows: '1' });
    expect([hits.map(({ regArt }) => regArt), total]).toEqual([['musterg~1'], 2]);
  });

  it('of internal documents are found by their owner only, in hits and numbers', async () => {
    expect((await search('Internes')).total).toBe(0);
    const own = await main.domain.signIn('alpina');
    expect(
      (await main.client(own).searchRegArtComments({ query: 'Internes', displayLanguage: 'DE' })).total,
    ).toBe(1);
  });
});

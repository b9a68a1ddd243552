import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '#server/testing/main-database.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { loadRows } from '../import/rows/load-rows.ts';
import { storeText } from '../import/store.ts';
import { topicPageHandlers } from './topic-pages.ts';
import { topicHandlers } from './topics.ts';

const german = { language: 'DE' } as const;
const mine = { title: 'Unsere Themen', text: 'Was bei uns gilt: der Kranichdienst.' };

describe.each(testDatabases())('topic pages that are written, on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let ada: ReturnType<(typeof main)['client']>;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    ada = main.client(await servers.domain.signIn('musterbank', 'data'));
  });
  afterAll(() => servers?.stop());
  afterEach(async () => {
    await main.db.deleteFrom('topic_page').execute();
    await main.db.deleteFrom('topic_version').execute();
  });
  const read = (topicName = 'landing', language: LanguageCode = 'DE') =>
    ada.topicPage({ topicName, language });
  const save = async (words = mine, topicName = 'landing') =>
    ada.saveTopicPage({ topicName, body: { ...german, ...words, version: (await read(topicName)).version } });
  const matches = async (query: string) =>
    (await main.client().searchTopics({ query, displayLanguage: 'DE' })).hits.map(({ id }) => id);

  it('are read and found by everybody instead of the shipped ones, in their language alone', async () => {
    const shipped = await read();
    expect(shipped).toMatchObject({ state: 'shipped', version: 0, history: [], shipsElsewhere: true });
    expect(shipped.words).toEqual(shipped.shipped);
    const saved = await save();
    expect(saved).toMatchObject({ state: 'edited', words: mine, isShippedNewer: false });
    expect(saved.shipped).toEqual(shipped.shipped);
    expect(saved).toEqual(await read());
    expect(await main.client().topic({ topicName: 'landing', ...german })).toMatchObject(mine);
    expect((await read('landing', 'FR')).state).toBe('shipped');
    expect(await matches('Kranichdienst')).toEqual(['landing']);
    const returned = await ada.returnTopicPage({
      topicName: 'landing',
      body: { ...german, version: saved.version },
    });
    expect(returned).toMatchObject({ state: 'shipped', words: shipped.words });
    expect(await matches('Kranichdienst')).toEqual([]);
  });

  it('have versions: who wrote what, and when, with the shipped page below', async () => {
    const { shipped } = await read();
    await save();
    const saved = await save({ ...mine, text: 'Besser.' });
    await ada.returnTopicPage({ topicName: 'landing', body: { ...german, version: saved.version } });
    const { history } = await read();
    const by = { writtenBy: 'data@musterbank.example', writtenAt: '2026-05-01T10:00:00.000Z' };
    expect(history).toMatchObject([
      { act: 'returned', ...by },
      { act: 'written', ...by },
      { act: 'written', ...by },
      { act: 'shipped' },
    ]);
    expect(history[3]).not.toHaveProperty('writtenBy');
    const words = await Promise.all(history.map(({ version }) => ada.topicVersion({ version })));
    expect(words.map((one) => one.words)).toEqual([shipped, { ...mine, text: 'Besser.' }, mine, shipped]);
    expect(words[1]).toMatchObject({ name: 'landing', language: 'DE', act: 'written', ...by });
    expect(await refusal(ada.topicVersion({ version: 9999 }))).toBe('404 VERSION_NOT_FOUND');
  });

  it('that somebody has saved meanwhile are neither written over, returned nor deleted', async () => {
    const before = await read('kraniche');
    await save(mine, 'kraniche');
    const { version } = before;
    const body = { ...german, version };
    expect(
      await refusal(
        ada.saveTopicPage({ topicName: 'kraniche', body: { ...body, ...mine, title: 'Anders' } }),
      ),
    ).toBe('409 VERSION_CONFLICT');
    expect(await refusal(ada.returnTopicPage({ topicName: 'kraniche', body }))).toBe('409 VERSION_CONFLICT');
    expect(await refusal(ada.keepTopicPage({ topicName: 'kraniche', body }))).toBe('409 VERSION_CONFLICT');
    expect(await refusal(ada.deleteTopicPage({ topicName: 'kraniche', version }))).toBe(
      '409 VERSION_CONFLICT',
    );
    expect((await read('kraniche')).words).toEqual(mine);
  });

  it('that two save at once are saved once', async () => {
    const { version } = await read();
    const attempts = ['Eins', 'Zwei', 'Drei'].map((title) =>
      refusal(ada.saveTopicPage({ topicName: 'landing', body: { ...german, ...mine, title, version } })),
    );
    expect((await Promise.all(attempts)).sort()).toEqual([
      '409 VERSION_CONFLICT',
      '409 VERSION_CONFLICT',
      'accepted',
    ]);
  });

  it('of their own are new, and deleted in all languages with their versions kept', async () => {
    expect(await read('kraniche')).toMatchObject({ state: 'absent', version: 0, shipsElsewhere: false });
    await save(mine, 'kraniche');
    const french = { title: 'Grues', text: 'Ce qui vaut.' };
    const saved = await ada.saveTopicPage({
      topicName: 'kraniche',
      body: { language: 'FR', ...french, version: 0 },
    });
    expect(saved).toMatchObject({ state: 'own', words: french });
    expect(saved.versionOfAll).toBe(saved.version);
    expect((await ada.topicPages({})).filter(({ name }) => name === 'kraniche')).toMatchObject([
      { language: 'DE', title: mine.title, state: 'own', writtenBy: 'data@musterbank.example' },
      { language: 'FR', title: 'Grues', state: 'own' },
    ]);
    await ada.deleteTopicPage({ topicName: 'kraniche', version: saved.version });
    expect(await refusal(main.client().topic({ topicName: 'kraniche', ...german }))).toBe(
      '404 TOPIC_NOT_FOUND',
    );
    expect(await matches('Kranichdienst')).toEqual([]);
    const gone = await read('kraniche');
    expect(gone).toMatchObject({ state: 'absent', history: [{ act: 'deleted' }, { act: 'written' }] });
    const again = await save(mine, 'kraniche');
    expect(again).toMatchObject({ state: 'own', history: { length: 3 } });
  });

  it('that ship are not deleted, and nothing returns where nothing was written', async () => {
    const { version } = await save();
    expect(await refusal(ada.deleteTopicPage({ topicName: 'landing', version }))).toBe('409 SHIPPED');
    expect(await refusal(ada.deleteTopicPage({ topicName: 'nothing', version: 0 }))).toBe(
      '404 TOPIC_NOT_FOUND',
    );
    const body = { ...german, version: 0 };
    expect(await refusal(ada.returnTopicPage({ topicName: 'support', body }))).toBe('409 NOT_EDITED');
    expect(await refusal(ada.keepTopicPage({ topicName: 'support', body }))).toBe('409 NOT_NEWER');
  });

  it('have links that lead into texts which are there, and nowhere else', async () => {
    await storeText(
      main.db,
      aText({
        sourceKey: 'eli/cc/liqv',
        sourceNumber: '952.06',
        names: { DE: { long: 'Verordnung', short: 'LiqV' } },
      }),
      aPrint(),
      undefined,
    );
    await storeText(
      main.db,
      aText({
        sourceKey: 'eli/alpina',
        sourceNumber: 'W-1',
        names: { DE: { long: 'Weisung', short: 'WeisA' } },
      }),
      aPrint(),
      { internalTo: 'alpina' },
    );
    const addresses = [
      'law:952.06~2',
      'law:952.06~2^1',
      'law:952.06~77',
      'law:955.0~3',
      '/read/liqv',
      '/read/liqv/2',
      '/read/liqv/77',
      '/read/weisa_alpina',
      '/topic/support',
      '/topic/nothing',
      '/glossary',
    ];
    expect(await ada.topicLinks({ body: { addresses } })).toEqual({
      places: {
        'law:952.06~2': '/read/liqv/2',
        'law:952.06~2^1': '/read/liqv/2#2%5E1',
        'law:952.06~77': '/read/liqv',
        '/read/liqv': '/read/liqv',
        '/read/liqv/2': '/read/liqv/2',
        '/read/liqv/77': '/read/liqv',
      },
      missing: [
        { address: 'law:952.06~77', what: 'article' },
        { address: 'law:955.0~3', what: 'document' },
        { address: '/read/liqv/77', what: 'article' },
        { address: '/read/weisa_alpina', what: 'document' },
        { address: '/topic/nothing', what: 'topic' },
      ],
    });
    await save({
      ...mine,
      text: '[a](law:952.06~2), [b](law:955.0~3), [c](/read/weisa_alpina), [d](/glossary)',
    });
    const topic = () => main.client().topic({ topicName: 'landing', ...german });
    expect((await topic()).places).toEqual({ 'law:952.06~2': '/read/liqv/2' });
    const alpina = main.client(await servers.domain.signIn('alpina'));
    expect((await alpina.topic({ topicName: 'landing', ...german })).places).toEqual({
      'law:952.06~2': '/read/liqv/2',
      '/read/weisa_alpina': '/read/weisa_alpina',
    });
    // Pages draw an address without the escapes of Markdown, and look it up so.
    await save({
      ...mine,
      text: '[e](law\\:952.06~2) and [f](/read/liqv?language=DE&amp;versionDate=2020-01-01)',
    });
    const dated = '/read/liqv?language=DE&versionDate=2020-01-01';
    expect((await topic()).places).toEqual({ 'law:952.06~2': '/read/liqv/2', [dated]: dated });
  });

  it('that are loaded are versions too, once for each text', async () => {
    const load = (text: string, by?: string) =>
      loadRows(
        main.db,
        {
          columns: ['name', 'language', 'title', 'text'],
          rows: [{ number: 2, cells: { name: 'kraniche', language: 'DE', title: 'Kraniche', text } }],
        },
        { isDry: false, now: new Date(), by },
      );
    await load('Eins.');
    await load('Eins.');
    await load('Zwei.', 'bea@musterbank.example');
    const { history } = await read('kraniche');
    expect(history.map(({ act, writtenBy }) => [act, writtenBy])).toEqual([
      ['loaded', 'bea@musterbank.example'],
      ['loaded', undefined],
    ]);
  });

  it('are for those who administer the data, by plan, and not for isolated testers', async () => {
    const body = { ...german, version: 0 };
    const refusals = async (client: typeof ada) =>
      new Set(
        await Promise.all(
          [
            client.topicPages({}),
            client.topicPage({ topicName: 'landing', ...german }),
            client.topicVersion({ version: 1 }),
            client.topicLinks({ body: { addresses: [] } }),
            client.saveTopicPage({ topicName: 'landing', body: { ...body, ...mine } }),
            client.returnTopicPage({ topicName: 'landing', body }),
            client.keepTopicPage({ topicName: 'landing', body }),
            client.deleteTopicPage({ topicName: 'landing', version: 0 }),
          ].map(refusal),
        ),
      );
    for (const name of ['reader', 'admin', 'owner', 'editor', 'changes', 'comments', 'chat'])
      expect(await refusals(main.client(await servers.domain.signIn('musterbank', name)))).toEqual(
        new Set(['403 FORBIDDEN']),
      );
    const { token } = await servers.enter('p1', ['REGESTA_STATICDB_DATA_ADMIN'], 'alpina');
    expect(await refusals(main.client(token))).toEqual(new Set(['403 FORBIDDEN']));
    const tester = await servers.enter('t1', ['ISOLATED_TESTER', 'REGESTA_STATICDB_DATA_ADMIN']);
    expect(await refusals(main.client(tester.token))).toEqual(new Set(['403 ISOLATED_TESTER']));
  });
});

describe.each(testDatabases())('an upgrade that ships other pages, on $name', (database) => {
  let main: MainDatabase;
  let folder: string;
  let pages: ReturnType<typeof topicPageHandlers>;
  beforeEach(async () => {
    main = await startMainDatabase(database);
    folder = await mkdtemp(join(tmpdir(), 'topics-'));
    await mkdir(join(folder, 'de'));
    pages = topicPageHandlers({ ...main, now: () => new Date('2026-05-01T10:00:00Z') }, folder);
  });
  afterEach(async () => {
    await main.stop();
    await rm(folder, { recursive: true });
  });
  const caller = { email: 'ada@musterbank.example', roles: [], viewer: { organisation: 'musterbank' } };
  const request = (more: object) => ({ params: { topicName: 'kraniche' }, caller, ...more }) as never;
  const ship = (text: string | undefined) => {
    const file = join(folder, 'de', 'kraniche.md');
    return text === undefined ? rm(file) : writeFile(file, `# Kraniche\n\n${text}\n`);
  };
  const read = async () => pages.topicPage(request({ query: german }));
  const save = async () =>
    pages.saveTopicPage(request({ body: { ...german, ...mine, version: (await read()).version } }));
  const words = (text: string) => ({ title: 'Kraniche', text });

  it('is told with what it changed, until the written page is kept', async () => {
    await ship('Alt.');
    expect(await save()).toMatchObject({ state: 'edited', isShippedNewer: false });
    await ship('Neu.');
    const newer = await read();
    expect(newer).toMatchObject({
      state: 'edited',
      words: mine,
      shipped: words('Neu.'),
      shippedBefore: words('Alt.'),
      isShippedNewer: true,
    });
    expect(await pages.topicPages(request({}))).toMatchObject([{ name: 'kraniche', isShippedNewer: true }]);
    const stays = await pages.keepTopicPage(request({ body: { ...german, version: newer.version } }));
    expect(stays).toMatchObject({ state: 'edited', words: mine, isShippedNewer: false });
    expect(stays).not.toHaveProperty('shippedBefore');
    expect(stays.history.map(({ act, writtenBy }) => [act, writtenBy])).toEqual([
      ['kept', caller.email],
      ['shipped', undefined],
      ['written', caller.email],
      ['shipped', undefined],
    ]);
    await ship('Noch neuer.');
    const again = await read();
    expect(again).toMatchObject({ isShippedNewer: true, shippedBefore: words('Neu.') });
    const returned = await pages.returnTopicPage(request({ body: { ...german, version: again.version } }));
    expect(returned).toMatchObject({ state: 'shipped', words: words('Noch neuer.'), isShippedNewer: false });
  });

  it('is told where a page is shipped no more, or one of the same name is shipped now', async () => {
    await ship('Alt.');
    await save();
    await ship(undefined);
    expect(await read()).toMatchObject({ state: 'own', isShippedNewer: true, shippedBefore: words('Alt.') });
    await pages.keepTopicPage(request({ body: { ...german, version: (await read()).version } }));
    expect(await read()).toMatchObject({ state: 'own', isShippedNewer: false });
    await ship('Neu.');
    const now = await read();
    expect(now).toMatchObject({ state: 'edited', isShippedNewer: true, shipped: words('Neu.') });
    expect(now).not.toHaveProperty('shippedBefore');
  });

  it('says nothing of a page of which is not known what was shipped', async () => {
    await ship('Alt.');
    await save();
    await main.db.updateTable('topic_page').set({ basis: null }).execute();
    await ship('Neu.');
    expect((await read()).isShippedNewer).toBe(false);
  });

  it('leaves what is read as it was written', async () => {
    await ship('Alt.');
    await save();
    await ship('Neu.');
    const { topic } = topicHandlers({ read: main.db, now: () => new Date() }, folder);
    expect(await topic(request({ query: german }))).toEqual({ name: 'kraniche', ...german, ...mine });
  });
});

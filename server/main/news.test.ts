import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsPerPage } from '#core/contract/main/news.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { storeText } from '../import/store.ts';
import { startBoth } from '../testing/both-servers.ts';
import { refusal } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { aNewsRow } from '../testing/news.ts';
import { aProviderChange } from '../testing/provider-changes.ts';
import { mainUrl } from '../testing/servers.ts';
import { aPrint, aText } from '../testing/texts.ts';

const said = (title: string) => ({ title, text: `Mehr zu **${title}** in der [Liste](/read).` });

describe.each(testDatabases())('news on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let token: string;
  beforeAll(async () => {
    servers = await startBoth(database);
    token = await servers.domain.signIn('musterbank', 'changes');
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => void (await servers.main.db.deleteFrom('news').execute()));
  const client = (of = token) => servers.main.client(of);
  const add = (...rows: ReturnType<typeof aNewsRow>[]) =>
    servers.main.db.insertInto('news').values(rows).execute();
  const page = (number?: number, language: 'DE' | 'FR' | 'EN' | 'IT' = 'DE') =>
    client().news({ language, ...(number === undefined ? {} : { page: number }) });
  const item = (newsId: string, language: 'DE' | 'FR' | 'EN' | 'IT' = 'DE', of = token) =>
    client(of).newsItem({ newsId, language });

  it('are listed page by page, the newest first, those of a day by name, each once', async () => {
    const names = Array.from({ length: newsPerPage + 3 }, (_, at) => `n${String(at).padStart(2, '0')}`);
    await add(
      ...names.map((name) => aNewsRow(name, { date: '2026-05-02' })),
      aNewsRow('alt', { date: '2026-04-30' }),
      aNewsRow('neu', { date: '2026-05-03' }),
    );
    const first = await page();
    expect(first).toMatchObject({ page: 1, pages: 2, total: newsPerPage + 5 });
    expect(first.items[0]).toEqual({
      newsId: 'neu',
      date: '2026-05-03',
      source: 'Musteraufsicht',
      language: 'DE',
      title: 'Meldung neu',
      summary: 'Was neu ist: neu.',
    });
    const second = await page(2);
    const listed = [...first.items, ...second.items].map(({ newsId }) => newsId);
    expect(listed).toEqual(['neu', ...names, 'alt']);
    expect(first.items).toHaveLength(newsPerPage);
  });

  it('are none beyond the last page, which is told, and none where there are none', async () => {
    expect(await page()).toEqual({ page: 1, pages: 0, total: 0, items: [] });
    await add(aNewsRow('eins'));
    expect(await page(7)).toEqual({ page: 7, pages: 1, total: 1, items: [] });
    expect(await refusal(page(0))).toBe('400 INVALID_REQUEST');
    expect(await refusal(page(100_001))).toBe('400 INVALID_REQUEST');
  });

  it('have the words of the language asked for, else those in which they were written', async () => {
    await add(
      aNewsRow('alle', { words: { DE: said('Deutsch'), FR: said('Français') } }),
      aNewsRow('englisch', { language: 'EN', words: { FR: said('Traduit'), EN: said('Written') } }),
    );
    const titles = async (language: 'DE' | 'FR' | 'IT') =>
      (await page(1, language)).items.map(({ title, language: of }) => `${title} ${of}`);
    expect(await titles('FR')).toEqual(['Français FR', 'Traduit FR']);
    expect(await titles('IT')).toEqual(['Deutsch DE', 'Written EN']);
    expect(await item('englisch', 'DE')).toMatchObject({ title: 'Written', language: 'EN' });
  });

  it('have a summary without marks, cut where it is long, and the whole text by themselves', async () => {
    const text = `# Kopf\n\n${'Wort '.repeat(200)}`;
    await add(aNewsRow('lang', { words: { DE: { title: 'Lang', text } } }));
    const [entry] = (await page()).items;
    expect(entry?.summary).toMatch(/^Kopf( Wort)+ …$/);
    expect(entry?.summary.length).toBeLessThanOrEqual(280);
    expect((await item('lang')).text).toBe(text);
  });

  it('are followed by the item before and led by the one after, across days', async () => {
    await add(
      aNewsRow('a', { date: '2026-05-02' }),
      aNewsRow('b', { date: '2026-05-02' }),
      aNewsRow('c', { date: '2026-05-01' }),
    );
    const beside = async (name: string) => {
      const { newer, older } = await item(name);
      return [newer?.newsId, older?.newsId];
    };
    expect(await beside('a')).toEqual([undefined, 'b']);
    expect(await beside('b')).toEqual(['a', 'c']);
    expect(await beside('c')).toEqual(['b', undefined]);
    expect((await item('c')).newer).toEqual({ newsId: 'b', title: 'Meldung b', language: 'DE' });
  });

  it('link what they are about, with names, and the page of their source', async () => {
    const { main } = servers;
    const words = { DE: { topic: 'Eigenmittel', summary: 'Neu.' } };
    await storeChanges(main.db, [aProviderChange({ slug: 'eigenmittel', words })], { now: new Date() });
    await add(
      aNewsRow('neu', {
        link: 'https://www.example.org/neu',
        changes: ['fort', 'eigenmittel'],
        texts: ['musterg~1', 'fort', 'musterg'],
      }),
    );
    const reply = await item('neu');
    expect(reply.link).toBe('https://www.example.org/neu');
    expect(reply.changes).toEqual([{ slug: 'eigenmittel', topic: 'Eigenmittel', language: 'DE' }]);
    expect(reply.texts).toEqual([
      { regTextId: 'musterg', completeParagraphID: 'musterg~1', name: 'Art. 1', documentName: 'MusterG' },
      { regTextId: 'musterg', documentName: 'MusterG' },
    ]);
    // Who sees no changes is told of none, nor who works alone.
    const reader = await servers.domain.signIn('musterbank', 'reader');
    expect(await item('neu', 'DE', reader)).toMatchObject({ changes: [], texts: reply.texts });
  });

  it('say where the links of their text into texts lead, by the addresses that pages draw', async () => {
    const text =
      '[Artikel](law:999.1~1) [Notiz](/read/musterg/1?language=DE&amp;versionDate=2020-01-01) [Fort](/read/fort/3)';
    await add(aNewsRow('neu', { words: { DE: { title: 'Neu', text } } }), aNewsRow('ohne'));
    const dated = '/read/musterg/1?language=DE&versionDate=2020-01-01';
    expect((await item('neu')).places).toEqual({ 'law:999.1~1': '/read/musterg/1', [dated]: dated });
    expect(await item('ohne')).not.toHaveProperty('places');
  });

  it('name no document that has become internal to another organisation', async () => {
    const { main } = servers;
    await storeText(
      main.db,
      aText({ sourceKey: 'eli/cc/2', names: { DE: { long: 'Geheim' } } }),
      aPrint(),
      undefined,
    );
    const row = await main.db
      .selectFrom('regulation')
      .select(['id', 'reg_text_id'])
      .where('source_key', '=', 'eli/cc/2')
      .executeTakeFirstOrThrow();
    await add(aNewsRow('neu', { texts: [row.reg_text_id] }));
    expect((await item('neu')).texts).toMatchObject([{ documentName: 'Geheim' }]);
    await main.db
      .updateTable('regulation')
      .set({ category: 'internal', owner: 'alpina' })
      .where('id', '=', row.id)
      .execute();
    expect((await item('neu')).texts).toEqual([]);
  });

  it('are not found where there is no such item', async () => {
    expect(await refusal(item('nichts'))).toBe('404 NEWS_NOT_FOUND');
    expect(await refusal(item('NICHTS'))).toBe('400 INVALID_REQUEST');
  });

  it('are marked where they are invented', async () => {
    await add(aNewsRow('erfunden', { sample: true }), aNewsRow('wahr', { date: '2026-01-01' }));
    expect((await page()).items.map(({ sample }) => sample)).toEqual([true, undefined]);
    expect((await item('erfunden')).sample).toBe(true);
  });

  it('are for organisations whose plan has them, whatever the roles', async () => {
    await add(aNewsRow('eins'));
    const { main, domain } = servers;
    const chat = await domain.signIn('musterbank', 'chat');
    expect(await client(chat).news({ language: 'DE' })).toMatchObject({ total: 1 });
    const before = await main.db
      .selectFrom('domain')
      .select('plan')
      .where('slug', '=', 'musterbank')
      .executeTakeFirstOrThrow();
    const setPlan = (plan: string) =>
      main.db.updateTable('domain').set({ plan }).where('slug', '=', 'musterbank').execute();
    await setPlan('reading');
    expect(await refusal(page())).toBe('403 FORBIDDEN');
    expect(await refusal(item('eins'))).toBe('403 FORBIDDEN');
    expect(await refusal(client().latestNews({}))).toBe('403 FORBIDDEN');
    await setPlan(before.plan);
    const reply = await main.app.request(`${mainUrl}/api/v1/News?language=DE`);
    expect(reply.status).toBe(401);
  });

  it('are told to servers of organisations in all languages, and not again while they are the same', async () => {
    await add(
      aNewsRow('eins', { words: { DE: said('Eins'), FR: said('Un') } }),
      aNewsRow('zwei', { date: '2026-05-02', sample: true }),
    );
    const first = await client().latestNews({});
    expect(first.items?.map(({ newsId, sample }) => [newsId, sample])).toEqual([
      ['zwei', true],
      ['eins', undefined],
    ]);
    expect(first.items?.[1]).toEqual({
      newsId: 'eins',
      date: '2026-05-01',
      source: 'Musteraufsicht',
      language: 'DE',
      words: {
        DE: { title: 'Eins', summary: 'Mehr zu Eins in der Liste.' },
        FR: { title: 'Un', summary: 'Mehr zu Un in der Liste.' },
      },
    });
    expect(await client().latestNews({ mark: first.mark })).toEqual({ mark: first.mark });
    await servers.main.db.updateTable('news').set({ source: 'SNB' }).where('slug', '=', 'eins').execute();
    const second = await client().latestNews({ mark: first.mark });
    expect(second.mark).not.toBe(first.mark);
    expect(second.items?.[1]?.source).toBe('SNB');
    await servers.main.db.deleteFrom('news').execute();
    expect((await client().latestNews({ mark: second.mark })).items).toEqual([]);
  });
});

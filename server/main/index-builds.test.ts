import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityTypes } from '#core/contract/main/indexing.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aProviderChange, aProviderFile } from '#server/testing/provider-changes.ts';
import { mainUrl } from '#server/testing/servers.ts';
import { indexProviderFiles } from '../beside-law/provider-files.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { loadRows } from '../import/rows/load-rows.ts';
import { WorkerLost } from '../lib/worker-pool.ts';

const german = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;

describe.each(testDatabases())('what is found beside law on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let data: ReturnType<(typeof main)['client']>;
  let changes: ReturnType<(typeof main)['client']>;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    data = main.client(await servers.domain.signIn('musterbank', 'data'));
    changes = main.client(await servers.domain.signIn('musterbank', 'changes'));
  });
  afterAll(() => servers?.stop());

  const build = (entityType: (typeof entityTypes)[number]) =>
    data.index({ body: { entityType, language: 'DE' } });
  const topics = async (query: string, displayLanguage = 'DE') =>
    (await main.client().searchTopics({ query, displayLanguage })).hits.map(({ id, language }) => [
      id,
      language,
    ]);
  const counts = async (query: string, client = main.client()) =>
    (await client.mainSearch({ query, ...german })).facetFields;
  const load = (columns: string[], ...rows: Record<string, string>[]) =>
    loadRows(
      main.db,
      { columns, rows: rows.map((cells, number) => ({ number, cells })) },
      { isDry: false, now: new Date() },
    );
  const page = (name: string, title: string, text: string, language = 'DE') => ({
    name,
    language,
    title,
    text,
  });

  describe('topics', () => {
    it('that ship are found once they were indexed, in the display language where they have the word', async () => {
      expect(await topics('Feiertagen')).toEqual([]);
      const { entries } = await build('topics');
      expect(entries).toBeGreaterThanOrEqual(20);
      expect(await topics('Feiertagen')).toEqual([['support', 'DE']]);
      expect(await topics('Feiertagen', 'FR')).toEqual([['support', 'DE']]);
      expect(await topics('Internet Explorer', 'FR')).toContainEqual(['support', 'FR']);
      expect(await counts('Feiertagen')).toMatchObject({ topics: 1 });
    });

    it.each([
      ['own-funds', 'Eigenkapital', 'capital', 'fondi propri', 'capital'],
      ['liquidity', 'flüssige Mittel', 'liquidités', 'liquidità', 'liquid assets'],
      ['money-laundering', 'Geldwäsche', 'blanchiment', 'riciclaggio', 'KYC'],
      ['outsourcing', 'Cloud', 'nuage', 'outsourcing', 'cloud'],
      ['data-protection', 'Personendaten', 'données personnelles', 'dati personali', 'personal data'],
      ['conduct', 'Anlageberatung', 'rétrocessions', 'retrocessioni', 'suitability'],
      ['depositor-protection', 'Einlagensicherung', 'garantie des dépôts', 'esisuisse', 'deposit insurance'],
      ['cross-border', 'im Ausland', 'succursale', 'estero', 'cross-border'],
    ] as const)('of themes are found by everyday words in four languages: %s', async (name, ...words) => {
      for (const [number, language] of (['DE', 'FR', 'IT', 'EN'] as const).entries())
        expect(await topics(words[number] ?? '', language)).toContainEqual([name, language]);
    });

    it('that are loaded are found at once, instead of those that ship', async () => {
      await load(
        ['name', 'language', 'title', 'text'],
        page('support', 'Hilfe', 'Rufen Sie den **Kranichdienst**.'),
        page('kraniche', 'Kranichdienst', 'Nach [Art. 2](law:999.98~2) offen. '),
      );
      expect(await topics('kranichdienst')).toEqual([
        ['kraniche', 'DE'],
        ['support', 'DE'],
      ]);
      expect(await topics('title:Kranichdienst')).toEqual([['kraniche', 'DE']]);
      expect(await topics('999.98')).toEqual([]);
      expect(await topics('Feiertagen')).toEqual([]);
      expect(await topics('Kranichdienst -Rufen')).toEqual([['kraniche', 'DE']]);
      expect(await topics('reg:BankG Kranichdienst')).toEqual([]);
      const { hits, total } = await main.client().searchTopics({
        query: 'Kranichdienst',
        displayLanguage: 'DE',
        start: '1',
        rows: '1',
      });
      expect([total, hits[0]?.address]).toEqual([2, '/topic/support']);
      expect(hits[0]?.snippet).toContainEqual({ text: 'Kranichdienst', marked: true });
    });

    it('are found again after their index was lost or spoilt', async () => {
      await main.db.updateTable('search_entry').set({ folded: '', trigrams: [] }).execute();
      expect(await topics('kranichdienst')).toEqual([]);
      await build('topics');
      expect(await topics('kranichdienst')).toHaveLength(2);
      await main.db.deleteFrom('topic_page').where('name', '=', 'kraniche').execute();
      await build('topics');
      expect(await topics('kranichdienst')).toEqual([['support', 'DE']]);
    });
  });

  it('are news, in each language in which they are written', async () => {
    await load(['slug', 'date', 'source', 'language', 'title DE', 'text DE', 'title FR', 'text FR'], {
      slug: 'eins',
      date: '2026-01-02',
      source: 'FINMA',
      language: 'DE',
      'title DE': 'Neu',
      'text DE': 'Gut.',
      'title FR': 'Nouveau',
      'text FR': 'Bon.',
    });
    const entries = () =>
      main.db
        .selectFrom('search_entry')
        .select(['name', 'language', 'text'])
        .where('kind', '=', 'news')
        .orderBy('language')
        .execute();
    const expected = [
      { name: 'eins', language: 'DE', text: 'Gut.' },
      { name: 'eins', language: 'FR', text: 'Bon.' },
    ];
    expect(await entries()).toEqual(expected);
    await main.db.deleteFrom('search_entry').where('kind', '=', 'news').execute();
    expect(await build('news')).toMatchObject({ entityType: 'news', entries: 1 });
    expect(await entries()).toEqual(expected);
  });

  describe('files of changes', () => {
    beforeAll(async () => {
      const broken = {
        ...(await aProviderFile('Alt.txt', Buffer.from('x'))),
        name: 'Alt.pdf',
        label: 'Kaputter Kranich',
      };
      const text = {
        ...(await aProviderFile('Frist.txt', Buffer.from('Die Kranichfrist läuft.'))),
        label: 'Bericht',
      };
      const hidden = await aProviderFile('Entwurf.txt', Buffer.from('Die Kranichfrist im Entwurf.'));
      await storeChanges(
        main.db,
        [
          aProviderChange({ slug: 'offen', files: [text, broken] }),
          aProviderChange({ slug: 'weg', files: [hidden] }),
        ],
        { now: new Date() },
      );
      await main.db.updateTable('provider_change').set({ published: true }).execute();
    });
    const files = async (query: string) =>
      (await changes.searchChangeFiles({ query })).hits.map(({ title, address }) => [title, address]);

    it('are found by what is in them once their text was taken, and before by their label', async () => {
      expect(await files('Kranichfrist')).toEqual([]);
      expect(await files('Bericht')).toEqual([['Bericht', '/changes/offen']]);
      expect(await build('changeFiles')).toMatchObject({ entries: 3, unreadable: 1 });
      expect(await files('Kranichfrist')).toHaveLength(2);
      expect(await files('kranichfrist -Entwurf')).toEqual([['Bericht', '/changes/offen']]);
      expect(await files('title:Kaputter')).toEqual([['Kaputter Kranich', '/changes/offen']]);
      expect(await counts('Kranichfrist', changes)).toMatchObject({ changes: 0, changeFiles: 2 });
    });

    it('that could not be read, or were read by an older edition, are read again', async () => {
      await main.db
        .updateTable('search_entry')
        .set({ text: '', folded: '', trigrams: [], problem: 'unreadable' })
        .where('kind', '=', 'changeFiles')
        .execute();
      expect(await files('Kranichfrist')).toEqual([]);
      const both = await Promise.all([build('changeFiles'), build('changeFiles')]);
      expect(both[0]).toMatchObject({ entries: 3, unreadable: 1 });
      expect(both[1]).toEqual(both[0]);
      expect(await files('Kranichfrist')).toHaveLength(2);
      const row = await main.db
        .selectFrom('index_build')
        .selectAll()
        .where('entity_type', '=', 'changeFiles')
        .executeTakeFirst();
      expect(row).toMatchObject({ language: '', done: 3, total: 3, entries: 3, problem: null });
      expect(row?.finished_at).not.toBeNull();
    });

    it('whose index was spoilt in part, or that are noted as unreadable without reason, are mended', async () => {
      const entries = main.db.updateTable('search_entry').where('kind', '=', 'changeFiles');
      await entries.set({ trigrams: [] }).execute();
      expect(await files('Kranichfrist')).toEqual([]);
      await build('changeFiles');
      expect(await files('Kranichfrist')).toHaveLength(2);
      await entries.set({ problem: 'unreadable' }).execute();
      expect(await build('changeFiles')).toMatchObject({ entries: 3, unreadable: 1 });
    });

    it('keep their text where the process ends that was to take it again, not where they cannot be read', async () => {
      const takenBy = (error: Error) =>
        indexProviderFiles(main.db, { takeText: () => Promise.reject(error), anew: true });
      expect(await takenBy(new WorkerLost('no reply', 'time'))).toEqual({ entries: 3, unreadable: 1 });
      expect(await files('Kranichfrist')).toHaveLength(2);
      expect(await takenBy(new Error('no text'))).toEqual({ entries: 3, unreadable: 3 });
      expect(await files('Kranichfrist')).toEqual([]);
      expect(await takenBy(new WorkerLost('no reply', 'time'))).toEqual({ entries: 3, unreadable: 3 });
      await build('changeFiles');
      expect(await files('Kranichfrist')).toHaveLength(2);
    });

    it('of a change that is withdrawn are found no more, nor counted for those who see no changes', async () => {
      await main.db
        .updateTable('provider_change')
        .set({
          withdrawn_at: new Date(),
          words: null,
          source: null,
          type: null,
          language: null,
          deadline: null,
        })
        .where('slug', '=', 'weg')
        .execute();
      expect(await files('Kranichfrist')).toEqual([['Bericht', '/changes/offen']]);
      expect(await counts('Kranichfrist', changes)).toMatchObject({ changeFiles: 1 });
      expect(await counts('Kranichfrist')).toMatchObject({ changeFiles: 0 });
      expect(await refusal(main.client().searchChangeFiles({ query: 'Kranichfrist' }))).toBe('403 FORBIDDEN');
      expect(await build('changes')).toMatchObject({ entries: 1 });
    });
  });

  it('are comments of the provider, whose words the database derives again', async () => {
    const { id } = await main.db.selectFrom('regulation').select('id').executeTakeFirstOrThrow();
    const row = { regulation_id: id, path: '1', date: '2024-01-01', text: 'Der Zeisig prüft.' };
    await main.db.insertInto('provider_comment').values(row).execute();
    expect(await build('regestaComments')).toMatchObject({ entityType: 'regestaComments', entries: 1 });
    expect(await counts('zeisig')).toMatchObject({ regestaComments: 1 });
  });

  const roles = ['reader', 'admin', 'owner', 'editor', 'changes', 'comments', 'chat'];
  it.each(roles)('is indexed anew by those who administer the data, not by %s', async (name) => {
    const client = main.client(await servers.domain.signIn('musterbank', name));
    for (const entityType of entityTypes)
      expect(await refusal(client.index({ body: { entityType, language: 'DE' } }))).toBe('403 FORBIDDEN');
  });

  it('is not indexed anew without the plan, by isolated testers, or of a kind that there is not', async () => {
    const body = { entityType: 'topics', language: 'DE' } as const;
    const { token } = await servers.enter('daten', ['REGESTA_STATICDB_DATA_ADMIN'], 'alpina');
    expect(await refusal(main.client(token).index({ body }))).toBe('403 FORBIDDEN');
    const tester = await servers.enter('allein', ['ISOLATED_TESTER', 'REGESTA_STATICDB_DATA_ADMIN']);
    expect(await refusal(main.client(tester.token).index({ body }))).toBe('403 ISOLATED_TESTER');
    const reply = await main.app.request(`${mainUrl}/api/v1/Index`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await servers.domain.signIn('musterbank', 'data')}` },
      body: JSON.stringify({ entityType: 'everything', language: 'DE' }),
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      message: expect.stringContaining('regulations, topics, regestaComments, changes, changeFiles, news'),
    });
  });

  it('says of a build that failed that it did', async () => {
    await main.db.schema.alterTable('search_entry').renameTo('search_entry_away').execute();
    try {
      expect(await refusal(build('news'))).toMatch(/^500/);
    } finally {
      await main.db.schema.alterTable('search_entry_away').renameTo('search_entry').execute();
    }
    const row = () =>
      main.db.selectFrom('index_build').selectAll().where('entity_type', '=', 'news').executeTakeFirst();
    expect(await row()).toMatchObject({ entries: null, problem: expect.any(String) });
    await build('news');
    expect(await row()).toMatchObject({ entries: 1, problem: null });
  });
});

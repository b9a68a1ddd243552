import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aProviderChange, aProviderFile } from '#server/testing/provider-changes.ts';
import { createErrorLog } from '../data/error-log.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { noteVersions } from '../sources/watches.ts';

describe.each(testDatabases())('technical data on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let data: ReturnType<(typeof main)['client']>;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    data = main.client(await servers.domain.signIn('musterbank', 'data'));
  });
  afterAll(() => servers?.stop());

  it('says what the server and its database are, and how much is in them', async () => {
    const { version, database: place, counts, languages } = await data.technicalData({});
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(place).toEqual({
      kind: database.name.startsWith('PGlite') ? 'PGlite' : 'PostgreSQL',
      version: expect.stringMatching(/^\d+/),
      bytes: expect.any(Number),
    });
    expect(place.bytes).toBeGreaterThan(1_000_000);
    expect(counts).toMatchObject({ documents: 1, versions: 1, texts: 2 });
    expect(languages.map(({ language, texts }) => [language, texts])).toEqual([
      ['DE', 1],
      ['FR', 1],
    ]);
  });

  it('says of each part of the index what is in it, what is missing and when it was built', async () => {
    await storeChanges(main.db, [aProviderChange({ files: [await aProviderFile()] })], { now: new Date() });
    const stateOf = async (entityType: string, language?: string) =>
      (await data.technicalData({})).index.find(
        (one) => one.entityType === entityType && one.language === language,
      );
    expect(await stateOf('changeFiles')).toEqual({ entityType: 'changeFiles', entries: 0, missing: 1 });
    await data.index({ body: { entityType: 'changeFiles', language: 'DE' } });
    expect(await stateOf('changeFiles')).toMatchObject({
      entries: 1,
      missing: 0,
      build: { state: 'done', progress: 100 },
    });
    await main.db.updateTable('search_segment').set({ edition: 0 }).where('language', '=', 'FR').execute();
    expect(await stateOf('regulations', 'FR')).toEqual({
      entityType: 'regulations',
      language: 'FR',
      entries: 0,
      missing: 1,
    });
    await data.index({ body: { entityType: 'regulations', language: 'FR' } });
    expect(await stateOf('regulations', 'FR')).toMatchObject({
      entries: 1,
      missing: 0,
      build: { state: 'done' },
    });
    const build = { entity_type: 'news', language: '', done: 3, total: 9, finished_at: null } as const;
    const at = new Date('2026-05-01T09:59:30Z');
    await main.db
      .insertInto('index_build')
      .values({ ...build, started_at: at, touched_at: at })
      .execute();
    expect(await stateOf('news')).toMatchObject({ build: { state: 'running', progress: 33 } });
    await main.db
      .updateTable('index_build')
      .set({ touched_at: new Date('2026-05-01T08:00:00Z') })
      .where('entity_type', '=', 'news')
      .execute();
    expect(await stateOf('news')).toMatchObject({ build: { state: 'lost' } });
  });

  it('says what is watched, with its last look and what waits', async () => {
    const watch = { source: 'fedlex', number: '952.0', languages: JSON.stringify(['DE']), imports: true };
    await main.db
      .insertInto('source_watch')
      .values({ ...watch, added_at: new Date() })
      .execute();
    await main.db
      .updateTable('source_watch')
      .set({ tried_at: new Date('2026-05-01T08:00:00Z'), problem: 'the source of ada@x.example is away' })
      .execute();
    const failing = await data.technicalData({});
    expect(failing.watchHours).toBe(24);
    expect(failing.watches).toEqual([
      {
        source: 'fedlex',
        number: '952.0',
        triedAt: '2026-05-01T08:00:00.000Z',
        failed: true,
        // An hour after a failure, which is over: with the next look at the clock.
        nextAt: '2026-05-01T10:00:00.000Z',
        drafts: 0,
      },
    ]);
    const { mails, queues } = failing;
    // It answers: what was not there before is new, once.
    const act = { source: 'fedlex', number: '952.0' } as const;
    const offered = (...days: string[]) =>
      days.map((date) => ({
        name: date,
        date,
        act: 'eli/cc/51',
        page: 'https://law.example',
        hasKnownDate: true,
        files: {},
      }));
    const first = new Date('2026-05-01T08:30:00Z');
    await noteVersions(main.db, act, offered('2025-01-01', '2026-01-01'), first);
    expect((await data.technicalData({})).watches).toMatchObject([
      {
        failed: false,
        brought: 2,
        nextAt: '2026-05-02T08:30:00.000Z',
        newestVersion: '2026-01-01',
      },
    ]);
    await noteVersions(main.db, act, offered('2025-01-01', '2026-01-01'), new Date('2026-05-01T09:30:00Z'));
    expect((await data.technicalData({})).watches).toMatchObject([{ failed: false, brought: 0 }]);
    expect(mails).toEqual({ waiting: 0 });
    expect(queues.pdfUploads).toEqual({ waiting: 0, working: 0, refused: 0 });
  });

  it('counts no uploads of internal documents of other organisations', async () => {
    const upload = (name: string, organisation: string, category: 'internal' | 'base') => ({
      upload: randomUUID(),
      name: `${name}.pdf`,
      size: 4,
      sha256: name,
      document: null,
      title: name,
      short_title: '',
      number: '',
      language: 'DE' as const,
      version_date: '2026-01-01',
      category,
      naming: 'act' as const,
      organisation,
      uploaded_by: `${organisation}@x.example`,
      user_id: organisation,
      touched_at: new Date(),
    });
    const uploads = [
      upload('a', 'alpina', 'internal'),
      upload('b', 'musterbank', 'internal'),
      upload('c', 'alpina', 'base'),
    ];
    await main.db.insertInto('pdf_upload').values(uploads).execute();
    const counted = async () => (await data.technicalData({})).queues.pdfUploads;
    try {
      await main.db.updateTable('pdf_upload').set({ work: 'read' }).execute();
      expect(await counted()).toEqual({ waiting: 2, working: 0, refused: 0 });
      await main.db.updateTable('pdf_upload').set({ holder: randomUUID() }).execute();
      expect(await counted()).toEqual({ waiting: 0, working: 2, refused: 0 });
      await main.db
        .updateTable('pdf_upload')
        .set({ work: null, holder: null, state: 'refused', refusal: 'encrypted' })
        .execute();
      expect(await counted()).toEqual({ waiting: 0, working: 0, refused: 2 });
    } finally {
      await main.db.deleteFrom('pdf_upload').execute();
    }
  });

  it('has the errors of the server, which can be narrowed and deleted', async () => {
    const log = createErrorLog({ now: () => new Date('2026-05-01T10:00:00Z') });
    const end = log.writeTo(main.db);
    log.note('search index: Error: broken');
    log.note('sources: slow');
    await end();
    const { items, total } = await data.errorLog({ level: 'error' });
    expect([items.length, total, items[0]?.place]).toEqual([1, 1, 'search index']);
    expect(await data.clearErrorLog({})).toEqual({ deleted: 2 });
    expect(await data.errorLog({})).toEqual({ items: [], total: 0 });
  });

  it('gives whoever is failed the number by which the log has it', async () => {
    await main.db.schema.alterTable('news').renameTo('news_away').execute();
    let reply: Response;
    try {
      reply = await main.app.request('http://main.test/api/v1/Index', {
        method: 'POST',
        headers: { authorization: `Bearer ${await servers.domain.signIn('musterbank', 'data')}` },
        body: JSON.stringify({ entityType: 'news', language: 'DE' }),
      });
    } finally {
      await main.db.schema.alterTable('news_away').renameTo('news').execute();
    }
    const id = reply.headers.get('x-request-id');
    expect([reply.status, id]).toEqual([500, expect.stringMatching(/^[0-9a-f]{12}$/)]);
    expect(main.logged.join()).toContain(`POST /api/v1/Index: request ${id} of /api/v1/Index: `);
  });

  it('is for those who administer the data, by plan, and not for isolated testers', async () => {
    const calls = (client: typeof data) => [
      client.technicalData({}),
      client.errorLog({}),
      client.clearErrorLog({}),
    ];
    const refusals = async (client: typeof data) =>
      new Set(await Promise.all(calls(client).map((call) => refusal(call))));
    for (const name of ['reader', 'admin', 'owner', 'editor', 'changes', 'comments', 'chat'])
      expect(await refusals(main.client(await servers.domain.signIn('musterbank', name)))).toEqual(
        new Set(['403 FORBIDDEN']),
      );
    const { token } = await servers.enter('technik', ['REGESTA_STATICDB_DATA_ADMIN'], 'alpina');
    expect(await refusals(main.client(token))).toEqual(new Set(['403 FORBIDDEN']));
    const tester = await servers.enter('einsam', ['ISOLATED_TESTER', 'REGESTA_STATICDB_DATA_ADMIN']);
    expect(await refusals(main.client(tester.token))).toEqual(new Set(['403 ISOLATED_TESTER']));
  });
});

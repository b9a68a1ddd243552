import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeFeedItem } from '#core/contract/main/changes.ts';
import type { CheckedChange } from '../import/provider-changes/change-entry.ts';
import { providerChangeId, providerFileId } from '../import/provider-changes/change-id.ts';
import { type StoreChangesOptions, storeChanges } from '../import/provider-changes/store-changes.ts';
import { partSize } from '../import/provider-changes/stored-files.ts';
import { startBoth } from '../testing/both-servers.ts';
import { refusal } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { failingAt } from '../testing/failing-database.ts';
import { aProviderChange, aProviderFile } from '../testing/provider-changes.ts';
import { aMainCaller, mainUrl } from '../testing/servers.ts';
import { providerChangeHandlers } from './provider-changes.ts';

const namesOf = (items: readonly ChangeFeedItem[]) =>
  items.map((item) => (item.kind === 'change' ? `${item.slug}: ${item.words.DE?.topic}` : `gone ${item.id}`));
const gone = (slug: string) => `gone ${providerChangeId(slug)}`;
const now = new Date('2026-05-01T10:00:00Z');
const day = '2026-05-01';
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * partSize + 5, 'ä1b2c')]);

describe.each(testDatabases())('changes of the provider on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let domain: (typeof servers)['domain'];
  let main: (typeof servers)['main'];
  let token: string;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ domain, main } = servers);
    token = await domain.signIn('musterbank', 'changes');
  });
  afterAll(() => servers?.stop());
  const client = () => main.client(token);
  const store = (changes: readonly CheckedChange[], options: Partial<StoreChangesOptions> = {}) =>
    storeChanges(main.db, changes, { now, ...options });
  const feed = (since: number, more = {}) => client().changeFeed({ since, ...more });
  const last = async () => (await feed(0)).last;
  const topic = (slug: string, said: string) =>
    aProviderChange({ slug, words: { DE: { topic: said, summary: 'Es ändert sich.' } } });

  it('are told with all that is known of them, page by page, in the order in which they were stored', async () => {
    const whole = aProviderChange({
      slug: 'eins',
      deadline: '2026-06-30',
      link: 'https://www.example.org/eins',
      provisions: ['bankg-m~5a', 'bankg-m~6^1'],
      files: [await aProviderFile()],
    });
    await store([whole, topic('zwei', 'Zwei'), topic('drei', 'Drei')]);
    const first = await feed(0, { limit: 2 });
    const { files: _, ...fields } = whole;
    expect(first.items[0]).toEqual({
      ...fields,
      kind: 'change',
      sequence: first.items[0]?.sequence,
      id: providerChangeId('eins'),
      files: 1,
      date: day,
    });
    const rest = await feed(first.next);
    expect([...namesOf(first.items), ...namesOf(rest.items)]).toEqual([
      'eins: Muster',
      'zwei: Zwei',
      'drei: Drei',
    ]);
    expect([first.more, rest.more, rest.next]).toEqual([true, false, rest.last]);
    expect(await feed(rest.next)).toEqual({
      items: [],
      next: rest.next,
      more: false,
      last: rest.next,
      mark: rest.mark,
      same: true,
    });
  });

  it('are told again when anything of them has changed, and not when a second time the same is stored', async () => {
    const before = await last();
    expect(await store([topic('zwei', 'Zwei'), topic('drei', 'Drei')])).toMatchObject({ unchanged: 2 });
    expect(await last()).toBe(before);
    const counts = await store([topic('zwei', 'Zwei, verschoben'), topic('drei', 'Drei')]);
    expect(counts).toMatchObject({ added: 0, changed: 1, unchanged: 1, withdrawn: 0 });
    expect(namesOf((await feed(before)).items)).toEqual(['zwei: Zwei, verschoben']);
    // Who reads from the start is told of each once, with its latest line.
    expect(namesOf((await feed(0)).items)).toEqual(['eins: Muster', 'drei: Drei', 'zwei: Zwei, verschoben']);
  });

  it('are told again when a file of theirs comes, has another label or content, or goes', async () => {
    const file = await aProviderFile('Frist.txt');
    const steps = [
      [file],
      [{ ...file, label: 'Die Frist' }],
      [await aProviderFile('Frist.txt', Buffer.from('Neu'))],
      [],
    ];
    for (const files of steps) {
      const before = await last();
      await store([{ ...topic('drei', 'Drei'), files }]);
      expect((await feed(before)).items).toMatchObject([{ slug: 'drei', files: files.length }]);
      expect(await store([{ ...topic('drei', 'Drei'), files }])).toMatchObject({ unchanged: 1 });
    }
  });

  it('are withdrawn only where that is asked for, without their words, and come back as the same', async () => {
    const before = await last();
    await store([topic('zwei', 'Zwei')]);
    const lastStored = await last();
    expect(namesOf((await feed(before)).items)).toEqual(['zwei: Zwei']);
    expect(await store([topic('zwei', 'Zwei')], { withdrawOthers: true })).toMatchObject({ withdrawn: 2 });
    expect(namesOf((await feed(lastStored)).items).sort()).toEqual([gone('drei'), gone('eins')].sort());
    const row = await main.db
      .selectFrom('provider_change')
      .select(['words', 'link', 'deadline'])
      .where('slug', '=', 'eins')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ words: null, link: null, deadline: null });
    await expect(client().providerChangeFiles({ id: providerChangeId('eins') })).rejects.toMatchObject({
      status: 404,
      code: 'CHANGE_NOT_FOUND',
    });
    const withdrawn = await last();
    await store([topic('eins', 'Eins')], { now: new Date('2027-01-01') });
    const [back] = (await feed(withdrawn)).items;
    expect(back).toMatchObject({ kind: 'change', id: providerChangeId('eins'), date: day });
  });

  it('cannot be deleted, since nobody would hear of it', async () => {
    await expect(main.db.deleteFrom('provider_change').execute()).rejects.toThrow('withdrawn, not deleted');
  });

  it('are known again by the mark of a number, which another database does not have', async () => {
    const { next, mark = '' } = await feed((await last()) - 1, { limit: 1 });
    // The change gets another line; the mark of the one before stays.
    await store([topic('eins', 'Eins, noch einmal')]);
    expect((await feed(next, { mark })).same).toBe(true);
    expect((await feed(next, { mark: providerChangeId('other') })).same).toBe(false);
    // A server that was set back has a lower last number.
    expect(await feed(next + 1000, { mark })).toMatchObject({ same: false, items: [] });
    expect((await feed(next + 1000)).last).toBeLessThan(next + 1000);
  });

  it('are passed over by no page while others are stored', async () => {
    const before = await last();
    await store([topic('vier', 'Vier')]);
    let isFirst = true;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isFirst) return result;
        isFirst = false;
        await store([topic('vier', 'Vier, neu'), topic('fuenf', 'Fünf')]);
        return result;
      },
    };
    const { changeFeed } = providerChangeHandlers({ read: main.db.withPlugin(meanwhile), now: () => now });
    const page = await changeFeed({ query: { since: before, limit: 100 }, caller: aMainCaller } as never);
    const rest = await feed(page.next);
    expect(namesOf([...page.items, ...rest.items])).toEqual(['vier: Vier', 'vier: Vier, neu', 'fuenf: Fünf']);
  });

  it('are stored by several at once one after the other, each whole', async () => {
    const before = await last();
    const many = (said: string) => ['a', 'b', 'c'].map((slug) => topic(`viele-${slug}`, said));
    await Promise.all([store(many('X')), store(many('Y')), store(many('X'))]);
    const items = (await feed(before)).items;
    expect(items).toHaveLength(3);
    expect(new Set(namesOf(items).map((line) => line.split(': ')[1])).size).toBe(1);
  });

  it('are stored all or not at all', async () => {
    const before = await last();
    const file = await aProviderFile('Lang.txt', Buffer.from('x'.repeat(10)));
    const content = { size: 10, read: async () => Buffer.from('y'.repeat(10)) };
    const broken = { ...topic('kaputt', 'Kaputt'), files: [{ ...file, content, hash: 'f'.repeat(64) }] };
    await expect(store([topic('neu', 'Neu'), broken])).rejects.toThrow('Lang.txt has changed');
    expect(await last()).toBe(before);
    expect(await store([topic('neu', 'Neu')], { dryRun: true })).toMatchObject({ added: 1 });
    expect(await last()).toBe(before);
  });

  describe('are kept as facts, so that it can be read', () => {
    /** What was known of a change at a time: the last that was noted until then. */
    const knownAt = async (slug: string, at: Date) => {
      const fact = await main.db
        .selectFrom('provider_change_fact')
        .select('state')
        .where('change_id', '=', providerChangeId(slug))
        .where('known_at', '<=', at)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return fact?.state;
    };
    /** A time between two transactions. */
    const moment = async () => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(main.db);
      await new Promise((later) => setTimeout(later, 5));
      return new Date((rows[0]?.now.getTime() ?? 0) + 2);
    };

    it('what was known of each at any time: deadline, words and files', async () => {
      const start = await moment();
      const first = { ...topic('akte', 'Entwurf'), deadline: '2026-06-30' };
      await store([first]);
      const drafted = await moment();
      const next = { ...topic('akte', 'Endfassung'), deadline: '2026-12-31' };
      await store([{ ...next, files: [await aProviderFile('Text.txt', Buffer.from('Wort'))] }]);
      const decided = await moment();
      await store([next]);
      const emptied = await moment();
      await store([topic('akte-zwei', 'Zwei')], { withdrawOthers: true });
      const withdrawn = await moment();
      const files = (state: Awaited<ReturnType<typeof knownAt>>) =>
        (state?.files as { name: string }[] | undefined)?.map(({ name }) => name);
      const said = async (at: Date) => {
        const state = await knownAt('akte', at);
        return (
          state && [
            state.deadline,
            (state.words as { DE?: { topic: string } } | null)?.DE?.topic,
            files(state),
          ]
        );
      };
      expect(await said(start)).toBeUndefined();
      expect(await said(drafted)).toEqual(['2026-06-30', 'Entwurf', []]);
      expect(await said(decided)).toEqual(['2026-12-31', 'Endfassung', ['Text.txt']]);
      expect(await said(emptied)).toEqual(['2026-12-31', 'Endfassung', []]);
      expect(await said(withdrawn)).toEqual([null, undefined, []]);
      expect((await knownAt('akte', withdrawn))?.withdrawn_at).toEqual(expect.any(String));
      // The same once more is nothing new.
      const count = async () =>
        (await main.db.selectFrom('provider_change_fact').select('id').execute()).length;
      const before = await count();
      await store([topic('akte-zwei', 'Zwei')]);
      expect(await count()).toBe(before);
    });

    it('and nobody changes or deletes them, whoever asks the database: they can be erased', async () => {
      const facts = main.db.updateTable('provider_change_fact');
      const one = await main.db
        .selectFrom('provider_change_fact')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      const refused = 'facts of changes stay as they are';
      await expect(facts.set({ known_at: new Date(0) }).execute()).rejects.toThrow(refused);
      await expect(sql`update main.provider_change_fact set state = '{}'`.execute(main.db)).rejects.toThrow(
        refused,
      );
      await expect(main.db.deleteFrom('provider_change_fact').execute()).rejects.toThrow(refused);
      await expect(sql`truncate main.provider_change_fact`.execute(main.db)).rejects.toThrow(refused);
      await facts.set({ state: null }).where('id', '=', one.id).execute();
      await expect(facts.set({ state: null }).where('id', '=', one.id).execute()).rejects.toThrow(refused);
    });
  });

  it('are stored all or not at all, whatever statement fails', async () => {
    const counted = failingAt(0);
    // Each with bytes of its own, so that both store as much.
    const fileOf = (name: string) => aProviderFile('Beilage.txt', Buffer.from(`Beilage ${name}`));
    const listed = async (name: string) => [
      { ...topic(`${name}-eins`, 'Eins'), files: [await fileOf(name)] },
      topic(`${name}-zwei`, 'Zwei'),
    ];
    const on = async (plugin: ReturnType<typeof failingAt>['plugin'], name: string) =>
      storeChanges(main.db.withPlugin(plugin), await listed(name), { now });
    await on(counted.plugin, 'ganz');
    const steps = counted.statements.count;
    expect(steps).toBeGreaterThan(5);
    const before = await last();
    for (let step = 1; step <= steps; step += 1) {
      await expect(on(failingAt(step).plugin, 'halb'), `step ${step}`).rejects.toThrow('has failed');
      expect(await last(), `step ${step}`).toBe(before);
      expect(await refusal(client().providerChangeFiles({ id: providerChangeId('halb-eins') }))).toBe(
        '404 CHANGE_NOT_FOUND',
      );
    }
    await on(failingAt(0).plugin, 'halb');
    expect(namesOf((await feed(before)).items)).toEqual(['halb-eins: Eins', 'halb-zwei: Zwei']);
    const [stored] = await client().providerChangeFiles({ id: providerChangeId('halb-eins') });
    expect(stored?.size).toBe('Beilage halb'.length);
  });

  it('that are invented make way for real ones, and never take their place', async () => {
    const start = await last();
    await store([topic('zwei', 'Erfunden'), topic('muster-eins', 'Erfunden')], { sample: true });
    const before = await last();
    expect(namesOf((await feed(start)).items)).toEqual(['muster-eins: Erfunden']);
    expect(await store([topic('eins', 'Eins')])).toMatchObject({ samples: 1 });
    expect(namesOf((await feed(before)).items)).toContain(gone('muster-eins'));
  });

  it('are no hits of this server: the organisation answers for both origins, so that each counts once', async () => {
    const german = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
    const { facetFields } = await client().mainSearch({ query: 'Zwei', ...german });
    expect(facetFields).toMatchObject({ changes: 0, changeFiles: 0 });
  });

  describe('and their files', () => {
    const ids = ['Bericht.pdf', 'Fristen.csv'].map((name) => providerFileId('dateien', name)) as [
      string,
      string,
    ];
    beforeAll(async () => {
      const files = [
        { ...(await aProviderFile('Bericht.pdf', pdf)), label: 'Bericht', versionDate: '2026-01-31' },
        { ...(await aProviderFile('Fristen.csv', Buffer.from('Frist\n31.3.'))), language: 'DE' as const },
      ];
      await store([{ ...topic('dateien', 'Dateien'), files }]);
    });
    const get = (id: string, headers = {}, bearer = token) =>
      main.app.request(`${mainUrl}/api/v1/ChangeElementsFiles/${id}`, {
        headers: { authorization: `Bearer ${bearer}`, ...headers },
      });

    it('are listed in their order', async () => {
      const files = await client().providerChangeFiles({ id: providerChangeId('dateien') });
      expect(files[0]).toEqual({
        id: ids[0],
        label: 'Bericht',
        pathAndFileName: 'dateien/Bericht.pdf',
        name: 'Bericht.pdf',
        extension: 'pdf',
        versionDate: '2026-01-31',
        origin: 'main',
        contentType: 'application/pdf',
        size: pdf.length,
        inline: true,
        uploadedAt: now.toISOString(),
      });
      expect(files.slice(1)).toMatchObject([
        { label: 'Fristen.csv', extension: 'csv', language: 'DE', inline: false },
      ]);
    });

    it('are read whole and in ranges, across the parts in which they are stored', async () => {
      const whole = await client().providerChangeFile({ id: ids[0] });
      expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), pdf)).toBe(0);
      for (const [first, end] of [
        [0, 8],
        [partSize - 2, partSize + 1],
        [5, 2 * partSize + 3],
        [pdf.length - 3, pdf.length - 1],
      ] as const) {
        const reply = await get(ids[0], { range: `bytes=${first}-${end}` });
        expect(reply.status).toBe(206);
        expect(Buffer.compare(Buffer.from(await reply.arrayBuffer()), pdf.subarray(first, end + 1))).toBe(0);
      }
      expect((await get(ids[0], { range: `bytes=${pdf.length}-` })).status).toBe(416);
    });

    it('are shown if nothing in them can run, else saved, and are sandboxed, unsniffed and asked for each time', async () => {
      const [shown, saved] = [await get(ids[0]), await get(ids[1])];
      const header = (name: string) => [shown.headers.get(name), saved.headers.get(name)];
      expect(header('content-type')).toEqual(['application/pdf', 'text/csv']);
      expect(header('content-disposition')).toEqual([
        `inline; filename="Bericht.pdf"; filename*=UTF-8''Bericht.pdf`,
        `attachment; filename="Fristen.csv"; filename*=UTF-8''Fristen.csv`,
      ]);
      expect(header('x-content-type-options')).toEqual(['nosniff', 'nosniff']);
      expect(saved.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
      expect(saved.headers.get('cache-control')).toBe('private, no-cache');
      const etag = saved.headers.get('etag') ?? '';
      expect((await get(ids[1], { 'if-none-match': etag })).status).toBe(304);
    });

    it('that were replaced come whole, though only the rest is asked for', async () => {
      const id = providerFileId('ersetzt', 'Stand.csv');
      const storeAs = async (content: string) =>
        store([
          { ...topic('ersetzt', 'Ersetzt'), files: [await aProviderFile('Stand.csv', Buffer.from(content))] },
        ]);
      await storeAs('Frist;31.3.');
      const { headers } = await get(id);
      const rest = () => get(id, { range: 'bytes=6-', 'if-range': headers.get('etag') ?? '' });
      const same = await rest();
      expect([same.status, await same.text()]).toEqual([206, '31.3.']);
      await storeAs('Frist;30.6.');
      const replaced = await rest();
      expect([replaced.status, await replaced.text()]).toEqual([200, 'Frist;30.6.']);
    });

    it('with the same content are stored once, and content that no file has is not kept', async () => {
      const contents = async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from main.provider_file`.execute(
          main.db,
        );
        return rows[0]?.n ?? 0;
      };
      const before = await contents();
      const twice = { ...topic('kopie', 'Kopie'), files: [await aProviderFile('Kopie.pdf', pdf)] };
      await store([twice]);
      expect(await contents()).toBe(before);
      await store([{ ...topic('dateien', 'Dateien'), files: [] }]);
      expect(await contents()).toBe(before - 1);
      expect((await get(providerFileId('kopie', 'Kopie.pdf'))).status).toBe(200);
      expect((await get(ids[0])).status).toBe(404);
    });
  });

  describe('are for', () => {
    const asks = async (bearer: string | undefined) => {
      const { changeFeed, providerChangeFiles } = main.client(bearer);
      const id = providerChangeId('kopie');
      const codes = [];
      for (const call of [() => changeFeed({}), () => providerChangeFiles({ id })])
        codes.push(
          await call().then(
            () => 'told',
            (error) => `${error.status} ${error.code}`,
          ),
        );
      return codes;
    };

    it('change readers, and not for others who read', async () => {
      expect(await asks(token)).toEqual(['told', 'told']);
      expect(await asks(await domain.signIn('musterbank', 'editor'))).toEqual(['told', 'told']);
      const refused = ['403 FORBIDDEN', '403 FORBIDDEN'];
      expect(await asks(await domain.signIn('musterbank', 'reader'))).toEqual(refused);
      expect(await asks(await domain.signIn('musterbank', 'tester'))).toEqual(refused);
      const isolated = await servers.enter('tester-of-changes', [
        'READER',
        'CHANGE_READER',
        'ISOLATED_TESTER',
      ]);
      expect(await asks(isolated.token)).toEqual(['403 ISOLATED_TESTER', '403 ISOLATED_TESTER']);
    });

    it('organisations whose plan has changes, from the moment it has them', async () => {
      const plan = (to: string) =>
        main.db.updateTable('domain').set({ plan: to }).where('slug', '=', 'musterbank').execute();
      const [{ plan: usual } = { plan: '' }] = await main.db
        .selectFrom('domain')
        .select('plan')
        .where('slug', '=', 'musterbank')
        .execute();
      await plan('reading');
      expect(await asks(token)).toEqual(['403 FORBIDDEN', '403 FORBIDDEN']);
      await plan(usual);
      expect(await asks(token)).toEqual(['told', 'told']);
    });
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerChangeId } from '../import/provider-changes/change-id.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { startBoth } from '../testing/both-servers.ts';
import { testDatabases } from '../testing/databases.ts';
import { aFedlexFile, type OfficialSources, startOfficialSources } from '../testing/official-sources.ts';
import { aProviderChange } from '../testing/provider-changes.ts';
import { readingWorkers } from '../testing/reading-workers.ts';
import { runWatches, type WatchDependencies } from './run-watches.ts';
import { addWatch, listWatches, removeWatch } from './watches.ts';

const act = { source: 'fedlex' as const, number: '990.1' };
const slugOf = (day: string) => `fedlex-cc-31-117-${day}`;

describe.each(testDatabases())('acts that are watched on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let sources: OfficialSources;
  let logged: string[];
  let clock: Date;
  let tokens: { data: string; changes: string };
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    const { token: data } = await servers.enter('datenpflege', [
      'READER',
      'CHANGE_READER',
      'REGESTA_STATICDB_DATA_ADMIN',
    ]);
    tokens = { data, changes: await servers.domain.signIn('musterbank', 'changes') };
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => {
    sources = await startOfficialSources();
    logged = [];
    clock = new Date('2026-05-01T10:00:00Z');
    offer('2025-01-01', 'Banken melden Störungen.');
  });
  afterEach(async () => {
    await sources?.stop();
    await removeWatch(main.db, act);
    await main.db.deleteFrom('source_version').execute();
    await main.db.deleteFrom('source_file').execute();
  });

  const offer = (date: string, text: string) =>
    sources.fedlex.push({ date, files: { de: aFedlexFile(date, 'de', text) } });
  const watch = (imports = true) => addWatch(main.db, { ...act, languages: ['DE'], imports }, clock);
  const dependencies = (more: Partial<WatchDependencies> = {}): WatchDependencies => ({
    db: main.db,
    workers: readingWorkers,
    settings: sources.settings,
    maxMb: 1,
    hours: 24,
    now: () => clock,
    signal: new AbortController().signal,
    log: (message) => void logged.push(message),
    client: { sleep: async () => undefined },
    ...more,
  });
  const look = (more: Partial<WatchDependencies> = {}) => runWatches(dependencies(more));
  const later = (hours: number) => {
    clock = new Date(clock.getTime() + hours * 3_600_000);
  };
  const admin = () => main.client(tokens.data);
  const drafts = async () => (await admin().providerDrafts({})).map(({ slug }) => slug);
  const feed = async () =>
    (await main.client(tokens.changes).changeFeed({ since: 0 })).items.map((item) =>
      item.kind === 'change' ? item.slug : `gone ${item.id}`,
    );
  const lastOfFeed = async () => (await main.client(tokens.changes).changeFeed({ since: 0 })).last;

  it('are looked after when they are due, and a new version becomes a draft with the articles that differ', async () => {
    await watch();
    await look();
    expect(await drafts()).toEqual([]);
    offer('2027-01-01', 'Banken melden Störungen sofort.');
    later(23);
    await look();
    expect(await drafts()).toEqual([]);
    later(1);
    const before = await lastOfFeed();
    await look();
    const [draft, ...more] = await admin().providerDrafts({});
    expect(more).toEqual([]);
    expect(draft).toEqual({
      id: providerChangeId(slugOf('20270101')),
      slug: slugOf('20270101'),
      edition: expect.any(Number),
      source: 'confederation',
      type: 'act',
      language: 'DE',
      deadline: '2027-01-01',
      date: '2026-05-02',
      files: 0,
      link: 'https://www.fedlex.admin.ch/eli/cc/31/117/20270101',
      provisions: [expect.stringMatching(/~1$/)],
      words: {
        DE: {
          topic: 'MBG: neue Fassung ab 1. Januar 2027',
          summary: 'Fedlex führt von MBG (SR 990.1) eine neue Fassung, die ab 1. Januar 2027 gilt.',
        },
        FR: {
          topic: 'LBM\u202F: nouvelle version dès le 1er janvier 2027',
          summary:
            'Fedlex publie une nouvelle version de LBM (SR 990.1), applicable dès le 1er janvier 2027.',
        },
        IT: expect.objectContaining({ topic: 'MBG: nuova versione dal 1° gennaio 2027' }),
        EN: expect.objectContaining({ topic: 'MBG: new version from 1 January 2027' }),
      },
      version: {
        source: 'fedlex',
        number: '990.1',
        name: 'cc/31/117/20270101',
        versionDate: '2027-01-01',
        firstSeen: clock.toISOString(),
      },
    });
    // Nobody else hears of it, not even that there is something.
    expect(await feed()).toEqual([]);
    expect(await lastOfFeed()).toBe(before);
    later(24);
    await look();
    expect(await drafts()).toEqual([slugOf('20270101')]);
    expect(logged).toEqual([]);
  });

  it('tell organisations of a draft when it is published, with the words that were given', async () => {
    await watch();
    await look();
    offer('2028-01-01', 'Banken melden Störungen.');
    later(24);
    await look();
    const id = providerChangeId(slugOf('20280101'));
    const nobody = main.client(tokens.changes);
    for (const refused of [
      () => nobody.providerDrafts({}),
      () => nobody.publishProviderDraft({ id, body: {} }),
      () => nobody.discardProviderDraft({ id }),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 403 });
    await expect(nobody.providerChangeFiles({ id })).rejects.toMatchObject({ status: 404 });
    const french = { FR: { topic: 'LBM', summary: 'Nouveau.' } };
    await expect(admin().publishProviderDraft({ id, body: { words: french } })).rejects.toMatchObject({
      status: 400,
    });
    const words = { DE: { topic: 'Meldepflicht', summary: 'Neu gilt mehr.' } };
    const body = { words, type: 'ordinance' as const, deadline: null };
    expect(await admin().publishProviderDraft({ id, body })).toEqual({ id, slug: slugOf('20280101') });
    const { items } = await nobody.changeFeed({ since: 0 });
    const published = items.find((one) => one.id === id);
    expect(published).toMatchObject({ words, type: 'ordinance', date: '2026-05-01' });
    expect(published).not.toHaveProperty('deadline');
    expect(await nobody.providerChangeFiles({ id })).toEqual([]);
    expect(await drafts()).not.toContain(slugOf('20280101'));
    for (const again of [
      () => admin().publishProviderDraft({ id, body: {} }),
      () => admin().discardProviderDraft({ id }),
    ])
      await expect(again()).rejects.toMatchObject({ status: 404, code: 'DRAFT_NOT_FOUND' });
    const unpublish = main.db.updateTable('provider_change').set({ published: false }).where('id', '=', id);
    await expect(unpublish.execute()).rejects.toThrow('does not become a draft again');
    const decision = await main.db
      .selectFrom('source_version')
      .select('decided_by')
      .where('change_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(decision.decided_by).toBe('datenpflege@musterbank.example');
  });

  it('under two numbers of the same act have one draft of each version', async () => {
    const other = { ...act, number: '990.2' };
    await watch();
    await addWatch(main.db, { ...other, languages: ['DE'], imports: true }, clock);
    await look();
    offer('2035-01-01', 'Noch anders.');
    later(24);
    await look();
    expect(logged).toEqual([]);
    expect((await drafts()).filter((slug) => slug === slugOf('20350101'))).toHaveLength(1);
    await admin().discardProviderDraft({ id: providerChangeId(slugOf('20350101')) });
    await removeWatch(main.db, other);
  });

  it('say in the log what is odd about a file that was imported', async () => {
    sources.fedlex.push({ date: '2032-01-01', files: { de: aFedlexFile('2032-02-01') } });
    await watch();
    await look();
    expect(logged).toEqual([
      'fetch fedlex 990.1: cc/31/117/20320101 DE: the source says that it applies from 2032-01-01, the file from 2032-02-01',
    ]);
  });

  it('are drafted once: a draft that is discarded does not come back, and nobody hears of it', async () => {
    await watch();
    await look();
    offer('2029-01-01', 'Neu.');
    later(24);
    await look();
    const before = await feed();
    await admin().discardProviderDraft({ id: providerChangeId(slugOf('20290101')) });
    expect(await drafts()).not.toContain(slugOf('20290101'));
    expect(await feed()).toEqual(before);
    await removeWatch(main.db, act);
    await main.db.deleteFrom('source_version').execute();
    await watch();
    await look();
    sources.fedlex.pop();
    offer('2029-01-01', 'Neu.');
    later(24);
    await look();
    expect(await drafts()).not.toContain(slugOf('20290101'));
  });

  it('keep a draft when lists of the provider are loaded, until a list names it', async () => {
    await watch(false);
    await look();
    offer('2030-01-01', 'Neu.');
    later(24);
    await look();
    const slug = slugOf('20300101');
    await storeChanges(main.db, [aProviderChange()], { now: clock, withdrawOthers: true });
    expect(await drafts()).toContain(slug);
    await storeChanges(main.db, [aProviderChange({ slug })], { now: clock });
    expect(await drafts()).not.toContain(slug);
    expect(await feed()).toContain(slug);
  });

  it('store no text where they are watched without import, and name the act by its number', async () => {
    await watch(false);
    await look();
    offer('2031-01-01', 'Neu.');
    later(24);
    sources.paths();
    await look();
    expect(sources.paths()).toEqual(['/sparql 200']);
    const draft = (await admin().providerDrafts({})).find(({ slug }) => slug === slugOf('20310101'));
    expect(draft).toMatchObject({
      words: { DE: { topic: 'SR 990.1: neue Fassung ab 1. Januar 2031' } },
      provisions: [],
    });
  });

  it('are looked after once though several servers run, and by another when one was killed', async () => {
    await watch(false);
    await Promise.all([look(), look(), look()]);
    expect(sources.paths()).toEqual(['/sparql 200']);
    later(24);
    const holder = '00000000-0000-4000-8000-000000000001';
    const until = new Date(clock.getTime() + 1_800_000);
    await main.db.insertInto('source_lease').values({ source: 'fedlex', holder, until }).execute();
    await look();
    expect(sources.paths()).toEqual([]);
    later(0.5);
    await Promise.all([look(), look()]);
    expect(sources.paths()).toEqual(['/sparql 200']);
  });

  it('are tried again an hour after a failure, which is said', async () => {
    await watch(false);
    sources.instead.set('/sparql', [(_, reply) => void reply.writeHead(400).end()]);
    await look();
    expect(logged).toEqual([expect.stringContaining('fetch fedlex 990.1: ')]);
    expect(await listWatches(main.db)).toMatchObject([
      { problem: expect.stringContaining('with 400'), lookedAt: null },
    ]);
    await look();
    later(1);
    await look();
    expect(await listWatches(main.db)).toMatchObject([{ problem: null, lookedAt: clock }]);
    expect(sources.paths()).toEqual(['/sparql 400', '/sparql 200']);
  });

  it('go on to the next act, and say which text was refused', async () => {
    sources.fedlex[0] = { date: '2025-01-01', files: { de: '<html>nothing</html>' } };
    await watch();
    await look();
    expect(logged).toEqual(['fetch fedlex 990.1: cc/31/117/20250101 DE: is XHTML and not Akoma Ntoso']);
    expect(await listWatches(main.db)).toMatchObject([{ problem: null }]);
  });

  it('end with the server', async () => {
    await watch(false);
    const ending = new AbortController();
    sources.instead.set('/sparql', [() => ending.abort()]);
    await look({ signal: ending.signal });
    expect(await listWatches(main.db)).toMatchObject([{ problem: null, triedAt: null }]);
    expect(await main.db.selectFrom('source_lease').selectAll().execute()).toEqual([]);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '#core/contract/main/feed.ts';
import { publicViewer } from '../data/visible-texts.ts';
import { storeText } from '../import/store.ts';
import { startBoth, storeDirective } from '../testing/both-servers.ts';
import { testDatabases } from '../testing/databases.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';
import { feedHandlers } from './feed.ts';

type Servers = Awaited<ReturnType<typeof startBoth>>;

const named = (items: readonly FeedItem[]) =>
  items.map(
    ({ kind, regTextId, versionDate, language }) => `${kind} ${regTextId} ${versionDate} ${language}`,
  );

describe.each(testDatabases())('the feed on $name', (database) => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startBoth(database);
    for (const versionDate of ['2024-01-01', '2030-01-01'])
      await storeText(servers.main.db, aText({ versionDate }), aPrint(), undefined);
  });
  afterAll(() => servers?.stop());
  const since = async (number: number) => servers.main.client().feed({ since: number });
  const last = async () => (await since(0)).last;

  it('has versions with the hash of every paragraph, page by page', async () => {
    const client = servers.main.client();
    const first = await client.feed({ since: 0, limit: 3 });
    expect(named(first.items)).toEqual([
      'version musterg 2020-01-01 DE',
      'version musterg 2020-01-01 FR',
      'version musterg 2024-01-01 DE',
    ]);
    const [item] = first.items;
    expect(item?.kind === 'version' && Object.keys(item.hashes ?? {}).sort()).toEqual([
      '1',
      '135-149',
      '135-149^1',
      '1^1',
      '2',
      '2^1',
      '2^2',
    ]);
    expect(first.more).toBe(true);
    const rest = await client.feed({ since: first.next });
    expect(named(rest.items)).toEqual(['version musterg 2030-01-01 DE']);
    const { next } = rest;
    expect(await client.feed({ since: next })).toEqual({
      items: [],
      next,
      more: false,
      last: next,
      mark: rest.mark,
      same: true,
    });
    const [short] = (await client.feed({ hashes: 'false' })).items;
    expect(short).toMatchObject({ kind: 'version', regTextId: 'musterg' });
    expect(short).not.toHaveProperty('hashes');
  });

  it('has the whole text of exactly one version, with the number of its line', async () => {
    const client = servers.main.client();
    const of = { regTextId: 'musterg', language: 'DE', versionDate: '2024-01-01' } as const;
    const { sequence, units } = await client.feedText(of);
    expect(units).toEqual(aText().units);
    expect((await since(sequence - 1)).items[0]).toMatchObject({ sequence, versionDate: '2024-01-01' });
    for (const other of [{ versionDate: '2024-01-02' }, { language: 'IT' as const }])
      await expect(client.feedText({ ...of, ...other })).rejects.toMatchObject({ code: 'TEXT_NOT_FOUND' });
  });

  it('tells a text that is imported again under the same date, and not that it was withdrawn', async () => {
    const before = await last();
    const units = [anArticle('1', 'Dieses Gesetz gilt für alle Muster.')];
    await storeText(servers.main.db, aText({ versionDate: '2024-01-01', units }), aPrint(), undefined);
    expect(named((await since(before)).items)).toEqual(['version musterg 2024-01-01 DE']);
  });

  it('tells what was withdrawn, with its document or alone, until it is there again', async () => {
    const { db } = servers.main;
    const other = { sourceKey: 'eli/test/anderes', names: { DE: { long: 'Anderes', short: 'AndG' } } };
    await storeText(db, aText(other), aPrint(), undefined);
    await storeText(db, aText({ ...other, versionDate: '2021-01-01' }), aPrint(), undefined);
    const before = await last();
    await db.deleteFrom('text').where('version_date', '=', '2030-01-01').execute();
    await db.deleteFrom('regulation').where('reg_text_id', '=', 'andg').execute();
    const page = await servers.main.client().feed({ since: before, limit: 2 });
    expect([named(page.items), page.more]).toEqual([
      ['withdrawn musterg 2030-01-01 DE', 'withdrawn andg 2020-01-01 DE'],
      true,
    ]);
    expect(named((await since(page.next)).items)).toEqual(['withdrawn andg 2021-01-01 DE']);
    await storeText(db, aText(other), aPrint(), undefined);
    expect(named((await since(before)).items)).toEqual([
      'withdrawn musterg 2030-01-01 DE',
      'withdrawn andg 2021-01-01 DE',
      'version andg 2020-01-01 DE',
    ]);
  });

  it('knows a line again by its mark, and not one that has its number in another database', async () => {
    const client = servers.main.client();
    const number = await last();
    const { next, mark = '' } = await client.feed({ since: number - 1, limit: 1 });
    expect(next).toBe(number);
    const units = [anArticle('1', 'Dieses Gesetz gilt für alle anderen Muster.')];
    // Another line for the text: the mark of the one before stays.
    await storeText(servers.main.db, aText({ versionDate: '2024-01-01', units }), aPrint(), undefined);
    expect((await client.feed({ since: next, mark })).same).toBe(true);
    const other = '00000000-0000-4000-8000-000000000000';
    expect((await client.feed({ since: next, mark: other })).same).toBe(false);
    expect((await client.feed({ since: 1_000_000, mark })).same).toBe(false);
  });

  it('passes over nothing that is stored and withdrawn while a page is read', async () => {
    const { db } = servers.main;
    const before = await last();
    await storeText(db, aText({ versionDate: '2031-01-01' }), aPrint(), undefined);
    let isFirst = true;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isFirst) return result;
        isFirst = false;
        await storeText(db, aText({ versionDate: '2032-01-01' }), aPrint(), undefined);
        await db.deleteFrom('text').where('version_date', '=', '2031-01-01').execute();
        return result;
      },
    };
    const { feed } = feedHandlers({ read: db.withPlugin(meanwhile), now: () => new Date() });
    const query = { since: before, limit: 1000, hashes: 'false' as const };
    const page = await feed({ query, caller: { viewer: publicViewer } } as never);
    const rest = await since(page.next);
    expect(named([...page.items, ...rest.items])).toEqual([
      'version musterg 2031-01-01 DE',
      'version musterg 2032-01-01 DE',
      'withdrawn musterg 2031-01-01 DE',
    ]);
  });

  it('tells of internal documents only who sees them, also when they get another owner', async () => {
    const { db } = servers.main;
    const before = await last();
    const alpina = async (number: number) => {
      const token = await servers.domain.signIn('alpina');
      return servers.main.client(token).feed({ since: number });
    };
    await storeDirective(db);
    expect((await since(before)).items).toEqual([]);
    expect(await last()).toBe(before);
    const own = await alpina(before);
    expect(named(own.items)).toEqual([
      'version internw_alpina 2020-01-01 DE',
      'version internw_alpina 2020-01-01 FR',
    ]);
    await db.updateTable('regulation').set({ owner: 'musterbank' }).where('owner', '=', 'alpina').execute();
    expect(named((await alpina(own.next)).items)).toEqual([
      'withdrawn internw_alpina 2020-01-01 DE',
      'withdrawn internw_alpina 2020-01-01 FR',
    ]);
    const moved = await since(before);
    expect(named(moved.items)).toEqual(named(own.items));
    await db.deleteFrom('regulation').where('owner', '=', 'musterbank').execute();
    expect(named((await since(moved.next)).items)).toEqual([
      'withdrawn internw_alpina 2020-01-01 DE',
      'withdrawn internw_alpina 2020-01-01 FR',
    ]);
    expect((await alpina(moved.next)).items).toEqual([]);
  });

  it('tells nobody that a document was withdrawn that has come back to its owner', async () => {
    const { db } = servers.main;
    const token = await servers.domain.signIn('alpina');
    const before = await last();
    await storeDirective(db);
    for (const [owner, next] of [
      ['alpina', 'musterbank'],
      ['musterbank', 'alpina'],
    ])
      await db
        .updateTable('regulation')
        .set({ owner: next })
        .where('owner', '=', owner ?? '')
        .execute();
    expect(named((await servers.main.client(token).feed({ since: before })).items)).toEqual([
      'version internw_alpina 2020-01-01 DE',
      'version internw_alpina 2020-01-01 FR',
    ]);
  });

  it('lets somebody who removes a text and an import of it wait for one another, and not both', async () => {
    const { db } = servers.main;
    await storeText(db, aText({ versionDate: '2033-01-01' }), aPrint(), undefined);
    let removing: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('main import'))`.execute(trx);
      removing = db.deleteFrom('text').where('version_date', '=', '2033-01-01').execute();
      await wait(300);
      await trx.deleteFrom('text').where('version_date', '=', '2033-01-01').execute();
    });
    await removing;
    expect(named((await since((await last()) - 1)).items)).toEqual(['withdrawn musterg 2033-01-01 DE']);
  });
});

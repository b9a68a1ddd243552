import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { anArticle } from '../testing/texts.ts';
import { followFeed } from './law-feed.ts';
import type { FeedPage } from './law-link.ts';
import { createLawWork } from './law-work.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;

describe.each(testDatabases())('what an organisation knows of the law on $name', (database) => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startFollowing(database);
  });
  afterAll(() => servers?.stop());

  const known = () =>
    servers
      .organisation()
      .db.selectFrom('law_text')
      .select(['reg_text_id', 'language', 'version_date', 'withdrawn'])
      .orderBy('version_date')
      .orderBy('language')
      .execute()
      .then((rows) =>
        rows.map(
          (row) =>
            `${row.reg_text_id} ${row.version_date} ${row.language}${row.withdrawn ? ' withdrawn' : ''}`,
        ),
      );
  const state = () =>
    servers.organisation().db.selectFrom('law_position').selectAll().executeTakeFirstOrThrow();
  const follow = () => followFeed(servers.organisation(), servers.between.link, () => servers.clock.now);
  const pageSince = async (since: number): Promise<FeedPage> => {
    const page = await servers.whole.feed(servers.organisation(), since);
    if (typeof page !== 'object') throw new Error('no page of the feed');
    return page;
  };
  const first = ['musterg 2020-01-01 DE', 'musterg 2020-01-01 FR'];

  /** A text of which the feed has told once. */
  const know = (version_date: string, sequence: number | string) =>
    servers
      .organisation()
      .db.insertInto('law_text')
      .values({
        reg_text_id: 'musterg',
        language: 'DE',
        version_date,
        sequence: Number(sequence),
        withdrawn: false,
      })
      .execute();

  it('is what its feed tells, with the time at which the main server was heard', async () => {
    expect(await follow()).toBe(true);
    expect(await known()).toEqual(first);
    expect(await state()).toMatchObject({ heard_at: servers.clock.now, reached: true });
  });

  it('is the last that is known while the main server is away, and says of when', async () => {
    const heard = servers.clock.now;
    servers.clock.now = new Date('2026-05-04T09:00:00Z');
    servers.between.link = servers.cut;
    await servers.publish('2021-01-01', [anArticle('1', 'Neu.')]);
    expect(await follow()).toBe(false);
    expect(await known()).toEqual(first);
    expect(await state()).toMatchObject({ heard_at: heard, reached: false });
    servers.between.link = servers.whole;
    await follow();
    expect(await known()).toEqual([...first, 'musterg 2021-01-01 DE']);
    expect(await state()).toMatchObject({ heard_at: servers.clock.now, reached: true });
  });

  it('is caught up by page after page after a month', async () => {
    for (const month of ['01', '02', '03', '04', '05'])
      await servers.publish(`2022-${month}-01`, [anArticle('1', `Fassung ${month}.`)]);
    const pages: number[] = [];
    servers.between.link = {
      ...servers.whole,
      feed: async (organisation, since) => {
        const page = await servers.whole.feed(organisation, since);
        if (typeof page !== 'object') return page;
        const items = page.items.slice(0, 2);
        pages.push(items.length);
        return {
          ...page,
          items,
          next: items.at(-1)?.sequence ?? since,
          more: page.items.length > 2,
          mark: page.items.length > 2 ? undefined : page.mark,
        };
      },
    };
    await follow();
    expect(pages).toEqual([2, 2, 1]);
    expect(await known()).toHaveLength(8);
    servers.between.link = servers.whole;
  });

  it('is the same where replies come twice, late and in another order', async () => {
    const { position } = await state();
    await servers.publish('2023-01-01', [anArticle('1', 'Erst.')]);
    const old = await pageSince(Number(position));
    await servers.main.db.deleteFrom('text').where('version_date', '=', '2023-01-01').execute();
    await follow();
    const after = await known();
    expect(after.at(-1)).toBe('musterg 2023-01-01 DE withdrawn');
    for (const page of [old, old]) {
      servers.between.link = { ...servers.whole, feed: async () => page };
      await follow();
      expect(await known()).toEqual(after);
    }
    servers.between.link = servers.whole;
    const all = await pageSince(0);
    const mixed: FeedPage = { ...all, items: [...all.items, ...all.items].toReversed() };
    await servers.organisation().db.updateTable('law_position').set({ position: 0 }).execute();
    servers.between.link = { ...servers.whole, feed: async () => mixed };
    await follow();
    servers.between.link = servers.whole;
    await follow();
    expect(await known()).toEqual(after);
  });

  it('is read again from the beginning where the main server was restored from a backup', async () => {
    const before = await known();
    await servers.organisation().db.updateTable('law_position').set({ position: 1_000_000 }).execute();
    await know('2024-01-01', 999_999);
    const all = [...before, 'musterg 2024-01-01 DE'];
    await follow();
    expect(await known()).toEqual(all);
    // A replica that is behind has it again soon.
    servers.clock.now = new Date(servers.clock.now.getTime() + 600_000);
    await follow();
    expect(await known()).toEqual([...before, 'musterg 2024-01-01 DE withdrawn']);
    const { last } = await pageSince(0);
    expect(Number((await state()).position)).toBe(last);
  });

  it('is read again at once where the restored main server has other lines under the same numbers', async () => {
    const before = await known();
    const { position } = await state();
    const { db } = servers.main;
    // What a restored server has imported since: as many lines, of other texts.
    await sql`update main.feed_mark set mark = gen_random_uuid()`.execute(db);
    await know('2024-06-01', position);
    await follow();
    expect(await known()).toEqual([...before, 'musterg 2024-06-01 DE withdrawn']);
    expect((await state()).position).toBe(position);
    await follow();
    expect(await known()).toEqual([...before, 'musterg 2024-06-01 DE withdrawn']);
  });

  it('is read by one process at a time, and by another when one has ended in the middle', async () => {
    const { organisation, options } = servers;
    const started = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    let requests = 0;
    const counting = (wait: Promise<void> | undefined) =>
      createLawWork({
        ...options,
        law: {
          ...servers.whole,
          feed: async (...request) => {
            requests += 1;
            started.resolve();
            await wait;
            return servers.whole.feed(...request);
          },
        },
      });
    const one = counting(going.promise)([organisation()]);
    await started.promise;
    await counting(undefined)([organisation()]);
    expect(requests).toBe(1);
    // The first one hangs for longer than a turn: another takes over, and the first leaves the rest to it.
    await organisation()
      .db.updateTable('law_position')
      .set({ worked_until: new Date(0) })
      .execute();
    await counting(undefined)([organisation()]);
    expect(requests).toBe(2);
    going.resolve();
    await one;
    expect((await state()).worked_until).toBeNull();
    expect(servers.logged).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { aComment, type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { createLawWork } from './law-work.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;

describe.each(testDatabases())('the work that follows the law on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  beforeEach(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    await servers.publish('2022-01-01', actBefore);
    await servers.publish('2023-01-01', actBefore);
    servers.domain.link.law = servers.cut;
    for (const versionDate of ['2022-01-01', '2023-01-01'])
      await anna.client.createComment({ body: aComment({ regArt: 'musterg~2^1', versionDate }) });
    servers.domain.link.law = servers.whole;
  });
  afterEach(() => servers?.stop());

  const places = (slug?: string) =>
    servers.organisation(slug).db.selectFrom('carried_place').select('version_date').execute();
  const copies = () => servers.organisation().db.selectFrom('law_copy').select('version_date').execute();

  it('settles and carries nothing over before it has read the feed to its end', async () => {
    let pages = 0;
    servers.between.link = {
      ...servers.whole,
      feed: async (organisation, since) => {
        const page = await servers.whole.feed(organisation, since);
        if (typeof page !== 'object' || ++pages > 1) return undefined;
        const items = page.items.slice(0, 3);
        return { ...page, items, next: items.at(-1)?.sequence ?? since, more: true, mark: undefined };
      },
    };
    await servers.follow();
    expect(await places()).toEqual([]);
    servers.between.link = servers.whole;
    await servers.follow();
    expect((await places()).map(({ version_date }) => version_date).toSorted()).toEqual([
      '2022-01-01',
      '2023-01-01',
      '2023-01-01',
    ]);
  });

  it('asks a main server once in a round that does not answer, and says so for all organisations', async () => {
    const both = [servers.organisation(), servers.organisation('alpina')];
    const work = createLawWork(servers.options);
    await work(both);
    const requested: string[] = [];
    servers.between.link = {
      ...servers.cut,
      feed: async ({ slug }) => void requested.push(slug),
    };
    await work(both);
    expect(requested).toEqual(['musterbank']);
    const reached = (slug: string) =>
      servers.organisation(slug).db.selectFrom('law_position').select('reached').executeTakeFirst();
    expect([await reached('musterbank'), await reached('alpina')]).toEqual([
      { reached: false },
      { reached: false },
    ]);
  });

  it.each(['late', 'refused'] as const)(
    'goes on with the other organisations where a text of one is %s',
    async (result) => {
      const requested: string[] = [];
      servers.between.link = {
        ...servers.whole,
        feed: async (organisation, since, more) => {
          requested.push(organisation.slug);
          return servers.whole.feed(organisation, since, more);
        },
        text: async (_, { versionDate }) => {
          requested.push(versionDate);
          return result;
        },
      };
      await createLawWork(servers.options)([servers.organisation(), servers.organisation('alpina')]);
      // Who is refused asks for nothing more in this round.
      const texts = result === 'late' ? ['2022-01-01', '2023-01-01'] : [requested[1]];
      expect([requested[0], ...requested.slice(1, -1).toSorted(), requested.at(-1)]).toEqual([
        'musterbank',
        ...texts,
        'alpina',
      ]);
    },
  );

  it('goes on with the other organisations where the feed of one is refused', async () => {
    const requested: string[] = [];
    servers.between.link = {
      ...servers.cut,
      feed: async ({ slug }) => {
        requested.push(slug);
        return 'refused';
      },
    };
    await createLawWork(servers.options)([servers.organisation(), servers.organisation('alpina')]);
    expect(requested).toEqual(['musterbank', 'alpina']);
  });

  it('stops at the first text that it does not get, and begins with another one in the next round', async () => {
    const requested: string[] = [];
    const without = (result: 'unreadable' | undefined) => ({
      ...servers.whole,
      text: async (...[organisation, key]: Parameters<typeof servers.whole.text>) => {
        requested.push(key.versionDate);
        return key.versionDate === '2022-01-01' ? result : servers.whole.text(organisation, key);
      },
    });
    servers.between.link = without(undefined);
    await servers.follow();
    expect(requested).toEqual(['2022-01-01']);
    await servers.follow();
    expect(requested).toEqual(['2022-01-01', '2023-01-01']);
    servers.clock.now = new Date(servers.clock.now.getTime() + 60_000);
    servers.between.link = without('unreadable');
    await servers.follow();
    await servers.follow();
    expect(requested).toEqual(['2022-01-01', '2023-01-01', '2022-01-01']);
    servers.clock.now = new Date(servers.clock.now.getTime() + 120_000);
    servers.between.link = servers.whole;
    await servers.follow();
    expect((await places()).filter(({ version_date }) => version_date === '2022-01-01')).toHaveLength(1);
  });

  it('removes no text that another process has got since this one has lost its turn', async () => {
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    const { db } = servers.organisation();
    const carry = async () => {
      await db
        .updateTable('law_position')
        .set({ worked_until: new Date(Date.now() + 600_000) })
        .execute();
      return [];
    };
    await createLawWork({ ...servers.options, carry })([servers.organisation()]);
    expect((await copies()).map(({ version_date }) => version_date)).toContain('2025-01-01');
  });
});

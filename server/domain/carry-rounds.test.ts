import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAnswer } from '../testing/assurance.ts';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { carriedPlaces } from '../testing/carried-places.ts';
import { aComment, type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { carryDocument } from './carry-texts.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;

describe.each(testDatabases())('what is carried over in several rounds on $name', (database) => {
  let servers: Servers;
  let anna: Commenter;
  /** What was written, by a word for it. */
  let ids: Record<string, string>;
  beforeEach(async () => {
    servers = await startFollowing(database);
    anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    ids = {};
    await servers.publish('2022-01-01', actBefore);
  });
  afterEach(() => servers?.stop());

  const write = async (name: string, path: string) => {
    const body = aComment({ text: name, regArt: `musterg~${path}` });
    ids[name] = (await anna.client.createComment({ body })).icid;
  };
  const answer = async (name: string, path: string, versionDate: string) => {
    const body = anAnswer({ regArt: `musterg~${path}`, versionDate });
    ids[name] = (await anna.client.createAnswer({ body })).raid;
  };
  const placesIn = (versionDate: string) => carriedPlaces(servers.organisation(), ids, versionDate);

  it('waits for somebody where its versions were withdrawn one after the other, the newest first', async () => {
    await write('duty', '2^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    const withdraw = async (versionDate: string) => {
      await servers.main.db.deleteFrom('text').where('version_date', '=', versionDate).execute();
      await servers.follow();
    };
    await withdraw('2025-01-01');
    await withdraw('2022-01-01');
    expect(await placesIn('2025-01-01')).toEqual({ duty: 'withdrawn parked 2^1' });
    expect(await placesIn('2022-01-01')).toEqual({ duty: 'withdrawn parked 2^1 open' });
    expect((await anna.client.carriedCounts({})).total).toBe(1);
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    expect(await placesIn('2022-01-01')).toEqual({ duty: 'withdrawn parked 2^1' });
    expect(await placesIn('2025-01-01')).toEqual({ duty: 'changed review 2^1 open' });
  });

  it('waits for nobody in any version after the one for which somebody has answered anew', async () => {
    await answer('old', '2^1', '2022-01-01');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await answer('new', '2^1', '2025-01-01');
    for (const versionDate of ['2026-01-01', '2027-01-01', '2027-01-01']) {
      await servers.publish(versionDate, actAfter);
      await servers.follow();
      const both = { old: 'changed review 2^1', new: 'unchanged placed 2^1' };
      expect(await placesIn(versionDate)).toEqual(both);
    }
    // Of the two the one that holds waits where the words are others again.
    await servers.publish('2028-01-01', actBefore);
    await servers.follow();
    expect(await placesIn('2028-01-01')).toEqual({
      old: 'changed review 2^1',
      new: 'changed review 2^1 open',
    });
  });

  it('waits for nobody in a text imported again for which somebody has answered anew', async () => {
    await answer('old', '3^1', '2022-01-01');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await answer('new', '4^1', '2025-01-01');
    await servers.follow();
    await servers.publish('2025-01-01', actBefore);
    await servers.follow();
    expect(await placesIn('2025-01-01')).toEqual({
      old: 'renumbered placed 3^1',
      new: 'renumbered placed 3^1 open',
    });
  });

  it('waits for nobody in a later version where somebody answers anew for the one before it', async () => {
    await answer('old', '2^1', '2022-01-01');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.publish('2026-01-01', actAfter);
    await servers.follow();
    expect(await placesIn('2026-01-01')).toEqual({ old: 'changed review 2^1 open' });
    await answer('new', '2^1', '2025-01-01');
    await servers.follow();
    expect(await placesIn('2026-01-01')).toEqual({
      old: 'changed review 2^1',
      new: 'unchanged placed 2^1',
    });
  });

  it('waits again where the answer that was given anew was withdrawn', async () => {
    await answer('old', '2^1', '2022-01-01');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await answer('new', '2^1', '2025-01-01');
    await anna.client.withdrawAnswer({ raid: ids.new ?? '', version: 1 });
    await servers.publish('2026-01-01', actAfter);
    await servers.follow();
    expect((await placesIn('2026-01-01')).old).toBe('changed review 2^1 open');
  });

  it('is not missing where somebody moves it while its text is carried', async () => {
    await write('duty', '2^1');
    await write('scope', '1^1');
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
    await servers.publish('2026-01-01', actBefore);
    const [item] = (await anna.client.listCarried({})).items;
    const move = { caid: item?.caid ?? '', body: { version: item?.version ?? 0, regArt: 'musterg~4^1' } };
    const { carry, law: link, now } = servers.options;
    let times = 0;
    const run: typeof carry = async (job) => {
      const decided = await carry(job);
      if (++times === 1) await anna.client.moveCarried(move);
      return decided;
    };
    // The feed was read: what it tells of is carried here by hand.
    servers.between.link = { ...servers.whole, text: servers.cut.text };
    await servers.follow();
    servers.between.link = servers.whole;
    const carrying = { run, link, now, goOn: async () => true };
    expect(await carryDocument(servers.organisation(), 'musterg', carrying)).toBe(true);
    expect(times).toBe(2);
    expect(await placesIn('2026-01-01')).toEqual({
      duty: 'renumbered placed 3^1 open',
      scope: 'unchanged placed 1^1',
    });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { carriedPlaces } from '../testing/carried-places.ts';
import { aComment, type Commenter, enterCommenter } from '../testing/comments.ts';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';

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
});

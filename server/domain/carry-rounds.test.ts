import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actAfter, actBefore } from '../testing/carried-act.ts';
import { testDatabases } from '../testing/databases.ts';
import { startWriting } from '../testing/writing-scene.ts';
import { carryDocument } from './carry-texts.ts';

type Scene = Awaited<ReturnType<typeof startWriting>>;

describe.each(testDatabases())('what is carried over in several rounds on $name', (database) => {
  let servers: Scene['servers'];
  let anna: Scene['anna'];
  let ids: Scene['ids'];
  let write: Scene['write'];
  let answer: Scene['answer'];
  let placesIn: Scene['placesIn'];
  beforeEach(async () => {
    ({ servers, anna, ids, write, answer, placesIn } = await startWriting(database));
  });
  afterEach(() => servers?.stop());

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

import { expect, it } from 'vitest';
import { createBackgroundReader, type Goal } from './background-reader.ts';
import type { StoredText } from './stored-texts.ts';

const many = 30_000;

/** A reader of invented texts that come in batches as from the database; records which texts were read. */
function start({
  texts = many,
  failing = (_id: number): boolean => false,
  onRead = (_id: number): void => {},
} = {}) {
  const read: number[] = [];
  const basisOf = new Map<number, string>();
  const logged: string[] = [];
  const ending = new AbortController();
  const goal: Goal = { state: 'first', rulesAndNames: 'names' };
  let requests = 0;
  let held = 0;
  const unread = async ({ rulesAndNames: basis }: Goal, after: StoredText | undefined, count: number) => {
    requests += 1;
    const ids: number[] = [];
    for (let id = (after?.id ?? -1) + 1; id < texts && ids.length < count; id += 1)
      if (basisOf.get(id) !== basis) ids.push(id);
    held = Math.max(held, ids.length);
    return ids.map(
      (id): StoredText => ({
        id,
        language: 'DE',
        regTextId: `t${id}`,
        versionDate: '2020-01-01',
        owner: null,
        sample: false,
      }),
    );
  };
  const reader = createBackgroundReader(
    {
      name: 'reading',
      goal: async () => ({ ...goal }),
      unread,
      readOne: async ({ id }, { rulesAndNames: basis }) => {
        onRead(id);
        if (failing(id)) throw new Error('broken');
        read.push(id);
        basisOf.set(id, basis);
      },
    },
    { signal: ending.signal, log: (message) => logged.push(message) },
  );
  const run = async () => {
    reader.keepUp();
    await reader.settled();
  };
  return { reader, run, read, basisOf, logged, ending, goal, counts: () => ({ requests, held }) };
}

it('reads tens of thousands of texts once each, a batch at a time', async () => {
  const { reader, run, read, logged, counts } = start();
  await run();
  expect(read).toHaveLength(many);
  expect(new Set(read).size).toBe(many);
  expect(counts()).toEqual({ requests: many / 100 + 1, held: 100 });
  expect(reader.hasReached('first')).toBe(true);
  await run();
  expect(counts().requests).toBe(many / 100 + 1);
  expect(logged).toEqual([]);
});

it('reads what came when something changed, and no more', async () => {
  const all = start({ texts: 250 });
  await all.run();
  all.basisOf.delete(17);
  all.goal.state = 'second';
  await all.run();
  expect(all.read).toHaveLength(251);
  expect(all.read.at(-1)).toBe(17);
  expect(all.reader.hasReached('second')).toBe(true);
});

it('begins anew when what it read by is another', async () => {
  const all = start({
    texts: 450,
    onRead: (id) => {
      if (id === 120) Object.assign(all.goal, { state: 'second', rulesAndNames: 'other names' });
    },
  });
  await all.run();
  expect(all.reader.hasReached('second')).toBe(true);
  // The batch during which the names changed is read to its end.
  expect(all.read).toHaveLength(200 + 450);
});

it('says in one line what could not be read, and does not try it again at once', async () => {
  const all = start({ texts: 1000, failing: (id) => id % 4 === 0 });
  await all.run();
  expect(all.read).toHaveLength(750);
  expect(all.logged).toEqual(['reading: 250 texts could not be read; text 0: broken']);
  await all.run();
  expect(all.logged).toHaveLength(1);
  all.goal.state = 'second';
  await all.run();
  expect(all.logged).toHaveLength(2);
});

it('ends with the server, in the middle of it', async () => {
  const all = start({
    onRead: (id) => {
      if (id === 5) all.ending.abort();
    },
  });
  await all.run();
  expect(all.read).toEqual([0, 1, 2, 3, 4, 5]);
  await all.run();
  expect(all.read).toHaveLength(6);
  expect(all.logged).toEqual([]);
});

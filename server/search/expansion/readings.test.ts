import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeText } from '../../import/store.ts';
import { embeddedDatabase } from '../../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { countVotes } from './read-texts.ts';
import { createReadings } from './readings.ts';

const now = () => new Date('2026-05-01T10:00:00Z');
let main: MainDatabase;

const cited = { sourceKey: 'eli/test/zitiert', names: { DE: { long: 'Zitiertes Gesetz', short: 'ZitG' } } };

beforeAll(async () => {
  main = await startMainDatabase(embeddedDatabase);
  const store = (text: Parameters<typeof aText>[0]) => storeText(main.db, aText(text), aPrint(), undefined);
  await store({
    ...cited,
    units: [
      anArticle('1', 'Die Finanzmarktaufsicht (FINMA) hat die Aufsicht.'),
      anArticle('2', 'Siehe Artikel 1.'),
    ],
  });
  await store({
    units: [
      anArticle('1', 'Es gilt Art. 2 ZitG, und noch einmal Art. 2 Abs. 1 ZitG.'),
      anArticle('2', 'Es gilt Artikel 2 ZitG und Artikel 1.'),
    ],
  });
});
afterAll(() => main?.stop());

async function textIdOf(sourceKey: string): Promise<number> {
  const row = await main.db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .select('text.id')
    .where('source_key', '=', sourceKey)
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('readings of what is loaded', () => {
  it('count the articles of other acts that cite an article, and know names', async () => {
    const logged: string[] = [];
    const stopping = new AbortController();
    const log = (message: string) => logged.push(message);
    const readings = createReadings(main.db, { now, signal: stopping.signal, log });
    const id = await textIdOf(cited.sourceKey);
    const before = readings.edition();
    await readings.learn();
    expect(readings.edition()).not.toBe(before);
    expect([readings.votesFor(id, '2'), readings.votesFor(id, '1'), readings.votesFor(-1, '2')]).toEqual([
      2, 0, 0,
    ]);
    expect(readings.pairs('DE').map(({ short }) => short)).toContainEqual(['finma']);
    expect(readings.pairs('FR')).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('begin with the first search and never twice at once', async () => {
    const stopping = new AbortController();
    const readings = createReadings(main.db, { now, signal: stopping.signal, log: () => undefined });
    expect(readings.votesFor(1, '1')).toBe(0);
    await Promise.all([readings.learn(), readings.learn()]);
    expect(readings.edition()).toBe(1);
    await readings.learn();
    expect(readings.edition()).toBe(1);
    await storeText(main.db, aText({ sourceKey: 'eli/test/neu' }), aPrint(), undefined);
    await readings.learn();
    expect(readings.edition()).toBe(2);
  });

  it('read nothing once they are to end', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const readings = createReadings(main.db, { now, signal: stopping.signal, log: () => undefined });
    readings.pairs('DE');
    expect(readings.edition()).toBe(0);
  });
});

it('votes are counted by document and article', () => {
  const counts = countVotes([
    ['a', '1'],
    ['a', '1'],
    ['b', '1'],
  ]);
  expect(counts.get('a')?.get('1')).toBe(2);
  expect(counts.get('b')?.get('1')).toBe(1);
  expect(counts.get('c')).toBeUndefined();
});

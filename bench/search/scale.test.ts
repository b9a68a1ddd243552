import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAkn } from '#server/import/akn/read-akn.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { writeAkn } from '#server/sample/write-akn.ts';
import { readActs } from '#server/sample/write-sample.ts';
import { segmentOf } from '#server/search/index/store-segment.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { copiedActs } from './copied-acts.ts';
import { fillFts5 } from './fts5-rows.ts';
import { measureFts5, measureScale, type ScaleResult } from './measure-scale.ts';
import { mixedQueries, queryKinds } from './mixed-queries.ts';
import { growthPlot } from './scale-plot.ts';
import { growthTable, resultLines } from './scale-tables.ts';
import { timesOf } from './timings.ts';

const paragraphs = 300;

/** Two of the invented acts, each in its first version. */
async function someActs(): Promise<ImportedText[]> {
  const acts = (await readActs()).slice(0, 2);
  return acts.flatMap((act) =>
    (['de', 'fr'] as const).map((language) => {
      const [version = ''] = act.versions;
      return readAkn(writeAkn(act, version, language), `${act.slug}_${language}.xml`);
    }),
  );
}

let acts: ImportedText[];
beforeAll(async () => {
  acts = await someActs();
});

describe('multiplied acts', () => {
  it('reach the number in the language, every document once and with all its languages', () => {
    const copies = [...copiedActs(acts, paragraphs)];
    const german = copies.filter(({ act }) => act.language === 'DE');
    const count = german.reduce((sum, one) => sum + one.paragraphs, 0);
    expect(count).toBeGreaterThanOrEqual(paragraphs);
    expect(count - (german.at(-1)?.paragraphs ?? 0)).toBeLessThan(paragraphs);
    expect(new Set(german.map(({ act }) => act.sourceKey)).size).toBe(german.length);
    expect(copies.length).toBe(2 * german.length);
    expect(new Set(german.map(({ act }) => act.names.DE?.short)).size).toBe(german.length);
  });

  it('keep how often words stand and make few new ones', () => {
    const copies = [...copiedActs(acts, paragraphs)].filter(({ act }) => act.language === 'DE');
    const [original, copy] = copies.filter(({ act }) => act.sourceKey.startsWith(acts[0]?.sourceKey ?? '?'));
    if (original === undefined || copy === undefined) throw new Error('no copy was made');
    const counts = (act: ImportedText) => {
      const part = segmentOf(1, { ...act, names: {} });
      return part.words.map((_, word) => (part.postingStart[word + 1] ?? 0) - (part.postingStart[word] ?? 0));
    };
    const words = (act: ImportedText) => new Set(segmentOf(1, { ...act, names: {} }).words);
    const sorted = (list: number[]) => list.toSorted((a, b) => b - a);
    const [common, copied] = [sorted(counts(original.act)), sorted(counts(copy.act))];
    expect(copied.slice(0, 100)).toEqual(common.slice(0, 100));
    // A word that a note or a mark divides may become two words.
    expect(Math.abs(copied.length - common.length)).toBeLessThan(common.length / 100);
    const before = words(original.act);
    const fresh = [...words(copy.act)].filter((word) => !before.has(word)).length;
    expect(fresh).toBeGreaterThan(0);
    expect(fresh).toBeLessThan(before.size / 4);
  });
});

describe('queries', () => {
  it('are of every kind, the same each time and none empty', () => {
    const queries = mixedQueries(acts);
    expect(queries).toHaveLength(200);
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(queryKinds));
    expect(queries.filter(({ query }) => query.replaceAll(/["*\s]/g, '') === '')).toEqual([]);
    expect(mixedQueries(acts)).toEqual(queries);
  });
});

describe('times', () => {
  it.each([
    [[], 0, 0, 0],
    [[7], 7, 7, 7],
    [[4, 1, 3, 2], 2, 4, 4],
    [Array.from({ length: 100 }, (_, at) => 100 - at), 50, 95, 100],
  ])('of %j', (measured, p50, p95, max) => {
    expect(timesOf(measured)).toEqual({ count: measured.length, p50, p95, max });
  });
});

describe('the measurement on PGlite', () => {
  const plan = { paragraphs, queries: 14, rounds: 1, users: 3, seconds: 1, database: 'PGlite', learn: false };
  const fts5 = () => measureFts5(acts, plan);
  let result: ScaleResult;
  let close = async () => {};

  beforeAll(async () => {
    const domain = await startDomain(embeddedDatabase);
    const { place, remove } = await embeddedDatabase.start();
    close = async () => {
      await domain.stop();
      await remove();
    };
    const caller = { token: await domain.signIn('musterbank'), registered: domain.server.registrations() };
    result = await measureScale(acts, place, caller, { ...plan, port: 0 });
  }, 300_000);
  afterAll(() => close());

  it('asks a server of its own over HTTP and inside, and counts what it holds', () => {
    expect(result.paragraphs).toBeGreaterThanOrEqual(paragraphs);
    expect(result.filled.paragraphs).toBe(Object.values(result.filled.byLanguage).reduce((a, b) => a + b));
    expect([result.http.count, result.inside.count, result.refused]).toEqual([14, 14, 0]);
    expect(Object.keys(result.byKind)).toEqual(queryKinds);
    expect(result.memory.docs).toBeGreaterThan(result.filled.paragraphs);
    expect(result.memory.indexBytes).toBeGreaterThan(0);
    for (const crowd of [result.crowd, result.closedLoop]) expect(crowd?.count).toBeGreaterThanOrEqual(3);
  });

  it('finds the same rows in FTS5, shown with snippets', () => {
    expect(fts5().all.count).toBe(14);
    const rows = fillFts5(acts, paragraphs);
    const [first] = rows.search('Einlagen', 'all');
    expect(first).toMatchObject({ snippet: expect.stringContaining('<b>') });
    expect(rows.search('Einlagen gibtesnicht', 'all').length).toBeGreaterThan(0);
    rows.close();
  });

  it('is shown as lines, as a table and as a plot', () => {
    const one = { ...result, paragraphs };
    expect(resultLines(one, fts5()).join('\n')).toMatch(/over HTTP: +p50 .*\n.*inside/);
    const report = { results: [one], fts5: [{ paragraphs, result: fts5() }] };
    expect(growthTable(report).split('\n')).toHaveLength(3);
    const plot = growthPlot(report);
    expect(plot.match(/<polyline/g)).toHaveLength(4);
    expect(plot).not.toMatch(/NaN|undefined/);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnswer, versionDate } from '#server/testing/assurance.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

const laterVersion = '2024-01-01';

describe.each(testDatabases())('lists of assurance on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  let reader: Commenter;
  beforeAll(async () => {
    servers = await startBoth(database);
    await storeText(servers.main.db, aText({ versionDate: laterVersion }), aPrint(), undefined);
    await storeText(
      servers.main.db,
      aText({ sourceKey: 'eli/test/other', names: { DE: { long: 'Anderes Gesetz', short: 'AndG' } } }),
      aPrint(),
      undefined,
    );
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers);
    reader = await enterCommenter(servers, ['READER']);
    for (const fields of [
      { regArt: 'musterg~2', compliance: 'yes', control: 'Vier Augen: Prüfung à Genève.' },
      { regArt: 'musterg~1', compliance: 'no', responsible: bea.id, reviewDate: '2026-12-31' },
      { regArt: 'musterg~1', compliance: 'partial', versionDate: laterVersion, responsible: ada.id },
      { regArt: 'musterg~2^1', compliance: 'inProgress', reviewDate: '2027-06-30' },
      { regArt: 'andg~1', compliance: 'covered', coveredBy: 'musterg~2' },
      { regArt: 'musterg~135-149', compliance: 'unsure' },
    ] as const)
      await ada.client.createAnswer({ body: anAnswer(fields) });
    const [gone] = await ada.client.assuranceOfRegArt({ complete: 'musterg~135-149' });
    await ada.client.withdrawAnswer({ raid: gone?.raid ?? '', version: 1 });
  });
  afterAll(() => servers?.stop());

  const list = async (query: Parameters<Commenter['client']['listAnswers']>[0] = {}) =>
    (await reader.client.listAnswers(query)).answers.map((one) => `${one.regArt} ${one.compliance}`);

  it('have the latest answer of each place, in the order of the law, and those for earlier versions on demand', async () => {
    expect(await list()).toEqual([
      'andg~1 covered',
      'musterg~1 partial',
      'musterg~2 yes',
      'musterg~2^1 inProgress',
    ]);
    expect(await list({ versions: 'all' })).toEqual([
      'andg~1 covered',
      'musterg~1 partial',
      'musterg~1 no',
      'musterg~2 yes',
      'musterg~2^1 inProgress',
    ]);
  });

  it.each([
    ['compliance', { compliance: 'yes,covered' }, ['andg~1', 'musterg~2']],
    ['document', { regulation: 'musterg' }, ['musterg~1', 'musterg~2', 'musterg~2^1']],
    ['words of the control text, without case and accents', { text: 'prufung geneve' }, ['musterg~2']],
    ['the day of the review', { reviewFrom: '2027-01-01', reviewTo: '2027-12-31' }, ['musterg~2^1']],
    ['a missing responsible person', { orphaned: 'true' as const }, ['andg~1', 'musterg~2', 'musterg~2^1']],
    ['signs that mean something to the database', { text: '%' }, []],
  ])('are filtered by %s', async (_, query, places) => {
    expect((await list(query)).map((one) => one.split(' ')[0])).toEqual(places);
  });

  it('are filtered by the responsible person', async () => {
    expect(await list({ responsible: ada.id })).toEqual(['musterg~1 partial']);
    // What somebody was responsible for in an earlier version is not what stands.
    expect(await list({ responsible: bea.id })).toEqual([]);
    expect(await list({ responsible: `${bea.id},${ada.id}`, versions: 'all' })).toEqual([
      'musterg~1 partial',
      'musterg~1 no',
    ]);
  });

  it.each([
    ['compliance', 'asc', ['musterg~1', 'musterg~2^1', 'andg~1', 'musterg~2']],
    ['reviewDate', 'asc', ['musterg~2^1', 'andg~1', 'musterg~1', 'musterg~2']],
    ['reviewDate', 'desc', ['musterg~2^1', 'andg~1', 'musterg~1', 'musterg~2']],
    ['responsible', 'asc', ['musterg~1', 'andg~1', 'musterg~2', 'musterg~2^1']],
    ['regArt', 'desc', ['musterg~2^1', 'musterg~2', 'musterg~1', 'andg~1']],
    ['versionDate', 'desc', ['musterg~1', 'andg~1', 'musterg~2', 'musterg~2^1']],
    ['editDate', 'asc', ['musterg~2', 'musterg~1', 'musterg~2^1', 'andg~1']],
  ] as const)('are sorted by %s %s', async (sort, order, places) => {
    expect((await list({ sort, order })).map((one) => one.split(' ')[0])).toEqual(places);
  });

  it('come by pages with their number', async () => {
    const page = await reader.client.listAnswers({ start: 1, rows: 2 });
    expect([page.total, page.answers.map(({ regArt }) => regArt)]).toEqual([4, ['musterg~1', 'musterg~2']]);
  });

  const none = { yes: 0, no: 0, unsure: 0, partial: 0, inProgress: 0, covered: 0 };

  it('are counted by document, of each place the latest', async () => {
    expect(await reader.client.assuranceByDocument({})).toEqual([
      { regTextId: 'andg', counts: { ...none, covered: 1 }, earlier: 0 },
      { regTextId: 'musterg', counts: { ...none, partial: 1, yes: 1, inProgress: 1 }, earlier: 0 },
    ]);
  });

  it('are counted by unit with what is inside, in the version of the text that is read', async () => {
    const count = async (day?: string) =>
      (await reader.client.assuranceByUnit({ regTextId: 'musterg', versionDate: day })).map(
        ({ completeParagraphID, counts, earlier }) => ({
          [completeParagraphID]: Object.fromEntries(
            Object.entries(counts).filter(([, number]) => number > 0),
          ),
          earlier,
        }),
      );
    expect(await count()).toEqual([
      { 'musterg~1': { partial: 1 }, earlier: 0 },
      { 'musterg~2': { yes: 1, inProgress: 1 }, earlier: 0 },
    ]);
    expect(await count(versionDate)).toEqual([
      { 'musterg~1': { no: 1 }, earlier: 0 },
      { 'musterg~2': { yes: 1, inProgress: 1 }, earlier: 0 },
    ]);
    // What was answered of other words is no answer to these.
    expect(await count(laterVersion)).toEqual([
      { 'musterg~1': { partial: 1 }, earlier: 0 },
      { 'musterg~2': {}, earlier: 2 },
    ]);
  });
});

it('who sees which answer is decided in one file', () => {
  const readers = globSync('server/{domain,mail,process,http,admin}/**/*.ts').filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /From\('assurance_answer(?: as \w+)?'\)|Join\(\s*'assurance_answer/.test(readFileSync(file, 'utf8')),
  );
  // Others than the first read by an id or a place that they change, or compare with what that file has admitted.
  expect(readers.toSorted()).toEqual([
    'server/domain/assurance-checks.ts',
    'server/domain/assurance-of-removed.ts',
    'server/domain/assurance-visibility.ts',
    'server/domain/carry-answered.ts',
    'server/domain/written-places.ts',
  ]);
});

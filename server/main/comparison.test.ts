import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { comparisonFileName } from '#core/law/comparison/report/paper.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aMainCaller, startMainWithActs } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';
import { comparisonHandlers } from './comparison.ts';

const apart = (source: string, short: string, date: string, units: Unit[]) =>
  aText({
    sourceKey: `eli/test/${source}`,
    names: { DE: { long: `Gesetz über Lampen (${short})`, short } },
    versionDate: date,
    units,
  });

describe.each(testDatabases())('comparisons on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  beforeAll(async () => {
    main = await startMainWithActs(database);
    const old = [
      anArticle('1', 'Die Lampe leuchtet jede Nacht bis zum Morgen.', 'Das Amt prüft sie innert 30 Tagen.'),
      anArticle('2', 'Wer eine Lampe löscht, meldet dies der Gemeinde sofort und schriftlich.'),
    ];
    const moved = [
      anArticle('1', 'Die Lampe leuchtet jede Nacht bis zum Morgen.'),
      anArticle(
        '2',
        'Wer eine Lampe löscht, meldet dies der Gemeinde sofort und schriftlich.',
        'Das Amt prüft sie innert 30 Tagen.',
      ),
      anArticle('3', 'Die Gemeinde führt ein Verzeichnis aller Lampen auf ihrem Gebiet.'),
    ];
    await storeText(main.db, apart('lampe', 'LampeG', '2020-01-01', old), aPrint(), undefined);
    await storeText(main.db, apart('lampe', 'LampeG', '2024-01-01', moved), aPrint(), undefined);
    await storeText(
      main.db,
      apart('docht', 'DochtG', '2020-01-01', [
        anArticle('7', 'Ein Docht misst drei Linien.', 'Baumwolle wird vorher gewaschen und gebleicht.'),
        anArticle('8', 'Händler verkaufen Dochte nur in versiegelten Schachteln zu hundert Stück.'),
      ]),
      aPrint(),
      undefined,
    );
  });
  afterAll(() => main?.stop());

  const compare = (before: string, after: string, query: object = {}) =>
    main.client().compare({ before, after, language: 'DE', ...query });
  const rejected = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: { status: number; code: string; message: string }) =>
        `${error.status} ${error.code}: ${error.message}`,
    );
  const summary = ({ rows }: Awaited<ReturnType<typeof compare>>) =>
    rows.map(({ change, before, after }) => [change, before?.path ?? '', after?.path ?? '']);

  it('know two versions of a provision from two provisions, also where one version folds it with others', async () => {
    const folded = { ...anArticle('3-9', 'Diese gelten auch.'), range: { first: '3', last: '9' } };
    const single = anArticle('5', 'Diese gelten noch.');
    await storeText(main.db, apart('falte', 'FalteG', '2020-01-01', [folded]), aPrint(), undefined);
    await storeText(main.db, apart('falte', 'FalteG', '2024-01-01', [single]), aPrint(), undefined);
    const dates = { beforeDate: '2020-01-01', afterDate: '2024-01-01' };
    const one = await compare('falteg~5', 'falteg~5', dates);
    expect([one.before.path, one.after.path, one.apart]).toEqual(['3-9', '5', false]);
    expect(comparisonFileName(one)).toBe('FalteG Art. 5 2020-01-01–2024-01-01');
    expect((await compare('lampeg~1', 'lampeg~2')).apart).toBe(true);
    expect((await compare('lampeg', 'dochtg')).apart).toBe(true);
  });

  it('tell two versions of a document apart, paragraph by paragraph', async () => {
    const result = await compare('lampeg', 'lampeg', { beforeDate: '2020-01-01', afterDate: '2024-06-01' });
    expect(result.before).toMatchObject({
      regTextId: 'lampeg',
      displayName: 'LampeG',
      title: 'LampeG',
      versionDate: '2020-01-01',
      validUntil: '2023-12-31',
      status: 'past',
    });
    expect(result.after).toMatchObject({ versionDate: '2024-01-01', status: 'inForce' });
    expect(summary(result)).toEqual(
      expect.arrayContaining([
        ['same', '1^1', '1^1'],
        ['moved', '1^2', '2^2'],
        ['new', '', '3^1'],
      ]),
    );
    expect(result.unrelated).toBe(false);
  });

  it('of one article tell what moved out of it and into it', async () => {
    const dates = { beforeDate: '2020-01-01', afterDate: '2024-01-01' };
    const first = await compare('lampeg~1', 'lampeg~1', dates);
    expect(summary(first)).toContainEqual(['moved', '1^2', '2^2']);
    // At its old place, and once.
    expect(summary(first).slice(-2)).toEqual([
      ['same', '1^1', '1^1'],
      ['moved', '1^2', '2^2'],
    ]);
    expect(first.rows.some(({ to }) => to !== undefined)).toBe(false);
    const whole = await compare('lampeg', 'lampeg', dates);
    expect(whole.rows.filter(({ to }) => to !== undefined)).toMatchObject([
      { change: 'moved', before: { path: '1^2' }, to: '2^2' },
    ]);
    expect(first.summary.rows).toMatchObject({ moved: 1, repealed: 0 });
    expect(first.after).toMatchObject({ path: '1', name: 'Art. 1', heading: 'Gegenstand 1' });
    const second = await compare('lampeg~2', 'lampeg~2', dates);
    expect(summary(second)).toContainEqual(['moved', '1^2', '2^2']);
    expect(summary(second)).not.toContainEqual(['same', '1^1', '1^1']);
    expect(second.summary.rows).toMatchObject({ moved: 1, new: 0 });
  });

  it('of an article that only one version has show it as new', async () => {
    const result = await compare('lampeg~3', 'lampeg~3', { beforeDate: '2020-01-01' });
    expect(new Set(summary(result).map(([change]) => change))).toEqual(new Set(['new']));
    expect(result.before.path).toBe('3');
  });

  it('set provisions of two documents beside each other', async () => {
    const result = await compare('dochtg~7', 'lampeg~1^1');
    expect(result.before).toMatchObject({ displayName: 'DochtG', name: 'Art. 7' });
    expect(result.after).toMatchObject({ displayName: 'LampeG', name: 'Art. 1 Abs. 1' });
    expect(result.rows.length).toBeGreaterThan(0);
    expect(summary(result).flat()).not.toContain('2^1');
  });

  it('of a version with itself are empty', async () => {
    const result = await compare('lampeg', 'lampeg');
    expect(Object.values(result.summary.classes)).toEqual(Object.values(result.summary.classes).map(() => 0));
    expect(new Set(summary(result).map(([change]) => change))).toEqual(new Set(['same']));
    expect(result.units).toEqual([]);
  });

  it('of texts without anything in common say so', async () => {
    expect((await compare('dochtg', 'lampeg')).unrelated).toBe(true);
  });

  it.each<[string, Parameters<typeof compare>, RegExp]>([
    ['an unknown document', ['nix', 'lampeg'], /^404 REGULATION_NOT_FOUND/],
    ['an unknown article', ['lampeg~99', 'lampeg~99'], /^404 PARAGRAPH_NOT_FOUND/],
    ['an article that one of two documents lacks', ['dochtg~99', 'lampeg~1'], /^404 PARAGRAPH_NOT_FOUND/],
    ['what is no identifier', ['lampeg~', 'lampeg'], /^400 INVALID_REQUEST/],
    ['a malformed path, naming the side', ['lampeg', 'lampeg~1^^2'], /^400 INVALID_REQUEST.*after: /],
    ['an impossible date', ['lampeg', 'lampeg', { beforeDate: '2024-02-30' }], /^400 INVALID_REQUEST/],
    [
      'a date before the first version, which is named',
      ['lampeg', 'lampeg', { beforeDate: '2019-12-31' }],
      /^404 VERSION_NOT_FOUND.*first version is of 2020-01-01/,
    ],
    [
      'a language without text, naming those there are',
      ['lampeg', 'lampeg', { language: 'IT' }],
      /^404 LANGUAGE_NOT_AVAILABLE.*DE/,
    ],
  ])('refuse %s', async (_, query, answer) => {
    expect(await rejected(compare(...query))).toMatch(answer);
  });

  it.each([
    ['nix~1', 'lampeg', 'nix'],
    ['lampeg', 'nix', 'nix'],
  ])('of %s and %s name the document that there is not', async (before, after, regTextId) => {
    await expect(compare(before, after)).rejects.toMatchObject({ code: 'REGULATION_NOT_FOUND', regTextId });
  });

  it('of texts beyond all measure are refused before they are read', async () => {
    const data = { read: main.db, now: () => new Date('2026-05-01T10:00:00Z') };
    const { compare: small } = comparisonHandlers(data, { maxLength: 50 });
    const params = { before: 'lampeg', after: 'lampeg' };
    const query = { language: 'DE', beforeDate: '2020-01-01', afterDate: undefined } as const;
    const answer = small({ params, query, body: undefined, caller: aMainCaller, address: undefined });
    expect(await rejected(Promise.resolve(answer))).toMatch(/^413 COMPARISON_TOO_LARGE/);
  });

  it('need a signed-in caller', async () => {
    const anonymous = main.client('').compare({ before: 'lampeg', after: 'lampeg', language: 'DE' });
    expect(await rejected(anonymous)).toMatch(/^401/);
  });
});

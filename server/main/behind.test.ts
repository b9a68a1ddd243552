import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Division, Unit } from '#core/contract/main/regulation-text.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

type Fields = Parameters<typeof aText>[0];
const names = { DE: { long: 'Dochtgesetz', short: 'DochtG' }, EN: { long: 'Wick Act', short: 'WickA' } };
const wick = { sourceKey: 'eli/cc/2019/7', sourceNumber: '999.7', names };
const lamp = {
  sourceKey: 'eli/cc/2018/6',
  sourceNumber: '999.6',
  names: { DE: { long: 'Lampengesetz', short: 'LampG' }, EN: { long: 'Lamp Act', short: 'LampA' } },
};
const repealed = {
  sourceKey: 'eli/cc/2017/5',
  sourceNumber: '999.5',
  names: { DE: { long: 'Kerzengesetz', short: 'KerzG' }, EN: { long: 'Candle Act', short: 'CandleA' } },
};

/** An article that defines a term in a list. */
const defining = (lead: string, line: string): Unit => {
  const unit = anArticle('3', lead);
  const [paragraph] = unit.parts;
  const item: Division = {
    part: 'division',
    kind: 'letter',
    id: '3^1^a',
    num: ['a.'],
    parts: [{ part: 'text', content: [line] }],
  };
  if (paragraph?.part === 'division') paragraph.parts.push(item);
  return unit;
};
const german = [
  anArticle('1', 'Der Docht misst zwei Linien.', 'Er brennt.'),
  anArticle('2', 'Der Docht ist gezwirnt.'),
  defining('In diesem Gesetz bedeuten:', 'Docht: ein Faden;'),
];
const changed = [
  anArticle('1', 'Der Docht misst drei Linien.', 'Er brennt.'),
  ...german.slice(1),
  anArticle('4', 'Der Docht wird geprüft.'),
];
const english = [
  anArticle('1', 'The wick measures two lines.', 'It burns.'),
  anArticle('2', 'The wick is twisted; see Article 1 of the Lamp Act.'),
  defining('In this Act:', 'wick: a thread;'),
];

const acts: Fields[] = [
  { ...wick, language: 'DE', versionDate: '2020-01-01', units: german },
  { ...wick, language: 'EN', versionDate: '2020-01-01', units: english },
  { ...wick, language: 'DE', versionDate: '2024-01-01', units: changed },
  { ...wick, language: 'FR', versionDate: '2024-01-01', units: [anArticle('1', 'La mèche.')] },
  { ...wick, language: 'DE', versionDate: '2030-01-01', units: changed },
  { ...lamp, language: 'DE', versionDate: '2020-01-01', units: [anArticle('1', 'Die Lampe leuchtet.')] },
  {
    ...lamp,
    language: 'EN',
    versionDate: '2020-01-01',
    units: [anArticle('1', 'The lamp has a wick under Article 2 of the Wick Act.')],
  },
  // The English text is of a day of which there is no German one, so what has changed since is not known.
  { ...repealed, language: 'EN', versionDate: '2019-01-01', units: [anArticle('1', 'The candle burns.')] },
  {
    ...repealed,
    language: 'DE',
    versionDate: '2020-01-01',
    repealedOn: '2025-01-01',
    units: [anArticle('1', 'Die Kerze brennt.')],
  },
];

describe.each(testDatabases())('a text that is older than the version in force, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const at = { regTextId: 'docht', language: 'EN' } as const;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    for (const act of acts) await storeText(main.db, aText(act), aPrint(), undefined);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });
  const call = () => main.client();
  const rejected = (promise: Promise<unknown>) =>
    promise.then(
      () => 'no error',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const regTextId = async (long: string) =>
    (await call().listOfRegulation({ body: { language: 'EN' } })).find(({ longName }) => longName === long)
      ?.regTextId ?? '';
  const wickId = () => regTextId('Wick Act');

  it('opens where the newest one does not exist in its language, and says of when it is', async () => {
    const id = await wickId();
    const document = await call().regulation({ ...at, regTextId: id });
    expect(document).toMatchObject({
      displayName: 'WickA',
      versionDate: '2020-01-01',
      validUntil: '2023-12-31',
      status: 'inForce',
      currentVersion: '2024-01-01',
      languages: ['DE', 'FR', 'EN'],
      behind: {
        textDate: '2020-01-01',
        versionDate: '2024-01-01',
        languages: ['DE', 'FR'],
        comparedIn: 'DE',
      },
    });
    const text = await call().regText({ ...at, regTextId: id, from: 0, count: 9 });
    expect(text.versionDate).toBe('2020-01-01');
    expect(JSON.stringify(text.units)).toContain('two lines');
    const { versionDate, entries } = await call().tableOfContent({ ...at, regTextId: id });
    expect([versionDate, entries.length]).toEqual(['2020-01-01', 3]);
    const article = await call().regArtText({ complete: `${id}~1^2`, language: 'EN' });
    expect([article.versionDate, article.unit.id]).toEqual(['2020-01-01', '1']);
    expect(await call().searchRegArt({ inFocus: `${id}~2`, language: 'EN' })).toMatchObject({
      versionDate: '2020-01-01',
      language: 'EN',
    });
    expect((await call().coordinatesOfArticles({ ...at, regTextId: id })).length).toBeGreaterThan(0);
  });

  it('knows which of its paragraphs read differently now, and how many articles are new', async () => {
    const { behind } = await call().regulation({ ...at, regTextId: await wickId() });
    expect([behind?.changedPaths, behind?.added]).toEqual([['1^1'], 1]);
    const info = await call().regulationInfo({ ...at, regTextId: await wickId() });
    expect(info.behind).toEqual(behind);
  });

  it.each([
    ['2020-01-01', undefined],
    ['2023-12-31', undefined],
    ['2024-01-01', '2024-01-01'],
    ['2026-01-01', '2024-01-01'],
    ['2031-01-01', '2030-01-01'],
  ])('on %s is behind the version of %s', async (versionDate, newer) => {
    const document = await call().regulation({ ...at, regTextId: await wickId(), versionDate });
    expect([document.versionDate, document.behind?.versionDate]).toEqual(['2020-01-01', newer]);
  });

  it('does not open for a language without any text up to that day', async () => {
    const id = await wickId();
    const french = (versionDate: string) =>
      call().regText({ regTextId: id, language: 'FR', versionDate, from: 0, count: 1 });
    expect(await rejected(french('2023-12-31'))).toBe('404 LANGUAGE_NOT_AVAILABLE');
    expect((await french('2031-01-01')).versionDate).toBe('2024-01-01');
    expect(await rejected(call().regText({ regTextId: id, language: 'IT', from: 0, count: 1 }))).toBe(
      '404 LANGUAGE_NOT_AVAILABLE',
    );
    const document = await call().regulation({ regTextId: id, language: 'IT' });
    expect([document.versionDate, document.behind]).toEqual(['2024-01-01', undefined]);
  });

  it('of a repealed act is repealed, and its changes are not known where no language has both versions', async () => {
    const id = await regTextId('Candle Act');
    const document = await call().regulation({ regTextId: id, language: 'EN' });
    expect(document).toMatchObject({ status: 'repealed', archived: true, versionDate: '2019-01-01' });
    expect(document.behind).toEqual({
      textDate: '2019-01-01',
      versionDate: '2020-01-01',
      languages: ['DE'],
      translation: true,
    });
  });

  it('is offered in lists with its own date, and stands for a document in force', async () => {
    const list = await call().listOfRegulation({ body: { language: 'EN' } });
    const listed = list.find(({ longName }) => longName === 'Wick Act');
    expect(listed).toMatchObject({ status: 'inForce', archived: false, versionDate: '2020-01-01' });
    expect(listed?.behind).toEqual({
      textDate: '2020-01-01',
      versionDate: '2024-01-01',
      languages: ['DE', 'FR'],
      translation: true,
      comparedIn: 'DE',
    });
    const inGerman = await call().listOfRegulation({ body: { language: 'DE' } });
    const same = inGerman.find(({ longName }) => longName === 'Dochtgesetz');
    expect([same?.versionDate, same?.behind, same?.languages]).toEqual([
      '2024-01-01',
      undefined,
      ['DE', 'FR', 'EN'],
    ]);
  });

  it('is never one side of a comparison of versions, and tells its date beside another act', async () => {
    const id = await wickId();
    const versions = { before: id, after: id, language: 'EN', beforeDate: '2020-01-01' } as const;
    expect(await rejected(call().compare(versions))).toBe('404 LANGUAGE_NOT_AVAILABLE');
    expect(await rejected(call().compare({ ...versions, afterDate: '2024-01-01' }))).toBe(
      '404 LANGUAGE_NOT_AVAILABLE',
    );
    const lampId = await regTextId('Lamp Act');
    const apart = await call().compare({ before: `${id}~1`, after: `${lampId}~1`, language: 'EN' });
    expect(apart.before).toMatchObject({ versionDate: '2020-01-01', behind: { versionDate: '2024-01-01' } });
    expect(apart.after.behind).toBeUndefined();
  });

  it('is the target of links and previews in its language, which say whether the place has changed', async () => {
    const [id, lampId] = [await wickId(), await regTextId('Lamp Act')];
    const { units } = await call().regText({ regTextId: lampId, language: 'EN', from: 0, count: 1 });
    expect(JSON.stringify(units)).toContain(`"target":"${id}~2"`);
    const preview = (path: string) => call().referencePreview({ target: `${id}~${path}`, language: 'EN' });
    expect(await preview('2')).toMatchObject({
      language: 'EN',
      versionDate: '2020-01-01',
      status: 'inForce',
      behind: { versionDate: '2024-01-01', languages: ['DE', 'FR'], translation: true, changed: false },
    });
    expect((await preview('1^1')).behind?.changed).toBe(true);
    expect((await preview('1^2')).behind?.changed).toBe(false);
    const [own] = (await call().regText({ ...at, regTextId: id, from: 1, count: 1 })).units;
    expect(JSON.stringify(own)).toContain(`"target":"${lampId}~1"`);
  });

  it('cites as any text in force does, marked with its version', async () => {
    const [id, lampId] = [await wickId(), await regTextId('Lamp Act')];
    const incoming = () => call().incomingReferences({ target: `${lampId}~1`, language: 'EN' });
    await incoming();
    await main.references.settled();
    const { items, complete } = await incoming();
    expect(complete).toBe(true);
    expect(items).toMatchObject([
      { completeParagraphID: `${id}~2^1`, behind: { versionDate: '2024-01-01', changed: false } },
    ]);
    const own = await call().incomingReferences({ target: `${id}~2`, language: 'EN' });
    expect(own.items.map(({ regTextId: key, behind }) => [key, behind])).toEqual([[lampId, undefined]]);
  });

  it('defines terms, which are translated where their place has not changed', async () => {
    const id = await wickId();
    const glossary = async (language: LanguageCode) => {
      for (;;) {
        const reply = await call().glossary({ language, regTextId: id });
        if (reply.complete) return reply.terms;
      }
    };
    expect(await glossary('EN')).toMatchObject([
      {
        term: 'wick',
        completeParagraphID: `${id}~3^1^a`,
        translations: [{ language: 'DE', term: 'Docht' }],
        behind: { versionDate: '2024-01-01', changed: false },
      },
    ]);
    const [inGerman] = await glossary('DE');
    expect([inGerman?.translations, inGerman?.behind]).toEqual([
      [{ language: 'EN', term: 'wick' }],
      undefined,
    ]);
    // From this day on the definition is another one, of which there is no English text.
    const units = [...changed.slice(0, 2), defining('In diesem Gesetz bedeuten:', 'Docht: ein Strick;')];
    await storeText(
      main.db,
      aText({ ...wick, language: 'DE', versionDate: '2025-01-01', units }),
      aPrint(),
      undefined,
    );
    expect((await glossary('DE'))[0]?.translations).toEqual([]);
    expect(await glossary('EN')).toMatchObject([
      { term: 'wick', translations: [], behind: { changed: true } },
    ]);
  });

  it('stands beside the version of the day in its own column, with the places that have changed', async () => {
    const id = await wickId();
    const texts = await call().parallelText({ regTextId: id, languages: 'DE,EN', versionDate: '2024-06-01' });
    expect(texts).toMatchObject({ versionDate: '2024-01-01', languages: ['DE', 'EN'], missing: [] });
    expect(texts.behind).toEqual([
      null,
      { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE', 'FR'], translation: true },
    ]);
    expect(
      texts.units.map(({ id: unit, columns, outdated }) => [unit, columns.map((one) => one?.id), outdated]),
    ).toEqual([
      ['1', ['1', '1'], [{ path: '1^1', languages: ['EN'] }]],
      ['2', ['2', '2'], undefined],
      ['3', ['3', '3'], undefined],
      ['4', ['4', undefined], undefined],
    ]);
    // One language has not changed otherwise than the other: it has not been translated yet.
    expect(texts.units.flatMap(({ uneven }) => uneven)).toEqual([]);
    expect(
      (await call().parallelText({ regTextId: id, languages: 'DE,FR', versionDate: '2024-06-01' })).behind,
    ).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startMainWithActs } from '#server/testing/servers.ts';

describe.each(testDatabases())('calls of the main server on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  const at = { regTextId: 'musterg', language: 'DE' } as const;
  beforeAll(async () => {
    main = await startMainWithActs(database);
  });
  afterAll(() => main?.stop());

  const rejected = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );

  it('lists the languages without sign-in', async () => {
    expect(await main.client('').listOfLanguages({})).toEqual([
      { code: 'DE', locale: 'de-CH' },
      { code: 'FR', locale: 'fr-CH' },
      { code: 'IT', locale: 'it-CH' },
      { code: 'EN', locale: 'en-GB' },
    ]);
  });

  it('lists documents in force and to come, by category and by date', async () => {
    const keys = async (body: object) =>
      (await main.client().listOfRegulation({ body: { language: 'DE', ...body } })).map(
        ({ regTextId }) => regTextId,
      );
    expect(await keys({})).toEqual(['komg', 'musterg']);
    expect(await keys({ category: 'supervision' })).toEqual(['komg']);
    expect(await keys({ versionDate: '2025-01-01' })).toEqual(['musterg']);
    expect(await keys({ versionDate: '1999-01-01' })).toEqual([]);
  });

  it('accepts a trailing slash, as the specification spells the list', async () => {
    const body = JSON.stringify({ language: 'DE' });
    const reply = await main.send('/api/v1/ListOfRegulation/', { method: 'POST', body });
    expect(reply.status).toBe(200);
  });

  it('names a document with its versions, in the asked or the nearest language', async () => {
    expect(await main.client().regulation({ regTextId: 'musterg', language: 'FR' })).toMatchObject({
      displayName: 'LMod',
      longName: 'Loi modèle',
      shortNames: { DE: 'MusterG', FR: 'LMod' },
      category: 'base',
      versionDate: '2020-01-01',
      validUntil: '2023-12-31',
      status: 'inForce',
      behind: { versionDate: '2024-01-01', languages: ['DE'], comparedIn: 'DE' },
      currentVersion: '2024-01-01',
      languages: ['DE', 'FR'],
      languageVersions: { DE: '2030-01-01', FR: '2020-01-01' },
      archived: false,
      entryIntoForce: '2020-01-01',
      source: 'other',
      legalStatus: 'official',
    });
    expect(await main.client().regulation({ regTextId: 'komg', language: 'EN' })).toMatchObject({
      displayName: 'KomG',
      versionDate: '2029-01-01',
      status: 'future',
    });
  });

  it.each([
    [undefined, '2024-01-01'],
    ['2020-01-01', '2020-01-01'],
    ['2023-12-31', '2020-01-01'],
    ['2024-01-01', '2024-01-01'],
    ['2031-05-05', '2030-01-01'],
  ])('takes versionDate %s as the version in force then: %s', async (versionDate, expected) => {
    const info = await main.client().regulationInfo(versionDate === undefined ? at : { ...at, versionDate });
    expect(info).toMatchObject({ versionDate: expected, pdf: { pages: 2 }, sourceKey: 'eli/test/musterg' });
  });

  it('tells versions from first to last', async () => {
    expect(
      (await main.client().allVersions(at)).map((one) => [one.versionDate, one.status, one.languages]),
    ).toEqual([
      ['2020-01-01', 'past', ['DE', 'FR']],
      ['2024-01-01', 'inForce', ['DE']],
      ['2030-01-01', 'future', ['DE']],
    ]);
  });

  it('gives the contents without notes, and windows of the text', async () => {
    const { entries } = await main.client().tableOfContent({ ...at, versionDate: '2020-01-01' });
    expect(entries.map((entry) => entry.completeParagraphID)).toEqual([
      'musterg~1',
      'musterg~2',
      'musterg~135-149',
    ]);
    expect(entries[0]).toMatchObject({ index: 0, num: ['Art. 1'], heading: ['Gegenstand 1'] });
    expect(entries[0]?.size).toBeGreaterThan(20);
    const window = await main.client().regText({ ...at, versionDate: '2020-01-01', from: 1, count: 1 });
    expect(window).toMatchObject({ total: 3, from: 1 });
    expect(window.units.map(({ id }) => id)).toEqual(['2']);
    const around = await main.client().regText({ ...at, versionDate: '2020-01-01', around: '2^2', count: 4 });
    expect(around.from).toBe(0);
  });

  it('gives the article that holds a paragraph, a range for each article in it', async () => {
    const article = (complete: string) =>
      main.client().regArtText({ complete, language: 'DE', versionDate: '2020-01-01' });
    expect(await article('musterg~2^2')).toMatchObject({ index: 1, unit: { id: '2' } });
    expect(await article('musterg~140')).toMatchObject({ index: 2, unit: { id: '135-149' } });
    expect(await rejected(article('musterg~150'))).toBe('404 PARAGRAPH_NOT_FOUND');
    expect(await rejected(article('musterg~^^'))).toBe('400 INVALID_REQUEST');
  });

  it('tells where paragraphs stand', async () => {
    const request = { ...at, versionDate: '2020-01-01' };
    const ids = (paragraphs: { completeParagraphID: string }[]) =>
      paragraphs.map((one) => one.completeParagraphID.slice(8));
    expect(ids(await main.client().coordinatesOfArticles(request))).toEqual(['1', '2', '135-149']);
    expect(ids(await main.client().coordinatesOfSubParagraphs(request))).toEqual([
      '1^1',
      '2^1',
      '2^2',
      '135-149^1',
    ]);
    expect(ids(await main.client().coordinatesOfPages({ ...request, range: '2-3' }))).toEqual([
      '135-149',
      '135-149^1',
    ]);
    const one = await main
      .client()
      .coordinatesOfRegArt({ complete: 'musterg~2^1', language: 'DE', versionDate: '2020-01-01' });
    expect(one.boxes).toEqual([{ page: 1, top: 220, bottom: 250, left: 50, right: 370 }]);
  });

  it.each([
    [1, 130, '1^1'],
    [1, 110, '1'],
    [1, 252, '2'],
    [1, 500, '2^2'],
    [2, 20, '2^2'],
    [2, 100, '135-149^1'],
  ])('identifies the paragraph on page %i at %i as %s', async (pageNumber, paragraphY, path) => {
    const reply = await main
      .client()
      .identifyParagraph({ ...at, versionDate: '2020-01-01', pageNumber, paragraphY });
    expect(reply.completeParagraphID).toBe(`musterg~${path}`);
  });

  it('finds no paragraph above the first', async () => {
    expect(await rejected(main.client().identifyParagraph({ ...at, pageNumber: 1, paragraphY: 5 }))).toBe(
      '404 PARAGRAPH_NOT_FOUND',
    );
  });

  it('gives an article as a search document', async () => {
    expect(await main.client().searchRegArt({ inFocus: 'musterg~2^1', language: 'DE' })).toMatchObject({
      completeParagraphID: 'musterg~2^1',
      displayName: 'Art. 2 Abs. 1',
      sourceNumber: '999.1',
      text: '1 Muster sind frei.',
      repealed: false,
    });
  });

  it('follows an article through the versions', async () => {
    const through = async (complete: string) =>
      (await main.client().previousRegArtVersions({ complete, language: 'DE' })).map(
        ({ present, changed }) => [present, changed],
      );
    expect(await through('musterg~1')).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    expect(await through('musterg~2')).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(await through('musterg~140')).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(await rejected(through('musterg~9'))).toBe('404 PARAGRAPH_NOT_FOUND');
  });

  it('has no provider comments until some are there', async () => {
    expect(await main.client().regArtComments({ complete: 'musterg~1' })).toEqual([]);
    const { id } = await main.db
      .selectFrom('regulation')
      .select('id')
      .where('reg_text_id', '=', 'musterg')
      .executeTakeFirstOrThrow();
    const comment = { regulation_id: id, path: '1', text: 'Siehe Art. 2.', date: '2025-03-04' };
    await main.db.insertInto('provider_comment').values(comment).execute();
    expect(await main.client().regArtComments({ complete: 'musterg~1' })).toMatchObject([
      { completeParagraphID: 'musterg~1', text: 'Siehe Art. 2.', date: '2025-03-04' },
    ]);
  });

  it('has of an earlier version the comments until it was replaced, and no later ones', async () => {
    const { id } = await main.db
      .selectFrom('regulation')
      .select('id')
      .where('reg_text_id', '=', 'musterg')
      .executeTakeFirstOrThrow();
    for (const [date, text] of [
      ['2023-12-31', 'Am letzten Tag.'],
      ['2024-01-01', 'Zum neuen Text.'],
    ] as const)
      await main.db
        .insertInto('provider_comment')
        .values({ regulation_id: id, path: '2', text, date })
        .execute();
    const said = async (versionDate?: string) =>
      (await main.client().regArtComments({ complete: 'musterg~2', versionDate })).map(({ text }) => text);
    const both = ['Zum neuen Text.', 'Am letzten Tag.'];
    expect(await said()).toEqual(both);
    expect(await said('2020-01-01')).toEqual(['Am letzten Tag.']);
    expect(await said('2023-12-31')).toEqual(['Am letzten Tag.']);
    expect(await said('2024-01-01')).toEqual(both);
    expect(await said('2025-06-01')).toEqual(both);
    expect(await rejected(said('2019-12-31'))).toBe('404 VERSION_NOT_FOUND');
  });
});

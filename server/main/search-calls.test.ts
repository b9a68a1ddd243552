import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchReply } from '#core/contract/main/search.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { storePublishedText, storeSearchTexts } from '#server/testing/search-texts.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';

describe.each(testDatabases())('searching on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    await storeSearchTexts(main.db);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  type More = Partial<Parameters<ReturnType<typeof main.client>['mainSearch']>[0]>;
  const search = (query: string, more: More = {}) =>
    main.client().mainSearch({ query, searchLanguage: 'DE', displayLanguage: 'DE', ...more });
  const ids = ({ hits }: SearchReply) => hits.map(({ completeParagraphID }) => completeParagraphID);

  const paths = (reply: SearchReply) => ids(reply).map((id) => id.replace('einlg~', ''));
  const joined = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');
  const marked = (pieces: readonly { text: string; marked?: boolean | undefined }[]) =>
    pieces.filter((piece) => piece.marked).map(({ text }) => text);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );

  it('answers articles with passages, places and reasons', async () => {
    const { status, hits, total, facetFields, asOf } = await search('Einlagensicherung Frist');
    expect([status, total, asOf]).toEqual([2, 1, '2026-05-01']);
    expect(facetFields).toEqual({
      regulations: 1,
      topics: 0,
      comments: 0,
      regestaComments: 0,
      changes: 0,
      changeFiles: 0,
    });
    expect(hits).toMatchObject([
      {
        regTextId: 'einlg',
        completeParagraphID: 'einlg~5^2',
        language: 'DE',
        sourceNumber: '952.9',
        eId: 'art_5',
        shortName: 'EinlG',
        title: 'Einlagengesetz',
        category: 'base',
        part: 'article',
        number: 'Art. 5',
        containers: ['1. Kapitel Grundsätze'],
        versionDate: '2024-01-01',
        validity: 'current',
        repealed: false,
        missing: [],
      },
    ]);
    const [hit] = hits;
    expect(marked(hit?.heading ?? [])).toEqual(['Einlagensicherung']);
    expect(hit?.snippet.map(({ label, text }) => [label, marked(text)])).toEqual([
      ['1', ['Sicherung', 'Einlagen']],
      ['2', ['Frist']],
      ['3', ['Frist']],
    ]);
    expect(hit?.reasons).toEqual(
      expect.arrayContaining([
        { kind: 'word', field: 'heading', asked: 'Einlagensicherung', found: 'Einlagensicherung' },
        { kind: 'word', field: 'text', asked: 'Frist', found: 'Frist' },
      ]),
    );
  });

  it('searches in one language and shows another', async () => {
    const { hits } = await search('Einlagensicherung', { displayLanguage: 'FR' });
    expect(hits[0]).toMatchObject({
      language: 'FR',
      foundIn: 'DE',
      shortName: 'LDép',
      number: 'art. 5',
      containers: ['Chapitre 1 Principes'],
      completeParagraphID: expect.stringMatching(/^einlg~5/),
    });
    expect(joined(hits[0]?.heading ?? [])).toBe('Garantie des dépôts');
    expect(marked(hits[0]?.heading ?? [])).toEqual([]);
    const { hits: french } = await search('délai', { searchLanguage: 'FR', displayLanguage: 'FR' });
    expect(french[0]).not.toHaveProperty('foundIn');
    expect(marked(french[0]?.snippet[0]?.text ?? [])).toEqual(['délai']);
  });

  it('pages, and orders by article where that is asked', async () => {
    const all = paths(await search('Bank', { order: 'article' }));
    expect(all.map((path) => path.split('^')[0])).toEqual(['1', '5', '5a']);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((start) => search('Bank', { order: 'article', start, rows: 1 })),
    );
    expect(pages.flatMap(paths)).toEqual(all);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  });

  it('counts what narrowing would give, each count without its own filter', async () => {
    const { narrow } = await search('Frist');
    expect(narrow.documents).toEqual([
      { value: 'einlg', shortName: 'EinlG', title: 'Einlagengesetz', count: 1 },
    ]);
    expect(narrow.validities.map(({ value, count }) => [value, count])).toEqual([
      ['current', 1],
      ['past', 1],
      ['future', 1],
    ]);
    const past = await search('Frist', { validities: 'past' });
    expect(past.hits).toMatchObject([{ versionDate: '2020-01-01', validity: 'past' }]);
    expect(past.narrow.validities).toEqual(narrow.validities);
    const annexes = await search('Gebühr', { parts: 'annex' });
    expect(annexes.total).toBe(2);
    expect((await search('Gebühr', { parts: 'article' })).narrow.parts).toEqual(annexes.narrow.parts);
    const everywhere = await search('#all sind OR Bank', { documents: 'insv' });
    expect(everywhere.total).toBe(1);
    expect(everywhere.narrow.documents.map(({ value }) => value).sort()).toEqual(['einlg', 'insv']);
  });

  it.each([
    ['at:2021-06-01 Liquidität', []],
    ['at:2024-06-01 Liquidität', ['2024-01-01']],
    ['at:2031-06-01 Liquidität', ['2030-01-01']],
    ['before:2021 Frist', ['2020-01-01']],
    ['after:2031 Frist', ['2030-01-01']],
    ['reg:EinlG Frist', ['2024-01-01']],
    ['reg:LDép Frist', ['2024-01-01']],
    ['reg:952.9 Frist', ['2024-01-01']],
    ['-reg:EinlG Frist', []],
    ['reg:Nothing Frist', []],
    ['art:5 Frist', ['2024-01-01']],
    ['art:6 Frist', []],
    ['type:annex Frist', []],
    ['title:Einlagensicherung Frist', ['2024-01-01']],
    ['title:Frist', []],
    ['in:eu Frist', []],
    ['owner:Muster Frist', []],
  ])('%s finds versions %o', async (query, dates) => {
    const { status, hits } = await search(query);
    // With status 3, the hits come from the fallback ladder and not from the query.
    expect(status === 3 ? [] : hits.map(({ versionDate }) => versionDate)).toEqual(dates);
  });

  it('lists the articles of a document, in their order', async () => {
    expect(paths(await search('reg:EinlG'))).toEqual(['1', '5', '5a', '6', '{A1}', '{A2}']);
    expect(paths(await search('reg:EinlG art:5a'))).toEqual(['5a']);
  });

  it('takes the first step of the ladder that finds something, and says so', async () => {
    const reply = await search('Insiderinformationen');
    expect([reply.status, reply.total]).toEqual([3, 1]);
    expect(ids(reply)).toEqual(['insv~7^1']);
    expect(reply.ladder).toEqual([
      { kind: 'fullDataSet', query: '#all Insiderinformationen', searchLanguage: 'DE', total: 1, used: true },
    ]);
    const own = await search('#eu Insiderinformationen');
    expect([own.status, own.total, own.ladder]).toEqual([2, 1, []]);
    const both = await search('sind OR Bank');
    expect(both.ladder[0]).toMatchObject({ kind: 'fullDataSet', total: both.total + 1, used: false });
    expect((await search('#all sind OR Bank')).total).toBe(both.total + 1);
  });

  it('asks again for the words of a quoted passage that no text has, and says so', async () => {
    const passage = '"Die Frist der Auszahlung ist sieben Tage"';
    const query = passage.replaceAll('"', '');
    const reply = await search(passage);
    expect(reply).toMatchObject({ status: 3, ladder: [{ kind: 'asWords', query, used: true }] });
    expect([paths(reply)[0], reply.total]).toEqual(['5^2', (await search(query)).total]);
    const labelled = await search('"a. Die Frist für die Auszahlung beträgt sieben Tage"');
    expect([labelled.status, paths(labelled)]).toEqual([2, ['5^2']]);
    const single = await search('"Auszahlungsfristen"');
    expect([single.total, single.ladder]).toEqual([0, []]);
    const filtered = await search(passage, { documents: 'einlg' });
    expect(filtered).toMatchObject({ status: 3, hits: [], ladder: [{ kind: 'asWords', used: false }] });
  });

  it('says of a subject that no text has what words are missing, with the nearest hits', async () => {
    const reply = await search('Wie viel Promille darf der Lenker an diesem Tag haben?');
    expect(reply.absent).toEqual([{ kind: 'subject', words: ['Promille', 'Lenker'] }]);
    expect(reply.total).toBe(reply.hits.length);
    expect(reply.total).toBeLessThanOrEqual(5);
    const counts = reply.narrow.documents.reduce((sum, { count }) => sum + count, 0);
    expect(counts).toBe(reply.total);
    expect(reply.ladder.filter(({ total }) => total === 0)).toEqual([]);
    expect(await search('Auszahlung Frist Promille')).not.toHaveProperty('absent');
  });

  it('offers other languages, and takes none where something was chosen beside the list', async () => {
    const reply = await search('remboursement');
    expect(reply).toMatchObject({
      status: 3,
      ladder: [{ kind: 'otherLanguage', searchLanguage: 'FR', total: 1, used: true }],
    });
    expect(reply.hits[0]).toMatchObject({ language: 'DE', foundIn: 'FR' });
    const narrowed = await search('remboursement', { documents: 'einlg' });
    expect(narrowed).toMatchObject({ status: 3, hits: [], ladder: [{ used: false, total: 1 }] });
  });

  it.each([
    ['EinlG', 0, { regTextId: 'einlg' }],
    ['Deposits Act', 0, { regTextId: 'einlg' }],
    ['SR 952.9', 0, { regTextId: 'einlg' }],
    ['Art. 5 EinlG', 1, { regTextId: 'einlg', article: '5', path: '5' }],
    ['art. 5a LDép', 1, { regTextId: 'einlg', article: '5a', path: '5a' }],
    ['5 EinlG', 1, { regTextId: 'einlg', article: '5', path: '5' }],
    ['EinlG 5a', 1, { regTextId: 'einlg', article: '5a', path: '5a' }],
    ['Art. 5 Abs. 2 EinlG', 1, { regTextId: 'einlg', article: '5', path: '5^2' }],
    ['art. 5 cpv. 2 LDep', 1, { regTextId: 'einlg', article: '5', path: '5^2' }],
    ['Art. 5(2) DepA', 1, { regTextId: 'einlg', article: '5', path: '5^2' }],
    ['Art. 6 EinlG', 1, { regTextId: 'einlg', article: '6', path: '6' }],
    ['Art. 6 Abs. 1 EinlG', 1, { regTextId: 'einlg', article: '6', path: '6' }],
    ['Anhang 2 EinlG', 1, { regTextId: 'einlg', article: '{A2}', path: '{A2}' }],
    ['Art. 7 InsV', 1, { regTextId: 'insv', article: '7', path: '7' }],
    ['Rz 23 RS 2023/1', 1, { regTextId: '2023-1', article: '23', path: '23' }],
    ['FINMA-RS 2023/1 Rz 23', 1, { regTextId: '2023-1', article: '23', path: '23' }],
    ['Art. 5 Abs. 2 und 3 EinlG', 2, undefined],
    ['Art. 5 und 5a EinlG', 2, undefined],
    ['Art. 5', 2, undefined],
  ])('%s leads straight to its place: status %i', async (query, status, target) => {
    const reply = await search(query);
    expect([reply.status, reply.target]).toEqual([status, target]);
    if (status !== 0) expect(reply.hits[0]?.reasons[0]).toMatchObject({ kind: 'citation', field: 'number' });
  });

  it('leads to the same place from any page', async () => {
    const target = { regTextId: 'einlg', article: '5', path: '5' };
    for (const page of [{ rows: 0 }, { start: 1 }])
      expect(await search('Art. 5 EinlG', page)).toMatchObject({ status: 1, total: 1, target, hits: [] });
    const other = await search('Art. 5 EinlG Liquidität', { documents: 'insv' });
    expect(other).not.toHaveProperty('target');
  });

  it('lists all that a range or an enumeration names, and an article of no certain document in each', async () => {
    expect(paths(await search('Art. 5–6 EinlG'))).toEqual(['5', '5a', '6']);
    expect(paths(await search('Art. 5 und 1 EinlG'))).toEqual(['5', '1']);
    expect(ids(await search('#all Art. 7'))).toEqual(['insv~7']);
    expect(ids(await search('Art. 5 Frist'))).toEqual(['einlg~5^2']);
  });

  it('puts what is cited first and what has the other words after it, once', async () => {
    const both = await search('Art. 1 EinlG Liquidität');
    expect([both.status, both.total, paths(both)]).toEqual([2, 2, ['1', '5a^1']]);
    const same = await search('5a EinlG Liquidität');
    expect([same.status, same.total, paths(same)]).toEqual([1, 1, ['5a']]);
    expect(marked(same.hits[0]?.snippet[0]?.text ?? [])).toEqual([]);
    const pages = await Promise.all(
      [0, 1, 2].map((start) => search('Art. 6 EinlG Bank', { start, rows: 2 })),
    );
    expect(pages.flatMap((page) => paths(page).map((path) => path.split('^')[0]))).toHaveLength(2 + 2 + 2);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([4]));
    expect(pages[0] && paths(pages[0])[0]).toBe('6');
    const none = await search('Art. 5 EinlG Unauffindbares');
    expect([none.status, none.target?.path, none.total]).toEqual([1, '5', 1]);
    const narrowed = await search('Art. 5 EinlG Liquidität', { documents: 'insv' });
    expect([narrowed.status, narrowed.total]).toEqual([3, 0]);
  });

  it('leads to the version of the day, and finds what only another one has', async () => {
    const then = await search('at:2021-01-01 Art. 5 EinlG');
    expect(then.hits).toMatchObject([{ versionDate: '2020-01-01', validity: 'current' }]);
    const target = { regTextId: 'einlg', article: '5', path: '5', versionDate: '2021-01-01' };
    expect(then).toMatchObject({ status: 1, target });
    const chosen = await search('Art. 5 EinlG', { versionDate: '2021-01-01' });
    expect(chosen).toMatchObject({ status: 1, target });
    const whole = await search('EinlG', { versionDate: '2021-01-01' });
    expect(whole).toMatchObject({ status: 0, target: { regTextId: 'einlg', versionDate: '2021-01-01' } });
    const today = await search('Art. 5 EinlG', { versionDate: '2026-05-01' });
    expect(today.target).toEqual({ regTextId: 'einlg', article: '5', path: '5' });
    const later = await search('at:2021-01-01 Art. 5a EinlG');
    expect(later).toMatchObject({ status: 2, hits: [{ versionDate: '2024-01-01', validity: 'future' }] });
  });

  it.each([
    ['Art. 5 EinlG', undefined, 'provision', undefined],
    ['at:2021-01-01 Art. 5 EinlG', undefined, 'provision', '2021-01-01'],
    ['Art. 5 EinlG', '2021-01-01', 'provision', '2021-01-01'],
    ['Art. 5a EinlG', '2021-01-01', 'provision', '2024-01-01'],
    ['Einl', '2021-01-01', 'document', '2021-01-01'],
    ['Einlagensich', '2021-01-01', 'heading', '2021-01-01'],
    ['Einlagensich', undefined, 'heading', undefined],
  ])('a suggestion for %s on %s: the %s is opened on %s', async (query, versionDate, kind, openOn) => {
    const on = versionDate === undefined ? {} : { versionDate };
    const { direct } = await main
      .client()
      .suggest({ query, searchLanguage: 'DE', displayLanguage: 'DE', ...on });
    expect(direct.find((one) => one.kind === kind)?.openOn).toBe(openOn);
    expect(direct.map((one) => one.kind)).toContain(kind);
  });

  it('counts in other languages only what was looked for there', async () => {
    const { narrow } = await search('Art. 5 EinlG');
    expect(narrow.languages).toEqual([{ value: 'DE', count: 1 }]);
    expect((await search('remboursement')).narrow.languages).toContainEqual({ value: 'FR', count: 1 });
  });

  it('counts nothing in a language whose texts do not know the words', async () => {
    const { narrow, ladder } = await search('Gebühr');
    expect(narrow.languages).toContainEqual({ value: 'EN', count: 0 });
    expect(ladder.filter(({ searchLanguage }) => searchLanguage === 'EN')).toEqual([]);
  });

  it.each([
    ['Art. 5 Abs. 9 EinlG', 'paragraphBefore', 'Art. 5 Abs. 3 EinlG', '5^3'],
    ['Art. 5b EinlG', 'paragraphBefore', 'Art. 5a EinlG', '5a'],
    ['Anhang 7 EinlG', 'previousAppendix', 'Anhang 2 EinlG', '{A2}'],
  ])('%s is not there: %s, %s', async (query, kind, before, path) => {
    const reply = await search(query);
    expect([reply.status, paths(reply)]).toEqual([3, [path]]);
    expect(reply.ladder).toEqual([{ kind, query: before, searchLanguage: 'DE', total: 1, used: true }]);
    expect(await search(before)).toMatchObject({ status: 1, target: { path } });
  });

  it('suggests what is cited, documents by their names, articles by their headings', async () => {
    const suggested = async (query: string) => {
      const { direct, total } = await main
        .client()
        .suggest({ query, searchLanguage: 'DE', displayLanguage: 'DE' });
      return [...direct.map(({ kind, label, detail }) => [kind, label, detail].join(' | ')), total];
    };
    expect(await suggested('Art. 5 Abs. 2 EinlG')).toEqual([
      'provision | Art. 5 Abs. 2 EinlG | Einlagensicherung',
      1,
    ]);
    expect(await suggested('Ein')).toEqual([
      'document | EinlG | Einlagengesetz',
      'heading | Einlagensicherung | Art. 5 EinlG',
      expect.any(Number),
    ]);
    expect(await suggested('Insiderinf')).toEqual([
      'document | InsV | Verordnung über Insiderinformationen',
      0,
    ]);
    expect(await suggested('liquid')).toContain('heading | Liquidität | Art. 5a EinlG');
    expect(await suggested('#foo')).toEqual([0]);
    expect(await suggested('"')).toEqual([0]);
  });

  it.each([
    ['DE', 'Auszahl', ['Auszahlung']],
    ['DE', 'frist auszahl', ['frist Auszahlung']],
    ['DE', 'liq', ['Liquidität']],
    ['FR', 'délai rembours', ['délai remboursement']],
    ['IT', 'vigil', ['vigilanza']],
    ['EN', 'prefer', ['preferential']],
    ['DE', 'Au', []],
    ['DE', 'Auszahlung', []],
    ['DE', 'Auszahl ', []],
    ['DE', '"Auszahl', []],
    ['DE', 'reg:Einl', []],
    // A word of a past version only, and of a source that is not searched.
    ['DE', 'Insider', []],
    ['DE', '#eu Insider', ['#eu Insiderinformationen']],
  ] as const)('completes in %s %j to %j', async (language, query, expected) => {
    const { completions } = await main
      .client()
      .suggest({ query, searchLanguage: language, displayLanguage: 'DE' });
    expect(completions.map((one) => one.query)).toEqual(expected);
  });

  it.each([
    ['Einlagensicherug', 'Einlagensicherung', 2],
    ['Einlagensichreung Frist', 'Einlagensicherung Frist', 1],
    ['reg:EinlG Liqiudität', 'reg:EinlG Liquidität', 1],
  ])('%s: did you mean %s', async (query, meant, total) => {
    const reply = await search(query);
    expect(reply.didYouMean).toEqual({ query: meant, total });
    expect((await search(meant)).total).toBe(total);
    expect(reply.hits[0]?.reasons.some(({ kind }) => kind === 'typo')).toBe(true);
  });

  it.each([
    ['Einlagensicherug', ['Einlagensicherung'], '"Einlagensicherug"'],
    ['Einlagensichreung Frist', ['Einlagensicherung'], '"Einlagensichreung" Frist'],
    ['reg:EinlG Liqiudität', ['Liquidität'], 'reg:EinlG "Liqiudität"'],
  ])('%s: says that hits have %o, and what finds exactly this', async (query, matched, exact) => {
    const { respelt } = await search(query);
    expect(respelt).toEqual({
      asked: [/\S*ich\S*|Liqiu\S*/.exec(query)?.[0]],
      found: matched,
      unknown: true,
      exact,
    });
    const exactly = await search(exact);
    expect(exactly.hits.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'typo'))).toEqual([]);
    expect(exactly).not.toHaveProperty('respelt');
  });

  it('offers a word that begins as typed where nothing else was found', async () => {
    expect(await search('#eu Insiderinfo')).toMatchObject({
      status: 3,
      didYouMean: { query: expect.stringContaining('Insiderinformationen'), total: 1 },
    });
  });

  it.each([
    'Einlagensicherung',
    'Einlagen',
    '"Einlagensicherug"',
    '-Einlagensicherug Frist',
    'Art. 5 EinlG',
    'xqzwv',
    'Fristen',
  ])('%s is as it was meant', async (query) => {
    expect(await search(query)).not.toHaveProperty('didYouMean');
    expect(await search(query)).not.toHaveProperty('respelt');
  });

  it.each([
    ['#foo Bank', '400 UNKNOWN_MODIFIER'],
    ['-Bank', '400 ONLY_NEGATIVE'],
    ['#eu', '400 ONLY_MODIFIERS'],
    ['', '400 EMPTY'],
    ['\u0000\u0007', '400 EMPTY'],
    ['at:yesterday Bank', '400 BAD_DATE'],
    ['der die das', 'answered'],
    ['"Bank und', 'answered'],
    ['((Bank) OR', 'answered'],
    ["'; drop table main.text; --", 'answered'],
    ['<script>alert(1)</script>', 'answered'],
    ['%_\\ \u202e\ud800', '400 EMPTY'],
  ])('%j: %s', async (query, expected) => {
    expect(await outcome(search(query))).toBe(expected);
    expect(main.logged).toEqual([]);
  });

  it.each([
    ['a', 10_000, 'answered'],
    ['Bank ', 2000, 'answered'],
    ['Bank Frist ', 900, 'answered'],
    ['a OR ', 2000, 'answered'],
    ['ab* ', 2500, 'answered'],
    ['"Bank" ', 1400, 'answered'],
    ['-Bank ', 1600, '400 ONLY_NEGATIVE'],
    ['"', 10_000, '400 EMPTY'],
    ['(', 10_000, '400 EMPTY'],
    ['-', 10_000, '400 EMPTY'],
    ['x', 10_001, '400 INVALID_REQUEST'],
  ])('%j %i times: %s', async (piece, times, expected) => {
    expect(await outcome(search(piece.repeat(times)))).toBe(expected);
    expect(main.logged).toEqual([]);
  });

  it('finds by its name or citation what is only published, says so, and not among the law in force', async () => {
    await storePublishedText(main.db);
    const target = { regTextId: 'pfandg', versionDate: '2025-10-01' };
    for (const name of ['PfandG', 'Pfandleihgesetz'])
      expect(await search(name)).toMatchObject({ status: 0, target });
    const cited = await search('Art. 1 PfandG');
    expect(cited.status).toBe(2);
    expect(cited.hits).toMatchObject([{ number: 'Art. 1', shortName: 'PfandG', validity: 'published' }]);
    const { direct } = await main
      .client()
      .suggest({ query: 'Pfandl', searchLanguage: 'DE', displayLanguage: 'DE' });
    expect(direct).toMatchObject([
      { kind: 'document', label: 'PfandG', validity: 'published', openOn: '2025-10-01' },
    ]);
    const inForce = await search('Einleger');
    expect(inForce.hits.map(({ regTextId }) => regTextId)).not.toContain('pfandg');
    expect(inForce.narrow.validities).toContainEqual({ value: 'published', count: 1 });
  });

  it.each(['MainSearch', 'MainSearch/Suggest'])('%s leaves nothing in a cache', async (call) => {
    const reply = await main.send(`/api/v1/${call}?query=Bank&searchLanguage=DE&displayLanguage=DE`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('narrows by many documents', async () => {
    const others = Array.from({ length: 199 }, (_, at) => `${'x'.repeat(70)}${at}`);
    const { total } = await search('Bank', { documents: [...others, 'einlg'].join(',') });
    expect(total).toBe((await search('Bank')).total);
  });

  const piece = fc.constantFrom(
    ...'Art. 5 5a Abs. 2bis lit. b Anhang II {A} ^ ~ Rz 5–7 ff. EinlG LDép RS 2023/1 § (2)(b) und 0 Kapitel 1.2'.split(
      ' ',
    ),
    ...[
      '"',
      '#all',
      'at:2021',
      'reg:EinlG',
      'art:5',
      '-',
      '(',
      ')',
      'OR',
      '12p3',
      '5!2',
      '+x',
      '\u0000',
      '１２',
      '99999999999',
    ],
  );
  it('answers or refuses whatever is put together of what it understands', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (pieces, apart) => {
          const query = pieces.join(apart ? ' ' : '');
          expect(await outcome(search(query))).toMatch(/^answered$|^400 [A-Z_]+$/);
          expect(
            await outcome(main.client().suggest({ query, searchLanguage: 'FR', displayLanguage: 'IT' })),
          ).toBe('answered');
        },
      ),
    );
    expect(main.logged).toEqual([]);
  });

  it.each([
    ['searchLanguage=XX&displayLanguage=DE', 'searchLanguage'],
    ['searchLanguage=DE', 'displayLanguage'],
    ['searchLanguage=DE&displayLanguage=DE&start=-1', 'start'],
    ['searchLanguage=DE&displayLanguage=DE&start=10001', 'start'],
    ['searchLanguage=DE&displayLanguage=DE&rows=101', 'rows'],
    ['searchLanguage=DE&displayLanguage=DE&order=random', 'order'],
    ['searchLanguage=DE&displayLanguage=DE&versionDate=2025-02-30', 'versionDate'],
    ['searchLanguage=DE&displayLanguage=DE&categories=bank', 'categories'],
    ['searchLanguage=DE&displayLanguage=DE&documents=einlg,a/b', 'documents'],
    [`searchLanguage=DE&displayLanguage=DE&documents=${'a,'.repeat(201)}`, 'documents'],
  ])('refuses %s, naming %s', async (rest, field) => {
    const reply = await main.send(`/api/v1/MainSearch?query=Bank&${rest}`);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { code: 'INVALID_REQUEST', message: expect.stringMatching(new RegExp(`^${field}`)) },
    ]);
  });
});

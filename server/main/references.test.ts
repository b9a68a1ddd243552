import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inline, Part } from '#core/contract/main/regulation-text.ts';
import { publicViewer } from '#server/data/visible-texts.ts';
import type { ImportedText } from '../import/regulation.ts';
import { storeText } from '../import/store.ts';
import { createReferences } from '../references/references.ts';
import { embeddedDatabase, testDatabases } from '../testing/databases.ts';
import { startDomain, startMain } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

type Fields = Parameters<typeof aText>[0];
const first: Fields = {
  sourceKey: 'eli/test/erstg',
  sourceNumber: '999.1',
  names: {
    DE: { long: 'Bundesgesetz vom 3. Mai 2019 über Erstes (Erstgesetz, ErstG)', short: 'ErstG' },
    FR: { long: 'Loi fédérale du 3 mai 2019 sur le premier (LPrem)', short: 'LPrem' },
  },
};
const second: Fields = {
  sourceKey: 'eli/test/zweitg',
  sourceNumber: '999.2',
  names: {
    DE: { long: 'Bundesgesetz vom 4. Mai 2019 über Zweites (Zweitgesetz, ZweitG)', short: 'ZweitG' },
    FR: { long: 'Loi fédérale du 4 mai 2019 sur le second (LSec)', short: 'LSec' },
  },
};
const citing = [
  anArticle('1', 'Es gelten Artikel 2 Absatz 2 und Artikel 9 dieses Gesetzes.', 'Absatz 1 gilt nicht.'),
  anArticle('2', 'Nach Artikel 2 des Zweitgesetzes und Artikel 5 KAG.', 'Siehe Art. 140 ZweitG und ZweitG.'),
];
const cited = [
  anArticle('1', 'Zweck ist das Zweite.'),
  anArticle('2', 'Das Zweite folgt.', 'Artikel 1 bleibt vorbehalten.'),
  {
    ...anArticle('135-149'),
    range: { first: '135', last: '149' },
    parts: [
      {
        part: 'division' as const,
        kind: 'paragraph' as const,
        id: '135-149^_',
        parts: [{ part: 'text' as const, content: ['Diese gelten auch.'] }],
      },
    ],
  },
];

/** Every link of these parts with its words. */
function linksIn(parts: readonly Part[]): [string, string][] {
  const words = (content: readonly Inline[]): string =>
    content
      .map((piece) => (typeof piece === 'string' ? piece : 'content' in piece ? words(piece.content) : ''))
      .join('');
  const inContent = (content: readonly Inline[]): [string, string][] =>
    content.flatMap((piece): [string, string][] =>
      typeof piece === 'object' && 'link' in piece && piece.link === 'reference'
        ? [[words(piece.content), piece.target]]
        : [],
    );
  return parts.flatMap((part) =>
    part.part === 'text' ? inContent(part.content) : part.part === 'table' ? [] : linksIn(part.parts),
  );
}

describe.each(testDatabases())('references on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const store = (fields: Partial<Omit<ImportedText, 'provisions'>>) =>
    storeText(main.db, aText(fields), aPrint(), undefined);
  const linksOf = async (versionDate?: string) => {
    const { units } = await main.client().regText({
      regTextId: 'erstg',
      language: 'DE',
      from: 0,
      count: 10,
      ...(versionDate && { versionDate }),
    });
    return units.flatMap(({ parts }) => linksIn(parts));
  };
  const incoming = async (target: string, versionDate?: string) => {
    await main.references.settled();
    const at = { language: 'DE' as const, ...(versionDate && { versionDate }) };
    await main.client().incomingReferences({ target, ...at });
    await main.references.settled();
    return main.client().incomingReferences({ target, ...at });
  };

  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    await store({ ...first, versionDate: '2020-01-01', units: citing });
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it('are links to what is loaded only, and become more when an act comes', async () => {
    const own: [string, string][] = [
      ['Artikel 2 Absatz 2', 'erstg~2^2'],
      ['Absatz 1', 'erstg~1^1'],
    ];
    expect(await linksOf()).toEqual(own);
    await store({ ...second, versionDate: '2022-01-01', units: cited });
    expect(await linksOf()).toEqual([
      ...own,
      ['Artikel 2 des Zweitgesetzes', 'zweitg~2'],
      ['Art. 140 ZweitG', 'zweitg~140'],
      ['ZweitG', 'zweitg'],
    ]);
  });

  it('follow the day that is read', async () => {
    expect((await linksOf('2021-06-01')).map(([, target]) => target)).toEqual(['erstg~2^2', 'erstg~1^1']);
    await store({ ...second, versionDate: '2025-01-01', units: [anArticle('1', 'Nur noch dies.')] });
    expect((await linksOf()).map(([, target]) => target)).not.toContain('zweitg~2');
    expect((await linksOf('2023-01-01')).map(([, target]) => target)).toContain('zweitg~2');
  });

  it('stand in the text of one article as well', async () => {
    const { unit } = await main.client().regArtText({ complete: 'erstg~1', language: 'DE' });
    expect(linksIn(unit.parts).map(([, target]) => target)).toEqual(['erstg~2^2', 'erstg~1^1']);
  });

  it('are previewed with their beginning, and how long it says so', async () => {
    const preview = await main
      .client()
      .referencePreview({ target: 'zweitg~2^1', language: 'DE', versionDate: '2023-01-01' });
    expect(preview).toMatchObject({
      regTextId: 'zweitg',
      name: 'Art. 2 Abs. 1 ZweitG',
      documentName: 'ZweitG',
      heading: 'Gegenstand 2',
      versionDate: '2022-01-01',
      status: 'past',
      repealed: false,
      parts: [{ part: 'text', content: ['Das Zweite folgt.'] }],
      truncated: false,
      unchangedSince: '2022-01-01',
      changesOn: '2025-01-01',
    });
    const whole = await main.client().referencePreview({ target: 'zweitg', language: 'FR' });
    expect(whole).toMatchObject({ name: 'LSec', language: 'DE', versionDate: '2025-01-01' });
    await expect(
      main.client().referencePreview({ target: 'zweitg~77', language: 'DE' }),
    ).rejects.toMatchObject({
      code: 'PARAGRAPH_NOT_FOUND',
    });
    await expect(
      main.client().referencePreview({ target: 'zweitg~^', language: 'DE' }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('tell what cites a place or anything in it, on the day', async () => {
    const then = await incoming('zweitg~2', '2023-01-01');
    expect(then).toMatchObject({ total: 1, documents: 1, complete: true });
    const [only] = then.items;
    expect(only).toMatchObject({
      completeParagraphID: 'erstg~2^1',
      documentName: 'ErstG',
      name: 'Art. 2 Abs. 1',
      snippet: 'Nach Artikel 2 des Zweitgesetzes und Artikel 5 KAG.',
    });
    expect(only?.snippet.slice(only.start, only.end)).toBe('Artikel 2 des Zweitgesetzes');
    expect(await incoming('zweitg~2', '2021-01-01').catch((error) => error.code)).toBe('VERSION_NOT_FOUND');
    expect((await incoming('erstg~1')).items.map(({ completeParagraphID: id }) => id)).toEqual(['erstg~1^2']);
    expect(await incoming('zweitg~135-149', '2023-01-01')).toMatchObject({ total: 1 });
    // A term leads to the only paragraph of an article, which is cited as the article.
    expect(await incoming('zweitg~135-149^_', '2023-01-01')).toMatchObject({ total: 1 });
  });

  it('tell of a whole document what others cite of it, page by page', async () => {
    const all = await incoming('zweitg', '2023-01-01');
    expect(all).toMatchObject({ total: 3, documents: 1 });
    const { items } = await main.client().incomingReferences({
      target: 'zweitg',
      language: 'DE',
      versionDate: '2023-01-01',
      from: 1,
      count: 1,
    });
    expect(items).toEqual([all.items[1]]);
    expect((await main.client().referencePreview({ target: 'zweitg', language: 'DE' })).citedBy).toBe(1);
    expect((await main.client().referencePreview({ target: 'erstg~1', language: 'DE' })).citedBy).toBe(0);
  });

  it('are known to be gathered where they were written, and asked of a replica', async () => {
    const background = {
      signal: new AbortController().signal,
      log: (line: string) => main.logged.push(line),
    };
    const isKnown = async (read: typeof main.db) => {
      const references = createReferences({ db: main.db, read }, background);
      references.keepUp();
      await references.settled();
      return references.isKnownIndexed(await references.loaded(publicViewer));
    };
    expect(await isKnown(main.db)).toBe(true);
    expect(await isKnown(main.db.withSchema('main'))).toBe(false);
  });

  it('are read in a worker, whose time is limited, so that no call waits for a text', async () => {
    const logged: string[] = [];
    const over = AbortSignal.abort();
    const background = {
      signal: new AbortController().signal,
      log: (line: string) => logged.push(line),
      deadline: () => over,
    };
    await sql`delete from main.reference_reading`.execute(main.db);
    const references = createReferences({ db: main.db, read: main.db }, background);
    references.keepUp();
    await references.settled();
    expect(logged.join()).toMatch(
      /^references: \d+ texts could not be read; text \d+: no reply within 60 seconds$/,
    );
    expect(references.isKnownIndexed(await references.loaded(publicViewer))).toBe(false);
    // The server of the test reads them again.
    expect(await incoming('zweitg', '2023-01-01')).toMatchObject({ complete: true });
  });

  it('are read again when a text is replaced', async () => {
    await store({ ...first, versionDate: '2020-01-01', units: [anArticle('1', 'Nichts.')] });
    expect(await incoming('zweitg', '2023-01-01')).toMatchObject({ total: 0, complete: true });
    expect(await linksOf()).toEqual([]);
    expect(main.logged).toEqual([]);
  });

  it('are read of all other texts where one cannot be read', async () => {
    const third = {
      sourceKey: 'eli/test/drittg',
      sourceNumber: '999.3',
      names: { DE: { long: 'Drittgesetz' } },
    };
    await store({ ...third, versionDate: '2020-01-01', units: [anArticle('1', 'Nichts.')] });
    await sql`update main.unit set body = '{}' where text_id = (select max(id) from main.text)`.execute(
      main.db,
    );
    await store({ ...first, versionDate: '2020-01-01', units: citing });
    expect(await incoming('zweitg', '2023-01-01')).toMatchObject({ total: 3, complete: false });
    expect(main.logged.join()).toMatch(/^references: /);
  });
});

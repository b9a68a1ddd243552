import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { startDomain, startMain } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

/** What an internal directive says in an article of its own, and whether that touches Art. 2 para. 2 of the act. */
const planted: readonly [text: string, isTouched: boolean][] = [
  ['Wir wenden Artikel 2 Absatz 2 MusterG an.', true],
  ['Massgebend ist Art. 2 Abs. 2 des Mustergesetzes.', true],
  ['Artikel 2 MusterG gilt für alle Einheiten.', true],
  ['Die Artikel 1–3 MusterG sind einzuhalten.', true],
  ['Artikel 2 Absatz 1 MusterG gilt nicht.', false],
  ['Artikel 1 MusterG bleibt vorbehalten.', false],
  ['Es gilt Artikel 2 dieser Weisung.', false],
  ['Das MusterG ist zu beachten.', false],
  ['Siehe Art. 2 Abs. 1 und 2 MusterG.', true],
  ['Artikel 1 Absatz 1 und Artikel 2 Absatz 2 MusterG gelten sinngemäss.', true],
];
const key = 'internal/directive';
const act = [
  anArticle('1', 'Dieses Gesetz gilt für Muster.'),
  anArticle('2', 'Muster sind frei.', 'Sie gelten.'),
  anArticle('3', 'Muster enden.'),
];

describe.each(testDatabases())('own documents that cite a paragraph on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMain>>;
  let domain: Awaited<ReturnType<typeof startDomain>>;
  beforeAll(async () => {
    domain = await startDomain(database);
    main = await startMain(database, domain);
    await storeText(main.db, aText({ units: act }), aPrint(), undefined);
    await storeText(main.db, aText({ units: act, language: 'FR' }), aPrint(), undefined);
    const directive = {
      sourceKey: key,
      sourceNumber: 'W-7',
      naming: 'act' as const,
      names: {
        DE: { long: 'Weisung Muster', short: 'WMu' },
        FR: { long: 'Directive modèles', short: 'DMo' },
      },
    };
    const filing = { internalTo: 'musterbank' };
    const german = planted.map(([text], at) => anArticle(String(at + 1), text));
    await storeText(main.db, aText({ ...directive, units: german }), aPrint(), filing);
    const french = [anArticle('1', 'L’article 2, alinéa 2 LMod s’applique.')];
    await storeText(main.db, aText({ ...directive, units: french, language: 'FR' }), aPrint(), filing);
    // Public law that cites the same paragraph is no document of the organisation.
    const other = {
      sourceKey: 'eli/test/anderg',
      sourceNumber: '999.3',
      names: { DE: { long: 'Anderes Gesetz' } },
    };
    const citing = [anArticle('1', 'Artikel 2 Absatz 2 MusterG gilt.')];
    await storeText(main.db, aText({ ...other, units: citing }), aPrint(), undefined);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  async function cited(provisions: string[], slug = 'musterbank') {
    const client = main.client(await domain.signIn(slug));
    const ask = () => client.ownCitations({ body: { provisions, language: 'DE' } });
    await ask();
    await main.references.settled();
    return ask();
  }
  const articlesIn = ({ items }: Awaited<ReturnType<typeof cited>>, language: string) =>
    items
      .filter((item) => item.language === language)
      .map(({ completeParagraphID }) => Number(/~(\d+)/.exec(completeParagraphID)?.[1]))
      .sort((a, b) => a - b);

  it('are all those of the planted set that name it, its article or a range around, in every language', async () => {
    const reply = await cited(['musterg~2^2']);
    expect(reply.complete).toBe(true);
    const touched = planted.flatMap(([, isTouched], at) => (isTouched ? at + 1 : []));
    expect(articlesIn(reply, 'DE')).toEqual(touched);
    expect(articlesIn(reply, 'FR')).toEqual([1]);
    expect(new Set(reply.items.map(({ regTextId }) => regTextId)).size).toBe(1);
    expect(reply.items[0]).toMatchObject({
      documentName: 'WMu',
      snippet: expect.stringContaining('MusterG'),
      cites: ['musterg~2^2'],
    });
  });

  it('of several paragraphs come once, with those that they cite', async () => {
    const { items } = await cited(['musterg~1^1', 'musterg~2^2', 'musterg~1^1']);
    const both = items.filter(({ cites }) => cites.length === 2);
    expect(both.map(({ snippet }) => snippet).join()).toContain('Die Artikel 1–3');
    expect(
      new Set(
        items.map((item) =>
          JSON.stringify([item.completeParagraphID, item.language, item.start, item.snippet]),
        ),
      ).size,
    ).toBe(items.length);
  });

  it('are none where no law has the paragraph, and none for other organisations', async () => {
    expect((await cited(['musterg~99', 'nothing~1'])).items).toEqual([]);
    expect(await cited(['musterg~2^2'], 'alpina')).toEqual({ complete: true, items: [] });
  });
});

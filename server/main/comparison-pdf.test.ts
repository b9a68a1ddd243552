import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startMainWithActs } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';
import { openPdf, readWords, squeezed } from '../import/typeset/read-pages.ts';

describe.each(testDatabases())('pages of comparisons on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  beforeAll(async () => {
    main = await startMainWithActs(database);
    const version = (versionDate: string, period: string) =>
      aText({
        sourceKey: 'eli/test/glut',
        names: { DE: { long: 'Gesetz über die Glut (GlutG)', short: 'GlutG' } },
        versionDate,
        units: [
          anArticle('1', `Die Behörde prüft jede Glut innert ${period} Tagen.`, 'Asche wird gesiebt.'),
          anArticle('2', 'Funken dürfen nicht in den Wald gelangen.'),
        ],
      });
    await storeText(main.db, version('2020-01-01', '30'), aPrint(), undefined);
    await storeText(main.db, version('2024-01-01', '12'), aPrint(), undefined);
  }, 60_000);
  afterAll(() => main?.stop());

  const asked = {
    before: 'glutg',
    after: 'glutg',
    language: 'DE',
    beforeDate: '2020-01-01',
    afterDate: '2024-01-01',
  } as const;
  const print = (more: object = {}) => main.client().comparisonPdf({ ...asked, ...more });
  const wordsOf = async (pdf: Blob) => {
    const pages = await readWords(new Uint8Array(await pdf.arrayBuffer()));
    return squeezed(pages.flatMap((page) => page.map(({ text }) => text)).join(''));
  };

  it('have both texts, both versions and the counts, in tagged pages', async () => {
    const pdf = await print();
    expect(pdf.type).toBe('application/pdf');
    const words = await wordsOf(pdf);
    for (const found of [
      'Stand1.Januar2020',
      'Stand1.Januar2024',
      '30Tagen',
      '12Tagen',
      'FristoderDatum',
      'Asche',
    ])
      expect(words).toContain(found);
    const document = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
    const tree = await (await document.getPage(1)).getStructTree();
    expect(JSON.stringify(tree)).toContain('"H1"');
  });

  it('leave out on request what did not change, and speak the language of the interface', async () => {
    const words = await wordsOf(await print({ only: 'changes', displayLanguage: 'FR' }));
    expect(words).toContain('Étatle1erjanvier2020');
    expect(words).toContain('12Tagen');
    expect(words).not.toContain('Asche');
    expect(words).not.toContain('Funken');
  });

  it('are a file with a name that says what is compared', async () => {
    const { before, after, ...query } = asked;
    const response = await main.send(
      `/api/v1/Comparison/Pdf/${before}~1/${after}~1?${new URLSearchParams(query)}`,
    );
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="GlutG Art. 1 2020-01-01-2024-01-01.pdf"; ` +
        `filename*=UTF-8''GlutG%20Art.%201%202020-01-01%E2%80%932024-01-01.pdf`,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('are refused where the comparison is', async () => {
    await expect(print({ before: 'nix' })).rejects.toMatchObject({
      status: 404,
      code: 'REGULATION_NOT_FOUND',
    });
    await expect(print({ beforeDate: '2019-01-01' })).rejects.toMatchObject({ code: 'VERSION_NOT_FOUND' });
    await expect(main.client('').comparisonPdf(asked)).rejects.toMatchObject({ status: 401 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { aMainCaller, startMainWithActs } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';
import { openPdf, readWords, squeezed } from '../import/typeset/read-pages.ts';
import { comparisonHandlers } from './comparison.ts';
import { comparisonPdfHandlers } from './comparison-pdf.ts';

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
  });
  afterAll(() => main?.stop());

  const request = {
    before: 'glutg',
    after: 'glutg',
    language: 'DE',
    beforeDate: '2020-01-01',
    afterDate: '2024-01-01',
  } as const;
  const print = (more: object = {}) => main.client().comparisonPdf({ ...request, ...more });
  const wordsOf = async (pdf: Blob) => {
    const pages = await readWords(new Uint8Array(await pdf.arrayBuffer()));
    return squeezed(pages.flatMap((page) => page.map(({ text }) => text)).join(''));
  };

  it('have both texts, both versions and the counts, in tagged pages', async () => {
    const pdf = await print();
    expect(pdf.type).toBe('application/pdf');
    const words = await wordsOf(pdf);
    for (const reply of [
      'Stand1.Januar2020',
      'Stand1.Januar2024',
      '30Tagen',
      '12Tagen',
      'FristoderDatum',
      'Asche',
    ])
      expect(words).toContain(reply);
    const document = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
    const tree = await (await document.getPage(1)).getStructTree();
    expect(JSON.stringify(tree)).toContain('"H1"');
  });

  it('bear the day on which they were made, not that of a version', async () => {
    const document = await openPdf(new Uint8Array(await (await print()).arrayBuffer()));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ CreationDate: expect.stringMatching(/^D:20260501/) });
  });

  it('leave out on request what did not change, and speak the language of the interface', async () => {
    const words = await wordsOf(await print({ only: 'changes', displayLanguage: 'FR' }));
    expect(words).toContain('Étatle1erjanvier2020');
    expect(words).toContain('12Tagen');
    expect(words).not.toContain('Asche');
    expect(words).not.toContain('Funken');
  });

  it('are a file with a name that says what is compared', async () => {
    const { before, after, ...query } = request;
    const response = await main.send(
      `/api/v1/Comparison/Pdf/${before}~1/${after}~1?${new URLSearchParams(query)}`,
    );
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="GlutG Art. 1 2020-01-01-2024-01-01.pdf"; ` +
        `filename*=UTF-8''GlutG%20Art.%201%202020-01-01%E2%80%932024-01-01.pdf`,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('take no more memory than they may', async () => {
    const data = { read: main.db, now: () => new Date('2026-05-01T10:00:00Z') };
    const { compare } = comparisonHandlers(data);
    const { before, after, ...query } = request;
    const { comparisonPdf } = comparisonPdfHandlers(data, compare, { processMemory: 64 });
    const call = { params: { before, after }, query, body: undefined, caller: aMainCaller };
    await expect(comparisonPdf(call)).rejects.toMatchObject({ status: 503, code: 'COMPARISON_TOO_LONG' });
  });

  it('are set once for all ranges of a file, and anew for whatever else they depend on', async () => {
    let compared = 0;
    let day = '2026-05-01';
    const data = { read: main.db, now: () => new Date(`${day}T10:00:00Z`) };
    const { compare } = comparisonHandlers(data);
    const { comparisonPdf } = comparisonPdfHandlers(data, (call) => {
      compared += 1;
      return compare(call);
    });
    const { before, after, ...query } = request;
    const file = (more: Partial<Parameters<typeof comparisonPdf>[0]['query']> = {}) =>
      comparisonPdf({
        params: { before, after },
        query: { ...query, ...more },
        body: undefined,
        caller: aMainCaller,
      });
    const [first, meanwhile] = await Promise.all([file(), file()]);
    const again = await file();
    expect(compared).toBe(1);
    expect([meanwhile.hash, again.hash]).toEqual([first.hash, first.hash]);
    expect(Buffer.from(await again.read(0, 5)).toString()).toBe('%PDF-');
    expect(Buffer.from(await again.read(100, 50))).toEqual(
      Buffer.from(await first.read(0, first.size)).subarray(100, 150),
    );

    const hashes = new Set([first.hash]);
    hashes.add((await file({ displayLanguage: 'FR' })).hash);
    hashes.add((await file({ only: 'changes' })).hash);
    hashes.add((await file({ afterDate: '2020-01-01' })).hash);
    expect(compared).toBe(4);
    expect(hashes.size).toBe(4);
    day = '2026-05-02';
    await file();
    expect(compared).toBe(5);
    await storeText(main.db, aText({ sourceKey: 'eli/test/neben' }), aPrint(), undefined);
    await file();
    expect(compared).toBe(6);
  });

  it('are refused where the comparison is', async () => {
    await expect(print({ before: 'nix' })).rejects.toMatchObject({
      status: 404,
      code: 'REGULATION_NOT_FOUND',
    });
    await expect(print({ beforeDate: '2019-01-01' })).rejects.toMatchObject({ code: 'VERSION_NOT_FOUND' });
    await expect(main.client('').comparisonPdf(request)).rejects.toMatchObject({ status: 401 });
  });
});

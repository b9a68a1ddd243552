import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeText } from '#server/import/store.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';

/**
 * Segments of the Civil Code, one that nobody has named yet, and a list nested deeper than the naming, each with
 * what the operator is told.
 */
const places = [
  ['{part_2__subch_1}', 'Teil 2 Unterkapitel 1', []],
  ['{mod_1}', 'Änderung 1', []],
  ['{widget_4}', 'Unterteilung 4', ['name of {widget_4}: No dictionary entry for WIDGET defined']],
  [
    '5^1^a^1^-1^-2^b',
    'Art. 5 Abs. 1 Bst. a Ziff. 1 Strich 1 Strich 2 Bst. b',
    ['name of 5^1^a^1^-1^-2^b: Naming is not defined for position #7'],
  ],
] as const;

describe('a place with a segment that has no name', () => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
    const units = places.map(([id]) => ({ ...anArticle('5'), id }));
    await storeText(main.db, aText({ units }), aPrint(), undefined);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it.each(places)('%s is called %s, and told to the operator by %j', async (path, name, said) => {
    const written = silent();
    const at = { language: 'DE', inFocus: `musterg~${path}` } as const;
    expect(await main.client().searchRegArt(at)).toMatchObject({ displayName: name });
    // The reply is cached, so that only the first of equal requests tells the operator.
    expect(written.mock.calls.flat()).toEqual(said);
    const preview = await main.client().referencePreview({ target: `musterg~${path}`, language: 'DE' });
    expect(preview.name).toBe(`${name} MusterG`);
  });
});

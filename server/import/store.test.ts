import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MainDb } from '../data/open-main.ts';
import { sampleEdition } from '../process/load-sample.ts';
import { testDatabases } from '../testing/databases.ts';
import { startMainDatabase } from '../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';
import { importEdition } from './edition.ts';
import { unownedDocuments } from './filing.ts';
import { isStored, storeText } from './store.ts';
import { contentHash } from './store-rows.ts';

describe.each(testDatabases())('storing on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
  });
  afterAll(() => stop?.());

  const counts = async () => {
    const count = async (table: 'regulation' | 'text' | 'unit' | 'provision' | 'feed') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      );
    return Promise.all((['regulation', 'text', 'unit', 'provision', 'feed'] as const).map(count));
  };

  it('changes nothing the second time', async () => {
    expect(await storeText(db, aText(), aPrint(), undefined)).toBe('stored');
    const before = await counts();
    expect(before).toEqual([1, 1, 3, 7, 1]);
    expect(await isStored(db, aText())).toBe(true);
    expect(await storeText(db, aText({ warnings: ['told anew'] }), aPrint(), undefined)).toBe('unchanged');
    expect(await counts()).toEqual(before);
  });

  it('replaces what changed, with a new line in the feed', async () => {
    const newest = async () =>
      Number(
        (
          await db
            .selectFrom('feed')
            .select((eb) => eb.fn.max('sequence').as('n'))
            .executeTakeFirst()
        )?.n,
      );
    const before = await newest();
    const changed = aText({ units: [anArticle('1', 'Neu gefasst.')] });
    expect(await isStored(db, changed)).toBe(false);
    expect(await storeText(db, changed, aPrint(), undefined)).toBe('stored');
    expect(await counts()).toEqual([1, 1, 1, 2, 1]);
    expect(await newest()).toBeGreaterThan(before);
  });

  it('keeps the PDF of a replaced text while another text has the same one, not longer', async () => {
    const printed = (content: string) => aPrint({ pdf: new TextEncoder().encode(content) });
    const files = async () =>
      (await db.selectFrom('file').select('content').execute()).map(({ content }) => content.toString());
    const one = { sourceKey: 'eli/test/pdf' };
    const two = { ...one, language: 'FR' as const };
    await storeText(db, aText(one), printed('alt'), undefined);
    await storeText(db, aText(two), printed('alt'), undefined);
    await storeText(db, aText({ ...one, sourceNumber: '1' }), printed('neu'), undefined);
    expect(await files()).toEqual(expect.arrayContaining(['alt', 'neu']));
    await storeText(db, aText({ ...two, sourceNumber: '1' }), printed('neu'), undefined);
    expect(await files()).not.toContain('alt');
    await storeText(db, aText({ ...two, sourceNumber: '2' }), printed('neu'), undefined);
    expect(await files()).toContain('neu');
    await db.deleteFrom('regulation').where('source_key', '=', one.sourceKey).execute();
  });

  it('stores anew what another edition of the program made', () => {
    const text = aText();
    expect(contentHash(text)).toBe(contentHash(text, importEdition));
    expect(contentHash(text, importEdition + 1)).not.toBe(contentHash(text));
    const acts = join(import.meta.dirname, '..', 'sample', 'acts');
    expect(sampleEdition(acts)).toBe(sampleEdition(acts, importEdition));
    expect(sampleEdition(acts, importEdition + 1)).not.toBe(sampleEdition(acts));
  });

  it('stores a version whole or not at all', async () => {
    const before = await counts();
    const twice = aText({
      sourceKey: 'eli/test/twice',
      units: [anArticle('1', 'Eins.'), anArticle('1', 'Zwei.')],
    });
    await expect(storeText(db, twice, aPrint(), undefined)).rejects.toThrow(/unit_path|duplicate/);
    const replaced = aText({ units: [anArticle('1', 'Halb.'), anArticle('1', 'Halb.')] });
    await expect(storeText(db, replaced, aPrint(), undefined)).rejects.toThrow(/duplicate/);
    expect(await counts()).toEqual(before);
  });

  it('keeps the key of a document, and gives no key twice', async () => {
    const keys = async () =>
      (await db.selectFrom('regulation').select(['reg_text_id', 'source_key']).orderBy('id').execute()).map(
        (row) => `${row.reg_text_id} ${row.source_key}`,
      );
    const renamed = { names: { DE: { long: 'Neuer Name', short: 'NeuG' } } };
    await storeText(db, aText({ ...renamed, versionDate: '2025-01-01' }), aPrint(), undefined);
    await storeText(db, aText({ sourceKey: 'eli/test/zweites' }), aPrint(), undefined);
    const nameless = {
      sourceKey: 'eli/test/drittes',
      names: { DE: { long: 'Ohne Kürzel' } },
      sourceNumber: '952.03',
    };
    await storeText(db, aText(nameless), aPrint(), undefined);
    expect(await keys()).toEqual([
      'musterg eli/test/musterg',
      'musterg-2 eli/test/zweites',
      '952-03 eli/test/drittes',
    ]);
  });

  describe('internal documents', () => {
    const directive = (fields: Parameters<typeof aText>[0] = {}) =>
      aText({ sourceKey: 'eli/bank/weisung', names: { DE: { long: 'Weisung', short: 'W' } }, ...fields });
    const store = (filing: Parameters<typeof storeText>[3], fields?: Parameters<typeof aText>[0]) =>
      storeText(db, directive(fields), aPrint(), filing);
    const stored = () =>
      db
        .selectFrom('regulation')
        .select(['reg_text_id', 'category', 'owner'])
        .where('source_key', '=', 'eli/bank/weisung')
        .orderBy('id')
        .execute();
    beforeAll(async () => {
      for (const slug of ['alpina', 'berg'])
        await db
          .insertInto('domain')
          .values({
            slug,
            email_domain: `${slug}.example`,
            base_url: `http://localhost/${slug}`,
            public_key: '{}',
            plan: 'complete',
            sample: false,
          })
          .execute();
    });

    it('belong to the organisation that the import names, also where two have the same source', async () => {
      expect(await store({ internalTo: 'alpina' })).toBe('stored');
      expect(await store({ internalTo: 'berg' })).toBe('stored');
      expect(await store({ internalTo: 'alpina' })).toBe('unchanged');
      expect(await stored()).toEqual([
        { reg_text_id: 'w_alpina', category: 'internal', owner: 'alpina' },
        { reg_text_id: 'w_berg', category: 'internal', owner: 'berg' },
      ]);
    });

    it.each([
      ['without an owner', undefined, {}, /is internal, so name the organisation.*--organisation/],
      ['that state it themselves', undefined, { category: 'internal' as const }, /name the organisation/],
      ['for everybody later', 'base' as const, {}, /is stored as internal and stays so/],
      ['of an unknown organisation', { internalTo: 'bergh' }, {}, /"bergh".*there are: alpina, berg/],
      [
        'that are public already',
        { internalTo: 'berg' },
        { sourceKey: 'eli/test/musterg' },
        /is stored as a document for everybody/,
      ],
    ])('are refused %s', async (_, filing, fields, reason) => {
      const before = await stored();
      await expect(store(filing, fields)).rejects.toThrow(reason);
      expect(await stored()).toEqual(before);
    });

    it('without a known owner get the one that an import names', async () => {
      const old = { reg_text_id: 'alt', source_key: 'eli/bank/alt', source_number: 'A', sample: false };
      await db
        .insertInto('regulation')
        .values({ ...old, category: 'internal', owner: '' })
        .execute();
      expect(await unownedDocuments(db)).toContain('nobody reads: eli/bank/alt; import them again');
      await store({ internalTo: 'berg' }, { sourceKey: 'eli/bank/alt' });
      expect(await unownedDocuments(db)).toBeUndefined();
      const { owner } = await db
        .selectFrom('regulation')
        .select('owner')
        .where('reg_text_id', '=', 'alt')
        .executeTakeFirstOrThrow();
      expect(owner).toBe('berg');
      expect(await isStored(db, directive({ sourceKey: 'eli/bank/alt' }), { internalTo: 'berg' })).toBe(true);
    });

    it('cannot be stored without an owner by any statement, and no other document with one', async () => {
      const row = { reg_text_id: 'x', source_key: 'eli/x', source_number: 'X', sample: false };
      for (const wrong of [
        { category: 'internal' as const, owner: null },
        { category: 'base' as const, owner: 'berg' },
      ])
        await expect(
          db
            .insertInto('regulation')
            .values({ ...row, ...wrong })
            .execute(),
        ).rejects.toThrow(/regulation_internal_has_owner/);
    });
  });

  it('gives others turns between its statements', async () => {
    let isDone = false;
    const storing = storeText(db, aText({ sourceKey: 'eli/test/turns' }), aPrint(), undefined).finally(() => {
      isDone = true;
    });
    let runs = 0;
    for (; !isDone; runs++) await pause();
    expect(await storing).toBe('stored');
    expect(runs).toBeGreaterThan(3);
  });

  it('stores many at once, one after the other', async () => {
    const dates = ['2001-01-01', '2002-01-01', '2003-01-01', '2004-01-01'];
    const outcomes = await Promise.all(
      dates.map((versionDate) =>
        storeText(db, aText({ sourceKey: 'eli/test/viele', versionDate }), aPrint(), 'eu'),
      ),
    );
    expect(outcomes).toEqual(dates.map(() => 'stored'));
    const stored = await db
      .selectFrom('regulation')
      .select('category')
      .where('source_key', '=', 'eli/test/viele')
      .execute();
    expect(stored).toEqual([{ category: 'eu' }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { storeText } from '../../import/store.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { createIndexCache, type IndexCache } from './index-cache.ts';
import { createLanguageIndex } from './language-index.ts';
import { completeIndex, rebuildIndex } from './rebuild.ts';

describe.each(testDatabases())('the index on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
  });
  afterAll(() => stop?.());

  const store = async (key: string, words: string, language: LanguageCode = 'DE'): Promise<number> => {
    const text = aText({ sourceKey: `eli/test/${key}`, language, units: [anArticle('1', words)] });
    await storeText(db, text, aPrint(), undefined);
    const { id } = await db
      .selectFrom('text')
      .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
      .select('text.id')
      .where('source_key', '=', text.sourceKey)
      .where('language', '=', language)
      .executeTakeFirstOrThrow();
    return id;
  };
  const segments = async () => db.selectFrom('search_segment').select(['text_id', 'paragraphs']).execute();
  const holds = async (cache: IndexCache, word: string, textIds: readonly number[]) =>
    (await cache.withTexts('DE', textIds)).parts.some(({ words }) => words.includes(word));

  it('is written with the text and goes with it', async () => {
    const id = await store('eins', 'Quitten reifen spät.');
    expect(await segments()).toEqual([{ text_id: id, paragraphs: 1 }]);
    const twice = aText({ sourceKey: 'eli/test/eins', units: [anArticle('1', 'A.'), anArticle('1', 'B.')] });
    await expect(storeText(db, twice, aPrint(), undefined)).rejects.toThrow(/duplicate|unit_path/);
    expect(await segments()).toEqual([{ text_id: id, paragraphs: 1 }]);
    await db.deleteFrom('text').where('id', '=', id).execute();
    expect(await segments()).toEqual([]);
  });

  it('is made on the way where a text has none, and stored when it is completed', async () => {
    const id = await store('zwei', 'Feigen reifen früh.');
    await db.deleteFrom('search_segment').execute();
    expect(await holds(createIndexCache(db), 'feigen', [id])).toBe(true);
    expect(await completeIndex(db)).toEqual({ texts: 1, paragraphs: 1 });
    expect(await completeIndex(db)).toEqual({ texts: 0, paragraphs: 0 });
    await db.updateTable('search_segment').set({ edition: 0 }).execute();
    expect(await holds(createIndexCache(db), 'feigen', [id])).toBe(true);
    expect(await completeIndex(db)).toEqual({ texts: 1, paragraphs: 1 });
  });

  it('of a language is rebuilt alone, and read anew', async () => {
    const id = await store('drei', 'Birnen reifen.');
    await store('drei', 'Les poires mûrissent.', 'FR');
    const cache = createIndexCache(db);
    await cache.withTexts('DE', [id]);
    const body = JSON.stringify(anArticle('1', 'Pflaumen reifen.'));
    await db.updateTable('unit').set({ body }).where('text_id', '=', id).execute();
    expect(await rebuildIndex(db, 'FR')).toEqual({ texts: 1, paragraphs: 1 });
    const { texts } = await rebuildIndex(db, 'DE');
    expect(texts).toBeGreaterThan(0);
    expect(await holds(cache, 'pflaumen', [id])).toBe(false);
    await cache.reload('DE');
    expect(await holds(cache, 'pflaumen', [id])).toBe(true);
    expect(await holds(cache, 'birnen', [id])).toBe(false);
  });

  it('is loaded and read anew a portion at a time, and tells of it each time', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      ids.push(await store(`portion-${name}`, `Kraut${name} steht hier.`, 'IT'));
    const notified: number[] = [];
    const index = createLanguageIndex(db, 'IT', {
      log: () => undefined,
      notify: ({ vocabulary }) =>
        notified.push(vocabulary.words.filter((word) => /^kraut/.test(word)).length),
      portion: 2,
    });
    await index.withTexts(ids);
    expect(index.measure()).toMatchObject({ parts: 3, texts: 5 });
    await db
      .deleteFrom('text')
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await index.reload();
    expect(index.measure()).toMatchObject({ parts: 3, texts: 4 });
    expect(notified).toEqual([5, 4]);
    await db.deleteFrom('text').where('id', 'in', ids).execute();
  });

  it('joins what was loaded bit by bit, and drops what is gone', async () => {
    const cache = createIndexCache(db);
    const ids: number[] = [];
    for (let number = 0; number < 12; number++) {
      const id = await store(`viele-${number}`, `Wort${'abcdefghijkl'[number]} steht hier.`);
      ids.push(id);
      const together = await Promise.all([cache.withTexts('DE', [id]), cache.withTexts('DE', [id])]);
      expect(together[0].parts).toEqual(together[1].parts);
      if (number === 3)
        await db
          .deleteFrom('text')
          .where('id', '=', ids[0] ?? 0)
          .execute();
    }
    await cache.settled();
    const german = cache.measure()[0];
    expect(german?.parts).toBeLessThanOrEqual(8);
    expect(german?.texts).toBe(11);
    expect(await holds(cache, 'wortl', ids.slice(1))).toBe(true);
    expect(await holds(cache, 'worta', ids.slice(1))).toBe(false);
  });

  it('knows nothing of a text that is not there or of another language', async () => {
    const cache = createIndexCache(db);
    expect((await cache.withTexts('DE', [999_999])).parts).toEqual([]);
    const french = await store('vier', 'Les figues.', 'FR');
    expect((await cache.withTexts('DE', [french])).parts).toEqual([]);
    await cache.loadAll();
    const loaded = cache.measure().map(({ texts }, at) => (texts > 0 ? languageCodes[at] : undefined));
    expect(loaded.filter((language) => language !== undefined)).toEqual(['DE', 'FR']);
  });
});

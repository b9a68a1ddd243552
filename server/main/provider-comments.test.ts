import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startMainWithActs } from '#server/testing/servers.ts';
import { storeSampleComments } from '../import/store-sample-comments.ts';

describe.each(testDatabases())('comments of the provider on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  beforeAll(async () => {
    main = await startMainWithActs(database);
    const { id } = await main.db
      .selectFrom('regulation')
      .select('id')
      .where('reg_text_id', '=', 'musterg')
      .executeTakeFirstOrThrow();
    const translations = JSON.stringify({ FR: 'Voir l’art. 2.' });
    for (const [path, date, text] of [
      ['1', '2023-12-31', 'Alt.'],
      ['2', '2024-01-01', 'Zum Artikel.'],
      ['2^1', '2024-01-01', 'Zum Absatz.'],
    ] as const)
      await main.db
        .insertInto('provider_comment')
        .values({ regulation_id: id, path, date, text, translations, comment_type: 2 })
        .execute();
  });
  afterAll(() => main?.stop());

  it('name scope, source, type and translations, so that they stand beside those of an organisation', async () => {
    const [one] = await main.client().regArtComments({ complete: 'musterg~1' });
    expect(one).toEqual({
      id: expect.any(String),
      completeParagraphID: 'musterg~1',
      scope: 'regesta',
      source: 'main',
      domainComment: false,
      commentType: 2,
      text: 'Alt.',
      language: 'DE',
      translations: { FR: 'Voir l’art. 2.' },
      date: '2023-12-31',
    });
  });

  it('are those of the places inside too, if that is asked for, each with its place', async () => {
    const read = async (inside?: 'true') =>
      (await main.client().regArtComments({ complete: 'musterg~2', inside })).map(
        ({ completeParagraphID }) => completeParagraphID,
      );
    expect(await read()).toEqual(['musterg~2']);
    expect(await read('true')).toEqual(['musterg~2', 'musterg~2^1']);
  });

  it('are counted per place, as of the day that is read', async () => {
    const count = async (versionDate?: string) =>
      (await main.client().regArtCommentCounts({ regTextId: 'musterg', versionDate })).map(
        ({ completeParagraphID, total }) => `${completeParagraphID} ${total}`,
      );
    expect(await count()).toEqual(['musterg~1 1', 'musterg~2 1', 'musterg~2^1 1']);
    expect(await count('2023-06-01')).toEqual(['musterg~1 1']);
  });

  it('of the sample replace those of an earlier edition, and leave others alone', async () => {
    await main.db
      .updateTable('regulation')
      .set({ sample: true, reg_text_id: 'bankg-m' })
      .where('reg_text_id', '=', 'musterg')
      .execute();
    const all = () => main.db.selectFrom('provider_comment').select(['path', 'sample']).execute();
    await storeSampleComments(main.db);
    await storeSampleComments(main.db);
    const rows = await all();
    expect(rows.filter(({ sample }) => !sample)).toHaveLength(3);
    expect(rows.filter(({ sample }) => sample)).toHaveLength(12);
    await main.db
      .updateTable('regulation')
      .set({ sample: false, reg_text_id: 'musterg' })
      .where('reg_text_id', '=', 'bankg-m')
      .execute();
  });

  it.each([
    ['musterg~2^1', true],
    ['musterg~77', false],
    ['nothing~1', false],
  ])('can be on %s: %s', async (complete, known) => {
    expect(await main.client().knowsParagraph({ complete })).toEqual({ known });
  });
});

import type { MainDb } from '../data/open-main.ts';
import { sampleProviderComments } from '../sample/comments/provider-comments.ts';

/** Stores what the provider says of the sample law, in place of what an earlier edition said. */
export async function storeSampleComments(db: MainDb): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const regulations = await trx
      .selectFrom('regulation')
      .select(['id', 'reg_text_id'])
      .where('sample', '=', true)
      .execute();
    const ids = new Map(regulations.map(({ id, reg_text_id }) => [reg_text_id, id]));
    const rows = sampleProviderComments.flatMap(({ regTextId, path, date, type, words }) => {
      const id = ids.get(regTextId);
      const { DE: text, ...translations } = words;
      const said = { path, date, text, language: 'DE' as const, comment_type: type, sample: true };
      return id === undefined
        ? []
        : [{ ...said, regulation_id: id, translations: JSON.stringify(translations) }];
    });
    await trx.deleteFrom('provider_comment').where('sample', '=', true).execute();
    if (rows.length > 0) await trx.insertInto('provider_comment').values(rows).execute();
  });
}

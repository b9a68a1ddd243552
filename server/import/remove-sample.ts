import { sql } from 'kysely';
import { languageCodes } from '#core/contract/languages.ts';
import { indexNews } from '../beside-law/news.ts';
import { withoutTimeLimit } from '../data/database-limits.ts';
import type { MainDb } from '../data/open-main.ts';
import { withdrawSampleChanges } from './provider-changes/withdraw-changes.ts';
import { keepImportsAway, removeUnusedFiles } from './remove-documents.ts';
import { removeSampleNews } from './rows/news-rows.ts';

/** A document of invented law, with the number of its texts in all versions and languages. */
export type SampleDocument = { regTextId: string; name: string; texts: number };
/** What was removed, or what would be, with the numbers of invented changes and news of the provider. */
export type SampleRemoval = {
  documents: SampleDocument[];
  changes: number;
  news: number;
  removed: boolean;
};

/** The setting that says which sample is loaded, and its value once the sample was removed: it is then not loaded again. */
export const sampleSetting = 'sample';
export const sampleRemoved = 'removed';

/**
 * Removes all documents of invented law with everything that belongs to them, and withdraws the invented changes and removes
 * the invented news, in one transaction; without `confirmed` it only says what they are. A second time there is nothing left to remove.
 */
export async function removeSample(
  db: MainDb,
  { confirmed }: { confirmed: boolean },
): Promise<SampleRemoval> {
  return db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    await keepImportsAway(trx);
    const rows = await trx
      .selectFrom('regulation')
      .leftJoin('text', 'text.regulation_id', 'regulation.id')
      .where('sample', '=', true)
      .groupBy('regulation.id')
      .select(['reg_text_id as regTextId'])
      .select(sql<number>`count(text.id)::int`.as('texts'))
      .select(sql<Names>`(array_agg(text.names order by version_date desc))[1]`.as('names'))
      .orderBy('reg_text_id')
      .execute();
    const documents = rows.map(({ names, ...row }) => ({ ...row, name: nameOf(names) ?? row.regTextId }));
    const changes = await withdrawSampleChanges(trx, { now: new Date(), confirmed });
    const news = await countSampleNews(trx);
    if (!confirmed) return { documents, changes, news, removed: false };
    await removeSampleNews(trx);
    await indexNews(trx);
    await trx.deleteFrom('regulation').where('sample', '=', true).execute();
    await removeUnusedFiles(trx);
    await trx
      .insertInto('setting')
      .values({ name: sampleSetting, value: sampleRemoved })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sampleRemoved }))
      .execute();
    return { documents, changes, news, removed: true };
  });
}

async function countSampleNews(trx: MainDb): Promise<number> {
  const { news } = await trx
    .selectFrom('news')
    .select(sql<number>`count(*)::int`.as('news'))
    .where('sample', '=', true)
    .executeTakeFirstOrThrow();
  return news;
}

type Names = Readonly<Record<string, { long: string }>> | null;

function nameOf(names: Names): string | undefined {
  return languageCodes.map((code) => names?.[code]?.long).find((name) => name !== undefined);
}

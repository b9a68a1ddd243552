import type { LatestNewsItem } from '#core/contract/main/news.ts';
import type { LawLink } from './law-link.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

/**
 * Asks the main server for the newest news and keeps them, for mails and feeds, so that neither waits for it. They are few,
 * and are replaced as a whole where its mark is another one: so what was corrected or removed there is so here too, also
 * after a backup was restored. An organisation whose plan has no news is refused; what it had stays, and nobody reads it.
 */
export async function followNews(
  organisation: Organisation,
  { news }: Pick<LawLink, 'news'>,
  now: () => Date,
): Promise<void> {
  const { db } = organisation;
  const { mark } = await db.selectFrom('news_state').select('mark').executeTakeFirstOrThrow();
  const reply = await news(organisation, mark === '' ? undefined : mark);
  if (typeof reply !== 'object' || reply.items === undefined) return;
  const { items } = reply;
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('news_state').select('mark').forUpdate().execute();
    await replaceNews(trx, items, now());
    await trx.updateTable('news_state').set({ mark: reply.mark }).execute();
  });
}

/** What was known once keeps the moment at which it was first heard of, also where it was gone since. */
async function replaceNews(
  trx: OrganisationTransaction,
  items: readonly LatestNewsItem[],
  at: Date,
): Promise<void> {
  const before = new Map(
    (await trx.selectFrom('news_copy').selectAll().execute()).map((row) => [row.slug, row]),
  );
  const heard = new Map(
    (await trx.selectFrom('news_heard').selectAll().execute()).map((row) => [row.slug, row.heard_at]),
  );
  const rows = items.map(({ newsId: slug, date, source, language, words, sample = false }) => {
    const known = before.get(slug);
    const says = JSON.stringify([date, source, language, sample, sorted(words)]);
    const isSame =
      known !== undefined &&
      says === JSON.stringify([known.date, known.source, known.language, known.sample, sorted(known.words)]);
    return {
      slug,
      date,
      source,
      language,
      words: JSON.stringify(words),
      sample,
      heard_at: heard.get(slug) ?? at,
      changed_at: known === undefined ? null : isSame ? known.changed_at : at,
    };
  });
  await trx.deleteFrom('news_copy').execute();
  if (rows.length === 0) return;
  await trx.insertInto('news_copy').values(rows).execute();
  await trx
    .insertInto('news_heard')
    .values(rows.map(({ slug, heard_at }) => ({ slug, heard_at })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** The database returns the keys of an object in an order of its own. */
const sorted = (words: LatestNewsItem['words']) =>
  Object.entries(words)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, said]) => [code, said?.title, said?.summary]);

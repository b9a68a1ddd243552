import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import { indexNews } from '../beside-law/news.ts';
import type { MainDb } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import { sampleRemoved, sampleSetting } from '../import/remove-sample.ts';
import { removeSampleNews } from '../import/rows/news-rows.ts';
import { newsNotice, sampleNews } from '../sample/news/sample-news.ts';
import type { SampleNewsItem } from '../sample/news/sample-news-item.ts';
import { sampleDay, settingOf } from './load-sample-changes.ts';

/** The setting with the day from which the days of the news are counted. */
const daySetting = 'sample-news-day';

/**
 * Stores the news of the sample, unless the operator has removed the sample or there are real ones. Their days stay as
 * they are for a month.
 */
export async function loadSampleNews(db: MainDb, now: Date): Promise<void> {
  const day = await sampleDay(db, daySetting, swissDay(now));
  await db.transaction().execute(async (trx) => {
    if ((await settingOf(trx, sampleSetting)) === sampleRemoved || (await hasRealNews(trx))) return;
    await removeSampleNews(trx);
    await trx
      .insertInto('news')
      .values(sampleNews.map((item) => rowOn(item, day)))
      .execute();
    await indexNews(trx);
    await trx
      .insertInto('setting')
      .values({ name: daySetting, value: day })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: day }))
      .execute();
  });
}

function rowOn({ slug, age, source, language, changes, texts, words }: SampleNewsItem, day: string) {
  const written = interfaceLanguageCodes.flatMap((code) => {
    const said = words[code];
    return said
      ? [[code, { title: said.title, text: `${said.text}\n\n*${newsNotice[code]}*` }] as const]
      : [];
  });
  return {
    slug,
    date: addDays(day, -age),
    source,
    link: null,
    language,
    words: JSON.stringify(Object.fromEntries(written)),
    changes: JSON.stringify(changes),
    texts: JSON.stringify(texts),
    sample: true,
  };
}

async function hasRealNews(trx: MainDb): Promise<boolean> {
  const real = await trx
    .selectFrom('news')
    .select('slug')
    .where('sample', '=', false)
    .limit(1)
    .executeTakeFirst();
  return real !== undefined;
}

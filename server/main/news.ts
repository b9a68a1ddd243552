import { hash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { forReaders } from '#core/contract/endpoint.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import { type LatestNewsItem, type NewsEntry, type NewsItem, newsPerPage } from '#core/contract/main/news.ts';
import { holdsRole, readsChanges } from '../auth/rights.ts';
import { markdownWords } from '../beside-law/markdown-words.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import type { ProviderPageTables } from '../data/tables/provider-pages.ts';
import { swissDay } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import { nearestWords } from '../lib/nearest-words.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import { newsExtract } from '../news/news-extract.ts';
import { placesInText } from '../topics/topic-text-links.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { planOf } from './domain-settings.ts';
import type { MainData } from './find-text.ts';
import { newsTexts } from './news-texts.ts';

type Row = Selectable<ProviderPageTables['news']>;

/** Letters of the text that a list shows of each item, and that mails and feeds do. */
const summaryLength = 280;
const announcedLength = 600;
/** Items that servers of organisations keep: more than any reader of feeds lists. */
const latest = 100;

/** News of the provider: for people, page by page, and for the servers of organisations. */
export function newsHandlers({
  read,
  now,
}: MainData): Pick<MainHandlers, 'news' | 'newsItem' | 'latestNews'> {
  return {
    news: async ({ query: { page, language } }) => {
      const { total } = await read
        .selectFrom('news')
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow();
      const rows = await newestFirst(read)
        .limit(newsPerPage)
        .offset((page - 1) * newsPerPage)
        .execute();
      const items = rows.flatMap((row) => entryOf(row, language) ?? []);
      return { page, pages: Math.ceil(total / newsPerPage), total, items };
    },
    newsItem: async ({ params: { newsId }, query: { language }, caller }) => {
      const row = await read.selectFrom('news').selectAll().where('slug', '=', newsId).executeTakeFirst();
      const head = row && headOf(row, language);
      if (row === undefined || head === undefined) throw missingItem(newsId);
      const { text, ...said } = head;
      const { viewer } = caller;
      return {
        ...said,
        text,
        places: await placesInText({ read, viewer, day: swissDay(now()) }, text),
        link: row.link ?? undefined,
        changes: await changesOf(read, row, { language, caller }),
        texts: holdsRole(forReaders, caller.roles)
          ? await newsTexts(read, row.texts, { language, viewer })
          : [],
        ...(await neighboursOf(read, row, language)),
      };
    },
    latestNews: async ({ query: { mark: known } }) => {
      const items = (await newestFirst(read).limit(latest).execute()).map(announced);
      const mark = hash('sha256', JSON.stringify(items));
      return { mark, ...(mark === known ? {} : { items }) };
    },
  };
}

const missingItem = (newsId: string) =>
  new HttpProblem(404, 'NEWS_NOT_FOUND', `there is no news item ${newsId}`);

/** Of one day in the order of their names, so that no item stands on two pages. */
const newestFirst = (read: MainDb) =>
  read.selectFrom('news').selectAll().orderBy('date', 'desc').orderBy('slug');

/** What an item says in a language, or in the nearest that it has. */
function headOf({ slug, date, source, language: written, words, sample }: Row, language: InterfaceLanguage) {
  const nearest = nearestWords(words, language, written);
  if (nearest === undefined) return undefined;
  return { newsId: slug, date, source, language: nearest.language, ...nearest.said, ...sampleMarkOf(sample) };
}

function entryOf(row: Row, language: InterfaceLanguage): NewsEntry | undefined {
  const head = headOf(row, language);
  if (head === undefined) return undefined;
  const { text, ...said } = head;
  return { ...said, summary: beginningOf(text, summaryLength, head.language) };
}

/** The first words of a Markdown text, without its marks. */
const beginningOf = (text: string, length: number, language: InterfaceLanguage): string =>
  newsExtract(markdownWords(text), length, language);

type Asking = { language: InterfaceLanguage; caller: ViewingCaller };

/** The changes that an item names and the provider still tells of, for those who see changes. */
async function changesOf(
  read: MainDb,
  { changes }: Row,
  { language, caller }: Asking,
): Promise<NewsItem['changes']> {
  if (changes.length === 0) return [];
  if (!readsChanges(caller.roles, await planOf(read, caller.organisation))) return [];
  const rows = await publishedChanges(read)
    .select(['slug', 'language', 'words'])
    .where('slug', 'in', changes)
    .where('withdrawn_at', 'is', null)
    .execute();
  const known = new Map(rows.map((row) => [row.slug, row]));
  return changes.flatMap((slug) => {
    const row = known.get(slug);
    const nearest = row?.words && nearestWords(row.words, language, row.language ?? language);
    return nearest ? [{ slug, topic: nearest.said.topic, language: nearest.language }] : [];
  });
}

/** The items beside one in the order of the feed. */
async function neighboursOf(
  read: MainDb,
  { date, slug }: Row,
  language: InterfaceLanguage,
): Promise<Pick<NewsItem, 'newer' | 'older'>> {
  const rows = read.selectFrom('news').selectAll().limit(1);
  const newer = await rows
    .where(sql<boolean>`(date, ${slug}::text) > (${date}::date, slug)`)
    .orderBy('date')
    .orderBy('slug', 'desc')
    .executeTakeFirst();
  const older = await rows
    .where(sql<boolean>`(date, ${slug}::text) < (${date}::date, slug)`)
    .orderBy('date', 'desc')
    .orderBy('slug')
    .executeTakeFirst();
  const lead = (row: Row | undefined) => {
    const head = row && headOf(row, language);
    return head && { newsId: head.newsId, title: head.title, language: head.language };
  };
  return { newer: lead(newer), older: lead(older) };
}

function announced({ slug, date, source, language, words, sample }: Row): LatestNewsItem {
  const said = interfaceLanguageCodes.flatMap((code) => {
    const own = words[code];
    if (own === undefined) return [];
    return [[code, { title: own.title, summary: beginningOf(own.text, announcedLength, code) }]];
  });
  return {
    newsId: slug,
    date,
    source,
    language,
    words: Object.fromEntries(said),
    ...sampleMarkOf(sample),
  };
}

import { hash } from 'node:crypto';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { forNewsReaders } from '#core/contract/main/news.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import { nearestWords } from '../lib/nearest-words.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { type FeedEntry, type FeedForm, feedForms, updatedAt } from '../news/feed-text.ts';
import type { DomainHandlers } from './authentication.ts';
import type { CalendarContext } from './calendar-reply.ts';
import { newsLink } from './digest-words.ts';
import type { Organisation } from './organisation.ts';
import { creatorOf, feedOfSecret, noteUse } from './own-feeds.ts';
import { readFeedFile, spendOnFeed } from './secret-feeds.ts';

/** Items in a feed: programs keep what they have read. */
const itemsInFeed = 50;

/** The same for what there never was, what was revoked, and what its creator may not read: nobody learns which. */
const missingFeed = () => new HttpProblem(404, 'NOT_FOUND', 'there is no such feed');

/** Answers programs that read feeds, which have an address and no token. */
export function newsFeedHandler(
  organisation: Organisation,
  { portalUrl, limiter, tenantSettings, now }: CalendarContext,
): DomainHandlers['readNewsFeed'] {
  return async ({ params: { file } }) => {
    const read = readFeedFile(file);
    const form = formOf(read?.ending);
    const feed = read && form && (await feedOfSecret(organisation, 'news_feed', read.hash));
    if (form === undefined || feed === undefined) throw missingFeed();
    spendOnFeed({ limiter, now }, `news ${organisation.slug} ${feed.id}`);
    const caller = await creatorOf(organisation, feed, forNewsReaders, tenantSettings);
    if (caller === undefined) throw missingFeed();
    const language = caller.account.preferred_language;
    const { type, write } = feedForms[form];
    const head = {
      id: `urn:regesta:news-feed:${feed.id}`,
      title: `${mailTexts[language].digest.news.heading} – Regesta`,
      language,
      link: `${portalUrl}/news`,
    };
    const text = write(head, await entriesIn(organisation, language, portalUrl));
    await noteUse(organisation, 'news_feed', feed, now());
    return asFile(text, { form, type });
  };
}

const formOf = (ending: string | undefined): FeedForm | undefined =>
  ending !== undefined && Object.hasOwn(feedForms, ending) ? (ending as FeedForm) : undefined;

async function entriesIn(
  { db }: Organisation,
  language: InterfaceLanguage,
  portalUrl: string,
): Promise<FeedEntry[]> {
  const rows = await db
    .selectFrom('news_copy')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('slug')
    .limit(itemsInFeed)
    .execute();
  return rows.flatMap(({ slug, date, source, language: written, words, sample, changed_at: changedAt }) => {
    const nearest = nearestWords(words, language, written);
    if (nearest === undefined) return [];
    return [
      {
        id: `urn:regesta:news:${slug}`,
        ...nearest.said,
        ...(sample && { mark: mailTexts[nearest.language].digest.news.sample }),
        source,
        language: nearest.language,
        day: date,
        updatedAt: updatedAt(date, changedAt),
        link: newsLink(portalUrl, slug),
      },
    ];
  });
}

/** Programs keep it and ask with its tag, so that what they have is not sent again. */
function asFile(text: string, { form, type }: { form: FeedForm; type: string }): FileReply {
  const bytes = Buffer.from(text);
  return {
    hash: hash('sha256', bytes),
    size: bytes.length,
    name: `regesta-news.${form}`,
    type,
    isShown: true,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

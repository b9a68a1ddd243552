import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import { swissDay } from '../data/versions.ts';
import { nearestWords } from '../lib/nearest-words.ts';
import { newFor } from './digest-changes.ts';
import { digestSection } from './digest-section.ts';
import { counted, longDay, maxLines, moreOf, newsLink } from './digest-words.ts';

/** A piece of news in one language. */
type Line = {
  slug: string;
  date: string;
  source: string;
  title: string;
  language: InterfaceLanguage;
  sample: boolean;
};

/** What was first heard of since the last digest; only what was published lately, not the whole stock. */
export const news = digestSection<readonly Line[]>({
  consent: 'WEEKLY_NEWS_AND_CHANGES',
  isFor: ({ seesNews }) => seesNews,
  isSameForAll: true,
  find: ({ since, until, today }) => {
    const known = new Map<InterfaceLanguage, Line[]>();
    return async (db, receivers) => {
      const missing = new Set(receivers.map(({ language }) => language).filter((one) => !known.has(one)));
      const rows =
        missing.size === 0
          ? []
          : await db
              .selectFrom('news_copy')
              .selectAll()
              .where('heard_at', '>=', since)
              .where('heard_at', '<', until)
              .where('date', '>', addDays(today, -newFor))
              .orderBy('date', 'desc')
              .orderBy('slug')
              .execute();
      for (const language of missing)
        known.set(
          language,
          rows.flatMap(({ slug, date, source, language: written, words, sample }) => {
            const nearest = nearestWords(words, language, written);
            if (nearest === undefined) return [];
            return [{ slug, date, source, title: nearest.said.title, language: nearest.language, sample }];
          }),
        );
      return new Map(
        receivers.flatMap(({ id, language }) => {
          const lines = known.get(language) ?? [];
          return lines.length === 0 ? [] : [[id, lines] as const];
        }),
      );
    };
  },
  write: (lines, writing) => {
    const { texts, language, portalUrl, since } = writing;
    const total = lines.length;
    const displayed = lines.slice(0, maxLines);
    return {
      heading: texts.news.heading,
      lead: counted(texts.news, 'lead', { count: total, language, day: longDay(swissDay(since), language) }),
      items: displayed.map((line) => ({
        words: line.title,
        link: newsLink(portalUrl, line.slug),
        note: [...(line.sample ? [texts.news.invented] : []), line.source, longDay(line.date, language)].join(
          ' · ',
        ),
        ...(line.language !== language && { language: line.language }),
      })),
      ...moreOf({ total, displayed: displayed.length, link: `${portalUrl}/news` }, writing),
    };
  },
});

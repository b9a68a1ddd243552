import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { olderNews } from './older-news.ts';
import { recentNews } from './recent-news.ts';
import type { SampleNewsItem } from './sample-news-item.ts';

/** Stands at the end of each item. */
export const newsNotice: Readonly<Record<InterfaceLanguage, string>> = {
  DE: 'Beispiel: Diese Meldung ist erfunden.',
  FR: 'Exemple : cette nouvelle est fictive.',
  IT: 'Esempio: questa notizia è fittizia.',
  EN: 'Sample: this item is invented.',
};

/** Invented news, the newest first. Two are not written in every language. */
export const sampleNews: readonly SampleNewsItem[] = [...recentNews, ...olderNews];

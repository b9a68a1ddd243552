import { sql } from 'kysely';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import { type NewFeature, newFeatures, whatsNewTopic } from '../topics/whats-new.ts';
import { digestSection } from './digest-section.ts';
import { longDay } from './digest-words.ts';

const consent = 'NEW_FEATURES_UPDATES';
/** How many days the first such mail looks back. */
const firstDays = 31;

/** What Regesta can do since the last such mail, which was a month ago or longer; in the first one what is new since a month. */
export const features = digestSection<readonly NewFeature[]>({
  consent,
  isFor: () => true,
  find: ({ now, today }) => {
    const first = addDays(today, -firstDays);
    const pages = new Map<InterfaceLanguage, NewFeature[]>();
    return async (db, receivers) => {
      for (const language of new Set(receivers.map((one) => one.language)))
        if (!pages.has(language)) pages.set(language, await newFeatures(language));
      const ids = receivers.map(({ id }) => id);
      const rows = await db
        .selectFrom('sent_notice')
        .distinctOn('account_id')
        .select(['account_id', 'told'])
        .select(sql<boolean>`at > ${now}::timestamptz - interval '1 month'`.as('isRecent'))
        .where('account_id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('kind', '=', consent)
        .orderBy('account_id')
        .orderBy('at', 'desc')
        .execute();
      const last = new Map(rows.map((row) => [row.account_id, row]));
      return new Map(
        receivers.flatMap(({ id, language }) => {
          const { told, isRecent = false } = last.get(id) ?? {};
          const entries = isRecent
            ? []
            : (pages.get(language) ?? []).filter(({ key }) => key > (told ?? first));
          return entries.length === 0 ? [] : [[id, entries]];
        }),
      );
    };
  },
  write: (entries, { texts, language, portalUrl }) => ({
    heading: texts.features.heading,
    items: entries.map(({ day, title }) => ({
      words: title,
      link: `${portalUrl}/topic/${whatsNewTopic}`,
      note: longDay(day, language),
    })),
  }),
  told: ([latest]) => latest?.key ?? '',
});

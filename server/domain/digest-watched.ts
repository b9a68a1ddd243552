import { sql } from 'kysely';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { newVersionPath } from '#core/law/new-version-path.ts';
import type { StoredVersion } from '../data/tables/watching.ts';
import { swissDay } from '../data/versions.ts';
import type { LetterItem } from '../mail/letter.ts';
import { fill } from '../mail/words.ts';
import { type DigestDb, digestSection, type Occasion, type Writing } from './digest-section.ts';
import { type Receiver, theViewer, viewerRows } from './digest-viewers.ts';
import { changeLink, counted, longDay, maxLines, moreOf } from './digest-words.ts';
import { isChangeOfEvent, isCopyOfEvent, isSeenEvent } from './watched-events.ts';

/** A version or a change, once, however many of the things that somebody watches it is about. */
type Line = {
  receiver: string;
  total: number;
  reg_text_id: string | null;
  version_date: string | null;
  version: StoredVersion | null;
  slug: string | null;
  topic: string | null;
  language: InterfaceLanguage | null;
};

/** In milliseconds: an event is there a little later than the moment that it bears. */
const latest = 60_000;

/** What happened to what somebody watches. Documents of everybody are named; what somebody searches leaves with no mail. */
export const watched = digestSection<readonly Line[]>({
  consent: 'WEEKLY_NEWS_AND_CHANGES',
  isFor: ({ worksWithOthers }) => worksWithOthers,
  find: (occasion) => (db, receivers) => findLines(db, receivers, occasion),
  write: (lines, writing) => {
    const { texts, language, portalUrl, since } = writing;
    const total = lines[0]?.total ?? 0;
    const day = longDay(swissDay(since), language);
    return {
      heading: texts.watched.heading,
      lead: counted(texts.watched, 'lead', { count: total, language, day }),
      items: lines.map((line) => itemOf(line, writing)),
      ...moreOf({ total, displayed: lines.length, link: `${portalUrl}/watching` }, writing),
    };
  },
});

function itemOf({ version, ...line }: Line, writing: Writing): LetterItem {
  const { texts, language, portalUrl } = writing;
  const words = texts.watched;
  if (version === null)
    return {
      words: line.topic ?? '',
      link: changeLink(portalUrl, line.slug ?? ''),
      note: words.change,
      ...(line.language !== null && line.language !== language && { language: line.language }),
    };
  const [regTextId, versionDate] = [line.reg_text_id ?? '', line.version_date ?? ''];
  const day = longDay(versionDate, language);
  return {
    words: fill(version.internal ? words.internal : words.version, { document: version.documentName, day }),
    // Not even its key, which addresses have.
    link: version.internal
      ? `${portalUrl}/watching`
      : `${portalUrl}${newVersionPath({ ...version, regTextId, versionDate })}`,
    // A heading is in no article.
    ...(version.total > 0 && { note: counted(words, 'units', { count: version.total, language }) }),
  };
}

/** The first lines of each receiver, with the number of all. */
async function findLines(
  db: DigestDb,
  receivers: readonly Receiver[],
  period: Pick<Occasion, 'since' | 'until'>,
): Promise<Map<string, Line[]>> {
  const place = sql<number>`row_number() over (partition by receiver order by at desc, slug, reg_text_id, version_date)`;
  const numbered = db
    .selectFrom(events(db, receivers, period).as('line'))
    .selectAll()
    .select([sql<number>`(count(*) over (partition by receiver))::integer`.as('total'), place.as('place')])
    .where('one', '=', 1);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', maxLines)
    .orderBy('place')
    .execute();
  return Map.groupBy(rows, ({ receiver }) => receiver);
}

/** The events of the period that receivers may see, as lines; those with the number one stand for all of the same thing. */
function events(
  db: DigestDb,
  receivers: readonly Receiver[],
  { since, until }: Pick<Occasion, 'since' | 'until'>,
) {
  const slug = sql<string | null>`coalesce(copy.slug, change.slug)`;
  return (
    db
      .selectFrom(viewerRows(receivers))
      .innerJoin('watch', 'watch.account_id', 'viewer.id')
      .innerJoin('watch_event as event', 'event.watch_id', 'watch.id')
      .leftJoin('change_copy as copy', (join) => join.on(isCopyOfEvent))
      .leftJoin('change_element as change', (join) => join.on(isChangeOfEvent))
      .leftJoin('change_words as words', (join) =>
        join.onRef('words.main_id', '=', 'copy.main_id').onRef('words.language', '=', 'viewer.language'),
      )
      .where('watch.ended_at', 'is', null)
      // What somebody has read in the inbox or on the page is no news.
      .where('event.read_at', 'is', null)
      .where('event.at', '>=', new Date(since.getTime() - latest))
      .where('event.at', '<', new Date(until.getTime() - latest))
      .where(isSeenEvent(db, { viewer: theViewer, seesChanges: sql`viewer.sees_changes` }))
      .select([
        'viewer.id as receiver',
        'event.reg_text_id',
        'event.version_date',
        'event.version',
        'event.at',
      ])
      .select(['event.change_id', 'event.change_origin'])
      .select([
        slug.as('slug'),
        sql<string | null>`coalesce(words.topic, change.topic)`.as('topic'),
        sql<InterfaceLanguage | null>`coalesce(words.written, change.language)`.as('language'),
        // Of several things that a version is about the one with the most places tells.
        sql<number>`row_number() over (partition by viewer.id, event.reg_text_id, event.version_date, event.change_id,
        event.change_origin order by (event.version ->> 'total')::integer desc nulls last, event.id)`.as(
          'one',
        ),
      ])
  );
}

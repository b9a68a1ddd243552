import { sql } from 'kysely';
import { newVersionPath } from '#core/law/new-version-path.ts';
import type { CalendarEntry } from '../calendar/calendar-text.ts';
import type { CalendarWords } from '../calendar/calendar-words.ts';
import type { StoredVersion } from '../data/tables/watching.ts';
import { fill } from '../mail/words.ts';
import type { Organisation } from './organisation.ts';
import { isChangeOfEvent, isCopyOfEvent, isStillThere } from './watched-events.ts';

type Row = {
  changed_at: Date;
  revision: number;
  regTextId: string;
  versionDate: string;
  version: StoredVersion;
};
type Saying = { words: CalendarWords; portalUrl: string; slug: string };

/** Whether the `change` or `copy` of a query names something that somebody watches. */
export const isWatchedBy = (db: Organisation['db'], accountId: string) =>
  sql<boolean>`exists ${db
    .selectFrom('watch_event as event')
    .innerJoin('watch', 'watch.id', 'event.watch_id')
    .select('event.id')
    .where('watch.account_id', '=', accountId)
    .where('watch.ended_at', 'is', null)
    .where('event.change_id', 'is not', null)
    .where(
      sql<boolean>`case event.change_origin when 'main' then ${isCopyOfEvent} else ${isChangeOfEvent} end`,
    )}`;

/** The days on which new versions of what somebody watches come into force: each version once. */
export async function watchedEntries(
  db: Organisation['db'],
  accountId: string,
  say: Saying,
): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('watch_event as event')
    .innerJoin('watch', 'watch.id', 'event.watch_id')
    .where('watch.account_id', '=', accountId)
    .where('watch.ended_at', 'is', null)
    .where('event.version', 'is not', null)
    .where(isStillThere(db))
    .distinctOn(['event.reg_text_id', 'event.version_date'])
    .select((eb) => [
      'event.changed_at',
      'event.revision',
      eb.ref('event.reg_text_id').$notNull().as('regTextId'),
      eb.ref('event.version_date').$notNull().as('versionDate'),
      eb.ref('event.version').$notNull().as('version'),
    ])
    .orderBy('event.reg_text_id')
    .orderBy('event.version_date')
    // Of several things that a version is about the one with the most places tells.
    .orderBy(sql`(event.version ->> 'total')::integer`, 'desc')
    .orderBy('event.id')
    .execute();
  return rows.map((row) => ofVersion(row, say));
}

function ofVersion(
  { changed_at, revision, regTextId, versionDate, version }: Row,
  say: Saying,
): CalendarEntry {
  const { words, portalUrl, slug } = say;
  const url = `${portalUrl}${newVersionPath({ ...version, regTextId, versionDate })}`;
  return {
    uid: `version-${regTextId}-${versionDate}@${slug}`,
    sequence: revision,
    day: versionDate,
    // Calendars are kept elsewhere: an internal document has no name there.
    summary: fill(words.newVersion, {
      document: version.internal ? words.internalDocument : version.documentName,
    }),
    // A heading is in no article.
    description: [
      ...(version.total > 0 ? [`${words.changedUnits}${words.colon}${version.total}`] : []),
      url,
    ].join('\n'),
    url,
    changedAt: changed_at,
    isCancelled: false,
  };
}

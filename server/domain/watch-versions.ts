import { sql } from 'kysely';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import { maxChangedPlaces } from '#core/contract/domain/watching.ts';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { ChangedPlace } from '#core/contract/main/feed.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { StoredVersion } from '../data/tables/watching.ts';
import { swissDay } from '../data/versions.ts';
import type { Organisation } from './organisation.ts';
import type { VersionChanges, WatchLink } from './watch-link.ts';
import { changedPlacesAt, changedPlacesIn, changedUnits, tellingPlaces } from './watch-target.ts';

type Db = Organisation['db'];
export type WatchContext = { link: WatchLink; now: () => Date; goOn: () => Promise<boolean> };
type NewVersion = {
  regTextId: string;
  versionDate: string;
  languages: LanguageCode[];
  last: string;
  heardAt: Date;
};
type Watching = { id: string; key: string; target: WatchTarget };
/** What the main server did not say: all is asked for again the next time. */
const away = Symbol('away');
/** What it does not know yet: the others are notified meanwhile. */
const unread = Symbol('unread');
/** Milliseconds for which a version may wait to be read for terms: one that cannot be read is never. */
const longestReading = 86_400_000;

/** Notes for those who watch it what new versions change, version after version. */
export async function noteVersions(organisation: Organisation, context: WatchContext): Promise<void> {
  for (const version of await versionsToNotify(organisation.db)) {
    if (!(await context.goOn())) return;
    const isNotified = await noteVersion(organisation, version, context);
    if (isNotified) await markNotified(organisation.db, version);
  }
}

/** Versions of which the feed told since the last time. Those that were over then already are no news. */
async function versionsToNotify(db: Db): Promise<NewVersion[]> {
  const rows = await db
    .selectFrom('law_text')
    .select(['reg_text_id as regTextId', 'version_date as versionDate'])
    .select(sql<LanguageCode[]>`array_agg(language order by language)`.as('languages'))
    .select([sql<string>`max(sequence)`.as('last'), sql<Date>`min(heard_at)`.as('heardAt')])
    .where('withdrawn', '=', false)
    .groupBy(['reg_text_id', 'version_date'])
    .having(sql<boolean>`not bool_and(watchers_notified)`)
    .orderBy('version_date')
    .orderBy('reg_text_id')
    .execute();
  return rows;
}

async function noteVersion(
  organisation: Organisation,
  version: NewVersion,
  { link, now, goOn }: WatchContext,
): Promise<boolean> {
  const { db } = organisation;
  if (await isOver(db, version, swissDay(now()))) return true;
  const known = new Map<LanguageCode, VersionChanges>();
  let isComplete = true;
  // What several people watch is asked for once.
  for (const alike of Map.groupBy(await watchingFor(db, version), ({ key }) => key).values()) {
    const target = alike[0]?.target;
    if (target === undefined || !(await goOn())) return false;
    const language = languageFor(target, version);
    const changes = known.get(language) ?? (await changesOf(organisation, { version, language, link }));
    if (changes === away) return false;
    if (changes === undefined) return true;
    known.set(language, changes);
    // A version in another language than that of a term or search says nothing of it.
    if ('language' in target && target.language !== changes.language) continue;
    const places = await placesFor(organisation, target, { changes, link });
    if (places === away) return false;
    if (places === unread) isComplete &&= now().getTime() - version.heardAt.getTime() > longestReading;
    else await noteEvents(db, alike, { changes, places, at: now() });
  }
  return isComplete;
}

/** Whether another version applied already, so that this one only completes the collection. */
async function isOver(db: Db, { regTextId, versionDate }: NewVersion, today: string): Promise<boolean> {
  const later = await db
    .selectFrom('law_text')
    .select(sql.lit(1).as('one'))
    .where('reg_text_id', '=', regTextId)
    .where('version_date', '>', versionDate)
    .where('version_date', '<=', today)
    .where('withdrawn', '=', false)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * What people began to watch before the version was first heard of: of the document, and all terms and searches. What they
 * have ended since can come back with its events.
 */
function watchingFor(db: Db, { regTextId, versionDate, heardAt }: NewVersion): Promise<Watching[]> {
  return (
    db
      .selectFrom('watch')
      .select(['id', 'key', 'target'])
      .where('created_at', '<', heardAt)
      // What applied before somebody began is no news, also where it is imported late.
      .where(sql<boolean>`(created_at at time zone 'Europe/Zurich')::date < ${versionDate}::date`)
      .where((eb) => eb.or([eb('reg_text_id', '=', regTextId), eb('reg_text_id', 'is', null)]))
      .orderBy('key')
      .orderBy('id')
      .execute()
  );
}

/** That of a term or search; for places the language by which changes are known everywhere. */
const languageFor = (target: WatchTarget, { languages }: NewVersion): LanguageCode => {
  const first = languageCodes.find((code) => languages.includes(code)) ?? 'DE';
  if (target.kind === 'document' || target.kind === 'place') return first;
  return languages.includes(target.language) ? target.language : first;
};

/** Undefined where the version is there no more. */
async function changesOf(
  organisation: Organisation,
  { version, language, link }: { version: NewVersion; language: LanguageCode; link: WatchLink },
): Promise<VersionChanges | undefined | typeof away> {
  const { regTextId, versionDate } = version;
  const reply = await link.changes(organisation, { regTextId, versionDate, language });
  if (reply === 'missing') return undefined;
  return typeof reply === 'object' ? reply : away;
}

type Changed = { changes: VersionChanges; link: WatchLink };

/** The changed places that are about what is watched. */
async function placesFor(
  organisation: Organisation,
  target: WatchTarget,
  { changes, link }: Changed,
): Promise<readonly ChangedPlace[] | typeof away | typeof unread> {
  if (target.kind === 'document' || target.kind === 'place') return changedPlacesIn(target, changes.places);
  const { regTextId, versionDate, versionBefore } = changes;
  const days = [versionDate, ...(versionBefore === undefined ? [] : [versionBefore])];
  const paths: string[] = [];
  for (const day of target.kind === 'query' ? [versionDate] : days) {
    const version = { regTextId, versionDate: day };
    const reply =
      target.kind === 'query'
        ? await link.matches(organisation, target, version)
        : await link.defined(organisation, target, version);
    if (reply === 'unread') return unread;
    // What it cannot answer it would not answer later either; nobody else waits for that.
    if (reply === 'missing' || reply === 'unreadable') continue;
    if (!Array.isArray(reply)) return away;
    paths.push(...reply);
  }
  return changedPlacesAt(paths, changes.places);
}

type Noted = { changes: VersionChanges; places: readonly ChangedPlace[]; at: Date };

/**
 * Once of a version: where it is stored anew, or comes in a further language, the event says what it says now, and goes
 * where nothing that is watched differs any more.
 */
async function noteEvents(
  db: Db,
  watching: readonly Watching[],
  { changes, places, at }: Noted,
): Promise<void> {
  const { regTextId, versionDate } = changes;
  const ids = watching.map(({ id }) => id);
  if (places.length === 0) {
    await db
      .deleteFrom('watch_event')
      .where('watch_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('reg_text_id', '=', regTextId)
      .where('version_date', '=', versionDate)
      .execute();
    return;
  }
  const version = JSON.stringify(storedVersion(changes, places));
  // Where places stand among the others is nothing that happened to them.
  const isOther = sql<boolean>`watch_event.version - 'order' is distinct from excluded.version - 'order'`;
  const event = { at, changed_at: at, reg_text_id: regTextId, version_date: versionDate, version };
  await db
    .insertInto('watch_event')
    .values(ids.map((watch_id) => ({ watch_id, ...event })))
    .onConflict((conflict) =>
      conflict
        .columns(['watch_id', 'reg_text_id', 'version_date', 'change_id', 'change_origin'])
        .doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          changed_at: sql<Date>`case when ${isOther} then excluded.changed_at else watch_event.changed_at end`,
          revision: sql<number>`watch_event.revision + (${isOther})::integer`,
        }))
        .where(sql<boolean>`watch_event.version is distinct from excluded.version`),
    )
    .execute();
}

function storedVersion(
  { regTextId, versionBefore, documentName, language, category, places: all }: VersionChanges,
  places: readonly ChangedPlace[],
): StoredVersion {
  const listed = tellingPlaces(places).slice(0, maxChangedPlaces);
  const units = changedUnits(places);
  const named = changedUnits(listed);
  return {
    documentName,
    language,
    versionBefore,
    places: listed.map(({ path, became }) => ({
      completeParagraphID: joinParagraphId(regTextId, path),
      became,
    })),
    order: listed.map((place) => all.indexOf(place)),
    total: units.size,
    more: [...units].filter((unit) => !named.has(unit)).length,
    internal: category === 'internal',
  };
}

/** What was told until this number is done; what came meanwhile is not. */
async function markNotified(db: Db, { regTextId, versionDate, last }: NewVersion): Promise<void> {
  await db
    .updateTable('law_text')
    .set({ watchers_notified: true })
    .where('reg_text_id', '=', regTextId)
    .where('version_date', '=', versionDate)
    .where('sequence', '<=', last)
    .execute();
}

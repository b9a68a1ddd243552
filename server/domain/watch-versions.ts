import { sql } from 'kysely';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import { maxChangedPlaces } from '#core/contract/domain/watching.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ChangedPlace } from '#core/contract/main/feed.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { StoredVersion } from '../data/tables/watching.ts';
import { swissDay } from '../data/versions.ts';
import type { Organisation } from './organisation.ts';
import type { VersionChanges, WatchLink } from './watch-link.ts';
import { changedPlacesAt, changedPlacesIn, tellingPlaces } from './watch-target.ts';

type Db = Organisation['db'];
export type WatchContext = { link: WatchLink; now: () => Date; goOn: () => Promise<boolean> };
type NewVersion = { regTextId: string; versionDate: string; languages: LanguageCode[]; last: string };
type Watching = { id: string; target: WatchTarget };
/** What the main server did not say: it is asked for again the next time. */
const unknown = Symbol('unknown');

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
    .select(sql<string>`max(sequence)`.as('last'))
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
  { link, now }: WatchContext,
): Promise<boolean> {
  const { db } = organisation;
  const at = now();
  if (await isOver(db, version, swissDay(at))) return true;
  const watching = await watchingFor(db, version);
  const known = new Map<LanguageCode, VersionChanges>();
  let isComplete = true;
  for (const one of watching) {
    const language = languageFor(one.target, version);
    const changes = known.get(language) ?? (await changesOf(organisation, { version, language, link }));
    if (changes === unknown) return false;
    if (changes === undefined) return true;
    known.set(language, changes);
    const places = await placesFor(organisation, one.target, { changes, link });
    if (places === unknown) isComplete = false;
    else if (places.length > 0) await noteEvent(db, one, { changes, places, at });
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

/** What people began to watch before the version was first heard of: of the document, and all terms and searches. */
function watchingFor(db: Db, { regTextId, versionDate }: NewVersion): Promise<Watching[]> {
  const heardAt = db
    .selectFrom('law_text')
    .select(sql<Date>`min(heard_at)`.as('heard_at'))
    .where('reg_text_id', '=', regTextId)
    .where('version_date', '=', versionDate);
  return db
    .selectFrom('watch')
    .select(['id', 'target'])
    .where('ended_at', 'is', null)
    .where('created_at', '<', heardAt)
    .where((eb) => eb.or([eb('reg_text_id', '=', regTextId), eb('reg_text_id', 'is', null)]))
    .orderBy('id')
    .execute();
}

/** That of a term or search; of places any language tells. */
const languageFor = (target: WatchTarget, { languages }: NewVersion): LanguageCode => {
  const first = languages[0] ?? 'DE';
  if (target.kind === 'document' || target.kind === 'place') return first;
  return languages.includes(target.language) ? target.language : first;
};

/** Undefined where the version is there no more. */
async function changesOf(
  organisation: Organisation,
  { version, language, link }: { version: NewVersion; language: LanguageCode; link: WatchLink },
): Promise<VersionChanges | undefined | typeof unknown> {
  const { regTextId, versionDate } = version;
  const reply = await link.changes(organisation, { regTextId, versionDate, language });
  if (reply === 'missing') return undefined;
  return typeof reply === 'object' ? reply : unknown;
}

type Changed = { changes: VersionChanges; link: WatchLink };

/** The changed places that are about what is watched. */
async function placesFor(
  organisation: Organisation,
  target: WatchTarget,
  { changes, link }: Changed,
): Promise<readonly ChangedPlace[] | typeof unknown> {
  if (target.kind === 'document' || target.kind === 'place') return changedPlacesIn(target, changes.places);
  // A term and the words of a search are of one language.
  if (target.language !== changes.language) return [];
  const { regTextId, versionDate, versionBefore } = changes;
  if (target.kind === 'query') {
    const matches = await link.matches(organisation, target, { regTextId, versionDate });
    if (matches === 'missing') return [];
    return Array.isArray(matches) ? changedPlacesAt(matches, changes.places) : unknown;
  }
  const days = [versionDate, ...(versionBefore === undefined ? [] : [versionBefore])];
  const defined: string[] = [];
  for (const day of days) {
    const places = await link.defined(organisation, target, { regTextId, versionDate: day });
    if (places === 'missing') continue;
    if (!Array.isArray(places)) return unknown;
    defined.push(...places);
  }
  return changedPlacesAt(defined, changes.places);
}

type Noted = { changes: VersionChanges; places: readonly ChangedPlace[]; at: Date };

/** Once of a version: where it is stored anew, or comes in a further language, the event says what it says now. */
async function noteEvent(db: Db, { id }: Watching, { changes, places, at }: Noted): Promise<void> {
  const { regTextId, versionDate, versionBefore, documentName, language, category } = changes;
  const telling = tellingPlaces(places);
  const version: StoredVersion = {
    documentName,
    language,
    versionBefore,
    places: telling.slice(0, maxChangedPlaces).map(({ path, became }) => ({
      completeParagraphID: joinParagraphId(regTextId, path),
      became,
    })),
    total: telling.length,
    internal: category === 'internal',
  };
  await db
    .insertInto('watch_event')
    .values({
      watch_id: id,
      at,
      reg_text_id: regTextId,
      version_date: versionDate,
      version: JSON.stringify(version),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['watch_id', 'reg_text_id', 'version_date', 'change_id', 'change_origin'])
        .doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })),
    )
    .execute();
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

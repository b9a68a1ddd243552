import { type RawBuilder, sql } from 'kysely';
import type { ChangeOrigin } from '#core/contract/change-values.ts';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
import { addDays } from '#core/lib/dates.ts';
import { swissDay } from '../data/versions.ts';
import { newFor } from './digest-changes.ts';
import { type AfterWatched, watchedMails } from './new-change-mails.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { documentOf, provisionsAbout } from './watch-target.ts';
import type { WatchContext } from './watch-versions.ts';

type Db = Organisation['db'];
type Named = { id: string; origin: ChangeOrigin; provisions: string[]; since: Date; actor: string | null };
type Watching = {
  id: string;
  account_id: string;
  target: WatchTarget;
  created_at: Date;
  /** It can come back with its events. */
  ended_at: Date | null;
};

/** Milliseconds by which what is looked through overlaps: transactions end later than the times that they wrote. */
const overlap = 60_000;

/** Notes for those who watch a provision which new changes name it, and mails those who want to be told at once. */
export async function noteChanges(
  organisation: Organisation,
  context: WatchContext & { portalUrl: string },
): Promise<void> {
  const { db } = organisation;
  const at = context.now();
  const { changes_seen_to: seenTo } = await db
    .selectFrom('watch_position')
    .select('changes_seen_to')
    .executeTakeFirstOrThrow();
  const named = await namedSince(db, {
    since: new Date(seenTo.getTime() - overlap),
    today: swissDay(at),
  });
  if (named.length > 0) {
    const watching = await watchingOf(db, named);
    const insideOf = await containersOf(organisation, { named, watching }, context);
    // While the main server is away it is not known what stands in a chapter: the next time.
    if (insideOf === undefined) return;
    const tell = watchedMails({ organisation, portalUrl: context.portalUrl });
    for (const change of named) {
      if (!(await context.goOn())) return;
      await noteChange(organisation, change, { watching, insideOf, now: context.now, tell });
    }
  }
  await db.updateTable('watch_position').set({ changes_seen_to: at }).execute();
}

/**
 * Changes that became known or were edited since then and name provisions, or have, with the moment from which they are
 * news. Of the provider's only what it has told lately: somebody who gets to see changes is not told of the whole stock.
 */
async function namedSince(db: Db, { since, today }: { since: Date; today: string }): Promise<Named[]> {
  const named = (id: RawBuilder<unknown>) =>
    sql<boolean>`(jsonb_array_length(provisions) > 0 or exists ${db
      .selectFrom('watch_event')
      .select('watch_event.id')
      .where('watch_event.change_id', '=', sql<string>`${id}`)})`;
  const copies = await db
    .selectFrom('change_copy')
    .select(['main_id as id', 'provisions', 'heard_at as since'])
    .where('changed_at', '>', since)
    .where('withdrawn', '=', false)
    .where('date', '>', addDays(today, -newFor))
    .where(named(sql`change_copy.main_id`))
    .execute();
  const own = await db
    .selectFrom('change_element')
    .innerJoin('change_fact', (join) =>
      join.onRef('change_fact.change_id', '=', 'change_element.id').on('change_fact.kind', '=', 'created'),
    )
    .select(['change_element.id', 'change_element.provisions', 'change_fact.at as since'])
    .select('change_fact.actor')
    .where('change_element.known_at', '>', since)
    .where('change_element.main_id', 'is', null)
    .where('change_element.removed_at', 'is', null)
    .where(named(sql`change_element.id`))
    .execute();
  return [
    ...copies.map((row): Named => ({ ...row, origin: 'main', actor: null })),
    ...own.map((row): Named => ({ ...row, origin: 'domain' })),
  ];
}

const documentsOf = (named: readonly Named[]) => [
  ...new Set(named.flatMap(({ provisions }) => provisions.map((one) => splitParagraphId(one).regTextId))),
];

/** Documents and places that are watched, of those that the changes name. */
function watchingOf(db: Db, named: readonly Named[]): Promise<Watching[]> {
  return db
    .selectFrom('watch')
    .select(['id', 'account_id', 'target', 'created_at', 'ended_at'])
    .where('reg_text_id', '=', sql<string>`any(${documentsOf(named)})`)
    .orderBy('id')
    .execute();
}

type InsideOf = (completeParagraphID: string) => readonly string[];

/** In which containers places stand: asked only of documents of which somebody watches a place. */
async function containersOf(
  organisation: Organisation,
  { named, watching }: { named: readonly Named[]; watching: readonly Watching[] },
  { link }: WatchContext,
): Promise<InsideOf | undefined> {
  /** Of the text in force and of the newest one, since a change may name what is to come. */
  const documents = new Map<string, ReadonlyMap<string, readonly string[]>[]>();
  const withPlaces = new Set(
    watching.flatMap(({ target }) => (target.kind === 'place' ? (documentOf(target) ?? []) : [])),
  );
  for (const regTextId of documentsOf(named)) {
    if (!withPlaces.has(regTextId)) continue;
    const newest = await newestText(organisation.db, regTextId);
    if (newest === undefined) continue;
    const { language, versionDate } = newest;
    for (const at of [{ language }, { language, versionDate }]) {
      const containers = await link.containers(organisation, { regTextId, ...at });
      // One text that cannot be read keeps nothing else waiting.
      if (containers === 'missing' || containers === 'unreadable') continue;
      if (typeof containers !== 'object') return undefined;
      documents.set(regTextId, [...(documents.get(regTextId) ?? []), containers]);
    }
  }
  return (complete) => {
    const { regTextId, path } = splitParagraphId(complete);
    return (documents.get(regTextId) ?? []).flatMap(
      (containers) => containers.get(path) ?? containers.get(articlePath(path)) ?? [],
    );
  };
}

function newestText(db: Db, regTextId: string) {
  return db
    .selectFrom('law_text')
    .select(['language', 'version_date as versionDate'])
    .where('reg_text_id', '=', regTextId)
    .where('withdrawn', '=', false)
    .orderBy('version_date', 'desc')
    .orderBy('language')
    .limit(1)
    .executeTakeFirst();
}

type Noting = { watching: readonly Watching[]; insideOf: InsideOf; now: () => Date; tell: AfterWatched };

/** In the transaction in which it is noted the mail is put into the queue, so that both are there or neither. */
async function noteChange(
  organisation: Organisation,
  change: Named,
  { watching, insideOf, now, tell }: Noting,
): Promise<void> {
  const rows = watching.flatMap(({ id, account_id, target, created_at, ended_at }) => {
    // Of what was there before somebody began to watch nothing is new, nor is a change to whoever made it.
    if (created_at >= change.since || change.actor === account_id) return [];
    const provisions = provisionsAbout(target, change.provisions, insideOf);
    return provisions.length === 0
      ? []
      : [{ watch_id: id, account_id, provisions, isOver: ended_at !== null }];
  });
  if (rows.length === 0 && !(await hasEvents(organisation.db, change))) return;
  await changing('watches', organisation, async (trx) => {
    const at = now();
    const noted = await noteAll(trx, rows, { change, at });
    const people = rows.flatMap(({ watch_id, account_id, isOver }) =>
      noted.has(watch_id) && !isOver ? [account_id] : [],
    );
    await tell(trx, { key: change, watching: [...new Set(people)], actor: change.actor ?? undefined, at });
  });
}

async function hasEvents(db: Db, { id, origin }: Named): Promise<boolean> {
  const event = await db
    .selectFrom('watch_event')
    .select('id')
    .where('change_id', '=', id)
    .where('change_origin', '=', origin)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

type NewEvent = { watch_id: string; provisions: string[] };

/**
 * Once of a change: what it names now, and nothing where it names nothing any more that is watched. Resolves to the watches
 * of which this is the first that is noted of it.
 */
async function noteAll(
  trx: OrganisationTransaction,
  rows: readonly NewEvent[],
  { change, at }: { change: Named; at: Date },
): Promise<Set<string>> {
  const ids = rows.map(({ watch_id }) => watch_id);
  await trx
    .deleteFrom('watch_event')
    .where('change_id', '=', change.id)
    .where('change_origin', '=', change.origin)
    .where(sql<boolean>`watch_id <> all(${ids}::uuid[])`)
    .execute();
  const there = await trx
    .selectFrom('watch')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const stillThere = new Set(there.map(({ id }) => id));
  const values = rows
    .filter(({ watch_id }) => stillThere.has(watch_id))
    .map(({ watch_id, provisions }) => ({
      watch_id,
      at,
      changed_at: at,
      change_id: change.id,
      change_origin: change.origin,
      provisions: JSON.stringify(provisions),
    }));
  if (values.length === 0) return new Set();
  const noted = await trx
    .insertInto('watch_event')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['watch_id', 'reg_text_id', 'version_date', 'change_id', 'change_origin'])
        .doUpdateSet((eb) => ({
          provisions: eb.ref('excluded.provisions'),
          changed_at: eb.ref('excluded.changed_at'),
          revision: sql<number>`watch_event.revision + 1`,
        }))
        .where(sql<boolean>`watch_event.provisions is distinct from excluded.provisions`),
    )
    .returning(['watch_id', 'revision'])
    .execute();
  return new Set(noted.filter(({ revision }) => revision === 0).map(({ watch_id }) => watch_id));
}

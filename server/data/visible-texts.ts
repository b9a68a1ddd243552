import { type RawBuilder, sql } from 'kysely';
import type { MainDb } from './open-main.ts';

/*
 * Which documents and texts somebody may see: everybody sees those without an owner, an organisation also its own
 * internal ones. What is visible can be opened by its key; what is listed is also found. The invented law that ships
 * with the product is visible, and listed until real law is stored or where the viewer asks for it. Queries get
 * documents and texts from here; `scripts/visibility-wall.mjs` refuses others that name their tables, except in the
 * files that store and index all texts.
 */

export type Viewer = {
  /** That of a verified token, never one that a request names. */
  readonly organisation: string | undefined;
  /** Whether invented law is listed beside real law. */
  readonly samples?: true | undefined;
};

/** Sees what everybody sees. */
export const publicViewer: Viewer = { organisation: undefined };

/** The viewer from whom documents of this owner are not hidden. */
export const viewerOfOwner = (owner: string | null): Viewer =>
  owner === null ? publicViewer : { organisation: owner };

/** Whether the viewer may see the `regulation` of a query. */
export const isVisibleTo = ({ organisation }: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(regulation.owner is null or regulation.owner = ${organisation ?? null})`;

/** Whether the `regulation` of a query is internal to exactly this organisation, or for null to none. */
export const isOwnedBy = (owner: string | null): RawBuilder<boolean> =>
  sql<boolean>`regulation.owner is not distinct from ${owner}`;

export const visibleRegulations = (db: MainDb, viewer: Viewer) =>
  db.selectFrom('regulation').where(isVisibleTo(viewer));

/** Whether there is law for everybody that is not invented. */
const hasRealLaw = sql<boolean>`exists (select from main.regulation as real where real.owner is null and not real.sample)`;

/** Whether the `regulation` of a query is visible and in the viewer's lists. */
const isListedFor = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.samples
    ? isVisibleTo(viewer)
    : sql<boolean>`(${isVisibleTo(viewer)} and not (regulation.sample and ${hasRealLaw}))`;

/** The viewer for what belongs to a document: that of invented law is told beside real law too. */
export const viewerBeside = (viewer: Viewer, { sample }: { sample: boolean }): Viewer =>
  sample ? { ...viewer, samples: true } : viewer;

export const listedRegulations = (db: MainDb, viewer: Viewer) =>
  db.selectFrom('regulation').where(isListedFor(viewer));

/** The visible texts, joined with their documents. */
export const visibleTexts = (db: MainDb, viewer: Viewer) =>
  db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .where(isVisibleTo(viewer));

/** The lines of the feed that tell of texts which are there no more, of documents that the viewer could see. */
export const visibleWithdrawals = (db: MainDb, { organisation }: Viewer) =>
  db
    .selectFrom('feed')
    .where('feed.text_id', 'is', null)
    .where(sql<boolean>`(feed.owner is null or feed.owner = ${organisation ?? null})`);

/** The listed texts, joined with their documents. */
export const listedTexts = (db: MainDb, viewer: Viewer) =>
  db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
    .where(isListedFor(viewer));

/** The visible texts for statements in SQL: `text` and `regulation`, joined, for `from` and `join`. */
export const visibleTextsJoin = (viewer: Viewer): RawBuilder<unknown> => joined(isVisibleTo(viewer));

/** The same of listed texts. */
export const listedTextsJoin = (viewer: Viewer): RawBuilder<unknown> => joined(isListedFor(viewer));

/** The same of the internal documents of the viewer's organisation alone. */
export const ownTextsJoin = ({ organisation }: Viewer): RawBuilder<unknown> =>
  joined(sql<boolean>`regulation.owner = ${organisation ?? null}`);

const joined = (condition: RawBuilder<boolean>) =>
  sql`(main.text join main.regulation on regulation.id = text.regulation_id and ${condition})`;

/** How many documents of invented law a viewer may see, and whether lists leave them out unless they are asked for. */
export async function sampleLaw(
  db: MainDb,
  viewer: Viewer,
): Promise<{ documents: number; leftOut: boolean }> {
  const { documents, leftOut } = await visibleRegulations(db, viewer)
    .where('sample', '=', true)
    .select([sql<number>`count(*)::int`.as('documents'), hasRealLaw.as('leftOut')])
    .executeTakeFirstOrThrow();
  return { documents, leftOut: documents > 0 && leftOut };
}

/** What a viewer sees at one moment. */
export type Collection = {
  /**
   * As simple as gives the same: viewers of organisations without documents of their own are the public viewer, and
   * those who ask for invented law where it is listed anyway do not ask. They share what is cached.
   */
  viewer: Viewer;
  /** Changes when a text is stored or deleted, and when a document gets an owner. */
  state: string;
};

/** A key for caches of what follows from all visible texts. */
export const keyOf = ({ viewer, state }: Collection): string => JSON.stringify([viewer, state]);

export function collectionOf(db: MainDb, viewer: Viewer): Promise<Collection> {
  return readCollection(db, viewer, stateInSql);
}

/** The same with a state that changes with the categories of documents too, which takes longer to read. */
export function categorisedCollectionOf(db: MainDb, viewer: Viewer): Promise<Collection> {
  const categories = sql`(select sum(hashtext(id || category)) from main.regulation)`;
  return readCollection(db, viewer, sql<string>`concat_ws(' ', ${stateInSql}, ${categories})`);
}

async function readCollection(db: MainDb, viewer: Viewer, state: RawBuilder<string>): Promise<Collection> {
  const { rows } = await sql<{ state: string; hasOwn: boolean; leavesOut: boolean }>`
    select ${state} as state, ${normalViewer.inSql(viewer)}`.execute(db);
  const { state: current = '', hasOwn = false, leavesOut = false } = rows[0] ?? {};
  return { viewer: normalViewer.of(viewer, { hasOwn, leavesOut }), state: current };
}

/** The simplest viewer that sees the same as another: what decides it, in SQL, and the viewer that follows. */
export const normalViewer = {
  inSql: (viewer: Viewer) => sql`
    exists (select from main.regulation where owner = ${viewer.organisation ?? null}) as "hasOwn",
    ${hasRealLaw} and exists (select from main.regulation where sample) as "leavesOut"`,
  of: (viewer: Viewer, { hasOwn, leavesOut }: { hasOwn: boolean; leavesOut: boolean }): Viewer => {
    const { organisation } = hasOwn ? viewer : publicViewer;
    return { organisation, ...(viewer.samples && leavesOut ? { samples: true } : {}) };
  },
};

/** Null for public documents, and the organisations that have internal ones. Documents whose owner is not known ('') are left out: nobody reads them. */
export async function ownersOf(db: MainDb): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('regulation')
    .select('owner')
    .distinct()
    .where('owner', '<>', '')
    .orderBy('owner')
    .execute();
  return [null, ...rows.map(({ owner }) => owner)];
}

/** A string that changes when a text is stored or deleted, or a document gets an owner: imports add lines to the feed, deletions lower the number of texts. */
const stateInSql = sql<string>`concat_ws(' ', (select max(sequence) from main.feed), (select count(*) from main.text),
  (select sum(hashtext(id || owner)) from main.regulation where owner is not null))`;

export async function stateOfTexts(db: MainDb): Promise<string> {
  const { rows } = await sql<{ state: string }>`select ${stateInSql} as state`.execute(db);
  return rows[0]?.state ?? '';
}

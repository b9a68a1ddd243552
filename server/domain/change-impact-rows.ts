import { type RawBuilder, sql } from 'kysely';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { placedAnswers } from './assurance-places.ts';
import type { DomainCaller } from './authentication.ts';
import { isParked, placeColumns } from './carry-places.ts';
import { seenComments } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';
import { placesOnDay } from './places-on-day.ts';

type Db = Organisation['db'];
type Touched = { provisions: readonly string[]; day: string };

/**
 * The comments that somebody sees at the paragraphs of a change, in the order of the text; `touches` is the paragraph.
 * One at several of them comes several times.
 */
export async function touchedComments(db: Db, caller: DomainCaller, { provisions, day }: Touched) {
  const ofDocuments = [...byDocument(provisions)].map(([regTextId, places]) =>
    seenComments(db, caller)
      .leftJoin(placesOnDay(db, 'comment_id', { regTextId, day }).as('place'), (join) =>
        join.on(sql<boolean>`place.comment_id = coalesce(comment.parent, comment.id)`),
      )
      .innerJoin(named(places), (join) => join.on(isTouched(at(sql`comment.path`))))
      .where('comment.reg_text_id', '=', regTextId)
      .selectAll('comment')
      .select('named.path as touched')
      .orderBy('comment.path_key')
      .orderBy('comment.created_at')
      .orderBy('comment.id')
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, touches: joinParagraphId(regTextId, row.touched) }))),
  );
  return (await Promise.all(ofDocuments)).flat();
}

/** The same of assurance answers. */
export async function touchedAnswers(db: Db, caller: DomainCaller, { provisions, day }: Touched) {
  const ofDocuments = [...byDocument(provisions)].map(([regTextId, places]) =>
    placedAnswers(db, caller, { regTextId, day })
      .innerJoin(named(places), (join) => join.on(isTouched(at(sql`assurance_answer.path`))))
      .where('assurance_answer.reg_text_id', '=', regTextId)
      .selectAll('assurance_answer')
      .select(placeColumns)
      .select('named.path as touched')
      .orderBy('assurance_answer.path_key')
      .orderBy('assurance_answer.version_date', 'desc')
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, touches: joinParagraphId(regTextId, row.touched) }))),
  );
  return (await Promise.all(ofDocuments)).flat();
}

/** The paths of the paragraphs by document. */
const byDocument = (provisions: readonly string[]) =>
  Map.groupBy(provisions.map(splitParagraphId), ({ regTextId }) => regTextId);

const named = (places: readonly { path: string }[]) =>
  sql<{ path: string }>`(select unnest(${places.map(({ path }) => path)}::text[]) as path)`.as<'named'>(
    sql.ref('named'),
  );

/** Where something stands today; of what is parked, the place beside which it stood. */
const at = (written: RawBuilder<unknown>) =>
  sql`case when ${isParked} then place.place_near else coalesce(place.place_path, ${written}) end`;

/** At the paragraph, inside it, or at what is around it up to the article. */
const isTouched = (path: RawBuilder<unknown>) =>
  sql<boolean>`(${path} = named.path or starts_with(${path}, named.path || '^')
    or starts_with(named.path, ${path} || '^'))`;

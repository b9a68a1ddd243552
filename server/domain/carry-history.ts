import type { CarryFact, PlaceWithWords } from '#core/contract/domain/carry-over.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { DomainCaller } from './authentication.ts';
import { missingPlace } from './carry-access.ts';
import { asPlace, type BarePlace, lastKinds } from './carry-replies.ts';
import { placesWithWords } from './carry-rows.ts';
import { seenPlaces, seenWritten } from './carry-visibility.ts';
import { asPerson, namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** Where a comment or an answer was written and on which words, and its places in all versions since. */
export async function placesOf(
  db: Db,
  caller: DomainCaller,
  id: string,
): Promise<{ written: PlaceWithWords; places: BarePlace[] }> {
  const written = await findWritten(db, caller, id);
  const rows = await placesWithWords(db, caller)
    .where('carried_place.written_id', '=', written.id)
    .orderBy('carried_place.version_date')
    .execute();
  const done = await lastKinds(db, rows);
  return {
    written: {
      regArt: joinParagraphId(written.reg_text_id, written.path),
      versionDate: written.version_date ?? undefined,
      language: written.read_language,
      words: written.words ?? undefined,
    },
    places: rows.map((row) => asPlace(row, caller, done.get(row.id))),
  };
}

/** What became known of its places, the oldest first. */
export async function historyOfPlaces(db: Db, caller: DomainCaller, id: string): Promise<CarryFact[]> {
  const written = await findWritten(db, caller, id);
  const facts = await seenPlaces(db, caller)
    .innerJoin('carry_fact', 'carry_fact.place_id', 'carried_place.id')
    .selectAll('carry_fact')
    .select('carried_place.version_date')
    .where('carried_place.written_id', '=', written.id)
    .orderBy('carry_fact.id')
    .execute();
  const names = await namesOf(
    db,
    facts.flatMap(({ actor }) => actor ?? []),
  );
  return facts.map(({ after, ...fact }) => ({
    id: Number(fact.id),
    caid: fact.place_id,
    versionDate: fact.version_date,
    at: fact.at.toISOString(),
    by: fact.actor === null ? undefined : asPerson(fact.actor, names),
    kind: fact.kind as CarryFact['kind'],
    outcome: after.outcome,
    state: after.state,
    open: after.open,
    regArt:
      after.path === null || after.state === 'parked'
        ? undefined
        : joinParagraphId(written.reg_text_id, after.path),
  }));
}

async function findWritten(db: Db, caller: DomainCaller, id: string) {
  const row = await seenWritten(db, caller)
    .leftJoin('kept_words', 'kept_words.hash', 'written_place.words_hash')
    .selectAll('written_place')
    .select('kept_words.words')
    .where((eb) => eb.or([eb('written_place.comment_id', '=', id), eb('written_place.answer_id', '=', id)]))
    .executeTakeFirst();
  if (row === undefined) throw missingPlace();
  return row;
}

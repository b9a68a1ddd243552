import { answeredAnew, answeredPaths } from './carry-answered.ts';
import { unparkedStates } from './carry-before.ts';
import { type CarriedPaths, carriedState } from './carry-decision.ts';
import { laterPlaces } from './carry-later.ts';
import { placesBefore, type Source } from './carry-sources.ts';
import {
  byServer,
  type ChangedPlace,
  changePlaces,
  insertPlaces,
  type NewPlace,
  type PlaceRow,
  placeState,
} from './carry-store.ts';
import type { TextKey } from './law-link.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { storeHashedWords } from './stored-words.ts';

/** How many are carried over in one transaction: a tenth of a second, in which others who write wait. */
const inBatch = 500;

export type Batch = {
  key: TextKey;
  source: Source;
  sequence: number;
  carried: CarriedPaths;
  /** The places for which that was decided. */
  requested: ReadonlySet<string>;
  /** The last place of the batch before this one. */
  last: string | undefined;
};
type SourceRow = PlaceRow & { answer_id: string | null; is_superseded: boolean };
export type BatchEnd = {
  /** The last place; undefined if these were the rest behind the batch before. */
  last: string | undefined;
  /** Whether it ended before something that stands at a place for which nothing was decided. */
  isUnrequested: boolean;
};

/**
 * Carries some of what comes from one text over to another, in one transaction. What somebody has moved meanwhile, to a
 * place for which nothing was decided, is not carried: it is not missing.
 */
export function carryBatch(
  organisation: Organisation,
  { key, source, sequence, carried, requested, last }: Batch,
  at: Date,
): Promise<BatchEnd> {
  return changing('carry', organisation, async (trx) => {
    const listed = await sourceRows(trx, { key, source, sequence, last });
    const isRequested = ({ path, near }: SourceRow) =>
      requested.has(path ?? near ?? '') || (path ?? near) === null;
    const unrequested = listed.findIndex((row) => !isRequested(row));
    const rows = unrequested < 0 ? listed : listed.slice(0, unrequested);
    // Only where there are answers: at a place with a hundred comments each would look at all the others.
    const ofAnswers = rows.flatMap(({ id, answer_id }) => (answer_id === null ? [] : [id]));
    const isOfAnswers = ofAnswers.length > 0;
    const answered = isOfAnswers ? await answeredPaths(trx, key, sequence) : new Set();
    const anew = isOfAnswers ? await answeredAnew(trx, ofAnswers) : new Set();
    const stateBefore = await unparkedStates(trx, rows);
    const moves = rows.map((row) => {
      const state = carriedState({ versionDate: row.version_date, state: stateBefore(row) }, carried);
      const isAnswered = anew.has(row.id) || (row.answer_id !== null && answered.has(state.path));
      // What a later version has, or somebody has answered anew, waits for nobody here.
      const open = state.open && !row.is_superseded && !isAnswered;
      return { row, state: { ...state, open } };
    });
    await storeHashedWords(
      trx,
      rows.flatMap(({ path }) => carried.get(path ?? '')?.after ?? []),
    );
    const known = byServer('carried', at);
    const again = moves.filter(({ row }) => row.version_date === key.versionDate);
    await changePlaces(
      trx,
      again.map((move): ChangedPlace => ({ ...move, sequence })),
      known,
    );
    const onward = moves.filter(({ row }) => row.version_date !== key.versionDate);
    const places = onward.map(({ row, state }): NewPlace => ({ writtenId: row.written_id, state }));
    await insertPlaces(
      trx,
      { regTextId: key.regTextId, versionDate: key.versionDate, sequence },
      places,
      known,
    );
    const latest = rows.filter((row) => !row.is_superseded).map(({ written_id }) => written_id);
    await changePlaces(trx, await waitingBefore(trx, latest, key.versionDate), known);
    if (unrequested >= 0) return { last: rows.at(-1)?.id ?? last, isUnrequested: true };
    return { last: rows.length === inBatch ? rows.at(-1)?.id : undefined, isUnrequested: false };
  });
}

function sourceRows(
  trx: OrganisationTransaction,
  { key, source, sequence, last }: Omit<Batch, 'carried' | 'requested'>,
): Promise<SourceRow[]> {
  return (
    placesBefore(trx, key, sequence)
      .selectAll('carried_place')
      .select('written_place.answer_id')
      .select((eb) =>
        eb
          .exists(laterPlaces(eb, 'there').where('later.version_date', '>', key.versionDate))
          .as('is_superseded'),
      )
      .where('carried_place.version_date', '=', source.versionDate)
      .where('carried_place.sequence', '=', String(source.sequence))
      // What was carried before is not looked at again for each batch.
      .$if(last !== undefined, (query) => query.where('carried_place.id', '>', last ?? ''))
      .orderBy('carried_place.id')
      .limit(inBatch)
      .execute() as Promise<SourceRow[]>
  );
}

/** Things wait in their latest version only, where they are compared with what was settled last. */
async function waitingBefore(
  trx: OrganisationTransaction,
  things: readonly string[],
  versionDate: string,
): Promise<ChangedPlace[]> {
  if (things.length === 0) return [];
  const waiting = await trx
    .selectFrom('carried_place')
    .selectAll()
    .where('written_id', 'in', things)
    .where('version_date', '<', versionDate)
    .where('open', '=', true)
    .orderBy('id')
    .execute();
  return waiting.map((row) => ({ row, state: { ...placeState(row), open: false } }));
}

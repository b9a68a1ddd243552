import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CarryFact } from '#core/contract/domain/carry-over.ts';
import { pathSortText } from '#core/law/paragraph-id.ts';
import type { PlaceState } from '../data/tables/carry-over.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

export type PlaceRow = Selectable<OrganisationTables['carried_place']>;
/** What somebody or the server did, and when. What has one `action` is taken back together. */
export type CarryKnown = { kind: CarryFact['kind']; actor: string | null; action: string; at: Date };

export const byServer = (kind: CarryFact['kind'], at: Date): CarryKnown => ({
  kind,
  actor: null,
  action: randomUUID(),
  at,
});

export const placeState = (row: PlaceRow): PlaceState => ({
  path: row.path,
  near: row.near,
  also: row.also,
  outcome: row.outcome,
  state: row.state,
  open: row.open,
  words: row.words_hash,
  fromVersion: row.from_version,
  fromPath: row.from_path,
  fromWords: row.from_hash,
});

const columnsOf = (state: PlaceState) => ({
  path: state.path,
  path_key: pathSortText(state.path ?? state.fromPath),
  near: state.near,
  also: JSON.stringify(state.also),
  outcome: state.outcome,
  state: state.state,
  open: state.open,
  words_hash: state.words,
  from_version: state.fromVersion,
  from_path: state.fromPath,
  from_hash: state.fromWords,
});

/** A text of which places are: of which document and version, under which number of the feed. */
export type PlaceText = { regTextId: string; versionDate: string; sequence: number };
export type NewPlace = { writtenId: string; state: PlaceState };

/** Stores new places with their facts, in two statements. */
export async function insertPlaces(
  trx: OrganisationTransaction,
  { regTextId, versionDate, sequence }: PlaceText,
  places: readonly NewPlace[],
  known: CarryKnown,
): Promise<void> {
  if (places.length === 0) return;
  const rows = await trx
    .insertInto('carried_place')
    .values(
      places.map(({ writtenId, state }) => ({
        id: randomUUID(),
        written_id: writtenId,
        reg_text_id: regTextId,
        version_date: versionDate,
        sequence,
        ...columnsOf(state),
        version: 1,
        known_at: known.at,
      })),
    )
    .returning(['id', 'written_id'])
    .execute();
  const states = new Map(places.map(({ writtenId, state }) => [writtenId, state]));
  await recordFacts(
    trx,
    rows.flatMap(({ id, written_id }) => {
      const after = states.get(written_id);
      return after === undefined ? [] : [{ id, before: null, after }];
    }),
    known,
  );
}

export type ChangedPlace = { row: PlaceRow; state: PlaceState; sequence?: number };

/** Brings places to other states, with facts of those that differ. */
export async function changePlaces(
  trx: OrganisationTransaction,
  changes: readonly ChangedPlace[],
  known: CarryKnown,
): Promise<void> {
  const differing = changes.filter(
    ({ row, state }) => JSON.stringify(placeState(row)) !== JSON.stringify(state),
  );
  for (const { row, state, sequence } of differing) {
    await trx
      .updateTable('carried_place')
      .set((eb) => ({
        ...columnsOf(state),
        ...(sequence !== undefined && { sequence }),
        version: eb('version', '+', 1),
        known_at: latest(known.at, row.known_at),
      }))
      .where('id', '=', row.id)
      .execute();
  }
  const isDiffering = new Set(differing);
  const same = changes.filter((change) => change.sequence !== undefined && !isDiffering.has(change));
  await renumber(trx, same);
  const recorded = [...differing, ...(await worked(trx, same))];
  const facts = recorded.map(({ row, state }) => ({ id: row.id, before: placeState(row), after: state }));
  const last = recorded.reduce((at, { row }) => latest(at, row.known_at), known.at);
  await recordFacts(trx, facts, { ...known, at: last });
}

/** Facts of a place are never known before earlier ones, whatever the clocks of the processes say. */
const latest = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()));

/** What stands as it stood, in a text that has another number now. */
async function renumber(trx: OrganisationTransaction, changes: readonly ChangedPlace[]): Promise<void> {
  for (const [sequence, some] of Map.groupBy(changes, (change) => change.sequence)) {
    if (sequence === undefined) continue;
    const ids = some.map(({ row }) => row.id);
    await trx.updateTable('carried_place').set({ sequence }).where('id', 'in', ids).execute();
  }
}

/**
 * What somebody has done with last. In a text that was replaced it is not taken back: that would bring back a place of the
 * text before. So the facts have the new text of these, though nothing is different.
 */
async function worked(
  trx: OrganisationTransaction,
  changes: readonly ChangedPlace[],
): Promise<readonly ChangedPlace[]> {
  if (changes.length === 0) return [];
  const facts = await trx
    .selectFrom('carry_fact')
    .distinctOn('place_id')
    .select(['place_id', 'actor'])
    .where(
      'place_id',
      'in',
      changes.map(({ row }) => row.id),
    )
    .orderBy('place_id')
    .orderBy('id', 'desc')
    .execute();
  const ids = new Set(facts.filter(({ actor }) => actor !== null).map(({ place_id }) => place_id));
  return changes.filter(({ row }) => ids.has(row.id));
}

type StatedFact = { id: string; before: PlaceState | null; after: PlaceState };

/** Records what became known: how each stood before, and how it stands. */
async function recordFacts(
  trx: OrganisationTransaction,
  facts: readonly StatedFact[],
  { kind, actor, action, at }: CarryKnown,
): Promise<void> {
  if (facts.length === 0) return;
  await trx
    .insertInto('carry_fact')
    .values(
      facts.map(({ id, before, after }) => ({
        place_id: id,
        at,
        actor,
        action,
        kind,
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute();
}

import { laterPlaces } from './carry-later.ts';
import { byServer, changePlaces, type PlaceRow, placeState } from './carry-store.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

const inBatch = 500;

type ParkedRow = PlaceRow & { is_superseded: boolean };

/**
 * Parks what stands in texts of a document that the main server has no more. It waits for somebody where it stands in no
 * other version; what waited there waits in the version before again. Where it stood is kept, for the text may come back.
 */
export async function parkWithdrawn(
  organisation: Organisation,
  regTextId: string,
  { now, goOn }: { now: () => Date; goOn: () => Promise<boolean> },
): Promise<void> {
  for (let number = inBatch; number === inBatch; ) {
    if (!(await goOn())) return;
    number = await changing('carry', organisation, (trx) => parkBatch(trx, regTextId, now()));
  }
}

/** Places where something was carried, with the texts in which they are. */
const placesInTexts = (trx: OrganisationTransaction) =>
  trx
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .innerJoin('law_text', (join) =>
      join
        .onRef('law_text.reg_text_id', '=', 'carried_place.reg_text_id')
        .onRef('law_text.language', '=', 'written_place.language')
        .onRef('law_text.version_date', '=', 'carried_place.version_date'),
    )
    .selectAll('carried_place');

async function parkBatch(trx: OrganisationTransaction, regTextId: string, at: Date): Promise<number> {
  const rows = await placesInTexts(trx)
    .select((eb) => eb.exists(laterPlaces(eb, 'there-or-waiting')).$castTo<boolean>().as('is_superseded'))
    .where('carried_place.reg_text_id', '=', regTextId)
    .where('law_text.withdrawn', '=', true)
    .where('carried_place.outcome', '<>', 'withdrawn')
    .orderBy('carried_place.version_date', 'desc')
    .orderBy('carried_place.id')
    .limit(inBatch)
    .execute();
  for (const row of rows) await park(trx, row, at);
  return rows.length;
}

async function park(trx: OrganisationTransaction, row: ParkedRow, at: Date): Promise<void> {
  const others = await placesInTexts(trx)
    .where('carried_place.written_id', '=', row.written_id)
    .where('carried_place.id', '<>', row.id)
    .where('law_text.withdrawn', '=', false)
    .orderBy('carried_place.version_date', 'desc')
    .execute();
  const [latest] = others;
  const open = latest === undefined && !row.is_superseded;
  const parked = { ...placeState(row), outcome: 'withdrawn', state: 'parked', open } as const;
  // What waited in this version since an earlier one waits there again; what came with this one does not.
  const reopened =
    row.open && latest && latest.version_date < row.version_date && row.from_version < latest.version_date
      ? [{ row: latest, state: { ...placeState(latest), open: true } }]
      : [];
  await changePlaces(trx, [{ row, state: parked }, ...reopened], byServer('carried', at));
}

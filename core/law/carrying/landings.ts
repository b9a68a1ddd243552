import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { RowWithPieces } from '../comparison/rows.ts';
import { type Place, type Places, unitOf } from './places.ts';

/** Where the comparison has the opening words of a place, and what it says of them. */
export type Landing = { change: ComparisonRow['change']; places: Place[] };
export type Landings = {
  of: (place: Place) => Landing | undefined;
  counterpartOf: (place: Place) => Place | undefined;
  /** Places that have words of a unit, with the number of letters of each. */
  spreadOf: (unit: Place) => ReadonlyMap<Place, number>;
};

/** What a comparison says about places: a place goes where its first piece goes. */
export function landingsOf(rows: readonly RowWithPieces[], before: Places, after: Places): Landings {
  const byPiece = Map.groupBy(
    rows.filter(({ before: piece, row }) => piece && row.to === undefined),
    ({ before: piece }) => piece?.index ?? -1,
  );
  const placesOf = (some: readonly RowWithPieces[]) =>
    some.flatMap(({ after: piece }) => (piece ? (after.byPath.get(piece.path) ?? []) : []));
  const of = (place: Place): Landing | undefined => {
    const own = byPiece.get(place.pieces[0]?.index ?? -1);
    const change = own?.[0]?.row.change;
    return own && change && { change, places: [...new Set(placesOf(own))] };
  };
  const spreads = spreadsOf(before, (place) =>
    place.pieces.flatMap(({ index, key }) =>
      placesOf(byPiece.get(index) ?? []).map((landed) => ({ place: landed, letters: key.length })),
    ),
  );
  return {
    of,
    counterpartOf: (place) => of(place)?.places[0],
    spreadOf: (unit) => spreads.get(unit) ?? new Map(),
  };
}

type LandedLetters = { place: Place; letters: number };

function spreadsOf(before: Places, landed: (place: Place) => LandedLetters[]) {
  const spreads = new Map<Place, Map<Place, number>>();
  for (const place of before.all) {
    const unit = unitOf(place);
    const spread = spreads.get(unit) ?? new Map<Place, number>();
    spreads.set(unit, spread);
    for (const { place: there, letters } of landed(place))
      spread.set(there, (spread.get(there) ?? 0) + letters);
  }
  return spreads;
}

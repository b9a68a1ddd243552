import type { CarryOutcome } from '#core/contract/domain/carried-mark.ts';
import { needsReview } from '#core/law/carrying/carrying.ts';
import type { PlaceState } from '../data/tables/carry-over.ts';
import type { CarriedPath } from './carry-worker.ts';

/** How something stands in a version, with what it was written on or last settled on. */
export type PlaceInVersion = { versionDate: string; state: PlaceState };

/** What became of the places of the earlier version, by their paths. */
export type CarriedPaths = ReadonlyMap<string, CarriedPath>;

/**
 * How something stands in the next version of its text, or in the same version that was imported again. What waits for
 * somebody goes on waiting, and is compared with where it stood before that: nothing loses its mark because another
 * version has come meanwhile.
 */
export function carriedState({ versionDate, state }: PlaceInVersion, paths: CarriedPaths): PlaceState {
  if (state.path === null || state.state === 'parked') return { ...state, near: nearOf(state, paths) };
  const origin = isUnsettled(state)
    ? { fromVersion: state.fromVersion, fromPath: state.fromPath, fromWords: state.fromWords }
    : { fromVersion: versionDate, fromPath: state.path, fromWords: state.words };
  const carried = paths.get(state.path);
  if (carried === undefined) return { ...parked('missing', undefined), ...origin };
  const { carrying, after } = carried;
  if (carrying.fate === 'repealed') return { ...parked('repealed', carrying.near), ...origin };
  // The text was replaced before it was read here: what the comparison knows of are not the words that were kept.
  const isOther = state.words !== null && carried.before !== state.words;
  const marked = needsReview(carrying) || isOther;
  const outcome: CarryOutcome = marked && !needsReview(carrying) ? 'changed' : carrying.fate;
  const place = { path: carrying.to, near: null, also: [...carrying.also], words: after?.hash ?? null };
  if (marked) return { ...place, ...origin, outcome, state: 'review', open: true };
  return { ...place, ...origin, ...byItself(state, outcome) };
}

const isUnsettled = ({ open, state }: PlaceState) => open || state === 'review';

const parked = (outcome: CarryOutcome, near: string | undefined) => ({
  path: null,
  near: near ?? null,
  also: [],
  words: null,
  outcome,
  state: 'parked' as const,
  open: true,
});

/** What needs no review by itself keeps the mark that it has; another number is told. */
function byItself(
  { state, outcome: before, open }: PlaceState,
  outcome: CarryOutcome,
): Pick<PlaceState, 'outcome' | 'state' | 'open'> {
  if (state === 'review') return { outcome: before, state, open: true };
  if (open && outcome === 'unchanged') return { outcome: before, state, open };
  return { outcome, state: 'placed', open: outcome === 'renumbered' };
}

/** Of what is parked, where the place beside it has gone. */
function nearOf({ near }: PlaceState, paths: CarriedPaths): string | null {
  const carrying = near === null ? undefined : paths.get(near)?.carrying;
  if (carrying === undefined) return near;
  return (carrying.fate === 'repealed' ? carrying.near : carrying.to) ?? null;
}

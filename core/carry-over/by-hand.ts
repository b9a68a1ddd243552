import type { CarriedMark, CarryOutcome } from '../contract/domain/carried-mark.ts';

/** Nothing is left of the place: by itself nothing stands there any more. */
const gone: ReadonlySet<CarryOutcome> = new Set(['repealed', 'missing', 'withdrawn']);

/** What only somebody can have made of it: by itself what is gone is parked, and nothing else is. */
export function byHand({ outcome, state }: Pick<CarriedMark, 'outcome' | 'state'>) {
  if (state === 'placed' && gone.has(outcome)) return 'moved';
  return state === 'parked' && !gone.has(outcome) ? 'parked' : undefined;
}

import * as v from 'valibot';
import { isoDate } from '../values.ts';

/**
 * What became of the place of a comment or an answer in a version of the text: what became of the words there
 * (core/law/carrying); `missing`: the text from which it comes never had this place; `withdrawn`: the text is not there
 * any more.
 */
export const carryOutcomes = [
  'unchanged',
  'renumbered',
  'changed',
  'moved',
  'uncertain',
  'split',
  'merged',
  'repealed',
  'missing',
  'withdrawn',
] as const;
export const carryOutcome = v.picklist(carryOutcomes);
export type CarryOutcome = v.InferOutput<typeof carryOutcome>;

/** `placed`: it stands there; `review`: it stands there with a mark; `parked`: it is kept, and stands at no place. */
export const carryStates = ['placed', 'review', 'parked'] as const;
export const carryState = v.picklist(carryStates);
export type CarryState = v.InferOutput<typeof carryState>;

/**
 * How a comment or an answer came to the version that is read; absent in the version on which it was written, unless it
 * has a mark there too, since that was imported again with other words.
 */
export const carriedMark = v.object({
  /** Names it in the calls of `carry-over.ts`. */
  caid: v.string(),
  versionDate: isoDate,
  outcome: carryOutcome,
  state: carryState,
  /** Whether it waits in the review queue. */
  open: v.boolean(),
});
export type CarriedMark = v.InferOutput<typeof carriedMark>;

/** Outcomes of which nothing is left of the place: by itself nothing stands there any more. */
const gone: ReadonlySet<CarryOutcome> = new Set(['repealed', 'missing', 'withdrawn']);

/** What only somebody can have made of it: by itself what is gone is parked, and nothing else is. */
export function byHand({ outcome, state }: Pick<CarriedMark, 'outcome' | 'state'>) {
  if (state === 'placed' && gone.has(outcome)) return 'moved';
  return state === 'parked' && !gone.has(outcome) ? 'parked' : undefined;
}

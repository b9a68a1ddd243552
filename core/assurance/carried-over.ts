import type { AssuranceAnswer } from '../contract/domain/assurance.ts';
import { byHand, type CarriedMark } from '../contract/domain/carried-mark.ts';
import type { assuranceTexts } from '../i18n/assurance.ts';
import type { reviewTexts } from '../i18n/review.ts';
import type { TextKey } from '../i18n/texts.ts';

/** A paragraph in a version of its text; without one in the law of today. */
export type ReadPlace = { completeParagraphID: string; versionDate?: string };

const isParked = ({ carried }: AssuranceAnswer) => carried?.state === 'parked';

/**
 * Where an answer is read: at the paragraph where it stands today. What is parked stands at none, and its number may be
 * gone or that of other words: it is read in the version for which it was given.
 */
export const readPlaceOf = (answer: AssuranceAnswer): ReadPlace =>
  isParked(answer) ? answeredPlaceOf(answer) : { completeParagraphID: answer.standsAt ?? answer.regArt };

/** The paragraph for which an answer was given, in its version. */
export const answeredPlaceOf = ({ regArt, versionDate }: AssuranceAnswer) => ({
  completeParagraphID: regArt,
  versionDate,
});

/** Whether an answer stands at another paragraph than it was given for. */
export const isElsewhere = (answer: AssuranceAnswer): boolean =>
  readPlaceOf(answer).completeParagraphID !== answer.regArt;

type Words = (
  key: TextKey<typeof assuranceTexts | typeof reviewTexts>,
  values?: Record<string, string>,
) => string;

/** How an answer came to the law of today, and whether somebody has to look at it; nothing of one that was given to it. */
export function carriedWords(mark: CarriedMark | undefined, text: Words): string {
  if (mark === undefined) return '';
  // Where somebody has put it, nothing was repealed.
  if (byHand(mark) === 'moved') return text('review.movedByHand');
  const became = text(`review.outcome-${mark.outcome}`);
  const outcome = mark.state === 'parked' ? text('assurance.isParked', { outcome: became }) : became;
  return mark.open ? text('review.toReview', { outcome }) : outcome;
}

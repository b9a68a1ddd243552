import type { ComparisonSide } from '#core/contract/main/comparison.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { formatDate } from '#core/lib/dates.ts';
import type { TextOf } from '../app-context.tsx';
import type { Wording } from './article-wording.ts';

type Status = Pick<ComparisonSide, 'status' | 'versionDate' | 'validUntil'> & {
  /** That of one provision, whose words may be in force longer than the version of the act. */
  wording: Wording | undefined;
};

/** What is true of the text of a side today. Of versions to come it says from when on and until when they apply. */
export function statusOf(
  { status, versionDate, validUntil, wording }: Status,
  text: TextOf<typeof comparisonTexts>,
  locale: string,
): string {
  const date = (day: string) => formatDate(day, locale, 'long');
  if (wording && !wording.isThere) return text('compare.notThere');
  const known = wording ?? { status, since: versionDate, until: validUntil };
  if (known.status === 'future') {
    const from = date(known.since ?? versionDate);
    return known.until === undefined
      ? text('compare.futureFrom', { date: from })
      : text('compare.futureBetween', { from, to: date(known.until) });
  }
  // Words that apply already, in a version to come: the version itself is not in force.
  if (known.status === 'inForce' && status === 'future') {
    if (known.since === undefined)
      return known.until === undefined
        ? text('compare.appliesAlready')
        : text('compare.appliesUntil', { date: date(known.until) });
    return known.until === undefined
      ? text('compare.appliesSince', { date: date(known.since) })
      : text('compare.appliesBetween', { from: date(known.since), to: date(known.until) });
  }
  return known.status === 'inForce' && wording?.since !== undefined
    ? text('compare.inForceSince', { date: date(wording.since) })
    : text(`compare.status-${known.status}`);
}

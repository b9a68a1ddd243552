import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { review } from '#core/carry-over/review.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useApp } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as bar from '../../server-table/row-controls.css.ts';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';

/** How far people are, and how far the law is known where the main server was not reached. */
export function Progress({ words, ref }: { words: ReviewWords; ref: Ref<HTMLParagraphElement> }) {
  const { text, locale } = words;
  const { $progress, $law } = useApp().part(review);
  const known = useStore($progress);
  const law = useStore($law);
  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <p ref={ref} role="status" tabIndex={-1} className={styles.progress}>
        {known && known.waiting + known.worked > 0
          ? text('review.progress', {
              worked: number(known.worked),
              total: number(known.waiting + known.worked),
            })
          : '\u00a0'}
      </p>
      {law && !law.reached ? (
        <p className={styles.lawAway}>
          {law.upTo
            ? text('review.lawKnown', { moment: formatMinute(law.upTo, locale) })
            : text('review.lawUnknown')}
        </p>
      ) : null}
    </>
  );
}

type SelectionProps = {
  count: number;
  /** How many of them are parked, and stay so. */
  parked: number;
  busy: boolean;
  words: ReviewWords;
  onAccept: () => void;
  onClear: () => void;
};

/** What is done with the selected ones together. */
export function Selection({ count, parked, busy, words: { text }, onAccept, onClear }: SelectionProps) {
  const accepted = count - parked;
  const label =
    parked === 0
      ? text('review.acceptSelected')
      : accepted === 0
        ? text('review.parkSelected', { parked })
        : text('review.acceptAndPark', { accepted, parked });
  return (
    <div className={bar.selection}>
      <p role="status" className={bar.selected}>
        {text('review.selected', { count })}
      </p>
      <Button busy={busy} onClick={onAccept}>
        {label}
      </Button>
      <Button kind="quiet" onClick={onClear}>
        {text('review.clearSelection')}
      </Button>
    </div>
  );
}

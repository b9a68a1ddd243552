import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { review } from '#core/carry-over/review.ts';
import { byHand } from '#core/contract/domain/carried-mark.ts';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { CarriedWords } from '#widgets/carry-over/CarriedWords.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Designation } from '#widgets/law/Designation.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { addressOf } from './ReviewPlace.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';
import { Said } from './Said.tsx';

type ReviewDetailProps = { item: CarriedItem; words: ReviewWords; onWorked: () => void };

/** All that is needed to decide, in place below a row: what happened, the words before and now, what was written. */
export function ReviewDetail({ item, words, onWorked }: ReviewDetailProps) {
  const { detail, loadDetail } = useApp().part(review);
  const common = useLoadedText<typeof commonTexts>();
  const { text, cite } = words;
  const { caid, outcome, also, versionDate } = item;
  const loadable = useStore(detail(caid));
  useEffect(() => void loadDetail(caid), [loadDetail, caid]);
  const known = loadedValue(loadable);
  return (
    <div className={styles.detail}>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <p className={styles.why}>
            {text(byHand(item) === 'parked' ? 'review.why-parkedByHand' : `review.why-${outcome}`)}
          </p>
          {loadable.state === 'failed' ? (
            <FailedState error={loadable.error} onRetry={() => void loadDetail(caid)} />
          ) : known ? (
            <CarriedWords detail={known} />
          ) : (
            <Skeleton lines={4} label={common('common.loading')} />
          )}
          {also.length > 0 ? (
            <ul className={styles.also}>
              {also.map((regArt) => (
                <li key={regArt}>
                  <Link href={addressOf(regArt, versionDate)} className={styles.link}>
                    <Designation>{text('review.also', { place: cite(regArt) })}</Designation>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.stack}>
          <Said item={item} words={words} />
        </div>
      </div>
      <ReviewActions item={item} words={words} onWorked={onWorked} />
    </div>
  );
}

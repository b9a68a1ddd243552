import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { review } from '#core/carry-over/review.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { outcomeIcons } from '#widgets/carry-over/outcome-icons.ts';
import { FailedState } from '#widgets/FailedState.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { ReviewDetail } from './ReviewDetail.tsx';
import { PlaceNow, ReviewPlace } from './ReviewPlace.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';

/** One of the queue by itself, for links that lead to it. */
export function Alone({ caid, words }: { caid: string; words: ReviewWords }) {
  const { text } = words;
  const common = useLoadedText<typeof commonTexts>();
  const { detail, loadDetail } = useApp().part(review);
  const loadable = useStore(detail(caid));
  useEffect(() => void loadDetail(caid), [loadDetail, caid]);
  const item = loadedValue(loadable);
  const content = () => {
    if (loadable.state === 'failed')
      return loadable.error.status === 404 ? (
        <EmptyState text={text('review.gone')} />
      ) : (
        <FailedState error={loadable.error} onRetry={() => void loadDetail(caid)} />
      );
    if (!item) return <Skeleton lines={6} label={common('common.loading')} />;
    const { from, outcome } = item;
    return (
      <>
        <dl className={styles.places}>
          <dt className={styles.faint}>{text('review.before')}</dt>
          <dd>
            <ReviewPlace regArt={from.regArt} versionDate={from.versionDate} words={words} />
          </dd>
          <dt className={styles.faint}>{text('review.happened')}</dt>
          <dd className={styles.outcome}>
            <Icon of={outcomeIcons[outcome]} size={14} className={styles.outcomeIcon} />
            {text(`review.outcome-${outcome}`)}
          </dd>
          <dt className={styles.faint}>{text('review.now')}</dt>
          <dd>
            <PlaceNow item={item} words={words} />
          </dd>
        </dl>
        <ReviewDetail item={item} words={words} onWorked={() => undefined} />
      </>
    );
  };
  return (
    <PageFrame
      title={text('review.title')}
      width="wide"
      actions={
        <Link href={routes.review.address()} className={styles.link}>
          {text('review.toQueue')}
        </Link>
      }
    >
      {content()}
    </PageFrame>
  );
}

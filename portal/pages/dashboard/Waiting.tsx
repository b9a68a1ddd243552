import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { waitingReviews } from '#core/carry-over/waiting.ts';
import { ongoingOf, waitingForApproval } from '#core/change-filter/change-address.ts';
import { type CommentFilters, openTagsOf, openTasksOf } from '#core/comment-list/comment-address.ts';
import { dashboard } from '#core/dashboard/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { maySeeChanges } from '#core/session/change-rights.ts';
import { mayRead } from '#core/session/gates.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import * as styles from './dashboard.css.ts';

/** The counts of the user's tasks; a count of 0 is replaced by a sentence. */
export function Waiting({ onRetry }: { onRetry: () => void }) {
  const text = useLoadedText<typeof dashboardTexts | typeof commonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { part, session } = useApp();
  const state = useStore(session.$session);
  const seesChanges = maySeeChanges(state);
  // Whoever may not read the comments has none that wait.
  const tagsOf = (filters: (userId: string) => CommentFilters) =>
    mayRead(state) && state.user ? routes.comments.address({ filters: filters(state.user.id) }) : undefined;
  const statistics = useStore(part(dashboard).$statistics);
  const reviews = useStore(part(waitingReviews).$waiting);
  if (statistics.state === 'failed') return <FailedState error={statistics.error} onRetry={onRetry} />;
  const counts = loadedValue(statistics);
  const entries = [
    {
      label: text('dashboard.toDo'),
      none: text('dashboard.toDoNone'),
      count: counts && counts.noOfToDoComments + counts.noOfInProgressComments,
      address: tagsOf(openTasksOf),
    },
    seesChanges && {
      label: text('dashboard.ongoing'),
      none: text('dashboard.ongoingNone'),
      count: counts?.noOfOnGoingChangeElements,
      address: state.user && routes.changes.address(ongoingOf(state.user.id)),
    },
    // Most organisations end changes without approval.
    seesChanges &&
      counts?.noOfChangesToApprove !== undefined &&
      counts.noOfChangesToApprove > 0 && {
        label: text('dashboard.toApprove'),
        none: '',
        count: counts.noOfChangesToApprove,
        address: routes.changes.address(waitingForApproval),
      },
    {
      label: text('dashboard.tagged'),
      none: text('dashboard.taggedNone'),
      count: counts?.noOfTotalTaggedComments,
      address: tagsOf(openTagsOf),
    },
    // What cannot be counted is left out: the other numbers of this server say that it is away.
    mayRead(state) &&
      reviews.state !== 'failed' && {
        label: text('dashboard.toReview'),
        none: text('dashboard.toReviewNone'),
        count: loadedValue(reviews),
        address: routes.review.address(),
      },
  ].filter((entry) => entry !== false);
  return (
    <section aria-label={text('dashboard.waiting')}>
      <dl className={styles.numbers}>
        {entries.map(({ label, none, count, address }) => (
          <div key={label} className={styles.entry}>
            <dt className={styles.label}>{label}</dt>
            <dd className={count ? styles.number : styles.none}>
              {count === undefined ? (
                <>
                  <span className={styles.wait} aria-hidden="true" />
                  <VisuallyHidden>{text('common.loading')}</VisuallyHidden>
                </>
              ) : count > 0 ? (
                <Count label={label} count={formatNumber(count, locale)} address={address} />
              ) : (
                none
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A number that leads to what it counts. */
function Count({ label, count, address }: { label: string; count: string; address: string | undefined }) {
  if (address === undefined) return count;
  return (
    <Link href={address} className={styles.countLink} aria-label={`${label}: ${count}`}>
      {count}
    </Link>
  );
}

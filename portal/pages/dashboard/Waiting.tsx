import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import { dashboard } from '#core/dashboard/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { gateState } from '#core/session/gates.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as styles from './dashboard.css.ts';

/** The counts of the user's tasks; a count of 0 is replaced by a sentence. */
export function Waiting({ onRetry }: { onRetry: () => void }) {
  const text = useLoadedText<typeof dashboardTexts | typeof commonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { part, session } = useApp();
  const seesChanges = gateState('changes', useStore(session.$session)).state === 'open';
  const statistics = useStore(part(dashboard).$statistics);
  if (statistics.state === 'failed') return <FailedState error={statistics.error} onRetry={onRetry} />;
  const counts = loadedValue(statistics);
  const entries = [
    {
      label: text('dashboard.toDo'),
      none: text('dashboard.toDoNone'),
      count: counts && counts.noOfToDoComments + counts.noOfInProgressComments,
    },
    seesChanges && {
      label: text('dashboard.ongoing'),
      none: text('dashboard.ongoingNone'),
      count: counts?.noOfOnGoingChangeElements,
    },
    {
      label: text('dashboard.tagged'),
      none: text('dashboard.taggedNone'),
      count: counts?.noOfTotalTaggedComments,
    },
  ].filter((entry) => entry !== false);
  return (
    <section aria-label={text('dashboard.waiting')}>
      <dl className={styles.numbers}>
        {entries.map(({ label, none, count }) => (
          <div key={label} className={styles.entry}>
            <dt className={styles.label}>{label}</dt>
            <dd className={count ? styles.number : styles.none}>
              {count === undefined ? (
                <>
                  <span className={styles.wait} aria-hidden="true" />
                  <VisuallyHidden>{text('common.loading')}</VisuallyHidden>
                </>
              ) : count > 0 ? (
                formatNumber(count, locale)
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

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { type ChangesSinceVisit, firstVisitDays, sinceVisit } from '#core/dashboard/since-visit.ts';
import type { ServerName } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { ChangedTexts } from './ChangedTexts.tsx';
import * as styles from './dashboard.css.ts';

/** Number of changes that are displayed until somebody asks for more. */
const fewest = 5;

type SinceVisitProps = {
  locale: string;
  onRetry: () => void;
  /** Servers of which another part of the page says that they failed, with a button to try again. */
  failedServers: readonly ServerName[];
};

/** What has changed since the user's last visit. */
export function SinceVisit({ locale, onRetry, failedServers }: SinceVisitProps) {
  const text = useLoadedText<typeof dashboardTexts | typeof commonTexts>();
  const loadable = useStore(useApp().part(sinceVisit).$changes);
  const changes = loadedValue(loadable);
  const content = () => {
    if (loadable.state === 'failed')
      return failedServers.includes(loadable.error.server) ? (
        <EmptyState text={text('dashboard.sinceFailed')} />
      ) : (
        <FailedState error={loadable.error} onRetry={onRetry} />
      );
    return changes ? (
      <Changes changes={changes} locale={locale} />
    ) : (
      <Skeleton lines={fewest} label={text('common.loading')} className={styles.skeleton} />
    );
  };
  return (
    <section aria-labelledby="dashboard-since">
      <div className={styles.sinceHead}>
        <h2 id="dashboard-since" className={styles.title}>
          {text('dashboard.since')}
        </h2>
        {changes && changes.texts.length > 0 ? <SinceWhen of={changes} locale={locale} /> : null}
      </div>
      {content()}
    </section>
  );
}

function SinceWhen({ of, locale }: { of: ChangesSinceVisit; locale: string }) {
  const text = useLoadedText<typeof dashboardTexts>();
  return (
    <p className={styles.since}>
      {of.isFirstVisit
        ? text('dashboard.firstVisit', { days: firstVisitDays })
        : text('dashboard.sinceMoment', { moment: formatMinute(of.since, locale) })}
    </p>
  );
}

function Changes({ changes, locale }: { changes: ChangesSinceVisit; locale: string }) {
  const text = useLoadedText<typeof dashboardTexts>();
  const [showsAll, setShowsAll] = useState(false);
  const { texts, total, since, isFirstVisit } = changes;
  if (texts.length === 0)
    return (
      <EmptyState
        text={
          isFirstVisit
            ? text('dashboard.firstVisitNone', { days: firstVisitDays })
            : text('dashboard.sinceNone', { moment: formatMinute(since, locale) })
        }
      />
    );
  return (
    <>
      <ChangedTexts texts={showsAll ? texts : texts.slice(0, fewest)} locale={locale} />
      {texts.length > fewest ? (
        <div className={styles.more}>
          <Button
            size="small"
            kind="quiet"
            aria-expanded={showsAll}
            onClick={() => setShowsAll((shows) => !shows)}
          >
            {showsAll
              ? text('dashboard.sinceFewer')
              : text('dashboard.sinceAll', { number: formatNumber(texts.length, locale) })}
          </Button>
          {total > texts.length ? (
            <p className={styles.since}>
              {text('dashboard.sinceNewest', {
                shown: formatNumber(texts.length, locale),
                total: formatNumber(total, locale),
              })}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

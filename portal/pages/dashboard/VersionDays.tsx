import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { nextInForce, recentlyInForce } from '#core/dashboard/version-days.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { regulations } from '#core/regulations/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { DatedTexts } from './DatedTexts.tsx';
import * as styles from './dashboard.css.ts';
import { Sources } from './Sources.tsx';

const most = 8;

type VersionDaysProps = {
  day: string;
  locale: string;
  onRetry: () => void;
  /** Displayed above the texts that changed. */
  since: ReactNode;
  /** Displayed below the future versions. */
  children: ReactNode;
};

/** The texts that changed most recently, and the next versions to come into force. */
export function VersionDays({ day, locale, onRetry, since, children }: VersionDaysProps) {
  const { part, $documentLanguage } = useApp();
  const text = useLoadedText<typeof dashboardTexts | typeof commonTexts>();
  const language = useStore($documentLanguage);
  const { list: listIn } = part(regulations);
  const list = useStore(listIn(language));
  const documents = loadedValue(list);
  const recent = useMemo(() => documents && recentlyInForce(documents, most), [documents]);
  const next = useMemo(() => documents && nextInForce(documents, most), [documents]);
  const allTexts = (
    <Link href={routes.sources.address()} className={styles.link}>
      {text('dashboard.allTexts')}
    </Link>
  );
  if (list.state === 'failed')
    return (
      <>
        {since}
        <FailedState error={list.error} onRetry={onRetry} />
        {children}
      </>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.stacked}>
        {since}
        <section aria-labelledby="dashboard-recent">
          <div className={styles.sectionHead}>
            <h2 id="dashboard-recent" className={styles.title}>
              {text('dashboard.recent')}
            </h2>
            {allTexts}
          </div>
          {recent === undefined ? (
            <Skeleton lines={most} label={text('common.loading')} className={styles.skeleton} />
          ) : recent.length > 0 ? (
            <DatedTexts texts={recent} locale={locale} />
          ) : (
            <EmptyState text={text('dashboard.recentNone')} action={allTexts} />
          )}
        </section>
      </div>
      <div className={styles.stacked}>
        <section aria-labelledby="dashboard-next">
          <div className={styles.sectionHead}>
            <h2 id="dashboard-next" className={styles.title}>
              {text('dashboard.next')}
            </h2>
          </div>
          {next === undefined ? (
            <Skeleton lines={3} label={text('common.loading')} className={styles.skeleton} />
          ) : next.length > 0 ? (
            <DatedTexts texts={next} locale={locale} day={day} />
          ) : (
            <EmptyState text={text('dashboard.nextNone')} action={allTexts} />
          )}
        </section>
        {documents && documents.length > 0 ? <Sources documents={documents} locale={locale} /> : null}
        {children}
      </div>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { waitingReviews } from '#core/carry-over/waiting.ts';
import { sinceVisit } from '#core/dashboard/since-visit.ts';
import { dashboard } from '#core/dashboard/store.ts';
import { dashboardTexts } from '#core/i18n/dashboard.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { regulations } from '#core/regulations/store.ts';
import { mayCollaborate, mayRead } from '#core/session/gates.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { useLiveComments } from '#widgets/comments/live-comments.ts';
import { useDocumentList } from '#widgets/use-document-list.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import * as styles from './dashboard.css.ts';
import { Inbox } from './Inbox.tsx';
import { MyDrafts } from './MyDrafts.tsx';
import { NoReading } from './NoReading.tsx';
import { SinceVisit } from './SinceVisit.tsx';
import { TesterNotice } from './TesterNotice.tsx';
import { VersionDays } from './VersionDays.tsx';
import { Waiting } from './Waiting.tsx';
import { Watched } from './Watched.tsx';

/** The dashboard: tasks, what has changed since the last visit, recent and future versions of texts, unsent drafts. */
export function DashboardPage() {
  const { session, part, $documentLanguage, now } = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const dashboardText = useText(dashboardTexts);
  const state = useStore(session.$session);
  const { user } = state;
  const reads = mayRead(state);
  const language = useStore($documentLanguage);
  const locale = localeOf(useInterfaceLanguage());
  const { refresh, $statistics } = part(dashboard);
  const { reload } = part(regulations);
  const { refresh: refreshSince } = part(sinceVisit);
  const { refresh: refreshReviews } = part(waitingReviews);
  const userId = user?.id ?? '';
  const refreshAll = useCallback(() => {
    void refresh(userId);
    if (!reads) return;
    void reload(language);
    void refreshReviews();
    void refreshSince(userId, language);
  }, [refresh, reload, refreshSince, refreshReviews, userId, language, reads]);
  useLive(refreshAll);
  useLiveComments(() => {
    void refresh(userId, { unasked: true });
    if (reads) void refreshReviews({ unasked: true });
  });
  const others = [useStore($statistics), useDocumentList(language)];
  const failedServers = others.flatMap((other) => (other.state === 'failed' ? [other.error.server] : []));
  if (!dashboardText) return <PagePending />;
  const day = today(now());
  return (
    <PageFrame
      title={user ? dashboardText('dashboard.welcome', { name: user.fullName }) : text('shell.dashboard')}
      name={text('shell.dashboard')}
      about={<time dateTime={day}>{formatDate(day, locale, 'long')}</time>}
      width="wide"
    >
      <div className={styles.page}>
        <TesterNotice />
        <Waiting onRetry={refreshAll} />
        {mayCollaborate(state) ? (
          <>
            <Inbox />
            <Watched />
          </>
        ) : null}
        {reads ? (
          <VersionDays
            day={day}
            locale={locale}
            onRetry={refreshAll}
            since={<SinceVisit locale={locale} onRetry={refreshAll} failedServers={failedServers} />}
          >
            <MyDrafts locale={locale} />
          </VersionDays>
        ) : (
          <>
            <NoReading />
            <MyDrafts locale={locale} />
          </>
        )}
      </div>
    </PageFrame>
  );
}

/** Maximum age of the counts on an open page, in milliseconds. */
const maxAge = 3 * 60 * 1000;

/** Refreshes at once, when the window gets the focus, and every few minutes while the page is visible. */
function useLive(refresh: () => void): void {
  useEffect(() => {
    refresh();
    const refreshSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(refreshSeen, maxAge);
    window.addEventListener('focus', refreshSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshSeen);
    };
  }, [refresh]);
}

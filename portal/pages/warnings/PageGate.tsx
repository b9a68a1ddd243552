import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { App } from '#core/app.ts';
import { orElse } from '#core/async/or-else.ts';
import { ApiError } from '#core/http/api-error.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import { checkAccess } from '#core/session/access-check.ts';
import { dependsOnPlan, type HeaderLink, isClosedToTester, lacksOf } from '#core/session/gates.ts';
import { loadCapabilities } from '#core/session/start-session.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { ErrorState } from '#widgets/ui/ErrorState.tsx';
import { linkText } from '../../shell/links.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { IsolatedTesterPage, NoAccessPage } from './NoAccessPage.tsx';

type PageGateProps = { link: HeaderLink; children: ReactNode };

/**
 * Around every page with a gate: for users who lack something it draws a page that says what. Roles are those
 * of the session, which only shrink while it lasts. What the plan includes is asked of the server.
 */
export function PageGate({ link, children }: PageGateProps) {
  return dependsOnPlan(link) ? (
    <PlanGate key={link} link={link}>
      {children}
    </PlanGate>
  ) : (
    <RoleGate link={link}>{children}</RoleGate>
  );
}

function RoleGate({ link, children }: PageGateProps) {
  const { user, capabilities } = useStore(useApp().session.$session);
  const roles = user?.roles ?? [];
  if (isClosedToTester(link, roles)) return <IsolatedTesterPage />;
  const lacks = lacksOf(link, roles, capabilities);
  return lacks.length > 0 ? <NoAccessPage lacks={lacks} /> : children;
}

function PlanGate({ link, children }: PageGateProps) {
  const app = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const state = useStore(app.session.$session);
  usePlanOf(app);
  const doing = 'ask for the rights to a page';
  const { loaded, retry } = useLoaded(doing, link, () => checkAccess(app, link));
  if (loaded.state === 'failed')
    return (
      <PageFrame title={text(linkText(link))} width="column">
        {loaded.error.code === 'PLAN_UNKNOWN' ? (
          <PlanUnknown onRetry={retry} />
        ) : (
          <FailedState error={loaded.error} onRetry={retry} />
        )}
      </PageFrame>
    );
  if (loaded.state !== 'ready') return <PagePending />;
  // As the session knows them by now, which only loses rights while it lasts.
  const roles = state.user?.roles ?? [];
  if (loaded.value.isolated || isClosedToTester(link, roles)) return <IsolatedTesterPage />;
  const lacks = lacksOf(link, roles, state.capabilities);
  return lacks.length > 0 ? <NoAccessPage lacks={lacks} /> : children;
}

/** Asks what the plan includes when a server has refused something: it may have been taken away meanwhile. Roles are asked for anyway. */
function usePlanOf(app: App) {
  const failure = useStore(app.notices.$failure);
  const [atFirst] = useState(failure);
  useEffect(() => {
    const { error } = failure ?? {};
    if (failure === atFirst || !(error instanceof ApiError) || error.code !== 'FORBIDDEN') return;
    const options = { report: app.notices.report, doing: 'load the rights again' };
    void orElse(loadCapabilities(app), undefined, options);
  }, [app, failure, atFirst]);
}

/** The organisation's server answers, but does not know the plan: reading goes on, this page waits. */
function PlanUnknown({ onRetry }: { onRetry: () => void }) {
  const text = useText(warningTexts);
  if (!text) return <PagePending />;
  return (
    <ErrorState
      title={text('warnings.planUnknown')}
      hint={text('warnings.planUnknownHint')}
      retryLabel={text('warnings.planAskAgain')}
      onRetry={onRetry}
    />
  );
}

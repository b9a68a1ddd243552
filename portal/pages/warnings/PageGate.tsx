import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import { checkAccess } from '#core/session/access-check.ts';
import { dependsOnPlan, type HeaderLink, isClosedToTester, lacksOf } from '#core/session/gates.ts';
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
  const { isolated, lacks } = loaded.value;
  if (isolated) return <IsolatedTesterPage />;
  return lacks.length > 0 ? <NoAccessPage lacks={lacks} /> : children;
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

import type { ReactNode } from 'react';
import { checkAccess } from '#core/session/access-check.ts';
import type { HeaderLink } from '#core/session/gates.ts';
import { useApp } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { padded } from '../../shell/page.css.ts';
import { useLoaded } from '../../use-loaded.ts';
import { IsolatedTesterPage } from './IsolatedTesterPage.tsx';
import { NoAccessPage } from './NoAccessPage.tsx';

/**
 * Around pages for collaboration, inside the guard. The guard uses the rights known since the sign-in; this
 * one asks the server and, in place of the page, says what is missing now.
 */
export function CollaborationGate({ link, children }: { link: HeaderLink; children: ReactNode }) {
  const { domain } = useApp();
  const doing = 'ask for the rights to a page';
  const { loaded, retry } = useLoaded(doing, link, () => checkAccess(domain, link));
  if (loaded.state === 'failed')
    return (
      <div className={padded}>
        <FailedState error={loaded.error} onRetry={retry} />
      </div>
    );
  if (loaded.state !== 'ready') return <PagePending />;
  const { isolated, lacks } = loaded.value;
  if (isolated) return <IsolatedTesterPage />;
  return lacks.length > 0 ? <NoAccessPage lacks={lacks} /> : children;
}

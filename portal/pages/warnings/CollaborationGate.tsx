import { type ReactNode, useEffect, useState } from 'react';
import type { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { asApiError } from '#core/loading.ts';
import { type Access, checkAccess } from '#core/session/access-check.ts';
import type { HeaderLink } from '#core/session/gates.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { padded } from '../../shell/page.css.ts';
import { IsolatedTesterPage } from './IsolatedTesterPage.tsx';
import { NoAccessPage } from './NoAccessPage.tsx';

type Asked = { state: 'asking' } | { state: 'failed'; error: ApiError } | { state: 'known'; access: Access };

/**
 * Around a page for what is done together with others. Behind the guard, which goes by what was known at
 * the sign-in: this one asks the server, and says in the page's place what is missing by now.
 */
export function CollaborationGate({ link, children }: { link: HeaderLink; children: ReactNode }) {
  const { domain, notices } = useApp();
  const text = useText<typeof commonTexts>();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question per attempt
  useEffect(() => {
    let isLeft = false;
    setAsked({ state: 'asking' });
    checkAccess(domain, link).then(
      (access) => {
        if (!isLeft) setAsked({ state: 'known', access });
      },
      (error: unknown) => {
        notices.report(error, 'ask for the rights to a page');
        if (!isLeft) setAsked({ state: 'failed', error: asApiError(error) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [domain, notices, link, attempt]);

  if (asked.state === 'asking')
    return (
      <div className={padded}>
        <Skeleton lines={6} label={text('common.loading')} />
      </div>
    );
  if (asked.state === 'failed')
    return (
      <div className={padded}>
        <FailedState error={asked.error} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    );
  const { isolated, lacks } = asked.access;
  if (isolated) return <IsolatedTesterPage />;
  return lacks.length > 0 ? <NoAccessPage lacks={lacks} /> : children;
}

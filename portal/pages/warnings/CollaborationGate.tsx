import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { roleTexts } from '#core/i18n/roles.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import { checkAccess } from '#core/session/access-check.ts';
import type { HeaderLink, Lack } from '#core/session/gates.ts';
import { text as type } from '#styles/type.css.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { routes } from '../../routes.ts';
import { PagePending } from '../../shell/PagePending.tsx';
import { padded } from '../../shell/page.css.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import { useLoaded } from '../../use-loaded.ts';
import * as styles from '../plain.css.ts';

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

/** Replaces a page that isolated testers cannot use. */
function IsolatedTesterPage() {
  const text = useText(warningTexts, shellTexts);
  usePageTitle(text?.('warnings.testerTitle') ?? '');
  if (!text) return null;
  return (
    <div className={styles.page}>
      <h1 className={type.display}>{text('warnings.testerTitle')}</h1>
      <p className={styles.words}>{text('warnings.testerText')}</p>
      <Link href={routes.dashboard.address()} className={styles.link}>
        {text('shell.toDashboard')}
      </Link>
    </div>
  );
}

/** Replaces a page and says which role or plan is missing. */
function NoAccessPage({ lacks }: { lacks: readonly Lack[] }) {
  const text = useText(warningTexts, roleTexts, shellTexts);
  usePageTitle(text?.('warnings.noAccessTitle') ?? '');
  if (!text) return null;
  return (
    <div className={styles.page}>
      <h1 className={type.display}>{text('warnings.noAccessTitle')}</h1>
      {lacks.map((lack) => (
        <p key={lack.lacks} className={styles.words}>
          {lack.lacks === 'plan'
            ? text('warnings.noAccessPlan')
            : text('warnings.noAccessRole', { role: text(`roles.${lack.role}`) })}
        </p>
      ))}
      <p className={styles.words}>{text('warnings.noAccessHint')}</p>
      <Link href={routes.dashboard.address()} className={styles.link}>
        {text('shell.toDashboard')}
      </Link>
    </div>
  );
}

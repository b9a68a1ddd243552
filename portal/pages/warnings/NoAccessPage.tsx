import { Link } from 'wouter';
import { roleTexts } from '#core/i18n/roles.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import type { Lack } from '#core/session/gates.ts';
import { useText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { stack } from '../../shell/page-frame.css.ts';
import * as styles from '../plain.css.ts';
import { SupportAddress } from '../SupportAddress.tsx';

/** Replaces a page that isolated testers cannot use. */
export function IsolatedTesterPage() {
  const text = useText(warningTexts, shellTexts);
  if (!text) return null;
  return (
    <PageFrame title={text('warnings.testerTitle')} width="column">
      <div className={stack}>
        <p className={styles.words}>{text('warnings.testerText')}</p>
        <Link href={routes.dashboard.address()} className={styles.link}>
          {text('shell.toDashboard')}
        </Link>
      </div>
    </PageFrame>
  );
}

/** Replaces a page: says which role or plan is missing, who gives it, and when it counts. */
export function NoAccessPage({ lacks }: { lacks: readonly Lack[] }) {
  const text = useText(warningTexts, roleTexts, shellTexts);
  if (!text) return null;
  return (
    <PageFrame title={text('warnings.noAccessTitle')} width="column">
      <div className={stack}>
        {lacks.map((lack) => (
          <p key={lack.lacks === 'role' ? lack.role : lack.lacks} className={styles.words}>
            {lack.lacks === 'plan'
              ? text('warnings.noAccessPlan')
              : text('warnings.noAccessRole', { role: text(`roles.${lack.role}`) })}
          </p>
        ))}
        <p className={styles.words}>{text('warnings.noAccessHint')}</p>
        {lacks.some((lack) => lack.lacks === 'role') ? (
          <p className={styles.words}>{text('warnings.noAccessSignIn')}</p>
        ) : null}
        <SupportAddress words={text('warnings.noAccessSupport')} />
        <Link href={routes.support.address()} className={styles.link}>
          {text('warnings.toSupport')}
        </Link>
        <Link href={routes.dashboard.address()} className={styles.link}>
          {text('shell.toDashboard')}
        </Link>
      </div>
    </PageFrame>
  );
}

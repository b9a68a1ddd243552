import { Link } from 'wouter';
import { roleTexts } from '#core/i18n/roles.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import type { Lack } from '#core/session/gates.ts';
import { text as type } from '#styles/type.css.ts';
import { useText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import * as styles from '../plain.css.ts';

/** Replaces a page and says which role or plan is missing. */
export function NoAccessPage({ lacks }: { lacks: readonly Lack[] }) {
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

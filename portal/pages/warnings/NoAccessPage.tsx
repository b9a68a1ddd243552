import { Link } from 'wouter';
import { roleTexts } from '#core/i18n/roles.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import type { Lack } from '#core/session/gates.ts';
import { text as type } from '#styles/type.css.ts';
import { useText, useTexts } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import * as styles from '../plain.css.ts';

/** Stands in the place of a page and says which role or plan is missing. */
export function NoAccessPage({ lacks }: { lacks: readonly Lack[] }) {
  const text = useText<typeof warningTexts | typeof roleTexts | typeof shellTexts>();
  const hasTexts = useTexts(warningTexts);
  const hasRoles = useTexts(roleTexts);
  usePageTitle(hasTexts ? text('warnings.noAccessTitle') : '');
  if (!hasTexts || !hasRoles) return null;
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

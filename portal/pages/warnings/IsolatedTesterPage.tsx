import { Link } from 'wouter';
import { shellTexts } from '#core/i18n/shell.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import { text as type } from '#styles/type.css.ts';
import { useText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { usePageTitle } from '../../shell/page-title.tsx';
import * as styles from '../plain.css.ts';

/** Replaces a page that isolated testers cannot use. */
export function IsolatedTesterPage() {
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

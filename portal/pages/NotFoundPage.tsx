import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { text as type } from '#styles/type.css.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../routes.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import * as styles from './plain.css.ts';

export function NotFoundPage() {
  const text = useLoadedText<typeof shellTexts>();
  usePageTitle(text('shell.notFoundTitle'));
  return (
    <div className={styles.page}>
      <h1 className={type.display}>{text('shell.notFoundTitle')}</h1>
      <p className={styles.words}>{text('shell.notFoundText')}</p>
      <Link href={routes.dashboard.address()} className={styles.link}>
        {text('shell.toDashboard')}
      </Link>
    </div>
  );
}

import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../routes.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { stack } from '../shell/page-frame.css.ts';
import * as styles from './plain.css.ts';

export function NotFoundPage() {
  const text = useLoadedText<typeof shellTexts>();
  return (
    <PageFrame title={text('shell.notFoundTitle')} width="column">
      <div className={stack}>
        <p className={styles.words}>{text('shell.notFoundText')}</p>
        <Link href={routes.dashboard.address()} className={styles.link}>
          {text('shell.toDashboard')}
        </Link>
        <Link href={routes.sources.address()} className={styles.link}>
          {text('shell.read')}
        </Link>
        <Link href={routes.support.address()} className={styles.link}>
          {text('shell.support')}
        </Link>
      </div>
    </PageFrame>
  );
}

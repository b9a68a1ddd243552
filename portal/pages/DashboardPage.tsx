import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import type { shellTexts } from '#core/i18n/shell.ts';
import { text as type } from '#styles/type.css.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { routes } from '../routes.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import * as styles from './plain.css.ts';

export function DashboardPage() {
  const text = useText<typeof shellTexts>();
  const { user } = useStore(useApp().session.$session);
  usePageTitle(text('shell.dashboard'));
  return (
    <div className={styles.page}>
      <h1 className={type.display}>
        {user ? text('shell.welcome', { name: user.fullName }) : text('shell.dashboard')}
      </h1>
      <p className={styles.words}>{text('shell.dashboardText')}</p>
      <Link href={routes.sources.address()} className={styles.link}>
        {text('shell.toSources')}
      </Link>
    </div>
  );
}

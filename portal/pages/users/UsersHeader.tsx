import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { usersTexts } from '#core/i18n/users.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { routes } from '../../routes.ts';
import * as head from '../page-header.css.ts';
import * as styles from './users.css.ts';

const tables = ['registered', 'invites'] as const;
export type TableView = (typeof tables)[number];

type UsersHeaderProps = {
  view: TableView;
  /** Number of matching rows, and of all rows. */
  count: string | undefined;
  actions: ReactNode;
};

/** Title, count and actions of a table of people. */
export function UsersHeader({ view, count, actions }: UsersHeaderProps) {
  const text = useLoadedText<typeof usersTexts>();
  return (
    <header className={head.header}>
      <h1 className={head.title}>{text(`users.${view}Title`)}</h1>
      <p className={head.count} role="status">
        {count ?? '\u00a0'}
      </p>
      <nav aria-label={text('users.views')} className={styles.views}>
        {tables.map((each) => (
          <Link
            key={each}
            href={routes.users.address(each)}
            className={styles.view}
            aria-current={each === view ? 'page' : undefined}
          >
            {text(`users.${each}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.actions}>
        {actions}
        <InviteLink kind="primary" />
      </div>
    </header>
  );
}

export function InviteLink({ kind = 'plain' }: { kind?: 'primary' | 'plain' }) {
  const text = useLoadedText<typeof usersTexts>();
  return (
    <Link href={routes.users.address('invite')} className={classes(button.kind[kind], button.size.normal)}>
      {text('users.inviteUser')}
    </Link>
  );
}

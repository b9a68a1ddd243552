import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { usersTexts } from '#core/i18n/users.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as button from '#widgets/ui/button.css.ts';
import { classes } from '#widgets/ui/classes.ts';
import { routes } from '../../routes.ts';
import * as styles from './users.css.ts';

const tables = ['registered', 'invites'] as const;
export type TableView = (typeof tables)[number];

type UsersActionsProps = {
  view: TableView;
  /** The settings of the table, an icon; nothing where there is no table. */
  children: ReactNode;
};

/** Links to both tables of people, and their actions. */
export function UsersActions({ view, children }: UsersActionsProps) {
  const text = useLoadedText<typeof usersTexts>();
  return (
    <>
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
      <div className={children ? styles.actionsAfterIcon : styles.actions}>
        {children}
        <Link
          href={routes.users.address('invite')}
          className={classes(button.kind.primary, button.size.normal)}
        >
          {text('users.inviteUser')}
        </Link>
      </div>
    </>
  );
}

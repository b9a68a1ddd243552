import { useStore } from '@nanostores/react';
import { LogOut, Pencil, Trash2 } from 'lucide';
import { useLocation } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Forcing, registered } from '#core/users/registered.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { RowAction } from './RowAction.tsx';
import { useHigherRight } from './use-higher-right.ts';
import * as styles from './users.css.ts';

const forceTexts = {
  sending: 'users.force',
  done: 'users.forcedOf',
  failed: 'users.forceAgain',
} as const satisfies Record<Forcing, string>;

type RegisteredActionsProps = { user: User; onDelete: (user: User) => void };

/** The actions on a user: edit, force to sign in again (not oneself), delete. */
export function RegisteredActions({ user, onDelete }: RegisteredActionsProps) {
  const { part, session } = useApp();
  const text = useLoadedText<typeof usersTexts>();
  const { $forced, forceSignIn } = part(registered);
  const forced = useStore($forced)[user.email];
  const { user: self } = useStore(session.$session);
  const [, navigate] = useLocation();
  const name = user.fullName;
  const right = useHigherRight(user);
  const closedBy = right && text('users.needsRight', { role: right });
  return (
    <>
      <RowAction
        icon={Pencil}
        label={text('users.edit', { name })}
        closedBy={closedBy}
        onClick={() => navigate(routes.users.address('edit', user.id))}
      />
      <span className={user.id === self?.id ? styles.absent : undefined}>
        <RowAction
          icon={LogOut}
          label={text(forced ? forceTexts[forced] : 'users.force', { name })}
          state={forced}
          closedBy={closedBy}
          onClick={() => void forceSignIn(user.email)}
        />
      </span>
      <RowAction
        icon={Trash2}
        label={text('users.delete', { name })}
        closedBy={closedBy}
        onClick={() => onDelete(user)}
      />
    </>
  );
}

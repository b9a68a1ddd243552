import { CircleAlert } from 'lucide';
import { useMemo } from 'react';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Invite, isExpired } from '#core/users/invites.ts';
import { px } from '#styles/px.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { dayOf } from './day-of.ts';
import { InviteActions, type InviteActionsProps } from './InviteActions.tsx';
import { useRolesColumn } from './use-roles-column.tsx';
import * as styles from './users.css.ts';

/** Invites are listed with the chosen roles only, so no role options are needed. */
const chosenOnly: never[] = [];

/** The columns of the table of invites, with the actions. */
export function useInviteColumns({
  onDelete,
  onRefused,
}: Omit<InviteActionsProps, 'invite'>): TableColumn<Invite>[] {
  const { now } = useApp();
  const text = useLoadedText<typeof usersTexts>();
  const language = useInterfaceLanguage();
  const roles = useRolesColumn<Invite>(chosenOnly, '34%');
  return useMemo(
    () => [
      {
        id: 'email',
        label: text('users.email'),
        width: '34%',
        names: true,
        sortBy: ({ email }) => email,
        filter: { kind: 'text', textOf: ({ email }) => email },
        cell: ({ email }) => email,
      },
      roles,
      {
        id: 'expires',
        label: text('users.expires'),
        width: '20%',
        sortBy: ({ expires }) => Date.parse(expires),
        filter: {
          kind: 'text',
          textOf: (invite) =>
            [dayOf(invite.expires, language), isExpired(invite, now()) ? text('users.expired') : ''].join(
              ' ',
            ),
        },
        cell: (invite) => <Expires invite={invite} />,
      },
      {
        id: 'actions',
        label: text('users.actions'),
        width: px(128),
        fixed: true,
        cell: (invite) => <InviteActions invite={invite} onDelete={onDelete} onRefused={onRefused} />,
      },
    ],
    [text, language, roles, now, onDelete, onRefused],
  );
}

/** The last day of an invite; an expired one is marked by symbol, word and colour. */
function Expires({ invite }: { invite: Invite }) {
  const text = useLoadedText<typeof usersTexts>();
  const day = dayOf(invite.expires, useInterfaceLanguage());
  const { now } = useApp();
  if (!isExpired(invite, now())) return day;
  return (
    <span className={styles.expired}>
      {day}
      <Icon of={CircleAlert} size={14} />
      <span className={styles.expiredWord}>{text('users.expired')}</span>
    </span>
  );
}

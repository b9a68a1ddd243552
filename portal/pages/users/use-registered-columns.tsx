import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { User } from '#core/contract/domain/user.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { registered } from '#core/users/registered.ts';
import { px } from '#styles/px.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';
import { dayOf } from './day-of.ts';
import { RegisteredActions } from './RegisteredActions.tsx';
import { useRolesColumn } from './use-roles-column.tsx';

/** The columns of the table of users, with the actions. */
export function useRegisteredColumns(onDelete: (user: User) => void): TableColumn<User>[] {
  const text = useLoadedText<typeof usersTexts>();
  const language = useInterfaceLanguage();
  const options = useStore(useApp().part(registered).$roleOptions);
  const roles = useRolesColumn<User>(options, '20%');
  return useMemo(() => {
    const joined = (user: User) => dayOf(user.createdAt, language);
    const lastLogin = ({ lastLogin: at }: User) => (at === undefined ? '' : dayOf(at, language));
    const factor = ({ hasSecondFactor: has }: User) =>
      text(has ? 'users.secondFactorOn' : 'users.secondFactorOff');
    return [
      {
        id: 'email',
        label: text('users.email'),
        width: '22%',
        names: true,
        sortBy: ({ email }) => email,
        filter: { kind: 'text', textOf: ({ email }) => email },
        cell: ({ email }) => email,
      },
      {
        id: 'fullName',
        label: text('users.fullName'),
        width: '14%',
        sortBy: ({ fullName }) => fullName,
        filter: { kind: 'text', textOf: ({ fullName }) => fullName },
        cell: ({ fullName }) => fullName,
      },
      {
        id: 'createdAt',
        label: text('users.joined'),
        width: '10%',
        sortBy: ({ createdAt }) => Date.parse(createdAt),
        filter: { kind: 'text', textOf: joined },
        cell: joined,
      },
      roles,
      {
        id: 'lastLogin',
        label: text('users.lastLogin'),
        width: '11%',
        sortBy: ({ lastLogin: at }) => (at === undefined ? undefined : Date.parse(at)),
        filter: { kind: 'text', textOf: lastLogin },
        cell: lastLogin,
      },
      {
        id: 'secondFactor',
        label: text('users.secondFactor'),
        width: '11%',
        sortBy: factor,
        filter: {
          kind: 'choice',
          options: [
            { value: 'on', label: text('users.secondFactorOn') },
            { value: 'off', label: text('users.secondFactorOff') },
          ],
          has: ({ hasSecondFactor: has }, value) => (has ? 'on' : 'off') === value,
        },
        cell: factor,
      },
      {
        id: 'actions',
        label: text('users.actions'),
        width: px(128),
        fixed: true,
        cell: (user) => <RegisteredActions user={user} onDelete={onDelete} />,
      },
    ];
  }, [text, language, roles, onDelete]);
}

import { useMemo } from 'react';
import { roles as allRoles, type Role } from '#core/contract/domain/user.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { minimalRoles, type RoleOption, withHeldRoles } from '#core/users/role-choice.ts';
import { useLoadedText, useText } from '#widgets/app-context.tsx';
import type { TableColumn } from '#widgets/table/table-column.ts';

/** The column of roles. Roles that another one covers can be filtered by, but are not displayed. */
export function useRolesColumn<Row extends { roles: readonly Role[] }>(
  options: readonly RoleOption[],
  width: string,
): TableColumn<Row> {
  const text = useLoadedText<typeof usersTexts>();
  const roleText = useText(roleTexts);
  return useMemo(() => {
    const nameOf = (role: Role) => roleText?.(`roles.${role}`) ?? '';
    const named = ({ roles }: Row) =>
      minimalRoles(withHeldRoles(options, roles), roles).map(nameOf).join(', ');
    return {
      id: 'roles',
      label: text('users.roles'),
      width,
      sortBy: named,
      filter: {
        kind: 'choice',
        options: allRoles.map((value) => ({ value, label: nameOf(value) })),
        has: ({ roles }, value) => roles.some((role) => role === value),
      },
      cell: named,
    };
  }, [text, roleText, options, width]);
}

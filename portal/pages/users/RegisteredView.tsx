import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { User } from '#core/contract/domain/user.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { registered } from '#core/users/registered.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useDataTable } from '#widgets/table/use-data-table.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { OwnAccountDialog } from './OwnAccountDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { useRegisteredColumns } from './use-registered-columns.tsx';

const byEmail = { id: 'email', descending: false };

/** The users of the organisation. */
export function RegisteredView() {
  const { part, session } = useApp();
  const text = useLoadedText<typeof usersTexts>();
  const { $users, load, forget } = part(registered);
  const users = useStore($users);
  const { user: self } = useStore(session.$session);
  const [deleting, setDeleting] = useState<User>();
  useEffect(() => {
    void load();
    return forget;
  }, [load, forget]);
  const table = useDataTable({
    name: 'registered',
    columns: useRegisteredColumns(setDeleting),
    rows: loadedValue(users),
    rowId: ({ id }) => id,
    sortedBy: byEmail,
  });
  const close = () => setDeleting(undefined);
  return (
    <PeopleTable
      view="registered"
      table={table}
      source={users}
      failedTitle={text('users.fetchFailed')}
      emptyText={text('users.usersEmpty')}
      onRetry={() => void load()}
    >
      {(focusTable) =>
        deleting === undefined ? null : deleting.id === self?.id ? (
          <OwnAccountDialog id={deleting.id} onClose={close} />
        ) : (
          <DeleteUserDialog user={deleting} onClose={close} onGone={focusTable} />
        )
      }
    </PeopleTable>
  );
}

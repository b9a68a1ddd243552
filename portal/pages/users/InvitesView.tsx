import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Invite, invites } from '#core/users/invites.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useDataTable } from '#widgets/table/use-data-table.ts';
import { DeleteInviteDialog } from './DeleteInviteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { useInviteColumns } from './use-invite-columns.tsx';

const byExpiry = { id: 'expires', descending: false };

/** The invites that were not accepted yet. */
export function InvitesView() {
  const { part } = useApp();
  const text = useLoadedText<typeof usersTexts>();
  const { $invites, load, forget } = part(invites);
  const all = useStore($invites);
  const [deleting, setDeleting] = useState<Invite>();
  const [linked, setLinked] = useState<{ email: string; link: string }>();
  useEffect(() => {
    void load();
    return forget;
  }, [load, forget]);
  const onRefused = useCallback(({ email }: Invite, link: string) => setLinked({ email, link }), []);
  const table = useDataTable({
    name: 'invites',
    columns: useInviteColumns({ onDelete: setDeleting, onRefused }),
    rows: loadedValue(all),
    rowId: ({ id }) => id,
    sortedBy: byExpiry,
  });
  return (
    <PeopleTable
      view="invites"
      table={table}
      source={all}
      failedTitle={text('users.invitesFetchFailed')}
      emptyText={text('users.invitesEmpty')}
      onRetry={() => void load()}
    >
      {(focusTable) => (
        <>
          {deleting ? (
            <DeleteInviteDialog
              invite={deleting}
              onClose={() => setDeleting(undefined)}
              onGone={focusTable}
            />
          ) : null}
          {linked ? <LinkDialog {...linked} onClose={() => setLinked(undefined)} /> : null}
        </>
      )}
    </PeopleTable>
  );
}

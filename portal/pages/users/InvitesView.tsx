import { UsersHeader } from './UsersHeader.tsx';

/** Who was invited and has not come yet. */
export function InvitesView() {
  return <UsersHeader view="invites" />;
}

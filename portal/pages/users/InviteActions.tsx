import { useStore } from '@nanostores/react';
import { Send, Trash2 } from 'lucide';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Invite, invites, isExpired, type Resending } from '#core/users/invites.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { type ActionState, RowAction } from './RowAction.tsx';
import { useHigherRight } from './use-higher-right.ts';

export type InviteActionsProps = {
  invite: Invite;
  onDelete: (invite: Invite) => void;
  /** Called if the mail was refused again, with the link to pass on. */
  onRefused: (invite: Invite, link: string) => void;
};

const states: Record<Resending, ActionState> = {
  sending: 'sending',
  // A notice tells it, in words; the button only takes no second press.
  sent: 'over',
  queued: 'over',
  refused: 'failed',
  failed: 'failed',
};
/** The actions on an invite: send again, unless it has expired, and delete. */
export function InviteActions({ invite, onDelete, onRefused }: InviteActionsProps) {
  const { part, now } = useApp();
  const text = useLoadedText<typeof usersTexts>();
  const { $resent, resend } = part(invites);
  const resent = useStore($resent)[invite.id];
  const state = resent && states[resent];
  const { id, email, roles } = invite;
  const right = useHigherRight({ roles });
  const closedBy = right && text('users.needsRight', { role: right });
  async function sendAgain() {
    const link = await resend(id);
    if (link !== undefined) onRefused(invite, link);
  }
  return (
    <>
      {isExpired(invite, now()) ? null : (
        <RowAction
          icon={Send}
          label={text(state === 'failed' ? 'users.resendAgain' : 'users.resend', { email })}
          state={state}
          closedBy={closedBy}
          onClick={() => void sendAgain()}
        />
      )}
      <RowAction
        icon={Trash2}
        label={text('users.deleteInvite', { email })}
        closedBy={closedBy}
        onClick={() => onDelete(invite)}
      />
    </>
  );
}

import { useStore } from '@nanostores/react';
import { Send, Trash2 } from 'lucide-react';
import type { usersTexts } from '#core/i18n/users.ts';
import { type Invite, invites, isExpired, type Resending } from '#core/users/invites.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { type ActionState, RowAction } from './RowAction.tsx';

export type InviteActionsProps = {
  invite: Invite;
  onDelete: (invite: Invite) => void;
  /** The mail was tried again. */
  onResent: (invite: Invite) => void;
};

const states: Record<Resending['state'], ActionState> = {
  sending: 'sending',
  sent: 'done',
  queued: 'done',
  refused: 'failed',
  failed: 'failed',
};
const labels = {
  sending: 'users.resend',
  done: 'users.resentTo',
  failed: 'users.resendAgain',
} as const;

/** Send again, as long as it can be taken; delete. */
export function InviteActions({ invite, onDelete, onResent }: InviteActionsProps) {
  const { part, now } = useApp();
  const text = useText<typeof usersTexts>();
  const { $resent, resend } = part(invites);
  const resent = useStore($resent)[invite.id];
  const state = resent && states[resent.state];
  const { email } = invite;
  return (
    <>
      {isExpired(invite, now()) ? null : (
        <RowAction
          icon={Send}
          label={text(state ? labels[state] : 'users.resend', { email })}
          state={state}
          onClick={() => void resend(invite.id).then(() => onResent(invite))}
        />
      )}
      <RowAction
        icon={Trash2}
        label={text('users.deleteInvite', { email })}
        onClick={() => onDelete(invite)}
      />
    </>
  );
}

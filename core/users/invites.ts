import { map, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { mainContract } from '../contract/main/main.ts';
import { userRegisterCalls } from '../contract/main/users.ts';
import type { CallReply, Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { mailOutcome } from './mail-outcome.ts';
import { type RowRefusal, rowRefusal } from './refusal.ts';

export type Invite = CallReply<typeof domainContract.invites>[number];

export type Resending = 'sending' | 'sent' | 'queued' | 'refused' | 'failed';

export type Invites = {
  $invites: ReadableAtom<Loadable<Invite[]>>;
  load: () => Promise<void>;
  /** Clears the list when it is closed, since the next user may be of another organisation. */
  forget: () => void;
  /** Deletes an invite and frees its address; resolves to the reason if that failed. */
  remove: (invite: Invite) => Promise<RowRefusal<'inviteDeleteFailed'> | undefined>;
  /** The state of sending an invite again, by its id. */
  $resent: ReadableAtom<Readonly<Record<string, Resending>>>;
  /** Resolves to the link if the mail server refuses the address, so that the administrator can pass it on. */
  resend: (id: string) => Promise<string | undefined>;
};

type InvitesDependencies = {
  main: Pick<Client<typeof mainContract>, 'removeRegisteredUser'>;
  domain: Pick<Client<typeof domainContract>, 'invites' | 'resendInvite' | 'deleteInvite'>;
  notices: Pick<Notices, 'report' | 'tell'>;
};

/** Whether the invite can no longer be accepted: by what the server said, or because time went on since. */
export function isExpired(invite: Pick<Invite, 'expires' | 'isExpired'>, now: number): boolean {
  return invite.isExpired || now > Date.parse(invite.expires);
}

export function createInviteList({ main, domain, notices }: InvitesDependencies): Invites {
  const $invites = createResource<Invite[]>(notices);
  const $resent = map<Record<string, Resending>>({});
  /** Changes when the list is closed, so that what runs then loads nothing any more. */
  let visit = {};
  const loadInvites = async () => {
    await $invites.load('load the invites', () => domain.invites({}), { keep: true });
  };
  const update = (change: (all: Invite[]) => Invite[]) => {
    const all = loadedValue($invites.get());
    if (all) $invites.set({ state: 'ready', value: change(all) });
  };

  return {
    $invites,
    $resent,
    load: loadInvites,
    forget() {
      visit = {};
      $invites.reset();
      $resent.set({});
    },
    async remove({ id, email }) {
      const own = visit;
      try {
        await domain.deleteInvite({ id });
      } catch (error) {
        notices.report(error, 'delete an invite');
        const problem = rowRefusal(error, 'inviteDeleteFailed');
        if (problem.key === 'inviteGone' && own === visit) await loadInvites();
        return problem;
      }
      update((all) => all.filter((invite) => invite.id !== id));
      notices.tell({ kind: 'success', key: 'users.inviteDeleted' });
      // A failure has no consequence for the user: a registered address without a user can be invited again.
      await main
        .removeRegisteredUser({ body: { email, reserved: true } })
        .catch((error: unknown) => notices.report(error, 'free the address of an invite'));
      return undefined;
    },
    async resend(id) {
      if ($resent.get()[id] === 'sending') return undefined;
      const own = visit;
      $resent.setKey(id, 'sending');
      try {
        const outcome = await mailOutcome(domain.resendInvite({ id }));
        $resent.setKey(id, outcome.mail);
        if (outcome.mail === 'refused') return outcome.link;
        const { invite, mail } = outcome;
        update((all) => all.map((each) => (each.id === id ? invite : each)));
        notices.tell({ kind: 'success', key: mail === 'sent' ? 'users.resent' : 'users.resendQueued' });
      } catch (error) {
        notices.report(error, 'send an invite again');
        $resent.setKey(id, 'failed');
        const { key } = rowRefusal(error, 'resendFailed');
        notices.tell({ kind: 'error', key: `users.${key}` });
        const isOutdated = key === 'inviteGone' || key === 'inviteExpired';
        if (isOutdated && own === visit) await loadInvites();
      }
      return undefined;
    },
  };
}

/** Invites that were not accepted yet, for administrators. */
export const invites: AppPart<Invites> = {
  create: createInviteList,
  calls: userRegisterCalls,
};

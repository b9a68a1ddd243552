import { atom, map, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable, loadedValue } from '../async/loadable.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { mainContract } from '../contract/main/main.ts';
import { userRegisterEndpoints } from '../contract/main/users.ts';
import type { CallReply, Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';
import { mailOutcome } from './mail-outcome.ts';
import { type RowRefusal, rowRefusal } from './refusal.ts';

export type Invite = CallReply<typeof domainContract.invites>[number];

export type Resending = 'sending' | 'sent' | 'queued' | 'refused' | 'failed';

export type Invites = {
  $invites: ReadableAtom<Loadable<Invite[]>>;
  load: () => Promise<void>;
  /** Forgets all of them when nobody looks: who comes next may be of another organisation. */
  forget: () => void;
  /** Deletes an invite and frees its address; answers why it came to nothing. */
  remove: (invite: Invite) => Promise<RowRefusal<'inviteDeleteFailed'> | undefined>;
  /** What became of another mail, by the id of the invite. */
  $resent: ReadableAtom<Readonly<Record<string, Resending>>>;
  /** Answers the link where the mail server takes no mail for the address: the administrator hands it on. */
  resend: (id: string) => Promise<string | undefined>;
};

type Tools = {
  main: Pick<Client<typeof mainContract>, 'removeRegisteredUser'>;
  domain: Pick<Client<typeof domainContract>, 'invites' | 'resendInvite' | 'deleteInvite'>;
  notices: Pick<Notices, 'report' | 'tell'>;
};

/** Later than this moment it cannot be taken any more. */
export function isExpired({ expires }: Pick<Invite, 'expires'>, now: number): boolean {
  return now > Date.parse(expires);
}

export function createInvites({ main, domain, notices }: Tools): Invites {
  const $invites = atom<Loadable<Invite[]>>(idle);
  const $resent = map<Record<string, Resending>>({});
  const load = createLoad(notices);
  let looking = new AbortController();
  const loadInvites = async ({ signal } = looking) => {
    // Nobody looks any more at what this was to follow.
    if (signal.aborted) return;
    await load($invites, 'load the invites', () => domain.invites({}), { keep: true, signal });
  };
  const put = (change: (all: Invite[]) => Invite[]) => {
    const all = loadedValue($invites.get());
    if (all) $invites.set({ state: 'ready', value: change(all) });
  };

  return {
    $invites,
    $resent,
    load: () => loadInvites(),
    forget() {
      looking.abort();
      looking = new AbortController();
      $invites.set(idle);
      $resent.set({});
    },
    async remove({ id, email }) {
      const asked = looking;
      try {
        await domain.deleteInvite({ id });
      } catch (error) {
        notices.report(error, 'delete an invite');
        const problem = rowRefusal(error, 'inviteDeleteFailed');
        if (problem.key === 'inviteGone') await loadInvites(asked);
        return problem;
      }
      put((all) => all.filter((invite) => invite.id !== id));
      notices.tell({ kind: 'success', key: 'users.inviteDeleted' });
      // The invite is gone whatever comes of this: an address that is only kept can be invited again.
      await main
        .removeRegisteredUser({ body: { email } })
        .catch((error: unknown) => notices.report(error, 'free the address of an invite'));
      return undefined;
    },
    async resend(id) {
      if ($resent.get()[id] === 'sending') return undefined;
      const asked = looking;
      $resent.setKey(id, 'sending');
      try {
        const outcome = await mailOutcome(domain.resendInvite({ id }));
        $resent.setKey(id, outcome.mail);
        if (outcome.mail === 'refused') return outcome.link;
        const { invite, mail } = outcome;
        put((all) => all.map((each) => (each.id === id ? invite : each)));
        notices.tell({ kind: 'success', key: mail === 'sent' ? 'users.resent' : 'users.resendQueued' });
      } catch (error) {
        notices.report(error, 'send an invite again');
        $resent.setKey(id, 'failed');
        const { key } = rowRefusal(error, 'resendFailed');
        notices.tell({ kind: 'error', key: `users.${key}` });
        if (key === 'inviteGone' || key === 'inviteExpired') await loadInvites(asked);
      }
      return undefined;
    },
  };
}

/** Who was invited and has not come yet, for administrators. */
export const invites: AppPart<Invites> = {
  name: 'invites',
  create: createInvites,
  calls: userRegisterEndpoints,
};

import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { FailureReport } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { User } from '../contract/domain/user.ts';
import { userCalls } from '../contract/domain/users.ts';
import { askCurrentUser } from '../current-user.ts';
import type { Client } from '../http/client.ts';
import type { Session } from '../session/session.ts';

/** Somebody who reads comments, as the views need to know them. */
export type Commenter = Pick<User, 'id' | 'fullName' | 'roles'> & {
  /** By this address drafts are stored; absent where a page's token signs in, since the device is not the person's then. */
  draftsOf?: string;
};

export type Me = {
  /** The current user; undefined until known. */
  $me: ReadableAtom<Commenter | undefined>;
  /** Asks who a page's token belongs to. */
  load: () => Promise<void>;
};

type MeDependencies = {
  domain: Pick<Client<typeof domainContract>, 'currentUser'>;
  session: Pick<Session, '$session'>;
  notices: FailureReport;
};

export function createMe({ domain, session, notices }: MeDependencies): Me {
  const $me = atom<Commenter | undefined>(ofSession());
  let loading: Promise<void> | undefined;

  function ofSession(): Commenter | undefined {
    const { user } = session.$session.get();
    return user && { id: user.id, fullName: user.fullName, roles: user.roles, draftsOf: user.email };
  }

  session.$session.listen((now, before) => {
    if (now.user !== undefined || now.signedIn !== before?.signedIn) {
      loading = undefined;
      $me.set(ofSession());
    }
  });

  async function ask() {
    const { signedIn } = session.$session.get();
    if (!signedIn || $me.get()) return;
    try {
      const { id, fullName, roles } = await askCurrentUser({ domain, session });
      if (session.$session.get().signedIn && !$me.get()) $me.set({ id, fullName, roles });
    } catch (error) {
      loading = undefined;
      notices.report(error, 'load the current user');
    }
  }

  return {
    $me,
    load() {
      loading ??= ask();
      return loading;
    },
  };
}

/** Whether somebody may begin comments. What they may do with one that is there, its `rights` say. */
export const mayWrite = ({ roles }: Pick<Commenter, 'roles'>): boolean =>
  roles.includes('COMMENT_EDITOR') || roles.includes('ISOLATED_TESTER');

/** Isolated testers have private comments only, without tags (specification, section 6). */
export const isAlone = ({ roles }: Pick<Commenter, 'roles'>): boolean => roles.includes('ISOLATED_TESTER');

/** The current user; loads with the comments. */
export const me: AppPart<Me> = { create: createMe, domainCalls: userCalls };

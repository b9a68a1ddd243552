import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import { userCalls } from '../contract/domain/users.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import type { Colleague } from './mentions.ts';

export type Colleagues = {
  /** Whom the user can mention; idle until `load`. */
  $people: ReadableAtom<Loadable<readonly Colleague[]>>;
  /** Loads them once, and again after a failure. */
  load: () => Promise<void>;
};

type ColleaguesDependencies = {
  domain: Pick<Client<typeof domainContract>, 'userNames'>;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

export function createColleagues({ domain, notices, session }: ColleaguesDependencies): Colleagues {
  const $people = createResource<readonly Colleague[]>(notices);
  onOtherUser(session, () => $people.reset());
  return {
    $people,
    load: async () =>
      void (await $people.load('load the names of colleagues', () => domain.userNames({}), {
        key: 'names',
        keep: true,
      })),
  };
}

/** The names of colleagues; loads with the editor of comments. */
export const colleagues: AppPart<Colleagues> = { create: createColleagues, domainCalls: userCalls };

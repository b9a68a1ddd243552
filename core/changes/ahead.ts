import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import { type ChangeAhead, changeImpactCalls } from '../contract/domain/change-impact.ts';
import { onOtherUser } from '../other-user.ts';

export type ChangesAhead = {
  /** What is ahead of a document. */
  of: (regTextId: string) => ReadableAtom<Loadable<readonly ChangeAhead[]>>;
  /** Loads it; what is known stays meanwhile. */
  load: (regTextId: string) => Promise<void>;
};

/** Number of documents of which it stays loaded. */
const max = 20;

type Dependencies = Pick<PartContext, 'domain' | 'notices' | 'session'>;

/** The changes that are ahead of the documents that somebody reads. */
export function createChangesAhead({ domain, notices, session }: Dependencies): ChangesAhead {
  const ahead = createResources<[regTextId: string], readonly ChangeAhead[]>(notices, { max });
  onOtherUser(session, () => ahead.reset());
  return {
    of: (regTextId) => ahead.of(regTextId),
    load: async (regTextId) =>
      void (await ahead
        .of(regTextId)
        .load('load the changes that are ahead', () => domain.changesAhead({ regTextId }), { keep: true })),
  };
}

/** Loads with the reader of those who follow changes. */
export const changesAhead: AppPart<ChangesAhead> = {
  create: createChangesAhead,
  domainCalls: { changesAhead: changeImpactCalls.changesAhead },
};

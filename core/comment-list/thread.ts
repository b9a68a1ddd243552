import type { AppPart, PartContext } from '../app-parts.ts';
import { createResources, type Resources } from '../async/resources.ts';
import type { Comment } from '../contract/domain/comments.ts';

export type Threads = {
  /** The comment that begins the thread of a comment, and the replies to it, the oldest first. */
  of: Resources<[icid: string], readonly Comment[]>['of'];
  /** Loads the thread of a comment again. */
  load: (comment: Pick<Comment, 'icid'>) => Promise<void>;
};

type ThreadsDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'commentThread'>;
};

/** The threads of comments that are looked at outside of the text. */
export function createThreads({ domain, notices, session }: ThreadsDependencies): Threads {
  const { of, reset } = createResources<[icid: string], readonly Comment[]>(notices, { max: 50 });
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) reset();
  });
  return {
    of,
    async load({ icid }) {
      const call = (signal: AbortSignal) => domain.commentThread({ icid }, { signal });
      await of(icid).load('load the replies to a comment', call, { keep: true });
    },
  };
}

/** Loads with the first detail of a comment. */
export const threads: AppPart<Threads> = { create: createThreads };

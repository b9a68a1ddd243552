import type { AppPart, PartContext } from '../app-parts.ts';
import { createResources, type Resources } from '../async/resources.ts';
import type { Comment } from '../contract/domain/comments.ts';

export type Threads = {
  /** The comment that begins the thread of a comment, and the replies to it, the oldest first. */
  of: Resources<[icid: string], readonly Comment[]>['of'];
  /** Loads the thread of a comment again. */
  load: (comment: Comment) => Promise<void>;
};

type ThreadsDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'commentsOfRegArt' | 'commentsOfChange'>;
};

/** The threads of comments that are looked at outside of the text. */
export function createThreads({ domain, notices, session }: ThreadsDependencies): Threads {
  const { of, reset } = createResources<[icid: string], readonly Comment[]>(notices, { max: 50 });
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) reset();
  });
  const besides = ({ reference }: Comment, signal: AbortSignal) =>
    reference.kind === 'regArt'
      ? domain.commentsOfRegArt({ complete: reference.completeParagraphID }, { signal })
      : domain.commentsOfChange({ id: reference.id, origin: reference.origin }, { signal });
  return {
    of,
    async load(comment) {
      const root = comment.parent ?? comment.icid;
      const call = async (signal: AbortSignal) => {
        const all = await besides(comment, signal);
        return all
          .filter(({ icid, parent }) => icid === root || parent === root)
          .toSorted((one, other) =>
            one.icid === root ? -1 : other.icid === root ? 1 : one.createdAt.localeCompare(other.createdAt),
          );
      };
      await of(comment.icid).load('load the replies to a comment', call, { keep: true });
    },
  };
}

/** Loads with the first detail of a comment. */
export const threads: AppPart<Threads> = { create: createThreads };

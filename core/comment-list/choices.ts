import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { CommentType } from '../contract/domain/comments.ts';

export type PersonName = { id: string; fullName: string };

/** What the filters of the comments page offer: the kinds of comments and the people of the organisation. */
export type CommentChoices = {
  $types: ReadableAtom<Loadable<readonly CommentType[]>>;
  $people: ReadableAtom<Loadable<readonly PersonName[]>>;
  /** Loads what is not there yet. */
  load: () => Promise<void>;
};

type CommentChoicesDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'commentTypes' | 'userNames'>;
};

export function createCommentChoices(dependencies: CommentChoicesDependencies): CommentChoices {
  const { domain, notices, session } = dependencies;
  const $types = createResource<readonly CommentType[]>(notices);
  const $people = createResource<readonly PersonName[]>(notices);
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    $types.reset();
    $people.reset();
  });
  return {
    $types,
    $people,
    async load() {
      await Promise.all([
        $types.load('load the types of comments', (signal) => domain.commentTypes({}, { signal }), {
          key: 'types',
        }),
        $people.load('load the names of people', (signal) => domain.userNames({}, { signal }), {
          key: 'people',
        }),
      ]);
    },
  };
}

/** The choices of the filters; they load with the comments page. */
export const commentChoices: AppPart<CommentChoices> = { create: createCommentChoices };

import type { Comment } from '#core/contract/domain/comments.ts';
import type { Role } from '#core/contract/domain/user.ts';
import type { startBoth } from './both-servers.ts';

type Servers = Awaited<ReturnType<typeof startBoth>>;

/** A user with a client of their own organisation. */
export type Commenter = { id: string; client: ReturnType<Servers['domain']['client']> };

let number = 0;

/** Enters a user with these roles. */
export async function enterCommenter(
  servers: Servers,
  roles: readonly Role[] = ['COMMENT_EDITOR'],
  slug = 'musterbank',
): Promise<Commenter> {
  number += 1;
  const { id, token } = await servers.enter(`commenter-${number}`, roles, slug);
  return { id, client: servers.domain.client(slug, token) };
}

type Body = Parameters<Commenter['client']['createComment']>[0]['body'];

/** What a comment says where a test says nothing else. */
export const aComment = (fields: Partial<Body> = {}): Body => ({
  text: 'Siehe auch Art. 2.',
  language: 'DE',
  ...(fields.parent === undefined && { regArt: 'musterg~1' }),
  ...fields,
});

/** The edit that leaves a comment as it is, but for some fields. */
export const anEdit = (
  comment: Comment,
  fields: Partial<Parameters<Commenter['client']['updateComment']>[0]['body']> = {},
): Parameters<Commenter['client']['updateComment']>[0] => ({
  icid: comment.icid,
  body: {
    text: comment.text,
    language: comment.language,
    translations: comment.translations,
    commentType: comment.commentType as 1,
    status: comment.status,
    resolved: comment.resolved,
    private: comment.private,
    taggedUserIds: comment.taggedUserIds,
    links: comment.links,
    version: comment.version,
    ...fields,
  },
});

/** Status and code of a refusal. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  );

/** The message of a refusal. */
export const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

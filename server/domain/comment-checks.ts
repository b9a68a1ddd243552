import pLimit from 'p-limit';
import type { WrittenComment } from '#core/contract/domain/comments-endpoints.ts';
import { PathError, parseParagraphId } from '#core/law/paragraph-id.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { isIsolated } from './comment-rights.ts';
import type { CommentState, CommentWords } from './comment-state.ts';
import type { CommentTransaction } from './comment-store.ts';
import type { AskParagraph } from './main-link.ts';
import type { Organisation } from './organisation.ts';

export const missingComment = () =>
  new HttpProblem(404, 'COMMENT_NOT_FOUND', 'there is no such comment, or it is not yours to see');

/** Isolated testers have private comments only, and do nothing together with others. */
export function requireCollaboration(caller: DomainCaller): void {
  if (isIsolated(caller))
    throw new HttpProblem(403, 'ISOLATED_TESTER', 'isolated testers have private comments only');
}

/** Whoever writes reads too. The contract names the roles of which one is enough; isolated testers may lack the other. */
export function requireReader({ roles }: DomainCaller): void {
  if (!roles.includes('READER')) throw new HttpProblem(403, 'FORBIDDEN', 'only for READER');
}

/** The words of a comment per language, with that in which it was written. */
export function wordsOf({ text, language, translations }: WrittenComment): CommentWords {
  if (text === '') throw new HttpProblem(400, 'COMMENT_REQUIRED', 'A comment is required.');
  const others = Object.entries(translations).filter(([, words]) => words !== undefined && words !== '');
  return { ...(Object.fromEntries(others) as CommentWords), [language]: text };
}

/** Whether what is written is private; that of isolated testers always is. */
export function privacyOf(given: WrittenComment, caller: DomainCaller): boolean {
  if (isIsolated(caller)) {
    if (given.private === false || given.taggedUserIds.length > 0) requireCollaboration(caller);
    return true;
  }
  return given.private ?? false;
}

/** Whoever is tagged must see the comment, so a private one has no tags, and a tagged one is not made private. */
export function checkTagsOf(state: Pick<CommentState, 'private' | 'tags'>): void {
  if (state.private && Object.keys(state.tags).length > 0)
    throw new HttpProblem(400, 'PRIVATE_WITH_TAGS', 'a private comment cannot have tags');
}

/**
 * Checks that users exist, and keeps them until the transaction ends, so that nobody is tagged who is being removed.
 * Isolated testers are nobody to others.
 */
export async function requireUsers(
  trx: CommentTransaction,
  { ids, caller, field }: { ids: readonly string[]; caller: DomainCaller; field: string },
): Promise<void> {
  const users = await trx
    .selectFrom('account')
    .select(['id', 'roles'])
    .where('id', 'in', [...new Set([...ids, caller.account.id])].toSorted())
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (!users.some(({ id }) => id === caller.account.id))
    throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
  const known = new Set(users.filter(({ roles }) => !roles.includes('ISOLATED_TESTER')).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new HttpProblem(404, 'USER_NOT_FOUND', `${field}: there is no user ${unknown}`);
}

/** How many paragraphs the main server is asked for at once. */
const requestsAtOnce = 8;

/**
 * Checks the form of paragraphs, then asks the main server, which alone has the law. Where it does not answer, or has no
 * time for more, the form must do, and it is asked for no other: nobody waits for its silence more than once.
 */
export async function requireParagraphs(
  organisation: Organisation,
  {
    paragraphs,
    field,
  }: { paragraphs: readonly string[]; field: 'regArt' | 'links' | 'coveredBy' | 'provisions' },
  ask: AskParagraph,
): Promise<void> {
  for (const complete of paragraphs) checkParagraph(complete, field);
  let isAnswering = true;
  const answers = await pLimit(requestsAtOnce).map(paragraphs, async (complete) => {
    if (!isAnswering) return undefined;
    const answer = await ask(organisation, complete);
    if (answer === undefined) isAnswering = false;
    return answer;
  });
  const missing = paragraphs.find((_, index) => answers[index] === false);
  if (missing !== undefined)
    throw new HttpProblem(404, 'PARAGRAPH_NOT_FOUND', `${field}: there is no paragraph ${missing}`);
}

/** Throws 400 for what is no complete paragraph identifier. */
export function checkParagraph(complete: string, field: string): void {
  try {
    parseParagraphId(complete);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    throw new HttpProblem(400, 'INVALID_REQUEST', `${field}: ${error.message}`);
  }
}

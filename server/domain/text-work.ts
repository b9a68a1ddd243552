import { assuranceHandlers } from './assurance.ts';
import { carryOverHandlers } from './carry-over.ts';
import { commentListHandlers } from './comment-lists.ts';
import { tagMails } from './comment-mails.ts';
import type { AfterCommentChange } from './comment-store.ts';
import { commentEventsHandler } from './comment-stream.ts';
import { commentHandlers } from './comments.ts';
import { inboxHandlers } from './inbox.ts';
import { taggedMails } from './new-change-mails.ts';
import type { Organisation } from './organisation.ts';

/** What follows from a change of a comment here. */
export const followersOf = (
  organisation: Organisation,
  options: { portalUrl: string; afterCommentChange?: readonly AfterCommentChange[] },
): { afterCommentChange: AfterCommentChange[] } => ({
  afterCommentChange: [
    tagMails(organisation, options),
    taggedMails({ organisation, portalUrl: options.portalUrl }),
    ...(options.afterCommentChange ?? []),
  ],
});

type Context = Parameters<typeof commentHandlers>[1] &
  Parameters<typeof commentEventsHandler>[1] &
  Parameters<typeof assuranceHandlers>[1] &
  Parameters<typeof inboxHandlers>[1];

/** What people of an organisation write about texts, and what becomes of it in new versions. */
export const textWorkHandlers = (organisation: Organisation, context: Context) => ({
  ...commentHandlers(organisation, context),
  ...commentListHandlers(organisation, context),
  commentEvents: commentEventsHandler(organisation, context),
  ...assuranceHandlers(organisation, context),
  ...carryOverHandlers(organisation, context),
  ...inboxHandlers(organisation, context),
});

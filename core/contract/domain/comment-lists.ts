import * as v from 'valibot';
import { call, forReaders, stream } from '../endpoint.ts';
import { commentPerson } from './comment-person.ts';
import { comment, forCommentWriters } from './comments.ts';

export const commentOrders = ['editDate', 'createdAt', 'regArt', 'type', 'status', 'author'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** How many comments a paragraph has, replies included; of those inside it nothing is added up. */
export const commentCount = v.object({
  completeParagraphID: v.string(),
  total: v.number(),
  /** Of them, those that are not resolved. */
  open: v.number(),
  /** Of them, those in which the caller has an open tag. */
  tagged: v.number(),
});
export type CommentCount = v.InferOutput<typeof commentCount>;

/** A field that got another value: of words in their language, of tags the person, of links the paragraph. */
const changedField = v.object({
  field: v.picklist([
    'text',
    'private',
    'commentType',
    'status',
    'resolved',
    'tag',
    'link',
    'language',
    'author',
    'removed',
  ]),
  /** The language of a text, the person of a tag, the paragraph of a link. */
  of: v.optional(v.string()),
  /** Absent where there was nothing. Of tags `open` or `ended`. */
  before: v.optional(v.union([v.string(), v.number(), v.boolean()])),
  after: v.optional(v.union([v.string(), v.number(), v.boolean()])),
});
export type ChangedCommentField = v.InferOutput<typeof changedField>;

/** Why something became known. */
export const commentFactKinds = [
  'created',
  'edited',
  'removed',
  'tagEnded',
  'tagReopened',
  'userRemoved',
] as const;

/** Something that became known of a comment: who did what, when. Facts are never changed, words in them may be erased. */
export const commentFact = v.object({
  id: v.number(),
  at: v.string(),
  by: commentPerson,
  kind: v.picklist(commentFactKinds),
  /** What the caller sees of it: compared with what the caller could see before. */
  changes: v.array(changedField),
  /** Whether words were erased that stood here. */
  erased: v.boolean(),
});
export type CommentFact = v.InferOutput<typeof commentFact>;

/** A tag of the caller, in the comment in which it stands. */
export const inboxEntry = v.object({
  comment,
  taggedAt: v.string(),
  taggedBy: commentPerson,
  open: v.boolean(),
  read: v.boolean(),
});
export type InboxEntry = v.InferOutput<typeof inboxEntry>;

/**
 * Of the stream of changes, events named `comment`: what became of a comment since the event before, as the receiver may
 * see it now. `ready` begins the stream, `reset` says that too much has changed to be told one by one.
 */
export const commentEvent = v.object({
  icid: v.string(),
  /** `gone`: removed, or not for the receiver any more. */
  state: v.picklist(['changed', 'gone']),
  /** The paragraph, of what has changed on one. */
  regArt: v.optional(v.string()),
});
export type CommentEvent = v.InferOutput<typeof commentEvent>;

export const commentListCalls = {
  /** Tells what becomes of comments while somebody looks at them, as server-sent events. */
  commentEvents: call('GET', '/InternalCommentsDomain/Events', {
    access: forReaders,
    reply: stream('text/event-stream'),
  }),
  /** Comments with the label of the change that they are about, the newest first. */
  commentsWithChangeLabel: call('GET', '/InternalCommentsDomain/GetwChangeLabel', {
    access: forReaders,
    reply: v.array(comment),
  }),
  /** The comments page: what matches the filters, a page at a time. */
  listComments: call('GET', '/InternalCommentsDomain/List', {
    access: forReaders,
    reply: v.object({ total: v.number(), comments: v.array(comment) }),
  }),
  /** The numbers in the margin of a document and in its contents. */
  commentCounts: call('GET', '/InternalCommentsDomain/Counts/:regTextId', {
    access: forReaders,
    reply: v.array(commentCount),
  }),
  /** Sets status or resolved in many comments; each is changed or refused by itself. */
  changeComments: call('PATCH', '/InternalCommentsDomain/Bulk', {
    access: forCommentWriters,
    reply: v.object({
      changed: v.array(comment),
      refused: v.array(v.object({ icid: v.string(), code: v.string() })),
    }),
  }),
  /** What became of a comment, the oldest first. */
  commentHistory: call('GET', '/InternalCommentsDomain/History/:icid', {
    access: forReaders,
    reply: v.array(commentFact),
  }),
  /** The thread of a comment, wherever it stands or is parked: the comment that begins it, and the replies as they came. */
  commentThread: call('GET', '/InternalCommentsDomain/Thread/:icid', {
    access: forReaders,
    reply: v.array(comment),
  }),
  /** One comment, such as the current one after a conflict. Declared last: other paths have a word at its place. */
  comment: call('GET', '/InternalCommentsDomain/:icid', { access: forReaders, reply: comment }),
  /** The tags of the caller, the newest first. */
  inbox: call('GET', '/Inbox', {
    access: forReaders,
    reply: v.object({ unread: v.number(), total: v.number(), entries: v.array(inboxEntry) }),
  }),
  /** Marks tags of the caller as read: those named, or all. */
  readInbox: call('PUT', '/Inbox/Read', { access: forReaders, reply: v.object({ unread: v.number() }) }),
};

import * as v from 'valibot';
import { forChangeReaders } from '../change-rights.ts';
import { call, forReaders, type Rights } from '../endpoint.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { carriedMark } from './carried-mark.ts';
import { commentPerson } from './comment-person.ts';
import { languageMark } from './language-mark.ts';

/** Statuses of a comment (specification, section 4): none, to-do, in progress, done. */
export const commentStatusIds = [0, 1, 2, 3] as const;
export const commentStatusId = v.picklist(commentStatusIds);
export type CommentStatusId = (typeof commentStatusIds)[number];

/** Ids of the types; the list of types says what each of them is called. */
export const commentTypeIds = [1, 2, 3, 4, 5, 6] as const;
export const commentTypeId = v.picklist(commentTypeIds);
export type CommentTypeId = (typeof commentTypeIds)[number];

/** Who sees a comment: its author; all readers of the organisation; all readers of Regesta, whose provider wrote it. */
export const commentScopes = ['private', 'internal', 'regesta'] as const;
export type CommentScope = (typeof commentScopes)[number];

/** A text per language, for those languages that have one. */
const perLanguage = v.object({
  DE: v.optional(v.string()),
  FR: v.optional(v.string()),
  IT: v.optional(v.string()),
  EN: v.optional(v.string()),
});
/** The name of a type or status, in each language of the interface. */
const names = v.object({ DE: v.string(), FR: v.string(), IT: v.string(), EN: v.string() });

/** Kinds of comments by id, to be cached: `type` is the word for the kind in addresses and queries. */
export const commentType = v.object({ id: v.number(), type: v.string(), names });
export type CommentType = v.InferOutput<typeof commentType>;
export const commentStatus = v.object({ id: commentStatusId, status: v.string(), names });
export type CommentStatus = v.InferOutput<typeof commentStatus>;

/** Somebody who was named in a comment; `open` until that person resolves it. */
export const commentTag = v.object({
  userId: v.string(),
  open: v.boolean(),
  taggedAt: v.string(),
  resolvedAt: v.optional(v.string()),
});
export type CommentTag = v.InferOutput<typeof commentTag>;

/** What a comment is about. */
export const commentReference = v.variant('kind', [
  v.object({
    kind: v.literal('regArt'),
    completeParagraphID: v.string(),
    /** The version on which it was written; absent if it holds for the paragraph in any version. */
    versionDate: v.optional(isoDate),
  }),
  v.object({ kind: v.literal('change'), id: v.string(), origin: v.picklist(['main', 'domain']) }),
]);
export type CommentReference = v.InferOutput<typeof commentReference>;

/** What the caller may do with a comment, so that no view has rules of its own. */
const commentRights = v.object({
  /** Changes words, privacy, tags, links and all else. */
  edit: v.boolean(),
  /** Sets status and resolved. */
  setStatus: v.boolean(),
  remove: v.boolean(),
  reply: v.boolean(),
});

/** A comment of the organisation (specification, section 3, "Internal comment"). Every field is as the caller may see it. */
export const comment = v.object({
  icid: v.string(),
  /** Rises with every change of what an edit sends. An edit sends the one that it started from. */
  version: v.number(),
  /** Set in all comments that the server of an organisation keeps. */
  domainComment: v.boolean(),
  source: v.picklist(['domain', 'main']),
  scope: v.picklist(commentScopes),
  private: v.boolean(),
  commentType: v.number(),
  /** The word of the type. */
  type: v.string(),
  status: commentStatusId,
  resolved: v.boolean(),
  reference: commentReference,
  /** The complete paragraph identifier, of comments on paragraphs. */
  regArt: v.optional(v.string()),
  /** What the change is called, of comments on changes. */
  changeLabel: v.optional(v.string()),
  /** Names the change in addresses; absent where it is there no more. */
  changeSlug: v.optional(v.string()),
  /** The words as Markdown, in the language in which they were written. Empty in what is left of a removed comment. */
  text: v.string(),
  language: interfaceLanguage,
  /** The words in further languages. */
  translations: perLanguage,
  author: commentPerson,
  taggedUserIds: v.array(v.string()),
  tags: v.array(commentTag),
  /** Further paragraphs to which it refers. */
  links: v.array(v.string()),
  /** The comment that begins the thread, of replies. */
  parent: v.optional(v.string()),
  /** Number of replies that the caller may see. */
  replies: v.number(),
  /** Only the place in the thread is left. */
  removed: v.boolean(),
  createdAt: v.string(),
  editDate: v.string(),
  /** Of comments of a paragraph: how it came to the version that is read; absent where it was written. */
  carried: v.optional(carriedMark),
  /** Of comments that are parked in the law of today: the last version in which they stood at their paragraph. */
  lastIn: v.optional(isoDate),
  /** Of comments of a paragraph: the language of the text on which it was written, if another one is read. */
  writtenOn: v.optional(languageMark),
  rights: commentRights,
});
export type Comment = v.InferOutput<typeof comment>;

/** Who writes: isolated testers too, for themselves only. The server decides by the comment what else is needed. */
export const forCommentWriters = { roles: ['COMMENT_EDITOR', 'ISOLATED_TESTER'] } as const satisfies Rights;

export const commentCalls = {
  commentTypes: call('GET', '/CommentType', { access: forReaders, reply: v.array(commentType) }),
  commentStatuses: call('GET', '/InternalCommentsStatus', {
    access: forReaders,
    reply: v.array(commentStatus),
  }),
  /** The comments of a paragraph: each thread begins with its first comment, the newest thread first. */
  commentsOfRegArt: call('GET', '/InternalCommentsDomain/RegArt/:complete', {
    access: forReaders,
    reply: v.array(comment),
  }),
  commentsOfChange: call('GET', '/InternalCommentsDomain/Change/:id', {
    access: forChangeReaders,
    reply: v.array(comment),
  }),
  createComment: call('POST', '/InternalCommentsDomain', { access: forCommentWriters, reply: comment }),
  /** 409 COMMENT_CHANGED if the version is not the current one, which `comment` then answers. */
  updateComment: call('PUT', '/InternalCommentsDomain/:icid', { access: forCommentWriters, reply: comment }),
  /** A comment that has replies stays in its thread without words: that is what is `left`. */
  deleteComment: call('DELETE', '/InternalCommentsDomain/:icid', {
    access: forCommentWriters,
    reply: v.object({ icid: v.string(), left: v.optional(comment) }),
  }),
  /** Ends the tag of the caller, or opens it again. */
  resolveTagging: call('PATCH', '/InternalCommentsDomain/resolveTagging/:id', {
    access: forReaders,
    reply: comment,
  }),
};

import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { languageParam, paragraphIdParam, wholeNumber } from '../params.ts';
import { filledLine, longText } from '../text.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { commentCalls, commentStatusId, commentTypeId } from './comments.ts';
import { planUnknown } from './service-plan.ts';

/** The most characters of a comment in one language. */
export const longestComment = 10_000;

const icid = uuid('must be the id of a comment');
const byIcid = v.object({ icid });
const words = longText(longestComment);

/** What an author writes. */
const written = {
  /** Refused if it is empty, with the specification's words: COMMENT_REQUIRED. */
  text: words,
  /** The language in which it is written. */
  language: interfaceLanguage,
  /** The same in other languages; empty ones are left out. */
  translations: v.optional(
    v.object({
      DE: v.optional(words),
      FR: v.optional(words),
      IT: v.optional(words),
      EN: v.optional(words),
    }),
    {},
  ),
  commentType: v.optional(commentTypeId, 1),
  status: v.optional(commentStatusId, 0),
  resolved: v.optional(v.boolean(), false),
  /** By default internal; of isolated testers always private. */
  private: v.optional(v.boolean()),
  taggedUserIds: v.optional(
    v.pipe(v.array(uuid('must be ids of users')), v.maxLength(50, 'must name at most 50')),
    [],
  ),
  /** Further paragraphs to which it refers. */
  links: v.optional(v.pipe(v.array(paragraphIdParam), v.maxLength(20, 'must name at most 20')), []),
};

export type WrittenComment = v.InferOutput<v.ObjectSchema<typeof written, undefined>>;

/** A new comment is about a paragraph, about a change, or a reply, which is about what its thread is about. */
const newComment = v.object({
  ...written,
  regArt: v.optional(paragraphIdParam),
  versionDate: v.optional(isoDate),
  /** The language in which the text is read; without it that of the comment. Its words decide about later versions. */
  readLanguage: v.optional(languageParam),
  change: v.optional(
    v.object({ id: uuid('must be the id of a change'), origin: v.picklist(['main', 'domain']) }),
  ),
  parent: v.optional(icid),
});
export type NewComment = v.InferOutput<typeof newComment>;

/** An edit sends all that is written, and the version that it started from. */
const commentEdit = v.object({ ...written, version: wholeNumber(1, 2_000_000_000) });
export type CommentEdit = v.InferOutput<typeof commentEdit>;

/** `true` or `false`, as addresses have it. */
const yesOrNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

export const commentEndpoints = endpoints(commentCalls, {
  commentsOfRegArt: {
    params: v.object({ complete: paragraphIdParam }),
    query: v.object({
      /** The day of the text that is read: leaves out what was written on later versions. */
      versionDate: v.optional(isoDate),
      /** The language in which the text is read; without it everything stands where it was written. */
      readLanguage: v.optional(languageParam),
      /** Whether to answer also with the comments of the places inside: the paragraphs of an article. */
      inside: v.optional(yesOrNo, 'false'),
    }),
  },
  commentsOfChange: {
    params: v.object({ id: filledLine(200) }),
    query: v.object({ origin: v.optional(v.picklist(['main', 'domain']), 'domain') }),
    statuses: planUnknown,
  },
  createComment: { body: newComment },
  updateComment: { params: byIcid, body: commentEdit },
  deleteComment: { params: byIcid },
  resolveTagging: {
    params: v.object({ id: icid }),
    query: v.object({ resolve: v.optional(yesOrNo, 'true') }),
  },
});

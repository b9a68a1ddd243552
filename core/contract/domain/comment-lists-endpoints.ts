import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import {
  commaList,
  countUpTo,
  languageParam,
  listPosition,
  regTextIdParam,
  sequenceNumber,
} from '../params.ts';
import { searchedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { commentListCalls, commentOrders } from './comment-lists.ts';
import { commentStatusId } from './comments.ts';

const icid = uuid('must be the id of a comment');
const userId = uuid('must be the id of a user');

const digit = (digits: readonly string[]) => v.pipe(v.picklist(digits), v.transform(Number));

/** The filters of the comments page, as they stand in its address. Of each list one entry must hold, of all filters each. */
const filters = {
  taggedUserIds: v.optional(commaList(userId, 50)),
  status: v.optional(commaList(digit(['0', '1', '2', '3']))),
  /** 0 or 1. With `taggedUserIds`: whether the tag of one of them is ended; else whether the comment is resolved. */
  resolved: v.optional(v.picklist(['0', '1'])),
  type: v.optional(commaList(digit(['1', '2', '3', '4', '5', '6']))),
  regulation: v.optional(commaList(regTextIdParam)),
  author: v.optional(commaList(userId, 50)),
  scope: v.optional(v.picklist(['private', 'internal'])),
  /** Words that stand in the comment, in any of its languages. */
  text: v.optional(searchedText(200)),
  /** First and last day of the last edit, in Swiss time. */
  from: v.optional(isoDate),
  to: v.optional(isoDate),
};

export type CommentFilter = v.InferOutput<v.ObjectSchema<typeof filters, undefined>>;

const page = { start: v.optional(listPosition, 0), rows: v.optional(countUpTo(500), 50) };
const ids = v.pipe(v.array(icid), v.maxLength(500, 'must name at most 500'));

export const commentListEndpoints = endpoints(commentListCalls, {
  commentEvents: {
    query: v.object({
      /** The id of the last event that came before; without it only what happens from now on is told. */
      after: v.optional(sequenceNumber),
    }),
    statuses: { 429: { description: 'Too many streams of one user' } },
  },
  commentsWithChangeLabel: { query: v.object(page) },
  listComments: {
    query: v.object({
      ...filters,
      ...page,
      sort: v.optional(v.picklist(commentOrders), 'editDate'),
      order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    }),
    costs: 'searches',
  },
  commentCounts: {
    params: v.object({ regTextId: regTextIdParam }),
    query: v.object({ versionDate: v.optional(isoDate), readLanguage: v.optional(languageParam) }),
  },
  changeComments: {
    body: v.pipe(
      v.object({ icids: ids, status: v.optional(commentStatusId), resolved: v.optional(v.boolean()) }),
      v.check(
        ({ status, resolved }) => status !== undefined || resolved !== undefined,
        'must set status or resolved',
      ),
    ),
  },
  commentHistory: { params: v.object({ icid }) },
  commentThread: { params: v.object({ icid }) },
  comment: { params: v.object({ icid }) },
  inbox: { query: v.object({ ...page, unread: v.optional(v.picklist(['true'])) }) },
  readInbox: { body: v.object({ icids: v.optional(ids) }) },
});

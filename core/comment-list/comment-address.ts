import type { CommentOrder } from '../contract/domain/comment-lists.ts';

// Links to comments stand on every page: what reads addresses, and what is more, loads with the page of comments.

/** The filters of the comments page, in the order of its address. */
export const commentFilterNames = [
  'taggedUserIds',
  'status',
  'resolved',
  'type',
  'regulation',
  'author',
  'scope',
  'text',
  'from',
  'to',
] as const;
export type CommentFilterName = (typeof commentFilterNames)[number];

/** The filters as the address has them: values of a list are separated by commas. */
export type CommentFilters = Partial<Record<CommentFilterName, string>>;

export type CommentQuery = {
  filters: CommentFilters;
  sort: CommentOrder;
  descending: boolean;
  /** Counted from 0; in the address from 1. */
  page: number;
};

/** Days are first sorted with the latest on top, all else from the beginning. */
export const isLatestFirst = (sort: CommentOrder): boolean => sort === 'editDate' || sort === 'createdAt';

/** The part of an address behind `?`, empty for what is shown without any. */
export function commentSearch(query: Partial<CommentQuery>): string {
  const { filters = {}, sort = 'editDate', page = 0 } = query;
  const { descending = isLatestFirst(sort) } = query;
  const params: string[] = [];
  // Commas stay readable: no server and no browser asks for their escape in a query.
  const add = (name: string, value: string) =>
    params.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  for (const name of commentFilterNames) {
    const value = filters[name];
    if (value) add(name, value);
  }
  if (sort !== 'editDate') add('sort', sort);
  if (descending !== isLatestFirst(sort)) add('order', descending ? 'desc' : 'asc');
  if (page > 0) add('page', String(page + 1));
  return params.join('&');
}

/** The open tags of somebody: what the dashboard counts, so that its numbers lead to what they count. */
export const openTagsOf = (userId: string): CommentFilters => ({ taggedUserIds: userId, resolved: '0' });
/** Of them, those in comments to do and in progress. */
export const openTasksOf = (userId: string): CommentFilters => ({ ...openTagsOf(userId), status: '1,2' });

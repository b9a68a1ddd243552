import { type CommentOrder, commentOrders } from '../contract/domain/comment-lists.ts';
import { isDay } from '../lib/day.ts';

const isId = (part: string) => /^[\w-]{1,64}$/.test(part);
const isOneOf =
  (...words: readonly string[]) =>
  (part: string) =>
    words.includes(part);
const isRegTextId = (part: string) => /^[0-9A-Za-z][\w.-]{0,79}$/.test(part);

/** How a filter stands in an address: a list of values of one form, one value, or words. */
const forms = {
  taggedUserIds: { list: isId },
  status: { list: isOneOf('0', '1', '2', '3') },
  resolved: { one: isOneOf('0', '1') },
  type: { list: isOneOf('1', '2', '3', '4', '5', '6') },
  regulation: { list: isRegTextId },
  author: { list: isId },
  scope: { one: isOneOf('private', 'internal') },
  text: { words: 200 },
  from: { one: isDay },
  to: { one: isDay },
} as const;

export type CommentFilterName = keyof typeof forms;
export const commentFilterNames = Object.keys(forms) as CommentFilterName[];

/** The filters of the comments page as its address has them: values of a list are separated by commas. */
export type CommentFilters = Partial<Record<CommentFilterName, string>>;

export type CommentQuery = {
  filters: CommentFilters;
  sort: CommentOrder;
  descending: boolean;
  /** Counted from 0; in the address from 1. */
  page: number;
};

/** What the page shows without anything in its address: the last edited comments first. */
const byDefault: Omit<CommentQuery, 'filters'> = { sort: 'editDate', descending: true, page: 0 };

/** What is asked in an address. Values that no comment can have are left out, so that an old or mistyped address opens. */
export function readCommentQuery(search: string): CommentQuery {
  const params = new URLSearchParams(search);
  const filters: CommentFilters = {};
  for (const name of commentFilterNames) {
    const value = read(name, params.get(name) ?? '');
    if (value !== '') filters[name] = value;
  }
  const sort = commentOrders.find((order) => order === params.get('sort')) ?? byDefault.sort;
  const order = params.get('order');
  const descending = order === 'asc' || order === 'desc' ? order === 'desc' : isLatestFirst(sort);
  const page = Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1) - 1;
  return { filters, sort, descending, page };
}

function read(name: CommentFilterName, value: string): string {
  const form = forms[name];
  if ('words' in form) return value.trim().slice(0, form.words);
  if ('one' in form) return form.one(value) ? value : '';
  return value.split(',').filter(form.list).join(',');
}

/** Days are first sorted with the latest on top, all else from the beginning. */
export const isLatestFirst = (sort: CommentOrder): boolean => sort === 'editDate' || sort === 'createdAt';

/** The part of an address behind `?`, empty for what is shown without any. */
export function commentSearch(query: Partial<CommentQuery>): string {
  const { filters = {}, sort = byDefault.sort, page = 0 } = query;
  const { descending = isLatestFirst(sort) } = query;
  const params: string[] = [];
  // Commas stay readable: no server and no browser asks for their escape in a query.
  const add = (name: string, value: string) =>
    params.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  for (const name of commentFilterNames) {
    const value = filters[name];
    if (value) add(name, value);
  }
  if (sort !== byDefault.sort) add('sort', sort);
  if (descending !== isLatestFirst(sort)) add('order', descending ? 'desc' : 'asc');
  if (page > 0) add('page', String(page + 1));
  return params.join('&');
}

/** The open tags of somebody: what the dashboard counts, so that its numbers lead to what they count. */
export const openTagsOf = (userId: string): CommentFilters => ({ taggedUserIds: userId, resolved: '0' });
/** Of them, those in comments to do and in progress. */
export const openTasksOf = (userId: string): CommentFilters => ({ ...openTagsOf(userId), status: '1,2' });

import { commentOrders } from '../contract/domain/comment-lists.ts';
import { isDay } from '../lib/day.ts';
import {
  type CommentFilterName,
  type CommentFilters,
  type CommentQuery,
  commentFilterNames,
  isLatestFirst,
} from './comment-address.ts';

const isId = (part: string) => /^[\w-]{1,64}$/.test(part);
const isOneOf =
  (...words: readonly string[]) =>
  (part: string) =>
    words.includes(part);
const isRegTextId = (part: string) => /^[0-9A-Za-z][\w.-]{0,79}$/.test(part);

type Form = { list: (part: string) => boolean } | { one: (value: string) => boolean } | { words: number };

/** How a filter stands in an address: a list of values of one form, one value, or words. */
const forms: Record<CommentFilterName, Form> = {
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

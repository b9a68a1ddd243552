import { type CarryOutcome, carryOutcomes } from '../contract/domain/carried-mark.ts';
import { type CarriedType, carriedTypes } from '../contract/domain/carry-over.ts';

/** The filters of the review queue, in the order of its address. */
const filterNames = ['outcome', 'regulation', 'type'] as const;
export type ReviewFilterName = (typeof filterNames)[number];

export type ReviewQuery = {
  /** As the address has them: values of a list are separated by commas. */
  filters: Partial<Record<ReviewFilterName, string>>;
  /** Shows what was worked off, in place of what waits. */
  worked: boolean;
  /** The one that is displayed alone. */
  item?: string | undefined;
  /** The server has them in the order of the law, and in no other. */
  sort: 'law';
  descending: false;
  /** Counted from 0; in the address from 1. */
  page: number;
};

const listOf = (has: (part: string) => boolean) => (value: string) => value.split(',').filter(has).join(',');
const isOutcome = (word: string): word is CarryOutcome => carryOutcomes.some((outcome) => outcome === word);
const isType = (word: string): word is CarriedType => carriedTypes.some((type) => type === word);

/** What of a filter is understood. */
const readers: Record<ReviewFilterName, (value: string) => string> = {
  outcome: listOf(isOutcome),
  regulation: listOf((part) => /^[0-9A-Za-z][\w.-]{0,79}$/.test(part)),
  type: (value) => (isType(value) ? value : ''),
};

/** What is asked in an address. Values that nothing can have are left out, so that an old or mistyped address opens. */
export function readReviewQuery(search: string): ReviewQuery {
  const params = new URLSearchParams(search);
  const filters: ReviewQuery['filters'] = {};
  for (const name of filterNames) {
    const value = readers[name](params.get(name) ?? '');
    if (value !== '') filters[name] = value;
  }
  const item = /^[\w-]{1,64}$/.exec(params.get('item') ?? '')?.[0];
  const page = Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1) - 1;
  const worked = params.get('state') === 'worked';
  return { filters, worked, item, sort: 'law', descending: false, page };
}

/** The part of an address behind `?`, empty for what is shown without any. */
export function reviewSearch({ filters, worked, item, page }: ReviewQuery): string {
  const params: string[] = [];
  // Commas stay readable: no server and no browser asks for their escape in a query.
  const add = (name: string, value: string) =>
    params.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  if (item) add('item', item);
  for (const name of filterNames) {
    const value = filters[name];
    if (value) add(name, value);
  }
  if (worked) add('state', 'worked');
  if (page > 0) add('page', String(page + 1));
  return params.join('&');
}

/** What a query asks the server for. */
export function asRequest({ filters, worked }: Pick<ReviewQuery, 'filters' | 'worked'>) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  return { ...(given as Record<string, never>), open: worked ? ('false' as const) : ('true' as const) };
}

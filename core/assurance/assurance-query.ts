import {
  type AssuranceOrder,
  assuranceOrders,
  carriedFilters,
  complianceWords,
} from '../contract/domain/assurance.ts';
import { isDay } from '../lib/day.ts';

/** The filters of the page, in the order of its address. */
const filterNames = [
  'compliance',
  'regulation',
  'responsible',
  'text',
  'reviewFrom',
  'reviewTo',
  'carried',
  'versions',
] as const;
export type AssuranceFilterName = (typeof filterNames)[number];

export type AssuranceQuery = {
  /** As the address has them: values of a list are separated by commas. */
  filters: Partial<Record<AssuranceFilterName, string>>;
  sort: AssuranceOrder;
  descending: boolean;
  /** Counted from 0; in the address from 1. */
  page: number;
};

/** Nobody, or somebody who is no user any more, as the filter by responsible persons has it. */
export const nobody = 'nobody';

/** Edits are first sorted with the latest on top, all else from the beginning. */
export const isLatestFirst = (sort: AssuranceOrder): boolean => sort === 'editDate' || sort === 'versionDate';

const listOf = (has: (part: string) => boolean) => (value: string) => value.split(',').filter(has).join(',');
const oneOf = (has: (value: string) => boolean) => (value: string) => (has(value) ? value : '');

/** What of a filter is understood. */
const readers: Record<AssuranceFilterName, (value: string) => string> = {
  compliance: listOf((part) => complianceWords.some((word) => word === part)),
  regulation: listOf((part) => /^[0-9A-Za-z][\w.-]{0,79}$/.test(part)),
  responsible: (value) => (value === nobody ? value : listOf((part) => /^[\w-]{1,64}$/.test(part))(value)),
  text: (value) => value.trim().slice(0, 200),
  reviewFrom: oneOf(isDay),
  reviewTo: oneOf(isDay),
  carried: listOf((part) => carriedFilters.some((word) => word === part)),
  versions: oneOf((value) => value === 'all'),
};

/** What is asked in an address. Values that no answer can have are left out, so that an old or mistyped address opens. */
export function readAssuranceQuery(search: string): AssuranceQuery {
  const params = new URLSearchParams(search);
  const filters: AssuranceQuery['filters'] = {};
  for (const name of filterNames) {
    const value = readers[name](params.get(name) ?? '');
    if (value !== '') filters[name] = value;
  }
  const sort = assuranceOrders.find((order) => order === params.get('sort')) ?? 'regArt';
  const order = params.get('order');
  const descending = order === 'asc' || order === 'desc' ? order === 'desc' : isLatestFirst(sort);
  const page = Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1) - 1;
  return { filters, sort, descending, page };
}

/** The part of an address behind `?`, empty for what is shown without any. */
export function assuranceSearch({ filters, sort, descending, page }: AssuranceQuery): string {
  const params: string[] = [];
  // Commas stay readable: no server and no browser asks for their escape in a query.
  const add = (name: string, value: string) =>
    params.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  for (const name of filterNames) {
    const value = filters[name];
    if (value) add(name, value);
  }
  if (sort !== 'regArt') add('sort', sort);
  if (descending !== isLatestFirst(sort)) add('order', descending ? 'desc' : 'asc');
  if (page > 0) add('page', String(page + 1));
  return params.join('&');
}

/** What a query asks the server for. */
export function asRequest({ filters, sort, descending }: AssuranceQuery) {
  const { responsible, ...others } = filters;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  const people = responsible === nobody ? { orphaned: 'true' } : responsible ? { responsible } : {};
  return {
    ...(given as Record<string, never>),
    ...(people as Record<string, never>),
    sort,
    order: descending ? ('desc' as const) : ('asc' as const),
  };
}

import { changeSources, changeStatuses, changeTypes, changeVolumes } from '../contract/change-values.ts';
import { isDay } from '../lib/day.ts';
import { periodSign } from '../lib/period.ts';
import { type ChangeColumn, changeColumns } from './columns.ts';
import { type ChangeFilterName, type ChangeFilters, changeFilterNames } from './filter-names.ts';

/** The three switches of section 2, each by what it does while it is on. */
export type ChangeSwitches = {
  /** Shows key changes only; off at first. */
  onlyKey: boolean;
  /** Shows what is on course; on at first. */
  green: boolean;
  /** Shows what is out of scope or done; off at first. */
  ended: boolean;
};

export type ChangeQuery = ChangeSwitches & {
  filters: ChangeFilters;
  sort: ChangeColumn;
  descending: boolean;
  /** Counted from 0. */
  page: number;
};

export const switchesAtFirst: ChangeSwitches = { onlyKey: false, green: true, ended: false };
/** By deadline, the next one first (specification, section 4). */
export const queryAtFirst: ChangeQuery = {
  ...switchesAtFirst,
  filters: {},
  sort: 'deadline',
  descending: false,
  page: 0,
};

/** Names in addresses: owner and status as the dashboard's link has them, the rest of `domainData` like them. */
const addressNames: Record<ChangeFilterName, string> = {
  topic: 'topic',
  deadline: 'deadline',
  source: 'source',
  type: 'type',
  area: 'domainData.area',
  key: 'domainData.key',
  volume: 'domainData.volume',
  ownerId: 'domainData.owner',
  status: 'domainData.status',
  comment: 'domainData.comment',
};

/** The owner of changes that nobody owns, in a filter. */
export const nobody = 'nobody';

const longestWords = 200;
const words = (value: string) => value.trimStart().slice(0, longestWords);
const listOf = (isKnown: (part: string) => boolean) => (value: string) =>
  [...new Set(value.split(',').filter(isKnown))].join(',');
const oneOf = (...known: readonly string[]) => listOf((part) => known.includes(part));

function period(value: string): string {
  const [from = '', to = ''] = value.split(periodSign).map((day) => (isDay(day) ? day : ''));
  return from || to ? `${from}${periodSign}${to}` : '';
}

/** What of each filter in an address is understood: values that no change can have are left out, so that an old or mistyped address opens. */
const readers: Record<ChangeFilterName, (value: string) => string> = {
  topic: words,
  comment: words,
  area: words,
  deadline: period,
  source: oneOf(...changeSources),
  type: oneOf(...changeTypes),
  volume: oneOf(...changeVolumes),
  status: oneOf(...changeStatuses),
  key: (value) => (value === 'Y' || value === 'N' ? value : ''),
  ownerId: listOf((part) => /^[\w-]{1,64}$/.test(part)),
};

const flag = (value: string | null, otherwise: boolean) =>
  value === '1' ? true : value === '0' ? false : otherwise;

/** What is asked for in an address. */
export function readChangeQuery(search: string): ChangeQuery {
  const params = new URLSearchParams(search);
  const filters: ChangeFilters = {};
  for (const name of changeFilterNames) {
    const value = readers[name](params.get(addressNames[name]) ?? '');
    if (value !== '') filters[name] = value;
  }
  const sort = changeColumns.find((column) => column === params.get('sort')) ?? queryAtFirst.sort;
  return {
    onlyKey: flag(params.get('onlyKey'), switchesAtFirst.onlyKey),
    green: flag(params.get('green'), switchesAtFirst.green),
    ended: flag(params.get('ended'), switchesAtFirst.ended),
    filters,
    sort,
    descending: params.get('order') === 'desc',
    page: Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1) - 1,
  };
}

/** The address of a query, without question mark; what is as at first is left out. */
export function changeSearch(query: Partial<ChangeQuery>): string {
  const { filters, sort, descending, page, ...switches } = { ...queryAtFirst, ...query };
  const params = new URLSearchParams();
  for (const name of changeFilterNames) {
    const value = filters[name]?.trim();
    if (value) params.set(addressNames[name], value);
  }
  for (const name of ['onlyKey', 'green', 'ended'] as const)
    if (switches[name] !== switchesAtFirst[name]) params.set(name, switches[name] ? '1' : '0');
  if (sort !== queryAtFirst.sort) params.set('sort', sort);
  if (descending) params.set('order', 'desc');
  if (page > 0) params.set('page', String(page + 1));
  // Commas and slashes mean nothing in a query, and are better to read.
  return params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** Whether nothing is narrowed beyond what is at first. */
export const isAtFirst = ({ filters, onlyKey, green, ended }: ChangeQuery): boolean =>
  changeFilterNames.every((name) => !filters[name]) &&
  onlyKey === switchesAtFirst.onlyKey &&
  green === switchesAtFirst.green &&
  ended === switchesAtFirst.ended;

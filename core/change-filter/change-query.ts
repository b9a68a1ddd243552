import { changeSources, changeStatuses, changeTypes, changeVolumes } from '../contract/change-values.ts';
import { isDay } from '../lib/day.ts';
import { isMonth } from '../lib/months.ts';
import { periodSign } from '../lib/period.ts';
import {
  addressNames,
  type ChangeQuery,
  changeViews,
  queryAtFirst,
  switchesAtFirst,
  waiting,
} from './change-address.ts';
import { changeColumns } from './columns.ts';
import { type ChangeFilterName, type ChangeFilters, changeFilterNames } from './filter-names.ts';

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
  approval: oneOf(waiting),
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
  const month = params.get('month') ?? '';
  return {
    onlyKey: flag(params.get('onlyKey'), switchesAtFirst.onlyKey),
    green: flag(params.get('green'), switchesAtFirst.green),
    ended: flag(params.get('ended'), switchesAtFirst.ended),
    filters,
    sort,
    descending: params.get('order') === 'desc',
    view: changeViews.find((view) => view === params.get('view')) ?? queryAtFirst.view,
    month: isMonth(month) ? month : '',
    page: Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1) - 1,
  };
}

import type { ChangeColumn } from './columns.ts';
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
  /** How what is filtered is displayed. */
  view: ChangeView;
  /** The month that the calendar shows, as `2026-06`; empty for the current one. */
  month: string;
};

/** A table, or a calendar of its deadlines. */
export const changeViews = ['table', 'calendar'] as const;
export type ChangeView = (typeof changeViews)[number];

export const switchesAtFirst: ChangeSwitches = { onlyKey: false, green: true, ended: false };
/** By deadline, the next one first (specification, section 4). */
export const queryAtFirst: ChangeQuery = {
  ...switchesAtFirst,
  filters: {},
  sort: 'deadline',
  descending: false,
  page: 0,
  view: 'table',
  month: '',
};

/** What is asked for, without where in it somebody is. */
export const withoutPlace = (query: ChangeQuery): ChangeQuery => ({ ...query, page: 0, month: '' });

/** Names in addresses: owner and status as the dashboard's link has them, the rest of `domainData` like them. */
export const addressNames: Record<ChangeFilterName, string> = {
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
  approval: 'domainData.approval',
};

/** The on-going changes that somebody owns, as the overview counts them and leads to them. */
export const ongoingOf = (ownerId: string): Partial<ChangeQuery> => ({
  filters: { ownerId, status: 'R,G,A,?' },
});

/** What the filter of approvals asks for: changes whose requested end waits. */
export const waiting = 'waiting';

/** The changes that wait for approval, whatever else is set. */
export const waitingForApproval: Partial<ChangeQuery> = { filters: { approval: waiting }, onlyKey: false };

/** Whether the switches that are about statuses say nothing, since the filters ask for statuses or for what waits. */
export const overrulesSwitches = ({ status, approval }: ChangeFilters): boolean =>
  Boolean(status || approval);

/** The owner of changes that nobody owns, in a filter. */
export const nobody = 'nobody';

/** The address of a query, without question mark; what is as at first is left out. */
export function changeSearch(query: Partial<ChangeQuery>): string {
  const { filters, sort, descending, page, view, month, ...switches } = { ...queryAtFirst, ...query };
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
  if (view !== queryAtFirst.view) params.set('view', view);
  if (month !== '') params.set('month', month);
  // Commas and slashes mean nothing in a query, and are better to read.
  return params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** How many filters are set, and switches other than they are at first. */
export const filtersSet = (query: ChangeQuery): number =>
  changeFilterNames.filter((name) => query.filters[name]).length +
  (['onlyKey', 'green', 'ended'] as const).filter((name) => query[name] !== switchesAtFirst[name]).length;

/** Whether nothing is narrowed beyond what is at first. */
export const isAtFirst = (query: ChangeQuery): boolean => filtersSet(query) === 0;

/** What is asked for with other fields: from the first page on, unless they name one. */
export const withFields = (query: ChangeQuery, fields: Partial<ChangeQuery>): ChangeQuery => ({
  ...query,
  page: 0,
  ...fields,
});

/** Whether a change of what is asked for is about which changes are displayed, not about their order or page. */
export const isAboutRows = ({ filters, onlyKey, green, ended }: Partial<ChangeQuery>): boolean =>
  [filters, onlyKey, green, ended].some((part) => part !== undefined);

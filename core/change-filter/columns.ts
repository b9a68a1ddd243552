import type { ChangeFilterName } from './filter-names.ts';

/** The columns of the table of changes in their first order: on screen and in exported files. */
export const changeColumns = [
  'status',
  'key',
  'topic',
  'source',
  'type',
  'area',
  'deadline',
  'ownerId',
  'volume',
  'comment',
  'comments',
  'files',
  'tasks',
  'origin',
  'date',
] as const;
export type ChangeColumn = (typeof changeColumns)[number];

/** Columns that are not displayed until somebody wants them. */
export const extraColumns: ReadonlySet<string> = new Set<ChangeColumn>([
  'comment',
  'tasks',
  'origin',
  'date',
]);

/** The filter in the head of a column. */
export const filterOf: Partial<Record<ChangeColumn, ChangeFilterName>> = {
  status: 'status',
  key: 'key',
  topic: 'topic',
  source: 'source',
  type: 'type',
  area: 'area',
  deadline: 'deadline',
  ownerId: 'ownerId',
  volume: 'volume',
  comment: 'comment',
};

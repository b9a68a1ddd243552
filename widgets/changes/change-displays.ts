import type { ComponentType } from 'react';
import type { ChangeQuery } from '#core/change-filter/change-address.ts';
import type { Change } from '#core/contract/domain/changes.ts';

/** The filtered changes in the order of the table, and what they are filtered by. */
export type FilteredChanges = {
  query: ChangeQuery;
  onQuery: (change: Partial<ChangeQuery>) => void;
  changes: readonly Change[];
};

/** Ways to show what is filtered besides the table. They must be the same at each draw. */
export type ChangeDisplays = {
  /** In place of the table where the query asks for it. */
  Calendar: ComponentType<FilteredChanges>;
  /** On paper, in place of both. */
  Printed: ComponentType<FilteredChanges>;
  /** On paper, in place of the one change in focus. */
  PrintedOne: ComponentType<{ change: Change }>;
  /** The choice between table and calendar, and what belongs to it. */
  Choice: ComponentType<Pick<FilteredChanges, 'query' | 'onQuery'>>;
};

/** The filter fields of section 3 of the specification. */
export const changeFilterNames = [
  'topic',
  'deadline',
  'source',
  'type',
  'area',
  'key',
  'volume',
  'ownerId',
  'status',
  'comment',
] as const;
export type ChangeFilterName = (typeof changeFilterNames)[number];
/** What is asked for, each as it stands in the address; absent or empty for all. */
export type ChangeFilters = Partial<Record<ChangeFilterName, string>>;

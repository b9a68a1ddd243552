/** The filter fields of section 3 of the specification, and whether a requested end waits for somebody's approval. */
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
  'approval',
] as const;
export type ChangeFilterName = (typeof changeFilterNames)[number];
/** What is asked for, each as it stands in the address; absent or empty for all. */
export type ChangeFilters = Partial<Record<ChangeFilterName, string>>;

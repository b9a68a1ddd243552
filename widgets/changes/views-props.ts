import type { ChangeQuery } from '#core/change-filter/change-address.ts';

export type ViewsMenuProps = {
  query: ChangeQuery;
  onQuery: (query: ChangeQuery) => void;
  /** The address of a view, for others. */
  hrefOf: (search: string) => string;
};

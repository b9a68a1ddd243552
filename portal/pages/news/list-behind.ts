import { useHistoryState } from 'wouter/use-browser-location';

/**
 * Stands in the history beside the address of an item that was opened from the list: the page of the list, and how many
 * steps back it is.
 */
export type ListBehind = { page: number; steps: number };

/** The list from which the item on screen was opened, if it was. */
export function useListBehind(): ListBehind | undefined {
  const state = useHistoryState<Partial<ListBehind> | null>();
  const { page, steps } = state ?? {};
  return typeof page === 'number' && typeof steps === 'number' ? { page, steps } : undefined;
}

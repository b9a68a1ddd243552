import { type ChangeQuery, changeSearch } from '#core/change-filter/change-address.ts';
import { readChangeQuery } from '#core/change-filter/change-query.ts';
import type { SavedView } from '#core/changes/saved-views.ts';

/** What somebody chooses: their own, another person's, what is displayed, or a saved view by its place in the list. */
export type FeedChoice = 'mine' | 'owner' | 'displayed' | `view-${number}`;

/** Filters and switches of a query, as a feed has them: a calendar has no order and no page. */
export function filterOf({ filters, onlyKey, green, ended }: ChangeQuery): string {
  return changeSearch({ filters, onlyKey, green, ended });
}

/** The filter of a choice; undefined where it is about a person. */
export function filterOfChoice(
  choice: FeedChoice,
  displayed: ChangeQuery,
  views: readonly SavedView[],
): string | undefined {
  if (choice === 'displayed') return filterOf(displayed);
  const view = choice.startsWith('view-') ? views[Number(choice.slice('view-'.length))] : undefined;
  return view && filterOf(readChangeQuery(view.search));
}

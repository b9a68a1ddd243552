import { type Category, categories } from '../contract/main/categories.ts';

/** What is asked for: versions that came into force between two days, of one view of the sources. */
export type ByDateQuery = { from: string; to: string; view: Category };

/** A part of it; what is not asked for is as at first. */
export type PartialByDate = { [Key in keyof ByDateQuery]?: ByDateQuery[Key] | undefined };

/** What is asked for after `?`; without anything the address means the last months, and the first view. */
export function byDateSearch({ from, to, view }: PartialByDate): string {
  const search = new URLSearchParams();
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  if (view && view !== categories[0]) search.set('view', view);
  return search.toString();
}

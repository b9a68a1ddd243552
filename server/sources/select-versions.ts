import type { OfferedVersion } from './source.ts';

export const versionChoices = ['newest', 'all'] as const;
export type VersionChoice = {
  versions: (typeof versionChoices)[number];
  /** The first day of those that are wanted. */
  from?: string | undefined;
};

type Dated = Pick<OfferedVersion, 'date' | 'end'>;

/**
 * Of `newest` the version in force today and all that come later: readers need both. Where none is in force and none
 * comes, the last that there was. Versions are in the order of their days.
 */
export function selectVersions<V extends Dated>(
  offered: readonly V[],
  { versions, from }: VersionChoice,
  today: string,
): V[] {
  const chosen = versions === 'all' ? offered : newestOf(offered, today);
  return chosen.filter(({ date }) => from === undefined || date >= from);
}

function newestOf<V extends Dated>(offered: readonly V[], today: string): V[] {
  const later = offered.filter(({ date }) => date > today);
  const current = offered.findLast(({ date, end }) => date <= today && (end === undefined || end >= today));
  if (current !== undefined) return [current, ...later];
  return later.length > 0 ? later : offered.slice(-1);
}

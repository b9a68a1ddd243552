import type { ChangeOrigin } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';

/** How calls name a change: ids of the provider and of the organisation never mix, since the origin goes along. */
export type ChangeRef = { id: string; origin: ChangeOrigin };

export const refOf = (change: Pick<Change, 'origin' | 'mainChangeElementId' | 'domainId'>): ChangeRef => ({
  id: (change.origin === 'main' ? change.mainChangeElementId : change.domainId) ?? '',
  origin: change.origin,
});

/** The same as one word. */
export const keyOf = (change: Pick<Change, 'origin' | 'mainChangeElementId' | 'domainId'>): string => {
  const { id, origin } = refOf(change);
  return `${origin}:${id}`;
};

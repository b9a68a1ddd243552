import type { ChangeRef } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';

type Named = Pick<Change, 'origin' | 'mainChangeElementId' | 'domainId'>;

export const refOf = ({ origin, mainChangeElementId, domainId }: Named): ChangeRef => ({
  id: (origin === 'main' ? mainChangeElementId : domainId) ?? '',
  origin,
});

export const keyOfRef = ({ id, origin }: ChangeRef): string => `${origin}:${id}`;

/** The same as one word. */
export const keyOf = (change: Named): string => keyOfRef(refOf(change));

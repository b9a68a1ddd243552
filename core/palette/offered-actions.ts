import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';

/** Something that a view on screen can do now, as the palette lists it. */
export type OfferedAction = {
  id: string;
  label: string;
  /** Displayed after the label: a key, or why it is not available. */
  note?: string | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

export type ActionOffers = {
  /** Whether a palette was opened; from then on views say what they can do, before that they need no code for it. */
  $requested: ReadableAtom<boolean>;
  /** The actions of all views on screen. */
  $offered: ReadableAtom<readonly OfferedAction[]>;
  request: () => void;
  /** Returns how to withdraw the actions. */
  offer: (actions: readonly OfferedAction[]) => () => void;
};

/** Brings what views can do to the palette; neither knows the other. */
export function createActionOffers(): ActionOffers {
  const $requested = atom(false);
  const $offered = atom<readonly OfferedAction[]>([]);
  const offers = new Set<readonly OfferedAction[]>();
  const update = () => $offered.set([...offers].flat());
  return {
    $requested,
    $offered,
    request: () => $requested.set(true),
    offer(actions) {
      // A copy, since two views may offer the same list.
      const own = [...actions];
      offers.add(own);
      update();
      return () => {
        offers.delete(own);
        update();
      };
    },
  };
}

/** The actions of the views on screen, for the palette. */
export const actionOffers: AppPart<ActionOffers> = { create: createActionOffers };

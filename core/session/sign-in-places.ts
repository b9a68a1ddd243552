import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';

/** A place of the page where somebody could sign in. */
export type SignInPlace = { focus: () => void };

export type SignInPlaces = {
  /** All that wait for the same sign-in; the first of them asks for it. */
  $places: ReadableAtom<readonly SignInPlace[]>;
  /** One more waits; answers how to take it away. */
  join: (place: SignInPlace) => () => void;
};

function createSignInPlaces(): SignInPlaces {
  const $places = atom<readonly SignInPlace[]>([]);
  return {
    $places,
    join(place) {
      $places.set([...$places.get(), place]);
      return () => $places.set($places.get().filter((each) => each !== place));
    },
  };
}

/** Several elements of a page need one sign-in: one form is enough. */
export const signInPlaces: AppPart<SignInPlaces> = { name: 'sign-in-places', create: createSignInPlaces };

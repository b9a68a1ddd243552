import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';

/** A place on the page where the user could sign in. */
export type SignInPlace = { focus: () => void };

export type SignInPlaces = {
  /** All places that wait for the sign-in; the first of them displays the form. */
  $places: ReadableAtom<readonly SignInPlace[]>;
  /** Adds a place; returns a function that removes it. */
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

/** Several elements on a page need only one sign-in, so only one of them displays the form. */
export const signInPlaces: AppPart<SignInPlaces> = { create: createSignInPlaces };

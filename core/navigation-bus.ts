import type { LanguageCode } from './contract/languages.ts';

/** A place to open in a reader: a hit of a search, or the target of a citation. */
export type RequestedPlace = {
  regTextId: string;
  article?: string | undefined;
  path?: string | undefined;
  versionDate?: string | undefined;
  language?: LanguageCode | undefined;
  /** The words that the search matched; the reader marks them. */
  words?: readonly string[] | undefined;
};

export type NavigationBus = {
  /** Opens the place in the reader that registered last; false if the page has no reader of this app. */
  open: (place: RequestedPlace) => boolean;
  /** Stores the place for a reader that is about to load; `onServed` runs once it has. Returns how to withdraw the place. */
  leave: (place: RequestedPlace, onServed: () => void) => () => void;
  /** Registers a reader for all further places and gives it the stored one, if any. Returns how to unregister it. */
  serve: (reader: (place: RequestedPlace) => void) => () => void;
  /** Whether there is a reader. */
  isServed: () => boolean;
  /** Settles once readers of other apps on the page can be reached too; undefined while nothing is on its way. */
  joining: () => Promise<unknown> | undefined;
};

/** Hands places from the views of one app to its readers, which do not know each other. */
export function createNavigationBus(): NavigationBus {
  const readers: ((place: RequestedPlace) => void)[] = [];
  let pending: { place: RequestedPlace; onServed: () => void } | undefined;
  return {
    open(place) {
      const reader = readers.at(-1);
      reader?.(place);
      return reader !== undefined;
    },
    leave(place, onServed) {
      const own = { place, onServed };
      pending = own;
      return () => {
        if (pending === own) pending = undefined;
      };
    },
    serve(reader) {
      readers.push(reader);
      const served = pending;
      pending = undefined;
      if (served) {
        reader(served.place);
        served.onServed();
      }
      return () => {
        const index = readers.lastIndexOf(reader);
        if (index >= 0) readers.splice(index, 1);
      };
    },
    isServed: () => readers.length > 0,
    joining: () => undefined,
  };
}

import type { LanguageCode } from './contract/languages.ts';

/** A place that somebody wants to read: what a search found, a citation that was followed. */
export type WantedPlace = {
  regTextId: string;
  article?: string | undefined;
  path?: string | undefined;
  versionDate?: string | undefined;
  language?: LanguageCode | undefined;
  /** By which it was found; the reader marks them. */
  words?: readonly string[] | undefined;
};

export type Openings = {
  /** Opens the place in the reader that came last; false where no reader of this app is on the page. */
  open: (place: WantedPlace) => boolean;
  /** Keeps the place for a reader that is about to come and tells when it has; answers how to forget it. */
  leave: (place: WantedPlace, onServed: () => void) => () => void;
  /** A reader is there: it is asked from now on, first with what was left for it. Answers how to end that. */
  serve: (reader: (place: WantedPlace) => void) => () => void;
};

/** How views of one app hand places to its readers without knowing them. */
export function createOpenings(): Openings {
  const readers: ((place: WantedPlace) => void)[] = [];
  let left: { place: WantedPlace; onServed: () => void } | undefined;
  return {
    open(place) {
      const reader = readers.at(-1);
      reader?.(place);
      return reader !== undefined;
    },
    leave(place, onServed) {
      const mine = { place, onServed };
      left = mine;
      return () => {
        if (left === mine) left = undefined;
      };
    },
    serve(reader) {
      readers.push(reader);
      const waiting = left;
      left = undefined;
      if (waiting) {
        reader(waiting.place);
        waiting.onServed();
      }
      return () => {
        const index = readers.lastIndexOf(reader);
        if (index >= 0) readers.splice(index, 1);
      };
    },
  };
}

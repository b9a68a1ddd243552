import type { OpenPlace, Reading } from './reading-types.ts';
import type { Regulations } from './store.ts';

/** Opens a place before its view is drawn. */
export function openEarly(regulations: Regulations, place: OpenPlace): void {
  regulations.keepEarly(openedReading(regulations.createReading(), place));
}

/** A reading that was opened early: its first `open` of the same place waits for that call. */
function openedReading(reading: Reading, place: OpenPlace): Reading {
  let opening: Promise<void> | undefined = reading.open(place);
  return {
    ...reading,
    async open(next) {
      const started = isSamePlace(place, next) ? opening : undefined;
      opening = undefined;
      await (started ?? reading.open(next));
    },
  };
}

const isSamePlace = (a: OpenPlace, b: OpenPlace) =>
  a.regTextId === b.regTextId &&
  a.language === b.language &&
  a.versionDate === b.versionDate &&
  a.article === b.article;

import type { OpenPlace, Reading } from './reading-types.ts';

/** A reading that is opened before its view is drawn: its first `open` of the same place waits for that call. */
export function openedReading(reading: Reading, place: OpenPlace): Reading {
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

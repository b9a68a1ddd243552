import { useStore } from '@nanostores/react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { findPlace } from '#core/regulations/place.ts';
import { holdsPath } from '#core/regulations/places-around.ts';
import { useScene } from './reader-scene.ts';

export type ReachedPlace = {
  /** Path of the article or paragraph that the address names; undefined for the whole document. */
  requested: string | undefined;
  /** The unit that is displayed for it, which may be one that is near. */
  entry: TocEntry | undefined;
  /** Whether the text of that unit has come. */
  isLoaded: boolean;
  /** Whether the unit itself is there, if not the paragraph in it. */
  isExact: boolean;
  /** False once it is known that this text does not have the place. */
  isThere: boolean;
};

/** What this text has of the place that the address names. */
export function useRequestedPlace(): ReachedPlace {
  const { props, entries, reading } = useScene();
  const units = useStore(reading.$units);
  const requested = props.path ?? props.article;
  const place = requested === undefined ? undefined : findPlace(entries, requested);
  const entry = place && entries[place.index];
  const unit = place && units.get(place.index);
  const isExact = place?.exact ?? true;
  const hasPath = !props.path || !unit || entry?.range !== undefined || holdsPath(unit, props.path);
  return { requested, entry, isLoaded: unit !== undefined, isExact, isThere: isExact && hasPath };
}

import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChangedSince } from '../ChangedSince.tsx';
import { loadedPlace } from './loaded-place.ts';
import { useScene } from './reader-scene.ts';

/**
 * Marks the places of an older text that read differently now, with a sign and in words. They are put into the elements
 * of the text, so that the text is not drawn again and readers of up-to-date texts load nothing of it.
 */
export function ChangedMarks({ paths }: { paths: readonly string[] }) {
  const { reading, $root } = useScene();
  const root = useStore($root);
  const units = useStore(reading.$units);
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that arrives has places to be marked
  useLayoutEffect(() => setPlaces(root ? placesIn(root, paths) : []), [root, paths, units]);
  return places.map((place) => createPortal(<ChangedSince />, place, place.dataset.path));
}

/** The elements of these paths; of one that this language does not have, the place around it. */
function placesIn(root: HTMLElement, paths: readonly string[]): HTMLElement[] {
  return [...new Set(paths.flatMap((path) => loadedPlace(root, path) ?? []))];
}

import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import { placeInLanguage } from './place-in-language.ts';
import { divisionsIn } from './places.ts';

/**
 * The places of a text that are not the same in another language, with where they stand in it: at the article, or where
 * nothing around them is in the other language, at what comes before. All others stand at themselves. Of texts of
 * different versions nothing is known to be the same, whatever it is called.
 */
export function displacedPlaces(
  written: readonly Unit[],
  read: readonly Unit[],
  isSameVersion: boolean,
): Map<string, string> {
  const displaced = new Map<string, string>();
  const known = new Set(read.map(({ id }) => id));
  let before = read[0]?.id;
  for (const unit of written) {
    if (known.has(unit.id)) before = unit.id;
    for (const path of pathsIn(unit)) {
      const place = placeInLanguage(path, written, read);
      if (place?.isAligned && isSameVersion) continue;
      const to = place?.isAligned ? unit.id : (place?.path ?? before);
      if (to !== undefined) displaced.set(path, to);
    }
  }
  return displaced;
}

const pathsIn = ({ id, parts }: Unit): string[] => [id, ...divisionPaths(parts)];

const divisionPaths = (parts: readonly Part[]): string[] =>
  divisionsIn(parts).flatMap(({ id, parts: inner }) => [
    ...(id === undefined ? [] : [id]),
    ...divisionPaths(inner),
  ]);

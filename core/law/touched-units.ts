import { ifPath, parsePath, splitParagraphId } from './paragraph-id.ts';

/** The paths of articles and the like in which two versions differ. */
type DifferentUnits = Readonly<Record<'changed' | 'added' | 'repealed', readonly string[]>>;

/**
 * Whether one of these places (complete identifiers of one document) lies in what a version has changed. Of a chapter or
 * the like it is not known what stands in it, and everything in a first version is new: both count.
 */
export function touchesChangedUnits(places: readonly string[], units: DifferentUnits | undefined): boolean {
  if (units === undefined) return true;
  const changed = new Set([...units.changed, ...units.added, ...units.repealed]);
  return places.some((place) => {
    const { path } = splitParagraphId(place);
    const [unit = ''] = path.split('^');
    return changed.has(path) || changed.has(unit) || isContainer(path);
  });
}

function isContainer(path: string): boolean {
  const parsed = ifPath(() => parsePath(path));
  return parsed?.form === 'structure' && parsed.article === undefined && parsed.subs.length === 0;
}

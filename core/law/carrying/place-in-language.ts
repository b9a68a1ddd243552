import type { Division, Part, Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { plainText } from '../inline-text.ts';
import { articlePath } from '../paragraph-id.ts';
import { isRow } from '../parallel/alignment.ts';
import { divisionsIn } from './places.ts';

/** `isAligned` is false where it stands at something larger, since the languages divide the text differently. */
export type PlaceInLanguage = { path: string; isAligned: boolean };

const unitsById = memoizeByObject(
  (units: readonly Unit[]): ReadonlyMap<string, Unit> => new Map(units.map((unit) => [unit.id, unit])),
);

/**
 * Where something that was attached in one language stands in another language of the same version: at the same
 * place if both divide the text equally down to it, else at the article, or at what is around an article that the
 * other language lacks. Undefined where it has nothing of all that.
 */
export function placeInLanguage(
  path: string,
  written: readonly Unit[],
  read: readonly Unit[],
): PlaceInLanguage | undefined {
  const [own, its] = [unitsById(written), unitsById(read)];
  const unit = own.get(articlePath(path));
  const counterpart = its.get(articlePath(path));
  if (counterpart) {
    const isAligned =
      path === counterpart.id || (unit !== undefined && alignedPaths(unit)(counterpart).has(path));
    return { path: isAligned ? path : counterpart.id, isAligned };
  }
  for (let parent = unit?.parent; parent !== undefined; parent = own.get(parent)?.parent)
    if (its.has(parent)) return { path: parent, isAligned: false };
  return undefined;
}

/** The paths in an article that both languages divide equally, beside each and beside all those around it. */
const alignedPaths = memoizeByObject((unit: Unit) =>
  memoizeByObject((counterpart: Unit): ReadonlySet<string> => {
    const aligned = new Set<string>();
    const add = (own: readonly Part[], its: readonly Part[]) => {
      if (addEqual(own.filter(isRow), its.filter(isRow)))
        // What is in tables and quotes is divided for itself: paragraphs beside it are the same all the same.
        addEqual(namedIn(own.filter(isNoRow)), namedIn(its.filter(isNoRow)));
    };
    const addEqual = (own: readonly Named[], its: readonly Named[]): boolean => {
      if (namesOf(own) !== namesOf(its)) return false;
      own.forEach(({ id, parts }, index) => {
        aligned.add(id);
        add(parts, its[index]?.parts ?? []);
      });
      return true;
    };
    add(unit.parts, counterpart.parts);
    return aligned;
  }),
);

type Named = Division & { id: string };

const isNoRow = (part: Part) => !isRow(part);
/** The outermost divisions with a path of their own. */
const namedIn = (parts: readonly Part[]): Named[] =>
  divisionsIn(parts).flatMap((division) => (isRow(division) ? [division] : namedIn(division.parts)));
const namesOf = (divisions: readonly Named[]) =>
  divisions.map((one) => `${one.kind} ${one.id} ${headingNumber(one)}`).join('\n');

/** Groups are named by their position, which may differ although there are equally many: their headings tell. */
const headingNumber = ({ kind, heading }: Named) =>
  (kind === 'group' && /^\s*(\d+\s*[a-z]*)\./.exec(plainText(heading ?? []))?.[1]) || '';

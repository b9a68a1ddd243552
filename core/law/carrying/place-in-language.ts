import type { Division, Part, Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { plainText } from '../inline-text.ts';
import { articlePath } from '../paragraph-id.ts';
import { isRow } from '../parallel/alignment.ts';

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
    const isAligned = path === counterpart.id || (unit !== undefined && isAlignedAt(path, unit, counterpart));
    return { path: isAligned ? path : counterpart.id, isAligned };
  }
  for (let parent = unit?.parent; parent !== undefined; parent = own.get(parent)?.parent)
    if (its.has(parent)) return { path: parent, isAligned: false };
  return undefined;
}

type Holder = { parts: Part[] };

/** Whether both languages have the same divisions beside this one and beside all those around it. */
function isAlignedAt(path: string, unit: Unit, counterpart: Unit): boolean {
  let [own, its]: [Holder | undefined, Holder | undefined] = [unit, counterpart];
  let at: string | undefined;
  while (own && its && at !== path) {
    const [rows, itsRows]: [DivisionRow[], DivisionRow[]] = [rowsOf(own), rowsOf(its)];
    if (namesOf(rows) !== namesOf(itsRows)) return false;
    const index: number = rows.findIndex(({ id }) => id === path || path.startsWith(`${id}^`));
    at = rows[index]?.id;
    [own, its] = [rows[index], itsRows[index]];
  }
  return at === path;
}

type DivisionRow = Division & { id: string };

const rowsOf = ({ parts }: Holder): DivisionRow[] => parts.filter(isRow);
const namesOf = (rows: readonly DivisionRow[]) =>
  rows.map((row) => `${row.kind} ${row.id} ${headingNumber(row)}`).join('\n');

/** Groups are named by their position, which may differ although there are equally many: their headings tell. */
const headingNumber = ({ kind, heading }: DivisionRow) =>
  (kind === 'group' && /^\s*(\d+\s*[a-z]*)\./.exec(plainText(heading ?? []))?.[1]) || '';

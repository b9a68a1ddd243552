import type { LanguageCode } from '../../contract/languages.ts';
import type { ParallelUnit } from '../../contract/main/parallel.ts';
import type { Inline, Part, Unit } from '../../contract/main/regulation-text.ts';
import { comparableText, plainTextOf } from '../comparison/plain-text.ts';
import { isRow } from './alignment.ts';

/** A unit in one language, in the current and in the compared version. */
type UnitThenAndNow = { language: LanguageCode; before: Unit | null; after: Unit | null };

/**
 * Paragraphs whose words changed in one language and not in another. A change inside a paragraph also counts
 * for the paragraph, since languages may divide it differently. Numbers, notes and typography do not count.
 */
export function unevenChanges(columns: readonly UnitThenAndNow[]): ParallelUnit['uneven'] {
  const columnChanges = columns.flatMap(({ language, before, after }) =>
    after ? [{ language, ...changesOf(before, after) }] : [],
  );
  const columnsWith = (path: string) => columnChanges.filter(({ all }) => all.has(path));
  const paths = new Set(
    columnChanges.flatMap(({ own, around }) =>
      [...own].flatMap((path) => {
        // A place that some languages lack is reported for the nearest enclosing place that all have.
        const outside = (around.get(path) ?? []).findLast(
          (each) => columnsWith(each).length === columnChanges.length,
        );
        return columnsWith(path).length === columnChanges.length || outside === undefined
          ? [path]
          : [path, outside];
      }),
    ),
  );
  const uneven: ParallelUnit['uneven'] = [];
  for (const path of paths) {
    const having = columnsWith(path);
    const changed = having.filter(({ all }) => all.get(path)).map(({ language }) => language);
    if (changed.length < having.length) uneven.push({ path, changed });
  }
  return uneven;
}

/**
 * `own`: places whose own words changed, or that lost a division. `all`: every place, and whether anything in
 * it changed. `around`: the enclosing places of each, from the outside in.
 */
function changesOf(before: Unit | null, after: Unit) {
  const then = new Map<string, { words: string; around: readonly string[] }>();
  if (before) visitPlaces(before, (path, words, around) => void then.set(path, { words, around }));
  const own = new Set<string>();
  const all = new Map<string, boolean>();
  const around = new Map<string, readonly string[]>();
  const mark = (path: string, outside: readonly string[]) => {
    own.add(path);
    for (const each of [...outside, path]) all.set(each, true);
  };
  visitPlaces(after, (path, words, outside) => {
    all.set(path, false);
    around.set(path, outside);
    if (then.get(path)?.words !== words) mark(path, outside);
  });
  for (const [path, { around: outside }] of then) {
    const left = outside.findLast((each) => all.has(each));
    if (!all.has(path) && left !== undefined) mark(left, around.get(left) ?? []);
  }
  return { own, all, around };
}

type PlaceVisitor = (path: string, words: string, around: readonly string[]) => void;

function visitPlaces(unit: Unit, visitPlace: PlaceVisitor): void {
  const place = (path: string, heading: Inline[] | undefined, parts: readonly Part[], around: string[]) => {
    const texts = parts.filter((part) => !isRow(part)).map(wordsOf);
    visitPlace(path, [words(heading), ...texts].filter(Boolean).join(' '), around);
    for (const part of parts) if (isRow(part)) place(part.id, part.heading, part.parts, [...around, path]);
  };
  place(unit.id, unit.heading, unit.parts, []);
}

const words = (content: Inline[] | undefined) => comparableText(plainTextOf(content).text).trim();

function wordsOf(part: Part): string {
  if (part.part === 'text') return words(part.content);
  const inner = part.part === 'table' ? part.rows.flat().flatMap((cell) => cell.parts) : part.parts;
  const own = part.part === 'division' ? [words(part.num), words(part.heading)] : [];
  return [...own, ...inner.map(wordsOf)].filter(Boolean).join(' ');
}

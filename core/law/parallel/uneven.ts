import type { LanguageCode } from '../../contract/languages.ts';
import type { ParallelUnit } from '../../contract/main/parallel.ts';
import type { Inline, Part, Unit } from '../../contract/main/regulation-text.ts';
import { comparable, plainOf } from '../comparison/plain.ts';
import { isRow } from './alignment.ts';

/** A unit in one language, now and in the version looked back to. */
type UnitThenAndNow = { language: LanguageCode; before: Unit | null; after: Unit | null };

/**
 * Paragraphs whose words one language changed and another did not. A change inside a paragraph counts for
 * the paragraph too, since languages may divide it otherwise; numbers, notes and typography never count.
 */
export function unevenChanges(columns: readonly UnitThenAndNow[]): ParallelUnit['uneven'] {
  const there = columns.flatMap(({ language, before, after }) =>
    after ? [{ language, ...changesOf(before, after) }] : [],
  );
  const havingAt = (path: string) => there.filter(({ all }) => all.has(path));
  const paths = new Set(
    there.flatMap(({ own, around }) =>
      [...own].flatMap((path) => {
        // What not all languages have is told of the next place around it that they have.
        const outside = (around.get(path) ?? []).findLast((each) => havingAt(each).length === there.length);
        return havingAt(path).length === there.length || outside === undefined ? [path] : [path, outside];
      }),
    ),
  );
  const uneven: ParallelUnit['uneven'] = [];
  for (const path of paths) {
    const having = havingAt(path);
    const changed = having.filter(({ all }) => all.get(path)).map(({ language }) => language);
    if (changed.length < having.length) uneven.push({ path, changed });
  }
  return uneven;
}

/**
 * `own`: places whose own words changed, or of which something was taken away. `all`: every place, and
 * whether anything in it changed. `around`: what each stands in, from the outside in.
 */
function changesOf(before: Unit | null, after: Unit) {
  const then = new Map<string, { words: string; around: readonly string[] }>();
  if (before) visit(before, (path, words, around) => void then.set(path, { words, around }));
  const own = new Set<string>();
  const all = new Map<string, boolean>();
  const around = new Map<string, readonly string[]>();
  const mark = (path: string, outside: readonly string[]) => {
    own.add(path);
    for (const each of [...outside, path]) all.set(each, true);
  };
  visit(after, (path, words, outside) => {
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

type Tell = (path: string, words: string, around: readonly string[]) => void;

function visit(unit: Unit, tell: Tell): void {
  const place = (path: string, heading: Inline[] | undefined, parts: readonly Part[], around: string[]) => {
    const texts = parts.filter((part) => !isRow(part)).map(wordsOf);
    tell(path, [words(heading), ...texts].filter(Boolean).join(' '), around);
    for (const part of parts) if (isRow(part)) place(part.id, part.heading, part.parts, [...around, path]);
  };
  place(unit.id, unit.heading, unit.parts, []);
}

const words = (content: Inline[] | undefined) => comparable(plainOf(content).text).trim();

function wordsOf(part: Part): string {
  if (part.part === 'text') return words(part.content);
  const inner = part.part === 'table' ? part.rows.flat().flatMap((cell) => cell.parts) : part.parts;
  const own = part.part === 'division' ? [words(part.num), words(part.heading)] : [];
  return [...own, ...inner.map(wordsOf)].filter(Boolean).join(' ');
}

import type { UnitProgress } from '../contract/domain/assurance.ts';
import { splitParagraphId } from '../law/paragraph-id.ts';

/** How an article stands, by the worst of what was answered in it; `earlier`: for an earlier version only. */
export type UnitState = 'no' | 'open' | 'yes' | 'earlier';
/** Of how many articles of a section, or of a document, something was answered. */
export type SectionProgress = { answered: number; total: number };

type Entry = {
  id: string;
  parent?: string | undefined;
  isArticle: boolean;
  isRepealed?: boolean | undefined;
};

export function unitState({
  counts,
  earlier,
}: Pick<UnitProgress, 'counts' | 'earlier'>): UnitState | undefined {
  if (counts.no > 0) return 'no';
  if (counts.partial + counts.inProgress + counts.unsure > 0) return 'open';
  if (counts.yes + counts.covered > 0) return 'yes';
  return earlier > 0 ? 'earlier' : undefined;
}

export type ContentsProgress = {
  /** How the articles stand of which something was answered. */
  articles: ReadonlyMap<string, UnitState>;
  /** How far the sections are that have articles in them, at any depth. */
  sections: ReadonlyMap<string, SectionProgress>;
  whole: SectionProgress;
};

/** How far a document is, by the entries of its contents. What is repealed needs no answer. */
export function contentsProgress(
  entries: readonly Entry[],
  units: readonly UnitProgress[],
): ContentsProgress {
  const states = new Map(
    units.map((unit) => [splitParagraphId(unit.completeParagraphID).path, unitState(unit)]),
  );
  const parents = new Map(entries.map(({ id, parent }) => [id, parent]));
  const articles = new Map<string, UnitState>();
  const sections = new Map<string, SectionProgress>();
  let whole: SectionProgress = { answered: 0, total: 0 };
  for (const { id, parent, isArticle, isRepealed } of entries) {
    if (!isArticle || isRepealed) continue;
    const state = states.get(id);
    if (state) articles.set(id, state);
    const isAnswered = state !== undefined && state !== 'earlier';
    const plus = ({ answered, total }: SectionProgress = { answered: 0, total: 0 }): SectionProgress => ({
      answered: answered + (isAnswered ? 1 : 0),
      total: total + 1,
    });
    whole = plus(whole);
    for (let around = parent; around !== undefined; around = parents.get(around))
      sections.set(around, plus(sections.get(around)));
  }
  return { articles, sections, whole };
}

import type { Comparison, UnitChange } from '../contract/main/comparison.ts';
import { type UnitKind, unitKinds } from '../contract/main/regulation-text.ts';
import { isOldPlace } from '../law/comparison/report/changed-rows.ts';
import { headWords, isArticle } from './running-heads.ts';

export type ChangedEntry = {
  /** Index of the row of its heading. */
  row: number;
  /** Path in the later text, or in the earlier one where only that has it. */
  path: string;
  kind: UnitKind;
  num: string;
  heading: string;
  isArticle: boolean;
  depth: number;
  /** How it changed; undefined if it did not. */
  change: UnitChange['change'] | undefined;
};

/** The headings of both texts in order, each with its change; containers count the changes inside them. */
export function changedEntries({ rows, units }: Pick<Comparison, 'rows' | 'units'>): ChangedEntry[] {
  const changes = new Map(units.map(({ side, path, change }) => [`${side} ${path}`, change]));
  return rows.flatMap((row, index) => {
    const kind = unitKinds.find((each) => each === row.kind);
    if (kind === undefined || isOldPlace(row)) return [];
    const { before, after } = row;
    const entry = {
      row: index,
      path: (after ?? before)?.path ?? '',
      kind,
      ...headWords(row),
      isArticle: isArticle(row),
      depth: row.depth ?? 0,
      change: changes.get(after ? `after ${after.path}` : `before ${before?.path}`),
    };
    return entry.num === '' && entry.heading === '' ? [] : [entry];
  });
}

/** Only the entries that changed, with the headings around them. */
export function onlyChanged(entries: readonly ChangedEntry[]): ChangedEntry[] {
  const visible = new Set<ChangedEntry>();
  const around: ChangedEntry[] = [];
  for (const entry of entries) {
    while ((around.at(-1)?.depth ?? -1) >= entry.depth) around.pop();
    if (entry.change) for (const each of [...around, entry]) visible.add(each);
    around.push(entry);
  }
  return entries.filter((entry) => visible.has(entry));
}

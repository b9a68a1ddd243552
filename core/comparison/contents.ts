import type { Comparison, UnitChange } from '../contract/main/comparison.ts';
import { articleKinds } from '../contract/main/regulation-text.ts';
import { isHead } from '../law/comparison/report/changed-rows.ts';

export type ChangedEntry = {
  /** Index of the row of its heading. */
  row: number;
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
    if (!isHead(row)) return [];
    const { before, after, runs } = row;
    const left = after ? 'deleted' : 'inserted';
    const heading = runs.flatMap(({ op, text }) => (op === left ? [] : [text])).join('');
    const entry = {
      row: index,
      num: (after ?? before)?.num ?? '',
      heading,
      isArticle: (articleKinds as readonly string[]).includes(row.kind),
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

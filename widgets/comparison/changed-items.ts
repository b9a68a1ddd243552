import type { ChangedEntry } from '#core/comparison/contents.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { contentsLabel } from '#core/regulations/contents-names.ts';
import type { ContentsItem } from '../document-view/contents/contents-items.ts';

type NameOf = (path: string) => string | undefined;

/** The identifier of an entry in the list: the row of its heading, since both texts may use one path. */
export const idOfRow = (row: number): string => String(row);
export const rowOfId = (id: string): number => Number(id);

/**
 * The entries of both texts; those with greater depth that follow one stand inside it. `isNeutral`: differences are
 * no changes.
 */
export function changedItems(
  entries: readonly ChangedEntry[],
  { language, nameOf, isNeutral }: { language: LanguageCode; nameOf: NameOf; isNeutral: boolean },
): ContentsItem[] {
  const around: ChangedEntry[] = [];
  return entries.map((entry) => {
    const { row, path, kind, num, heading, change, depth, isArticle } = entry;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const parent = around.at(-1);
    around.push(entry);
    const label = contentsLabel({ id: path, kind, num }, language);
    return {
      id: idOfRow(row),
      parent: parent && idOfRow(parent.row),
      label,
      title: heading || (label === '' ? (nameOf(path) ?? '') : ''),
      isArticle,
      isRepealed: change === 'repealed' && !isNeutral,
      isQuiet: isArticle && change === undefined,
    };
  });
}

/** The sections that contain a change at any depth. */
export function sectionsWithChanges(
  entries: readonly ChangedEntry[],
  items: readonly ContentsItem[],
): ReadonlySet<string> {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const open = new Set<string>();
  for (const { row, change } of entries) {
    if (!change) continue;
    let at = parents.get(idOfRow(row));
    for (; at !== undefined && !open.has(at); at = parents.get(at)) open.add(at);
  }
  return open;
}

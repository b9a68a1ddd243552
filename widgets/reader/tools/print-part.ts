import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { unprinted } from './print-part.css.ts';

/** What of a text is printed: some of its units, and of one of them only a paragraph. */
export type PrintedPart = { path: string; units: ReadonlySet<string> };
type Entry = Pick<TocEntry, 'id' | 'parent'>;

/** The containers around a unit, from the inside out. */
function containersOf(entries: ReadonlyMap<string, Entry>, id: string): string[] {
  const parent = entries.get(id)?.parent;
  return parent === undefined ? [] : [parent, ...containersOf(entries, parent)];
}

/**
 * The parts around a place that can be printed by themselves, from the smallest: the paragraph, its article, and the
 * containers around it. Each is printed below the headings of the containers around it.
 */
export function printableParts(entries: readonly Entry[], place: string): PrintedPart[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const unit = articlePath(place);
  if (!byId.has(unit)) return [];
  const around = containersOf(byId, unit);
  const own = place === unit ? [] : [place];
  const single = [...own, unit].map((path) => ({ path, units: new Set([unit, ...around]) }));
  const containers = around.map((path, at) => {
    const within = entries.filter(({ id }) => id === path || containersOf(byId, id).includes(path));
    return { path, units: new Set([...within.map(({ id }) => id), ...around.slice(at)]) };
  });
  return [...single, ...containers];
}

/** Leaves everything else out of the next print; the result undoes it. */
export function leaveOut(root: ParentNode, { path, units }: PrintedPart): () => void {
  const left: HTMLElement[] = [];
  for (const section of root.querySelectorAll<HTMLElement>('[data-index]')) {
    if (!units.has(section.dataset.unit ?? '')) left.push(section);
    else if (section.dataset.unit === articlePath(path) && path !== section.dataset.unit)
      left.push(...besides(section, path));
  }
  for (const element of left) element.classList.add(unprinted);
  return () => {
    for (const element of left) element.classList.remove(unprinted);
  };
}

/** The paragraphs of an article that neither contain the path nor lie in it. */
function besides(section: HTMLElement, path: string): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-path*="^"]')].filter(({ dataset }) => {
    const other = dataset.path ?? '';
    return other !== path && !other.startsWith(`${path}^`) && !path.startsWith(`${other}^`);
  });
}

import { foldText } from '#core/lib/fold.ts';
import { labelRange } from '#core/regulations/contents-names.ts';
import type { ContentsItem } from './contents-items.ts';

export type ContentsNode = ContentsItem & {
  children: ContentsNode[];
  /** The articles of a container: "Art. 33–37g". */
  range: string;
};
export type ContentsRow = ContentsNode & {
  level: number;
  /** Indentation; articles are aligned with the title of their section. */
  inset: number;
  expanded: boolean | undefined;
  position: number;
  siblings: number;
};

/** The contents as a tree, from items in text order. */
export function contentsTree(items: readonly ContentsItem[]): ContentsNode[] {
  const top: ContentsNode[] = [];
  const byId = new Map<string, ContentsNode>();
  for (const item of items) {
    const node: ContentsNode = { ...item, children: [], range: '' };
    byId.set(item.id, node);
    const around = item.parent === undefined ? undefined : byId.get(item.parent);
    (around?.children ?? top).push(node);
  }
  for (const node of byId.values()) if (node.children.length > 0) node.range = rangeOf(node);
  return top;
}

function rangeOf(node: ContentsNode): string {
  const first = edge(node, 'first');
  return first === '' ? '' : labelRange(first, edge(node, 'last'));
}

function edge(node: ContentsNode, side: 'first' | 'last'): string {
  const children = side === 'first' ? node.children : [...node.children].reverse();
  for (const child of children) {
    const label = child.isArticle ? child.label : edge(child, side);
    if (label) return label;
  }
  return '';
}

/** The ids of the entries around one, and its own. */
export function pathTo(items: readonly ContentsItem[], id: string | undefined): ReadonlySet<string> {
  const parents = new Map(items.map((item) => [item.id, item.parent]));
  const path = new Set<string>();
  for (let at = id; at !== undefined && parents.has(at) && !path.has(at); at = parents.get(at)) path.add(at);
  return path;
}

/**
 * The visible rows: those below open sections, or those that match the filter with their enclosing sections.
 */
export function visibleRows(
  tree: readonly ContentsNode[],
  isOpen: (id: string) => boolean,
  filter: string,
): ContentsRow[] {
  const words = foldText(filter).split(/\s+/).filter(Boolean);
  const rows: ContentsRow[] = [];
  const add = (nodes: readonly ContentsNode[], level: number, inset: number) => {
    nodes.forEach((node, index) => {
      const { children } = node;
      const expanded = children.length === 0 ? undefined : words.length > 0 || isOpen(node.id);
      const own = node.isArticle ? Math.max(0, inset - 1) : inset;
      rows.push({ ...node, level, inset: own, expanded, position: index + 1, siblings: nodes.length });
      if (expanded) add(children, level + 1, inset + 1);
    });
  };
  add(words.length > 0 ? matching(tree, words) : tree, 1, 0);
  return rows;
}

function matching(nodes: readonly ContentsNode[], words: readonly string[]): ContentsNode[] {
  return nodes.flatMap((node) => {
    const own = foldText(`${node.label} ${node.title} ${node.detail ?? ''}`);
    if (words.every((word) => own.includes(word))) return [node];
    const children = matching(node.children, words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { segmentLabel } from '#core/law/label.ts';
import { isArticle } from '#core/regulations/place.ts';
import { plainText } from '#core/regulations/repeal.ts';

export type ContentsNode = {
  entry: TocEntry;
  children: ContentsNode[];
  /** "37b", "12"; empty for entries without a number. */
  number: string;
  title: string;
  /** The articles of a container: "33–37g". */
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

/** The contents as a tree, from entries in text order. */
export function contentsTree(entries: readonly TocEntry[]): ContentsNode[] {
  const top: ContentsNode[] = [];
  const byId = new Map<string, ContentsNode>();
  for (const entry of entries) {
    const node: ContentsNode = { entry, children: [], ...namesOf(entry), range: '' };
    byId.set(entry.id, node);
    const around = entry.parent === undefined ? undefined : byId.get(entry.parent);
    (around?.children ?? top).push(node);
  }
  for (const node of byId.values()) if (node.children.length > 0) node.range = rangeOf(node);
  return top;
}

function namesOf(entry: TocEntry): { number: string; title: string } {
  const heading = entry.heading ? plainText(entry.heading).trim() : '';
  const num = entry.num ? plainText(entry.num).trim() : '';
  if (isArticle(entry)) return { number: articleNumber(entry), title: heading };
  const number = containerNumber(entry.id);
  return { number, title: heading || num };
}

const bare = (id: string) => id.replace(/^\{[^}]*\}/, '').replace(/![2-9]\d*$/, '');

function articleNumber(entry: TocEntry): string {
  return entry.range
    ? `${bare(entry.range.first)}–${bare(entry.range.last)}`
    : bare(entry.id).replaceAll('+', '');
}

/** The number of a container, read from its path, since sources spell it out ("Zwölfter Abschnitt"). */
function containerNumber(id: string): string {
  const last =
    id
      .replace(/[{}]/g, '')
      .replace(/![2-9]\d*$/, '')
      .split('__')
      .at(-1) ?? '';
  if (/^(?:preface|preamble|conclusions|disp|proviso|A)/.test(last)) return '';
  const label = segmentLabel(last) ?? '';
  return /^u\d*$|^d\d+e\d+$/.test(label) ? '' : label;
}

function rangeOf(node: ContentsNode): string {
  const first = edge(node, 'first').split('–')[0] ?? '';
  const last = edge(node, 'last').split('–').at(-1) ?? '';
  return first === last ? first : `${first}–${last}`;
}

function edge(node: ContentsNode, side: 'first' | 'last'): string {
  const children = side === 'first' ? node.children : [...node.children].reverse();
  for (const child of children) {
    const number = isArticle(child.entry) ? child.number : edge(child, side);
    if (number) return number;
  }
  return '';
}

/**
 * The visible rows: those below open sections, or those that match the filter with their enclosing sections.
 */
export function visibleRows(
  tree: readonly ContentsNode[],
  isOpen: (id: string) => boolean,
  filter: string,
): ContentsRow[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  const rows: ContentsRow[] = [];
  const add = (nodes: readonly ContentsNode[], level: number, inset: number) => {
    nodes.forEach((node, index) => {
      const { children } = node;
      const expanded = children.length === 0 ? undefined : words.length > 0 || isOpen(node.entry.id);
      const own = isArticle(node.entry) ? Math.max(0, inset - 1) : inset;
      rows.push({ ...node, level, inset: own, expanded, position: index + 1, siblings: nodes.length });
      if (expanded) add(children, level + 1, inset + 1);
    });
  };
  add(words.length > 0 ? matching(tree, words) : tree, 1, 0);
  return rows;
}

function matching(nodes: readonly ContentsNode[], words: readonly string[]): ContentsNode[] {
  return nodes.flatMap((node) => {
    const own = fold(`${node.number} ${node.title}`);
    if (words.every((word) => own.includes(word))) return [node];
    const children = matching(node.children, words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Folds case and accents: "ubergang" finds "Übergang". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

import { fieldNamed } from './modifiers.ts';
import type { Query, QueryNode } from './query.ts';

/** Why a query can find nothing by its form: it names nothing that could be there. */
export function whyNothing({
  root,
  filters,
  scopes,
}: Query): 'only-negative' | 'only-modifiers' | 'empty' | undefined {
  const selected = filters.filter(({ negative }) => !negative);
  if (selected.some(({ field }) => fieldNamed(field)?.selects)) return undefined;
  if (root) return isPositive(root) ? undefined : 'only-negative';
  if (filters.length > selected.length) return 'only-negative';
  return filters.length + scopes.length > 0 ? 'only-modifiers' : 'empty';
}

/** Whether what answers this node has any of its words: "a OR -b" is answered by nearly everything. */
function isPositive(node: QueryNode): boolean {
  if (node.kind === 'not') return false;
  if (node.kind === 'and') return node.parts.some(isPositive);
  if (node.kind === 'or') return node.parts.every(isPositive);
  return node.kind === 'group' ? isPositive(node.part) : true;
}

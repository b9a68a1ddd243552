import type { QueryNode } from '#core/law/search/query.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Need } from './need.ts';

/** What a parsed query asks of an article; undefined where it has no word, only signs. */
export function needOfQuery(node: QueryNode | undefined): Need | undefined {
  if (node === undefined) return undefined;
  if (node.kind === 'group') return needOfQuery(node.part);
  if (node.kind === 'not') {
    const need = needOfQuery(node.part);
    return need && { kind: 'not', need };
  }
  if (node.kind === 'and' || node.kind === 'or') return joined(node.kind, node.parts.map(needOfQuery));
  const words = tokenise(node.text).map(({ word }) => word);
  const [first, ...more] = words;
  if (first === undefined) return undefined;
  if (node.kind === 'phrase') return { kind: 'phrase', words };
  if (node.kind === 'near' && more.length > 0) return { kind: 'near', words, distance: node.distance };
  if (node.kind !== 'prefix') return joined('and', words.map(asWord));
  const last = words.at(-1) ?? first;
  return joined('and', [...words.slice(0, -1).map(asWord), { kind: 'prefix', word: last }]);
}

function asWord(word: string): Need {
  return { kind: 'word', word };
}

/** Of an AND inside an AND one is made: the words of a query are equals, however it is written. */
function joined(kind: 'and' | 'or', needs: readonly (Need | undefined)[]): Need | undefined {
  const flat = needs.flatMap((need) => (need === undefined ? [] : need.kind === kind ? need.needs : [need]));
  return flat.length > 1 ? { kind, needs: flat } : flat[0];
}

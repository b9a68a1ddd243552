import type { CitationToken } from './citation-tokens.ts';

/** Names of several words; the longest that stands at a place is found in one walk. */
export type WordTrie<T> = { next: Map<string, WordTrie<T>>; values: T[] };

export const emptyTrie = <T>(): WordTrie<T> => ({ next: new Map(), values: [] });

export function addWords<T>(trie: WordTrie<T>, words: readonly string[], value: T): void {
  let node = trie;
  for (const word of words) {
    const next = node.next.get(word) ?? emptyTrie<T>();
    node.next.set(word, next);
    node = next;
  }
  node.values.push(value);
}

/** Signs that a name may have between its words: "GwV-FINMA", "l’eau", "n. marg.". */
const JOINING = new Set([..."-‐‑–.'’/&"]);

/** The longest name that begins at a token, with the index behind its last. */
export function longestAt<T>(
  trie: WordTrie<T>,
  tokens: readonly CitationToken[],
  from: number,
): { values: readonly T[]; next: number } | undefined {
  let found: { values: readonly T[]; next: number } | undefined;
  let node = trie;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > from && token.kind === 'mark' && JOINING.has(token.text))) continue;
    const next = node.next.get(token.folded);
    if (next === undefined) break;
    node = next;
    if (node.values.length > 0) found = { values: node.values, next: at + 1 };
  }
  return found;
}

import type { Naming } from '../display-name.ts';
import { citationTokens } from './citation-tokens.ts';
import { createNameIndex } from './name-index.ts';
import { findCitations } from './parse-citation.ts';
import { articleAt } from './parse-provision.ts';
import { pathCandidates } from './path-candidates.ts';

/**
 * Paths of the provision that a term means on the page of a document, the likeliest first: the whole term
 * must be a number ("5a", "Art. 5a Abs. 2", "Rz 23"), perhaps with one of the document's names. Empty for
 * any other term.
 */
export function articleJump(text: string, displayNames: readonly string[], naming: Naming): string[] {
  const tokens = citationTokens(text);
  const bare = articleAt(tokens, 0);
  if (bare?.next === tokens.length) return pathCandidates(bare, naming);
  // Beside the word for an article, shorthand is read without a name: "6 II", "6/2/b", "6f."
  const cited = /^\s*\d/.test(text) && !/\d\.\d/.test(text) ? `Art. ${text}` : text;
  const all = citationTokens(cited);
  const document = { regTextId: 'here', shortNames: { DE: displayNames }, longNames: {}, sourceNumber: '' };
  const [only] = findCitations(cited, createNameIndex([document]));
  const isWhole = only?.start === all[0]?.start && only?.end === all.at(-1)?.end;
  if (only === undefined || !isWhole || only.unknownName !== undefined) return [];
  if (only.namesDocument && only.documents.length === 0) return [];
  const { otherwise = [] } = only;
  return [...pathCandidates(only, naming), ...pathCandidates({ steps: otherwise }, naming)];
}

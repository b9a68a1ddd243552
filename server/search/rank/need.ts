import type { QueryNode } from '#core/law/search/query.ts';
import type { Field } from '../index/fields.ts';
import { tokenise, type WordToken } from '../words/tokenise.ts';
import { abbreviationsBesideNumbers } from './abbreviations.ts';
import { withoutLabels } from './labels.ts';

/** A word or phrase of the query. Words are folded; without `fields` they may occur in any field. */
export type SimpleNeed = {
  fields?: readonly Field[];
} /**
 * `pieces`: the parts of a hyphenated word, which also matches as one word or with its pieces near each other.
 * `asSpelt`: no other word is meant by it that is spelt alike.
 */ & (
  | { kind: 'word'; word: string; pieces?: readonly string[]; asSpelt?: true }
  | { kind: 'prefix'; word: string }
  | { kind: 'phrase'; words: readonly string[] }
  /** In any order, with at most `distance` other words between them. */
  | { kind: 'near'; words: readonly string[]; distance: number }
);

/** What an article must contain: the query as the ranking sees it. */
export type Need = SimpleNeed | { kind: 'and' | 'or'; needs: readonly Need[] } | { kind: 'not'; need: Need };

/** A single word without its label would match everywhere. */
const minWordsBeside = 2;

/** The need that a parsed query expresses; undefined for a query of punctuation only. */
export function needOfQuery(root: QueryNode | undefined): Need | undefined {
  return needOfNode(root, abbreviationsBesideNumbers(root));
}

function needOfNode(node: QueryNode | undefined, asSpelt: ReadonlySet<QueryNode>): Need | undefined {
  if (node === undefined) return undefined;
  if (node.kind === 'group') return needOfNode(node.part, asSpelt);
  if (node.kind === 'not') {
    const need = needOfNode(node.part, asSpelt);
    return need && { kind: 'not', need };
  }
  if (node.kind === 'and' || node.kind === 'or')
    return joined(
      node.kind,
      node.parts.map((part) => needOfNode(part, asSpelt)),
    );
  const tokens = tokenise(node.text);
  const words = tokens.map(({ word }) => word);
  const [first, ...more] = words;
  if (first === undefined) return undefined;
  if (node.kind === 'phrase') return phraseNeed(node.text, words);
  if (node.kind === 'near' && more.length > 0) return { kind: 'near', words, distance: node.distance };
  if (node.kind !== 'prefix') {
    const needs = piecewise(node.text, tokens).map(asWord);
    return joined('and', asSpelt.has(node) ? needs.map((need) => ({ ...need, asSpelt: true })) : needs);
  }
  const last = words.at(-1) ?? first;
  return joined('and', [...words.slice(0, -1).map((word) => asWord([word])), { kind: 'prefix', word: last }]);
}

/** A passage that was copied with its labels ("a.", "2.") is also searched without them, as the index has it. */
function phraseNeed(text: string, words: readonly string[]): Need {
  const bare = tokenise(withoutLabels(text)).map(({ word }) => word);
  const phrase: Need = { kind: 'phrase', words };
  if (bare.length === words.length || bare.length < minWordsBeside) return phrase;
  return { kind: 'or', needs: [phrase, { kind: 'phrase', words: bare }] };
}

/** The words of a text, each by the pieces that hyphens join. */
function piecewise(text: string, tokens: readonly WordToken[]): string[][] {
  const words: string[][] = [];
  for (const [at, { word, start }] of tokens.entries()) {
    const isJoined = /^[\u002d\u2010-\u2012]$/u.test(text.slice(tokens[at - 1]?.end ?? start, start));
    if (isJoined) words.at(-1)?.push(word);
    else words.push([word]);
  }
  return words;
}

function asWord(pieces: readonly string[]): Extract<SimpleNeed, { kind: 'word' }> {
  const [word = '', ...more] = pieces;
  return more.length === 0 ? { kind: 'word', word } : { kind: 'word', word: pieces.join('-'), pieces };
}

/** Flattens an AND within an AND, so that all words of a query count alike however it is bracketed. */
function joined(kind: 'and' | 'or', needs: readonly (Need | undefined)[]): Need | undefined {
  const flat = needs.flatMap((need) => (need === undefined ? [] : need.kind === kind ? need.needs : [need]));
  return flat.length > 1 ? { kind, needs: flat } : flat[0];
}

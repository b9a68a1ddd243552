import { foldedAt, isSignAt, longestMatchAt, type Tokens } from './citation-tokens.ts';
import { isAndWord, joints } from './citation-words.ts';
import { skipLinkWords } from './parse-provision.ts';

/** The index after "i.V.m.", "en relation avec l’", "&" and the like; undefined if there is none. */
export function jointAt(tokens: Tokens, from: number): number | undefined {
  if (foldedAt(tokens, from) === 'u' && isLetter(tokens, from)) return undefined;
  const phrase = isSignAt(tokens, from, '&+') ? { next: from + 1 } : longestMatchAt(joints, tokens, from);
  if (phrase === undefined) return undefined;
  return skipLinkWords(tokens, isSignAt(tokens, phrase.next, '.') ? phrase.next + 1 : phrase.next);
}

/** Whether "u" is the letter of a provision and no abbreviated "und": "Bst. u", "Art. 5 u Abs. 2". */
function isLetter(tokens: Tokens, at: number): boolean {
  if (at > 0 && tokens[at - 1]?.kind !== 'number') return true;
  return !isSignAt(tokens, at + 1, '.') && tokens[at + 1] !== undefined && tokens[at + 1]?.kind !== 'number';
}

/** Whether a text between two citations only joins them: "und", ", i.V.m.", "en relation avec l’". */
export function isJoint(tokens: Tokens): boolean {
  let at = isSignAt(tokens, 0, ',;') ? 1 : 0;
  at = isAndWord(foldedAt(tokens, at)) ? at + 1 : (jointAt(tokens, at) ?? at);
  if (isSignAt(tokens, at, ',;')) at += 1;
  return at >= tokens.length;
}

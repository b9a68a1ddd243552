import type { CitationToken } from './citation-tokens.ts';
import { unitWords } from './citation-words.ts';

/** Whether a text goes on so that the number before is a quantity: "30 Tage", "5 pour cent", "10 %". */
export function isCountedAt(tokens: readonly CitationToken[], at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  if (word === 'pour' || word === 'per') return /^(?:cent|cento|mille)$/.test(tokens[at + 1]?.folded ?? '');
  // A preposition in German and an article in English; French has "ans" behind all numbers but one.
  return word !== 'an' && (unitWords.has(word) || tokens[at]?.text === '%');
}

import { type Token, wordOf } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The value of digits or a word for a number; what cannot be read for sure stands for itself. */
export function numberAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const token = tokens[at];
  if (token?.type === 'number') {
    return /^-?\d+(?:\.(?:\d{1,2}|\d{4,}))?$/.test(token.key) ? String(Number(token.key)) : token.key;
  }
  return token?.type === 'word' ? vocabulary.numbers.get(wordOf(token)) : undefined;
}

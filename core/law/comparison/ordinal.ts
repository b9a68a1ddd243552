import type { EntityMatch } from './diff-word.ts';
import { type Token, wordOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads an ordinal: "siebten", "7.", "7th". */
export function ordinalAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): EntityMatch | undefined {
  const token = tokens[at];
  const { ordinals, ordinalForms, ordinalMarks } = vocabulary;
  if (token?.type === 'word') {
    const key = wordOf(token);
    const value = ordinals.get(key) ?? (ordinalForms.test(key) ? key : undefined);
    return value === undefined ? undefined : { to: at + 1, value };
  }
  const [, digits, mark] = /^(\d{1,3})(\p{L}*)$/u.exec(token?.key ?? '') ?? [];
  if (token === undefined || digits === undefined) return undefined;
  if (mark) return ordinalMarks.has(mark) ? { to: at + 1, value: String(Number(digits)) } : undefined;
  const sign = tokens[at + 1];
  const isMarked = sign?.start === token.end && ordinalMarks.has(sign.key);
  return isMarked ? { to: at + 2, value: String(Number(digits)) } : undefined;
}

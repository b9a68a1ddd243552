import type { Read } from './entity.ts';
import { numberAt } from './number-at.ts';
import { type Token, wordOf } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "2/3", "die Hälfte", "drei Viertel", "un tiers des": a share, so it is classed with percentages. */
export function readFraction(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Read | undefined {
  const { fractions, one } = vocabulary;
  const [token, next] = [tokens[at], tokens[at + 1]];
  const alone = fractions.whole.get(wordOf(token));
  if (alone !== undefined) return { to: at + 1, value: alone };
  if (token?.type === 'number' && /^\d{1,2}\/\d{1,2}$/.test(token.key))
    return { to: at + 1, value: token.key };
  const count = one.has(wordOf(token)) ? '1' : numberAt(tokens, at, vocabulary);
  if (count === undefined || !/^\d{1,2}$/.test(count)) return undefined;
  const part = fractions.parts.get(wordOf(next));
  // "Un tiers" alone is somebody else.
  const isShare = part !== undefined && (!part.isAmbiguous || fractions.of.has(wordOf(tokens[at + 2])));
  return isShare ? { to: at + 2, value: `${count}/${part.divisor}` } : undefined;
}

import { scan, type Token } from './scan.ts';

const scanned = new WeakMap<{ text: string }, readonly Token[]>();

/** The words and signs of a text that is asked for several times, looked at once. */
export function tokensOf(words: { text: string }): readonly Token[] {
  const known = scanned.get(words);
  if (known) return known;
  const tokens = scan(words.text);
  scanned.set(words, tokens);
  return tokens;
}

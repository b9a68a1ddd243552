import type { DiffWord } from './diff-word.ts';
import { endsClause } from './diff-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum words between a limit and its amount: "mindestens aber 6 Milliarden", "Maximalbetrag von 6 Milliarden". */
const maxBetween = 2;

const isQuantity = ({ kind, word }: DiffWord) =>
  kind === 'amount' || kind === 'percentage' || (kind === 'deadline' && word.includes(' '));

/**
 * Makes "at least" or "at most" part of the amount, percentage or duration after it. The fold stays, so that the
 * same amount is found again when its limit became another one.
 */
export function markBounds(words: readonly DiffWord[], { bounds }: Vocabulary): void {
  words.forEach((word, place) => {
    if (!isQuantity(word)) return;
    for (let at = place - 1; at >= Math.max(0, place - 1 - maxBetween); at--) {
      const one = words[at];
      if (!one || endsClause(one) || isQuantity(one)) return;
      const first = words[at - 1];
      const joined = first && bounds.get(`${first.word}-${one.word}`);
      const value = joined ?? bounds.get(one.word);
      if (value === undefined) continue;
      word.bound = { value, word: joined === undefined || first === undefined ? one : first };
      word.key += ` ${value}`;
      return;
    }
  });
}

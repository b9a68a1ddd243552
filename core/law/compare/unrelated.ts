import type { Comparing } from './comparing.ts';
import { bagOf, shared, weigh } from './likeness.ts';
import type { MadeRow } from './rows.ts';
import { scan } from './scan.ts';

const enough = 0.08;
/** Of two texts as short as this nobody can say that they are strangers. */
const leastWeight = 6;

/** Whether so little stands in both texts that placing them side by side says nothing. */
export function isUnrelated(rows: readonly MadeRow[], { lexicon, vocabulary, bag }: Comparing): boolean {
  const weight = { before: 0, after: 0, same: 0 };
  for (const { row, before, after } of rows) {
    if (before && after && row.differences.length === 0 && row.change !== 'repealed') return false;
    if (before) weight.before += weigh(bag(before), lexicon);
    if (after) weight.after += weigh(bag(after), lexicon);
    if (!before || !after) continue;
    const same = row.runs.flatMap((run) => (run.op ? [] : scan(run.text)));
    const its = bagOf(same, lexicon, (word) => vocabulary.functionWords.has(word));
    weight.same += shared(its, its, lexicon);
  }
  const least = Math.min(weight.before, weight.after);
  return least >= leastWeight && weight.same / least < enough;
}

import type { Difference, Run } from '../../contract/main/comparison.ts';
import type { Term } from './term.ts';

export type Compared = { runs: Run[]; differences: Difference[] };

/** Two words that oblige or deny together are one difference, also where the words between them stayed. */
export function joinPairs(
  { runs, differences }: Compared,
  sides: readonly (readonly Term[])[],
  of: ReadonlyMap<Term, number>,
): Compared {
  const into = differences.map((_, index) => index);
  for (const terms of sides) {
    const firsts = new Map<number, number>();
    for (const term of terms) {
      const own = into[of.get(term) ?? -1];
      if (term.pair === undefined || own === undefined || differences[own]?.class !== 'obligation') continue;
      const first = firsts.get(term.pair);
      if (first === undefined) firsts.set(term.pair, own);
      else
        into.forEach((each, index) => {
          if (each === own) into[index] = first;
        });
    }
  }
  if (into.every((each, index) => each === index)) return { runs, differences };
  const kept = [...new Set(into)];
  const placeOf = (index: number) => kept.indexOf(into[index] ?? index);
  const joined = kept.map((each): Difference => {
    const all = differences.filter((_, index) => into[index] === each);
    const side = (name: 'before' | 'after') =>
      all
        .map((one) => one[name])
        .filter((words) => words !== '')
        .join(' … ');
    return { class: differences[each]?.class ?? 'obligation', before: side('before'), after: side('after') };
  });
  const told = runs.map(
    (run): Run => (run.difference === undefined ? run : { ...run, difference: placeOf(run.difference) }),
  );
  return { runs: told, differences: joined };
}

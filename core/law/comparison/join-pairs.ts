import type { Difference, Run } from '../../contract/main/comparison.ts';
import type { DiffWord } from './diff-word.ts';

export type ComparedWords = { runs: Run[]; differences: Difference[] };

/** Joins the differences of two words that oblige or deny together, even if the words between them did not change. */
export function joinPairs(
  { runs, differences }: ComparedWords,
  sides: readonly (readonly DiffWord[])[],
  of: ReadonlyMap<DiffWord, number>,
): ComparedWords {
  const into = differences.map((_, index) => index);
  const joinedInto = (index: number): number => {
    let at = index;
    for (let next = into[at] ?? at; next !== at; next = into[at] ?? at) {
      // Every second step is left out the next time, so that chains stay short.
      into[at] = into[next] ?? next;
      at = into[at] ?? at;
    }
    return at;
  };
  for (const words of sides) {
    const firsts = new Map<number, number>();
    for (const word of words) {
      const own = of.get(word);
      if (word.pair === undefined || own === undefined) continue;
      const last = joinedInto(own);
      if (differences[last]?.class !== 'obligation') continue;
      const first = firsts.get(word.pair);
      if (first === undefined) firsts.set(word.pair, last);
      else into[last] = joinedInto(first);
    }
  }
  if (into.every((each, index) => each === index)) return { runs, differences };
  const groups = Map.groupBy(differences.keys(), joinedInto);
  const places = new Map([...groups.keys()].map((each, place) => [each, place]));
  const joined = [...groups].map(([each, members]): Difference => {
    const side = (name: 'before' | 'after') =>
      members
        .map((index) => differences[index]?.[name] ?? '')
        .filter((words) => words !== '')
        .join(' … ');
    return { class: differences[each]?.class ?? 'obligation', before: side('before'), after: side('after') };
  });
  const renumbered = runs.map(
    (run): Run =>
      run.difference === undefined
        ? run
        : { ...run, difference: places.get(joinedInto(run.difference)) ?? 0 },
  );
  return { runs: renumbered, differences: joined };
}

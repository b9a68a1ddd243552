import { atom } from 'nanostores';
import { findFatalProblem, isPlain } from './late-language.ts';
import type { QueryProblem } from './query-language.ts';

/** Reads the terms of one box, one at a time, and keeps what is wrong with the last. */
export function createTermReader() {
  const $problem = atom<QueryProblem | undefined>(undefined);
  let reads = 0;
  return {
    $problem,
    /** Reads a term and goes on, unless something else was begun meanwhile; what is plain is not waited for. */
    after<T>(term: string, goOn: (isWrong: boolean) => Promise<T>): Promise<T | undefined> {
      reads += 1;
      const mine = reads;
      const settle = async (problem: QueryProblem | undefined) => {
        if (mine !== reads) return undefined;
        $problem.set(problem);
        return await goOn(problem !== undefined);
      };
      return term === '' || isPlain(term) ? settle(undefined) : findFatalProblem(term).then(settle);
    },
    reset() {
      reads += 1;
      $problem.set(undefined);
    },
  };
}

import { parseQuery } from '../law/search/parse-query.ts';
import type { Problem } from '../law/search/problems.ts';
import type { Asked } from './asked.ts';

export type QueryProblem = Problem;

/** What keeps a term from being searched as it was meant; told before any call. */
export function fatalProblem(term: string): QueryProblem | undefined {
  return parseQuery(term).problems.find(({ fatal }) => fatal);
}

/** What was read otherwise than it stands; the answer is there all the same. */
export function toldProblems(term: string): QueryProblem[] {
  return parseQuery(term).problems.filter(({ fatal }) => !fatal);
}

/** The term with the nearest known word in the place of the unknown one; undefined where there is none. */
export function mended(term: string, problem: QueryProblem): string | undefined {
  const [wrong, right] = replacement(problem);
  if (!wrong || !right) return undefined;
  const at = term.indexOf(wrong, problem.start);
  return at < 0 ? undefined : term.slice(0, at) + right + term.slice(at + wrong.length);
}

function replacement(problem: QueryProblem): [string, string] | [] {
  if (problem.code === 'unknown-modifier') return [problem.modifier, problem.nearest];
  return problem.code === 'unknown-value' ? [problem.value, problem.nearest] : [];
}

/** The day whose law is asked for: a day in the term goes before the chosen one, undefined is today. */
export function dayOf({ term, versionDate }: Pick<Asked, 'term' | 'versionDate'>): string | undefined {
  const days = parseQuery(term).query.filters.filter(({ field }) => field === 'at');
  return days.at(-1)?.value ?? versionDate;
}

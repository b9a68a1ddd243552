import { parseQuery } from '../law/search/parse-query.ts';
import type { Problem } from '../law/search/query.ts';

export type QueryProblem = Problem;

/** The problem that prevents a term from being searched, found before any call. */
export function fatalProblem(term: string): QueryProblem | undefined {
  return parseQuery(term).problems.find(({ fatal }) => fatal);
}

/** Problems that do not prevent the search: parts of the term that were read in another way than written. */
export function ignoredProblems(term: string): QueryProblem[] {
  return parseQuery(term).problems.filter(({ fatal }) => !fatal);
}

/** The term with the unknown word replaced by the nearest known one; undefined if there is none. */
export function correctedTerm(term: string, problem: QueryProblem): string | undefined {
  const [wrong, right] = replacement(problem);
  if (!wrong || !right) return undefined;
  const at = term.indexOf(wrong, problem.start);
  return at < 0 ? undefined : term.slice(0, at) + right + term.slice(at + wrong.length);
}

function replacement(problem: QueryProblem): [string, string] | [] {
  if (problem.code === 'unknown-modifier') return [problem.modifier, problem.nearest];
  return problem.code === 'unknown-value' ? [problem.value, problem.nearest] : [];
}

/** The day whose law is searched: a day in the term takes precedence over the chosen one; undefined is today. */
export function requestedDay({
  term,
  versionDate,
}: {
  term: string;
  versionDate?: string | undefined;
}): string | undefined {
  const days = parseQuery(term).query.filters.filter(({ field }) => field === 'at');
  return days.at(-1)?.value ?? versionDate;
}

import type { Problem } from '#core/law/search/query.ts';
import { HttpProblem } from '../../http/problem.ts';

/** The problem that prevents an answer, with a code like `UNKNOWN_MODIFIER`; undefined if there is none. */
export function queryProblem(problems: readonly Problem[]): HttpProblem | undefined {
  const problem = problems.find(({ fatal }) => fatal);
  if (problem === undefined) return undefined;
  return new HttpProblem(
    400,
    problem.code.toUpperCase().replaceAll('-', '_'),
    `query: ${messageOf(problem)}`,
  );
}

function messageOf(problem: Problem): string {
  switch (problem.code) {
    case 'unknown-modifier':
      return `unknown search modifier tag "${problem.modifier}"; the nearest known one is "${problem.nearest}"`;
    case 'unknown-value':
      return `"${problem.value}" is no value of "${problem.modifier}"; the nearest known one is "${problem.nearest}"`;
    case 'bad-date':
      return `"${problem.value}" is no day; "${problem.modifier}" takes a day like 2025-01-31`;
    case 'not-negatable':
      return `"${problem.modifier}" cannot stand behind a minus`;
    case 'only-negative':
      return 'it only says what must not be found';
    case 'only-modifiers':
      return 'it has no word to look for';
    case 'empty':
      return 'it has no word to look for';
    default:
      return 'it cannot be read';
  }
}

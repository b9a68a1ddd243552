import type { QueryProblem } from './query-language.ts';

/** Words, numbers and citations: without signs and OR there is no modifier that could be wrong. */
export const isPlain = (term: string): boolean =>
  /^[\p{L}\p{N}\s.,'’§/]*[\p{L}\p{N}][\p{L}\p{N}\s.,'’§/]*$/u.test(term) && !/\bOR\b/.test(term);

/**
 * What keeps a term from being searched as it was meant. The query language loads with the first term
 * that may use it; where it fails to come, the server reads the term alone.
 */
export async function findFatalProblem(term: string): Promise<QueryProblem | undefined> {
  if (isPlain(term)) return undefined;
  try {
    const language = await import('./query-language.ts');
    return language.fatalProblem(term);
  } catch {
    return undefined;
  }
}

import type { searchTexts } from '#core/i18n/search.ts';
import type { QueryProblem } from '#core/search/query-language.ts';
import type { TextOf } from '../app-context.tsx';

/** The problem of a term in words, with the modifier and the nearest known one. */
export function problemText(text: TextOf<typeof searchTexts>, problem: QueryProblem): string {
  switch (problem.code) {
    case 'unknown-modifier':
    case 'unknown-value':
    case 'no-value':
    case 'bad-date':
    case 'not-negatable':
    case 'misplaced-filter': {
      const { code, ...parts } = problem;
      const named = Object.entries(parts).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return text(`search.problem-${code}`, Object.fromEntries(named));
    }
    case 'too-long':
    case 'too-many-terms':
    case 'too-deep':
    case 'only-negative':
    case 'only-modifiers':
      return text(`search.problem-${problem.code}`);
    default:
      return text('search.problem-other');
  }
}

/** How a term with a harmless mistake was read. */
export function noteText(text: TextOf<typeof searchTexts>, problem: QueryProblem): string {
  switch (problem.code) {
    case 'open-quote':
    case 'empty-phrase':
    case 'dangling-or':
      return text(`search.note-${problem.code}`);
    case 'open-group':
    case 'close-group':
    case 'empty-group':
      return text('search.note-brackets');
    case 'too-long':
    case 'too-many-terms':
      return text('search.note-cut');
    default:
      return problemText(text, problem);
  }
}
